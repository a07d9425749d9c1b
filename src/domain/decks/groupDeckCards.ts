import { CARD_TYPES, type CardType } from '../cards/vocabulary.ts'
import { mainType } from './deckAnalytics.ts'
import type { DeckCard } from './deckCard.ts'
import { countCards } from './deckRules.ts'

/** The titles of the groups. */
const TITLES: Record<CardType, string> = {
  Character: 'Characters',
  Action: 'Actions',
  Song: 'Songs',
  Item: 'Items',
  Location: 'Locations',
}

/** The cards of one type in a deck. `copies` counts all of them. */
export type DeckGroup = { readonly title: string; readonly cards: readonly DeckCard[]; readonly copies: number }

/**
 * Groups the cards of a deck by type, in the game's order; empty groups are absent. A song is only in the group of songs. Cards
 * keep their order within a group.
 */
export function groupDeckCards(cards: readonly DeckCard[]): DeckGroup[] {
  const byType = Map.groupBy(cards, mainType)
  const groups = [...CARD_TYPES, undefined].map(
    (type) => [type ? TITLES[type] : 'Other Cards', byType.get(type)] as const,
  )
  return groups.flatMap(([title, found]) => (found ? [{ title, cards: found, copies: countCards(found) }] : []))
}
