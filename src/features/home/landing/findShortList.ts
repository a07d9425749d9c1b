import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import type { FoundCard, FoundCards } from './landing.ts'

/** The number of cards in the list. */
const SHOWN = 7

/** The number of cards that a text finds, and one printing of each of the first, the best matches first. */
export function findShortList(catalogue: Catalogue, text: string): FoundCards {
  const { cards } = searchCards(catalogue, parsePlainSearch(text, catalogue), null, 'relevance')
  const shown = onePrinting(cards, null)
    .slice(0, SHOWN)
    .map((card) => toFoundCard(card, cardPath(catalogue, card)))
  return { text, count: cards.length, cards: shown }
}

/** A card as short lists show it. */
export const toFoundCard = (
  { id, characterName, version, cost, inkable, inks, rarity, prices }: Card,
  path: string,
): FoundCard => ({ id, characterName, version, cost, inkable, inks, rarity, prices, path })
