import { useEffect, useEffectEvent } from 'react'

const FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"])'

/** Whether the focused element handles the key itself: a field or a select handles letters, a field handles Ctrl+Z. */
const isHandledByTarget = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches(ctrlKey || metaKey ? FIELDS : `${FIELDS}, select`)

/**
 * Calls `onKey` for each key pressed on the page, except while a field handles the key or a dialog is open.
 * @param turn whether it is called before or after all other handlers of the key.
 */
export function usePageKeydown(onKey: (event: KeyboardEvent) => void, turn: 'first' | 'last' = 'last'): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isHandledByTarget(event) && !document.querySelector('dialog[open]')) onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    const capture = turn === 'first'
    document.addEventListener('keydown', listen, { capture })
    return () => document.removeEventListener('keydown', listen, { capture })
  }, [turn])
}
