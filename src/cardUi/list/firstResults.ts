import type { PromoPrintings } from '#domain/sets/promoPrintings.ts'

/** The host's results of a search, for the time before the browser has the catalogue. */
export type FirstResults = {
  /** The numbers of found cards and of all cards. */
  readonly found: number
  readonly all: number
  /** The host's reading of the search, in the search language: plain words are terms. */
  readonly reading: string
  readonly corrections: readonly string[]
  /** The promo printings of the set, if the search names one. */
  readonly promos: readonly PromoPrintings[]
}
