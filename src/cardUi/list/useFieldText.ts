import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CardsView } from './useCardsView.ts'

/**
 * The text of the search field. It shows each letter at once, and the page follows in a transition: rendering the filters
 * and the cards would delay the letters, and stops when the next one is typed.
 */
export function useFieldText({ text, setText: setPageText, setFieldText }: CardsView) {
  /** The typed text that the page does not show yet; null if it shows it. */
  const [ahead, setAhead] = useState<string | null>(null)
  const shown = ahead ?? text
  useLayoutEffect(() => {
    setFieldText(shown)
    return () => setFieldText(null)
  }, [setFieldText, shown])
  return {
    text: shown,
    setText: (next: string) => {
      setAhead(next)
      startTransition(() => {
        setAhead(null)
        setPageText(next)
      })
    },
    /** Renders the page for the whole text at once. */
    catchUp: () => {
      if (ahead === null) return
      flushSync(() => {
        setAhead(null)
        setPageText(ahead)
      })
    },
  }
}
