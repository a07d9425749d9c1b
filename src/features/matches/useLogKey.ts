import { useEffect, useEffectEvent } from 'react'

/** In a field, `l` is a letter. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])')

/** Calls `onPress` when `l` is pressed anywhere on the page, unless something is typed or a dialog is open. */
export function useLogKey(onPress: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'l' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
