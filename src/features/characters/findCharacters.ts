import type { Character } from '#domain/cards/characters.ts'
import { foldText } from '#domain/cards/foldText.ts'

/** The characters with `text` in their name, all for a blank one. */
export function findCharacters(characters: readonly Character[], text: string): readonly Character[] {
  const wanted = foldText(text.trim())
  return wanted ? characters.filter(({ name }) => foldText(name).includes(wanted)) : characters
}
