import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** The places of the first and the last value of a range, in the order in which they were chosen. */
type Range = readonly [number, number]

const isBetween = (place: number, [from, to]: Range) => place >= Math.min(from, to) && place <= Math.max(from, to)

/** The place of the child of the row that an event is on; -1 if it is on none. */
const placeOf = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
  [...currentTarget.children].findIndex((child) => target instanceof Node && child.contains(target))

/**
 * Chooses several neighbors in a row of toggles: by a click on the first and a Shift-click on the last, or by dragging the
 * mouse from one to the other. A finger scrolls the row instead.
 * @param values the values of the row's children, in their order.
 * @param onChoose takes the values of the range; without it there are no handlers.
 */
export function useToggleRange<T>(values: readonly T[], onChoose: ((range: readonly T[]) => void) | undefined) {
  const pressed = useRef<number>(undefined)
  const [drag, setDrag] = useState<Range>()
  if (!onChoose) return { isInDrag: () => false, handlers: {} }
  const choose = (range: Range) => onChoose(values.filter((_, place) => isBetween(place, range)))
  return {
    /** Whether the value at a place would be chosen if the drag ended now. */
    isInDrag: (place: number) => drag !== undefined && drag[0] !== drag[1] && isBetween(place, drag),
    handlers: {
      onClickCapture: (event: MouseEvent) => {
        const place = placeOf(event)
        if (place === -1) return
        if (event.shiftKey && pressed.current !== undefined) {
          // Otherwise a link would open in another window.
          event.preventDefault()
          event.stopPropagation()
          choose([pressed.current, place])
        }
        pressed.current = place
      },
      onPointerDown: (event: PointerEvent) => {
        const place = placeOf(event)
        if (event.pointerType === 'mouse' && event.button === 0 && place !== -1) setDrag([place, place])
      },
      onPointerOver: (event: PointerEvent) => {
        const place = placeOf(event)
        if (drag && place !== -1) setDrag([drag[0], place])
      },
      // After a drag there is no click on a toggle, because the two ends differ.
      onPointerUp: () => {
        setDrag(undefined)
        if (drag && drag[0] !== drag[1]) choose(drag)
      },
      onPointerLeave: () => setDrag(undefined),
      // Otherwise the browser would drag the link.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  }
}
