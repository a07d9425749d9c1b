import { startTransition, useEffect, useState } from 'react'

/** How long after the pointer is released the browser may send its click, in ms. */
const CLICK_MS = 300

/** The longest press, in ms. A page may not notice its end, for example if a context menu opens. */
const PRESS_MS = 2000

/**
 * Postpones a change of the page while a pointer is pressed: the press would be lost if the change replaced its button or link.
 * @param value undefined until it is loaded.
 * @returns the value; undefined until it is loaded and no pointer is pressed.
 */
export function useWhenReleased<Value>(value: Value | undefined): Value | undefined {
  const [isPressed, setIsPressed] = useState(false)
  const isLoaded = value !== undefined
  const [isShown, setIsShown] = useState(isLoaded)
  if (isShown !== isLoaded && !(isLoaded && isPressed)) setIsShown(isLoaded)
  useEffect(() => {
    if (isShown) return
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const endIn = (ms: number) => {
      clearTimeout(timer)
      // Like a deferred value, a transition lets the page respond while the value is rendered.
      timer = setTimeout(() => startTransition(() => setIsPressed(false)), ms)
    }
    const onPress = () => {
      setIsPressed(true)
      endIn(PRESS_MS)
    }
    const onRelease = () => endIn(CLICK_MS)
    document.addEventListener('pointerdown', onPress, options)
    document.addEventListener('pointerup', onRelease, options)
    document.addEventListener('pointercancel', onRelease, options)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [isShown])
  return isShown ? value : undefined
}
