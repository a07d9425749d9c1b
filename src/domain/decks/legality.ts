import { isSameSetName } from '../sets/setName.ts'

/** The formats of decks. An infinity deck has cards that core no longer allows (requirements §9). */
export const LEGALITIES = ['core', 'infinity'] as const
export type Legality = (typeof LEGALITIES)[number]

/** The sets that only infinity allows (requirements §4, Deck creation); `sets_2` has `core_legal` false for them. */
export const INFINITY_ONLY_SETS = [
  'The First Chapter',
  'Rise of the Floodborn',
  'Into the Inklands',
  "Ursula's Return",
] as const

/** Whether only infinity allows the cards of a set, given by its name. */
export function isInfinityOnly(setName: string): boolean {
  return INFINITY_ONLY_SETS.some((older) => isSameSetName(older, setName))
}

/**
 * The format of a deck: infinity if any card belongs to one of the four oldest sets, else core (requirements §4, Deck
 * creation). The database stores the format by the same rule; `deck-rules.cases.ts` tests both.
 */
export function deckLegality(cards: Iterable<{ readonly set: string }>): Legality {
  return [...cards].some(({ set }) => isInfinityOnly(set)) ? 'infinity' : 'core'
}
