import { CARDS_WORDS, type CardsSearch, parseCardsSearch, withoutFilter } from './cardsSearch.ts'
import { readText, readWords } from './searchParams.ts'
import type { KnownWords } from './unknownValues.ts'

/** The tabs of a collection beside Sets, which is shown where none is named (requirements §2, Collection). */
const COLLECTION_TABS = ['cards', 'characters'] as const
export type CollectionTab = 'sets' | (typeof COLLECTION_TABS)[number]

/** The parameters of /user/{id}/collection, absent where they say nothing: those of /cards are about its Cards tab. */
export type CollectionSearch = CardsSearch & {
  tab?: (typeof COLLECTION_TABS)[number] | undefined
  /** The cards of which there are copies, or of which there are none; all where absent. */
  show?: 'owned' | 'needed' | undefined
  /** What is searched among the characters. */
  character?: string | undefined
  /** The characters by completion; by name where absent. */
  order?: 'completion' | undefined
}

/** The words that parameters of /user/{id}/collection know. */
export const COLLECTION_WORDS: KnownWords = {
  ...CARDS_WORDS,
  tab: ['sets', ...COLLECTION_TABS],
  show: ['all', 'owned', 'needed'],
  order: ['name', 'completion'],
}

/** Reads the parameters of /user/{id}/collection. Never throws; what makes no sense is ignored. */
export const parseCollectionSearch = (values: Record<string, unknown>): CollectionSearch => ({
  ...parseCardsSearch(values),
  tab: readWords(values['tab'], COLLECTION_TABS)?.[0],
  show: readWords(values['show'], ['owned', 'needed'])?.[0],
  character: readText(values['character']),
  order: readWords(values['order'], ['completion'])?.[0],
})

/** The same parameters with all cards in sight: the tab stays, and what orders and lays out the cards. */
export const withoutCollectionFilter = <Search extends CollectionSearch>(search: Search): Search => ({
  ...withoutFilter(search),
  show: undefined,
})
