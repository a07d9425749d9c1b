import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { makeCharacterSlug } from '#domain/cards/slug.ts'

/** The printings that a card's page shows: those with the slug, and the other printings of the same cards. */
export const cardPart = (cardSlug: string): CataloguePart<readonly Card[]> => {
  const slug = cardSlug.toLowerCase()
  return {
    key: ['card', slug],
    select({ bySlug, byCharacter }) {
      const printings = bySlug.get(slug) ?? []
      const names = new Set(printings.map(cardKey))
      const characters = new Set(printings.map(({ characterName }) => makeCharacterSlug(characterName)))
      const others = [...characters].flatMap((character) => byCharacter.get(character) ?? [])
      return [...new Set([...printings, ...others.filter((card) => names.has(cardKey(card)))])]
    },
  }
}
