import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { neighborCards } from '#domain/cards/neighborCards.ts'
import { findBySlug, makeCharacterSlug } from '#domain/cards/slug.ts'

/**
 * The printings that a card's page shows: those with the slug, the other printings of the same cards, and their neighbors in
 * their sets. Other cards with a neighbor's slug are included, because they decide whether its address names the set.
 */
export const cardPart = (cardSlug: string): CataloguePart<readonly Card[]> => {
  const slug = cardSlug.toLowerCase()
  return {
    key: ['card', slug],
    select(catalogue) {
      const { bySlug, byCharacter } = catalogue
      const printings = findBySlug(bySlug, slug)
      const names = new Set(printings.map(cardKey))
      const characters = new Set(printings.map(({ characterName }) => makeCharacterSlug(characterName)))
      const others = [...characters].flatMap((character) => byCharacter.get(character) ?? [])
      const neighbors = printings.flatMap((card) => Object.values(neighborCards(catalogue, card)))
      return [
        ...new Set([
          ...printings,
          ...others.filter((card) => names.has(cardKey(card))),
          ...neighbors.flatMap((card) => (card ? (bySlug.get(card.slug) ?? []) : [])),
        ]),
      ]
    },
  }
}
