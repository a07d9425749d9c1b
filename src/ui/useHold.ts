import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** How long a finger rests for a long press, in ms. */
const HOLD_MS = 400

/** How far a resting finger may move, in px. */
const MAX_MOVE = 10

/**
 * Handlers for a long press by touch. The click after it must be ignored: `wasHeld` tells whether there was one, once.
 * @param onHold is called while the finger still rests.
 */
export function useHold(onHold: (event: PointerEvent) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    wasHeld: (): boolean => {
      const was = isHeld.current
      isHeld.current = false
      return was
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isHeld.current = false
        if (event.pointerType !== 'touch') return
        start.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          isHeld.current = true
          onHold(event)
        }, HOLD_MS)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_MOVE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  }
}

/**
 * Prevents the page from scrolling under a finger that slides to a button after a long press.
 * @param isHeld whether there was a long press. The component is rendered before it: a browser ignores listeners that are added
 * during a touch.
 */
export function useStillTouch(isHeld: boolean): void {
  const onMove = useEffectEvent((event: TouchEvent) => {
    if (isHeld && event.cancelable) event.preventDefault()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('touchmove', (event) => onMove(event), { signal: listening.signal, passive: false })
    return () => listening.abort()
  }, [])
}
