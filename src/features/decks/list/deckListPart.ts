import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { DeckListFilter, ListedDeck } from '#data/decks/deckLists.ts'
import type { Card } from '#domain/cards/card.ts'
import { listedCards } from './listedCards.ts'

/** The first decks of a list, as many as a screen shows, have pictures before the catalogue is loaded. More would make the page large. */
const DECKS_WITH_CARDS = 6

/** The cards that a list of decks shows first, and the card that the decks are filtered by. */
export const deckListPart = (
  filter: DeckListFilter,
  decks: readonly Pick<ListedDeck, 'entries'>[] = [],
): CataloguePart<readonly Card[]> => ({
  key: ['decks', JSON.stringify(filter)],
  select({ byId }) {
    const shown = decks.slice(0, DECKS_WITH_CARDS).flatMap(({ entries }) => listedCards(entries, byId))
    const chosen = filter.card === undefined ? undefined : byId.get(filter.card)
    return [...new Set([...shown.map(({ card }) => card), ...(chosen ? [chosen] : [])])]
  },
})
