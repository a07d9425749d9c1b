import { useEffect, useEffectEvent } from 'react'

const FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"])'

/** Whether a key belongs to what has the focus: letters to a field or a list to choose from, Ctrl+Z to a field's own undo. */
const isTyped = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches(ctrlKey || metaKey ? FIELDS : `${FIELDS}, select`)

/** Calls `onKey` with each key that is pressed anywhere on the page, unless something is typed or a dialog is open. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyped(event) && !document.querySelector('dialog[open]')) onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
