import { type PointerEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers that close a modal `<dialog>` on a click on its backdrop. Press and release must both hit the backdrop, so
 * that selecting text and releasing outside does not close the dialog. It closes on release, so that the click does not
 * hit the page underneath.
 */
export function useBackdropDismiss(close: () => void) {
  const isPressed = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (isPressed.current && event.target === event.currentTarget) close()
    },
  }
}
