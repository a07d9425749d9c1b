import { hasModifier } from '#ui/hasModifier.ts'

const CONTROLS = 'a[href], button, label, summary, [type="checkbox"], [type="radio"]'

/** How far a resting pointer may move, in px. */
const MAX_MOVE = 10

/**
 * Lets a press count for the control on which it began if the page moves it away before the pointer is released: the browser
 * would press nothing, or by touch what is there now. Content above the control may come meanwhile, for example an error after
 * the press took the focus from a field.
 */
export function followMovedPresses(): void {
  let start: { control: HTMLElement; place: DOMRect; event: PointerEvent } | undefined
  document.addEventListener(
    'pointerdown',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
      start = control ? { control, place: control.getBoundingClientRect(), event } : undefined
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      // Keys and scripts click without a pointer.
      if (!start || event.detail === 0) return
      const { control, place, event: down } = start
      start = undefined
      const isOnControl = event.target instanceof Node && control.contains(event.target)
      if (isOnControl || !control.isConnected || hasModifier(event)) return
      const now = control.getBoundingClientRect()
      const hasMoved = now.x !== place.x || now.y !== place.y
      if (!hasMoved || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > MAX_MOVE) return
      event.preventDefault()
      event.stopPropagation()
      control.click()
    },
    true,
  )
}
