import { listCharacters } from '#domain/cards/characters.ts'
import {
  type CharacterProgress,
  type CharacterSort,
  listCharacterProgress,
  searchCharacterProgress,
  sortCharacterProgress,
} from '#domain/collection/characterProgress.ts'
import { type Completion, totalCompletion } from '#domain/collection/completion.ts'
import type { LoadedCollection } from './collectionState.ts'

/** The data that the line of a character shows. */
export type CharacterLineContent = Pick<CharacterProgress, 'completion'> & {
  readonly character: Pick<CharacterProgress['character'], 'name' | 'slug' | 'best'>
}

/** The characters that a search finds. */
export type FoundCharacters = {
  readonly characters: readonly CharacterLineContent[]
  /** The numbers of found characters and of all characters. */
  readonly found: number
  readonly all: number
  /** The completion of the found characters. */
  readonly completion: Completion
}

/** All characters of a collection in the given order. */
export const sortedCharacters = (
  { collection, catalogue }: LoadedCollection,
  order: CharacterSort,
): CharacterProgress[] =>
  sortCharacterProgress(listCharacterProgress(listCharacters(catalogue.cards), collection), order)

/** Finds the characters whose names contain the text. */
export function findCharacters(all: readonly CharacterProgress[], text: string): FoundCharacters {
  const characters = searchCharacterProgress(all, text)
  return {
    characters,
    found: characters.length,
    all: all.length,
    completion: totalCompletion(characters.map(({ completion }) => completion)),
  }
}
