import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const CONTROLS = 'a, button, input'

/**
 * Moves the focus on when an item of a list disappears with the focused control: to the same control of the item that
 * takes its place, else of the item before it.
 * @param focusElse is called if no item is left.
 * @param control selects the control of each item that gets the focus, if it is always the same.
 * @returns props of the element whose children are the items.
 */
export function useFocusNextItem<List extends HTMLElement>(
  focusElse: () => void,
  control?: string,
): { ref: RefObject<List | null>; onFocus: (event: FocusEvent<List>) => void } {
  const ref = useRef<List>(null)
  /** The item that had the focus last, its index, and the index of its focused control. */
  const last = useRef<{ readonly item: Element; readonly index: number; readonly place: number }>(null)
  useEffect(() => {
    if (!last.current) return
    const items = [...(ref.current?.children ?? [])]
    const { item, index, place } = last.current
    if (item.isConnected) {
      last.current = { item, index: items.indexOf(item), place }
      return
    }
    last.current = null
    if (document.activeElement !== document.body) return
    const next = items[Math.min(index, items.length - 1)]
    const controls = next?.querySelectorAll<HTMLElement>(control ?? CONTROLS)
    const target = controls?.[control === undefined ? Math.min(place, controls.length - 1) : 0]
    if (target) target.focus()
    else focusElse()
  })
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      const index = [...currentTarget.children].findIndex((item) => item.contains(target))
      const item = currentTarget.children[index]
      if (!item) return
      const place = [...item.querySelectorAll(CONTROLS)].indexOf(target)
      last.current = { item, index, place: Math.max(0, place) }
    },
  }
}
