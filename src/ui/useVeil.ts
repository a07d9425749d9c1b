import { type PointerEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers for a modal `<dialog>` that closes on a press on the veil around it: pressed and released there, so that
 * marking a text that ends outside does not close it, and only when released, so that nothing behind it is clicked.
 */
export function useVeil(close: () => void) {
  const pressed = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) close()
    },
  }
}
