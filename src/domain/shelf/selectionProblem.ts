/** The order in which decks are chosen: as many as possible, or each by the member's own ranking. */
export type SelectionOrder = 'most' | 'ranking'

/** Copies of a card name. */
export type NamedCopies = { readonly name: string; readonly copies: number }

/** A deck that may be selected: all its cards are at hand while it is played. */
export type SelectableDeck = {
  readonly id: string
  /** Copies by card key (`cardKey`), each at least 1. */
  readonly cards: ReadonlyMap<string, number>
}

/**
 * The choice of decks that can be built at the same time (decision 064). Decks that share a card name need their copies
 * together: a copy is in one deck only.
 */
export type SelectionProblem = {
  /** With distinct ids. In order 'ranking' the first deck is the most important. */
  readonly decks: readonly SelectableDeck[]
  /** Owned copies by card key, in any printing and finish. */
  readonly owned: ReadonlyMap<string, number>
  /** Price of one copy by card key, in cents (USD). Copies without a price of at least one cent cannot be bought. */
  readonly cents: ReadonlyMap<string, number>
  /** The limit of the money for more copies, in cents. */
  readonly budgetCents: number
  /** Ids of decks that are always selected. Ids of other decks are ignored. */
  readonly pinned: ReadonlySet<string>
  readonly order: SelectionOrder
}

/** Copies to buy. */
export type Purchase = {
  readonly cards: readonly NamedCopies[]
  /** Their price in cents; null if one of them has no price. */
  readonly cents: number | null
}

/** A deck that is not selected, and what it lacks beside those that are. */
export type WaitingDeck = { readonly id: string; readonly beside: Purchase }

export type DeckSelection = {
  readonly kind: 'solved'
  /** Ids of the selected decks, in the order of the problem. */
  readonly selected: readonly string[]
  /** The copies to buy for them, within the budget. */
  readonly purchase: Purchase
  /** More decks than this cannot be built. It equals the number of `selected` unless time ran out. */
  readonly atMost: number
  /** Whether no other choice of as many decks costs less. False only if time ran out. */
  readonly isCheapest: boolean
  /**
   * Whether no other choice of as many decks for the same money has a cheaper next deck. False only if time ran out.
   */
  readonly isNextCheapest: boolean
  /** The other decks in the order of the problem. */
  readonly waiting: readonly WaitingDeck[]
  /** The id of the cheapest of the other decks; null if none can be bought. Its price is in `waiting`. */
  readonly next: string | null
}

/** The pinned decks cannot be built at the same time within the budget; `lacking` is what they lack. */
export type PinsConflict = { readonly kind: 'pinsConflict'; readonly lacking: Purchase }

export type SelectionAnswer = DeckSelection | PinsConflict

/** The state of a search. */
export type SelectionProgress = {
  /** Decks of the best choice so far. */
  readonly found: number
  /** More decks than this cannot be built. */
  readonly atMost: number
}
