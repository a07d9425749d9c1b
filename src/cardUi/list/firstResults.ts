import type { PromoPrintings } from '#domain/sets/promoPrintings.ts'

/** What the host says of the cards that a search finds, before the browser has the catalogue. */
export type FirstResults = {
  /** How many cards the search finds, and how many there are. */
  readonly found: number
  readonly all: number
  readonly corrections: readonly string[]
  /** The promo printings of the set, if the search names one. */
  readonly promos: readonly PromoPrintings[]
}
