import { readPage, readText, readWords } from './searchParams.ts'
import type { KnownWords } from './unknownValues.ts'

/** The orders of a character's cards (requirements §2, Character detail); by default they are sorted by name. */
export const CHARACTER_CARD_SORTS = ['name', 'cost', 'rarity'] as const
export type CharacterCardSort = (typeof CHARACTER_CARD_SORTS)[number]

/** The parameters of /characters, absent if they have their default. */
export type CharactersSearch = {
  /** The searched part of the characters' names. */
  search?: string | undefined
  /** The visible page of the list without scripts, from 2; absent for the first. With scripts the list is whole. */
  page?: number | undefined
}

/** The parameters of /character/{slug}, absent if they have their default. */
export type CharacterSearch = {
  /** The searched part of the cards' names. */
  search?: string | undefined
  sort?: Exclude<CharacterCardSort, 'name'> | undefined
  /** See `CharactersSearch`. */
  page?: number | undefined
}

/** The known words of parameters of /character/{slug}. */
export const CHARACTER_WORDS: KnownWords = { sort: CHARACTER_CARD_SORTS }

/** Reads the parameters of /characters. Never throws. */
export const parseCharactersSearch = (values: Record<string, unknown>): CharactersSearch => ({
  search: readText(values['search']),
  page: readPage(values['page']),
})

/** Reads the parameters of /character/{slug}. Never throws; invalid values are ignored. */
export const parseCharacterSearch = (values: Record<string, unknown>): CharacterSearch => ({
  search: readText(values['search']),
  sort: readWords(values['sort'], ['cost', 'rarity'])?.[0],
  page: readPage(values['page']),
})
