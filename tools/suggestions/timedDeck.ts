import type { Ink } from '#domain/cards/vocabulary.ts'
import type { SampledDeck } from '#domain/suggestions/deckSample.ts'

/** The fields of a card that suggestions need. */
export type PooledCard = { readonly key: string; readonly inks: readonly Ink[] }

/** A public deck with its author and its time. */
export type TimedDeck = {
  readonly author: string
  /** Any unit. */
  readonly time: number
  /** At most two. */
  readonly inks: readonly Ink[]
  readonly copies: SampledDeck
  /**
   * The cards that its maker knows to be most probable in such a deck, the most probable first; without a maker
   * undefined.
   */
  readonly likely?: readonly string[]
}
