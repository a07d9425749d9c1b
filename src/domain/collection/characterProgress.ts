import type { Character } from '../cards/characters.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { type Completion, characterCompletion, type Owned } from './completion.ts'

/** The completion of a character's cards. */
export type CharacterProgress = { readonly character: Character; readonly completion: Completion }

/** The orders of the Characters tab (requirements §2, Collection): by name, or most complete first. */
const CHARACTER_SORTS = ['name', 'completion'] as const
export type CharacterSort = (typeof CHARACTER_SORTS)[number]

/** The progress of each character over its character cards, see `listCharacters`. */
export const listCharacterProgress = (characters: readonly Character[], owned: Owned): CharacterProgress[] =>
  characters.map((character) => ({ character, completion: characterCompletion(character.cards, owned) }))

/** The characters whose name contains the text, ignoring case and accents; all for an empty text. */
export function searchCharacterProgress(
  list: readonly CharacterProgress[],
  text: string,
): readonly CharacterProgress[] {
  const wanted = foldText(text.trim())
  return wanted === '' ? list : list.filter(({ character }) => foldText(character.name).includes(wanted))
}

/** Sorts characters. Ties in the exact share, not in the rounded percentage, are sorted by name. */
export function sortCharacterProgress(list: readonly CharacterProgress[], sort: CharacterSort): CharacterProgress[] {
  return list
    .map((progress) => ({
      progress,
      name: foldText(progress.character.name),
      key: sort === 'name' ? 0 : -shareOf(progress.completion),
    }))
    .toSorted((a, b) => a.key - b.key || compareText(a.name, b.name))
    .map(({ progress }) => progress)
}

const shareOf = ({ collectedCards, totalCards }: Completion): number =>
  totalCards === 0 ? 0 : collectedCards / totalCards
