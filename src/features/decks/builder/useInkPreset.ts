import { useEffect, useEffectEvent } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { CardsView } from '#cardUi/list/useCardsView.ts'

/** The number of inks of a deck. */
const INKS_OF_DECK = 2

/** The inks that were applied last, and a function to set them. */
export type AppliedInks = readonly [inks: string, setInks: (inks: string) => void]

/**
 * Shows only cards of the deck's inks once the deck has two, unless the visitor has chosen inks. The filter can be removed
 * like any other. While the visitor is further down in the list it waits, because the list would jump, and while a card has the
 * keyboard's focus, because the card would get another place and lose it.
 * The applied inks prevent a removed filter from returning.
 */
export function useInkPreset(
  { choices, preset }: Pick<CardsView, 'choices' | 'preset'>,
  inks: readonly Ink[],
  [applied, setApplied]: AppliedInks,
): void {
  const key = inks.length === INKS_OF_DECK ? inks.join() : ''
  const apply = useEffectEvent(() => {
    setApplied(key)
    if (choices.inks.length === 0) preset({ inks })
  })
  useEffect(() => {
    if (key === '' || key === applied) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const applyWhenCalm = () => {
      if (window.scrollY > window.innerHeight / 2 || document.querySelector('[data-index] :focus-visible')) return
      listening.abort()
      apply()
    }
    document.addEventListener('scroll', applyWhenCalm, { signal, passive: true })
    document.addEventListener('focusin', applyWhenCalm, { signal })
    applyWhenCalm()
    return () => listening.abort()
  }, [key, applied])
}
