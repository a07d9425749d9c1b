import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { Card } from '#domain/cards/card.ts'

/** The cards of a deck, and the printings that share a slug with one of them and so decide its address (cardPath). */
export const deckPart = ({ id, entries }: Pick<Deck, 'id' | 'entries'>): CataloguePart<readonly Card[]> => ({
  key: ['deck', id],
  select({ byId, bySlug }) {
    const cards = entries.flatMap(({ card }) => byId.get(card) ?? [])
    return [...new Set(cards.flatMap((card) => [card, ...(bySlug.get(card.slug) ?? [])]))]
  },
})
