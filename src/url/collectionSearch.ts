import { LAYOUT_WORDS, LIST_WORDS, type CardsSearch, parseCardsSearch, withoutFilter } from './cardsSearch.ts'
import { readText, readWords } from './searchParams.ts'
import type { KnownWords } from './unknownValues.ts'

/** The tabs of a collection besides Sets, which is the default (requirements §2, Collection). */
const COLLECTION_TABS = ['cards', 'characters'] as const
export type CollectionTab = 'sets' | (typeof COLLECTION_TABS)[number]

/** The views of the Cards tab besides All Cards. */
const SHOWN = ['owned', 'needed', 'wishes', 'trade'] as const

/** The parameters of /user/{id}/collection, absent if they have their default. Those of /cards are for its Cards tab. */
export type CollectionSearch = CardsSearch & {
  tab?: (typeof COLLECTION_TABS)[number] | undefined
  /** Only cards with copies, only cards without, only wishes, or only cards for trade; all if absent. */
  show?: (typeof SHOWN)[number] | undefined
  /** The searched part of the characters' names. */
  character?: string | undefined
  /** Sorts characters by completion; by name if absent. */
  order?: 'completion' | undefined
}

/** The known words of parameters of /user/{id}/collection. */
export const COLLECTION_WORDS: KnownWords = {
  ...LIST_WORDS,
  ...LAYOUT_WORDS,
  tab: ['sets', ...COLLECTION_TABS],
  show: ['all', ...SHOWN],
  order: ['name', 'completion'],
}

/** Reads the parameters of /user/{id}/collection. Never throws; invalid values are ignored. */
export const parseCollectionSearch = (values: Record<string, unknown>): CollectionSearch => ({
  ...parseCardsSearch(values),
  printings: undefined,
  tab: readWords(values['tab'], COLLECTION_TABS)?.[0],
  show: readWords(values['show'], SHOWN)?.[0],
  character: readText(values['character']),
  order: readWords(values['order'], ['completion'])?.[0],
})

/** Removes the filter, so that all cards are shown. Tab, order and layout stay. */
export const withoutCollectionFilter = <Search extends CollectionSearch>(search: Search): Search => ({
  ...withoutFilter(search),
  show: undefined,
})
