import { readPage, readText, readWords } from './searchParams.ts'
import type { KnownWords } from './unknownValues.ts'

/** The orders that a character's cards can be put in (requirements §2, Character detail); by name without a choice. */
export const CHARACTER_CARD_SORTS = ['name', 'cost', 'rarity'] as const
export type CharacterCardSort = (typeof CHARACTER_CARD_SORTS)[number]

/** The parameters of /characters, absent where they say nothing. */
export type CharactersSearch = {
  /** What is searched in the names of characters. */
  search?: string | undefined
  /** The visible page of the list without scripts, from 2; absent for the first. With scripts the list is whole. */
  page?: number | undefined
}

/** The parameters of /character/{slug}, absent where they say nothing. */
export type CharacterSearch = {
  /** What is searched in the names of the character's cards. */
  search?: string | undefined
  sort?: Exclude<CharacterCardSort, 'name'> | undefined
  /** See `CharactersSearch`. */
  page?: number | undefined
}

/** The words that parameters of /character/{slug} know. */
export const CHARACTER_WORDS: KnownWords = { sort: CHARACTER_CARD_SORTS }

/** Reads the parameters of /characters. Never throws. */
export const parseCharactersSearch = (values: Record<string, unknown>): CharactersSearch => ({
  search: readText(values['search']),
  page: readPage(values['page']),
})

/** Reads the parameters of /character/{slug}. Never throws; what makes no sense is ignored. */
export const parseCharacterSearch = (values: Record<string, unknown>): CharacterSearch => ({
  search: readText(values['search']),
  sort: readWords(values['sort'], ['cost', 'rarity'])?.[0],
  page: readPage(values['page']),
})
