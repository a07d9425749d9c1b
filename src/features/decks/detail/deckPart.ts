import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { Card } from '#domain/cards/card.ts'
import { printingsOf } from '#domain/cards/printings.ts'

/**
 * The cards of a deck and of its maybeboard with all their printings, by which the deck is judged, and the cards that share
 * a slug with one of them and so decide its address (cardPath).
 */
export const deckPart = ({
  id,
  entries,
  maybeboard,
}: Pick<Deck, 'id' | 'entries' | 'maybeboard'>): CataloguePart<readonly Card[]> => ({
  key: ['deck', id],
  select({ byId, bySlug, byCharacter }) {
    const cards = [...entries, ...maybeboard].flatMap(({ card }) => byId.get(card) ?? [])
    return [
      ...new Set(
        cards.flatMap((card) => [card, ...(bySlug.get(card.slug) ?? []), ...printingsOf(card, { byCharacter })]),
      ),
    ]
  },
})
