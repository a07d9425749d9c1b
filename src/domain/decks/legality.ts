import { isSameSetName } from '../sets/setName.ts'

/** The formats a deck may be played in: an infinity deck has cards that core no longer allows (requirements §9). */
export const LEGALITIES = ['core', 'infinity'] as const
export type Legality = (typeof LEGALITIES)[number]

/** The sets whose cards only infinity allows (requirements §4, Deck creation); `core_legal` is false on them in `sets_2`. */
export const INFINITY_ONLY_SETS = [
  'The First Chapter',
  'Rise of the Floodborn',
  'Into the Inklands',
  "Ursula's Return",
] as const

/** Whether cards of a set, given by its name, keep a deck out of core. */
export function isInfinityOnly(setName: string): boolean {
  return INFINITY_ONLY_SETS.some((older) => isSameSetName(older, setName))
}

/**
 * The format of a deck, from its cards: infinity when any card belongs to one of the four older sets, else core
 * (requirements §4, Deck creation). The database works out what is stored by the same rule (supabase/migrations);
 * `deck-rules.cases.ts` tests both.
 */
export function deckLegality(cards: Iterable<{ readonly set: string }>): Legality {
  return [...cards].some(({ set }) => isInfinityOnly(set)) ? 'infinity' : 'core'
}
