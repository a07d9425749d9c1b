import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { Card } from '#domain/cards/card.ts'

/** The cards of a deck and of its maybeboard, and the printings that share a slug with one of them and so decide its address (cardPath). */
export const deckPart = ({
  id,
  entries,
  maybeboard,
}: Pick<Deck, 'id' | 'entries' | 'maybeboard'>): CataloguePart<readonly Card[]> => ({
  key: ['deck', id],
  select({ byId, bySlug }) {
    const cards = [...entries, ...maybeboard].flatMap(({ card }) => byId.get(card) ?? [])
    return [...new Set(cards.flatMap((card) => [card, ...(bySlug.get(card.slug) ?? [])]))]
  },
})
