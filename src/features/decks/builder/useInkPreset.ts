import { useEffect, useEffectEvent } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { CardsView } from '#cardUi/list/useCardsView.ts'

/** The number of inks of a deck. */
const INKS_OF_DECK = 2

/**
 * Shows only cards of the deck's inks once the deck has two, unless the visitor has chosen inks. The filter can be removed
 * as any other. While the visitor is further down in the list it waits, because the list would jump.
 */
export function useInkPreset({ choices, preset }: CardsView, inks: readonly Ink[]): void {
  const key = inks.length === INKS_OF_DECK ? inks.join() : ''
  const apply = useEffectEvent(() => {
    if (choices.inks.length === 0) preset({ inks })
  })
  useEffect(() => {
    if (key === '') return undefined
    const listening = new AbortController()
    const applyAtTop = () => {
      if (window.scrollY > window.innerHeight / 2) return
      listening.abort()
      apply()
    }
    document.addEventListener('scroll', applyAtTop, { signal: listening.signal, passive: true })
    applyAtTop()
    return () => listening.abort()
  }, [key])
}
