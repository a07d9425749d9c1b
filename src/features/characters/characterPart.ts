import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'

/** The cards of a character. */
export const characterPart = (characterSlug: string): CataloguePart<readonly Card[]> => {
  const slug = characterSlug.toLowerCase()
  return { key: ['character', slug], select: ({ byCharacter }) => byCharacter.get(slug) ?? [] }
}
