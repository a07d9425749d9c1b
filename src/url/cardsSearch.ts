import {
  CARD_TYPES,
  type CardType,
  COST_CHOICES,
  INKS,
  type Ink,
  RARITIES,
  type Rarity,
} from '#domain/cards/vocabulary.ts'
import type { CardSort } from '#domain/cards/sort.ts'
import { MAX_SEARCH_LENGTH } from '#domain/search/searchLength.ts'
import { readFlag, readList, readText, readWords } from './searchParams.ts'
import type { KnownWords } from './unknownValues.ts'

/**
 * The sorts a visitor can choose; without a choice it is the name, or the best match while searching. The number is offered
 * where sets are looked through.
 */
export const CARD_SORTS = [
  'name',
  'name-desc',
  'cost-asc',
  'cost-desc',
  'color',
  'number',
  'rarity-desc',
  'rarity-asc',
  'price-desc',
  'price-asc',
  'strength-desc',
  'strength-asc',
  'willpower-desc',
  'willpower-asc',
  'lore-desc',
  'lore-asc',
] as const
export type CardSortChoice = (typeof CARD_SORTS)[number]

/** The order that a choice stands for; without one the best match first, which is the name where no words are searched. */
export const toCardSort = (choice: CardSortChoice | undefined): CardSort =>
  choice === 'color' ? 'ink' : (choice ?? 'relevance')

/** The parameters of /cards (requirements §2, route table), absent where they say nothing. */
export type CardsSearch = {
  search?: string | undefined
  rarity?: Rarity[] | undefined
  type?: CardType[] | undefined
  set?: string[] | undefined
  color?: Ink[] | undefined
  franchise?: string[] | undefined
  classifications?: string[] | undefined
  inkable?: boolean | undefined
  keyword?: string[] | undefined
  /** Of `COST_CHOICES`. */
  cost?: number[] | undefined
  sort?: CardSortChoice | undefined
  /** Columns of the grid on a large screen; 4 where absent. */
  columns?: 3 | undefined
  /** Which page of the list is shown without scripts, from 2; the first where absent. With scripts the list is whole. */
  page?: number | undefined
}

/** The words that parameters of every list of cards know; sets, franchises and classifications are names, not words. */
const LIST_WORDS: KnownWords = {
  rarity: RARITIES,
  type: CARD_TYPES,
  color: INKS,
  inkable: ['true', 'false'],
  cost: COST_CHOICES.map(String),
  sort: CARD_SORTS,
}

/** The words that parameters of /cards know. */
export const CARDS_WORDS: KnownWords = { ...LIST_WORDS, columns: ['3', '4'] }

/** Reads the parameters of /cards. Never throws; what makes no sense is ignored. */
export function parseCardsSearch(values: Record<string, unknown>): CardsSearch {
  // What says nothing is named as undefined: the router would put the raw value back under a key that is left out.
  return {
    search: readText(values['search'], MAX_SEARCH_LENGTH),
    rarity: readWords(values['rarity'], RARITIES),
    type: readWords(values['type'], CARD_TYPES),
    set: readList(values['set']),
    color: readWords(values['color'], INKS),
    franchise: readList(values['franchise']),
    classifications: readList(values['classifications']),
    inkable: readFlag(values['inkable']),
    keyword: readList(values['keyword']),
    cost: readCosts(values['cost']),
    sort: readWords(values['sort'], CARD_SORTS)?.[0],
    columns: String(values['columns']) === '3' ? 3 : undefined,
    page: readPage(values['page']),
  }
}

/** The costs among `COST_CHOICES`, in order; undefined where there are none. */
function readCosts(value: unknown): number[] | undefined {
  const listed = new Set([value].flat().map(String))
  const costs = COST_CHOICES.filter((cost) => listed.has(String(cost)))
  return costs.length > 0 ? costs : undefined
}

/** A page from 2 to 9999; undefined for anything else. */
const readPage = (value: unknown): number | undefined =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(String(value)) ? Number(value) : undefined

/** The same parameters without the filter: what orders and lays out the cards stays, and what is not about cards. */
export const withoutFilter = <Search extends CardsSearch>(search: Search): Search => ({
  ...search,
  ...parseCardsSearch({}),
  sort: search.sort,
  columns: search.columns,
})

/** The tabs of /deck-builder on a phone. */
const BUILDER_TABS = ['cards', 'deck'] as const
export type BuilderTab = (typeof BUILDER_TABS)[number]

/**
 * The parameters of /deck-builder: those of /cards, the deck it begins with, and the tab, for whoever signs in to save, or comes
 * back from a card. Where none is named a deck that is there already is shown first.
 */
export type BuilderSearch = CardsSearch & {
  deck?: string | undefined
  copy?: string | undefined
  tab?: BuilderTab | undefined
}

/** The words that parameters of /deck-builder know. */
export const BUILDER_WORDS: KnownWords = { ...LIST_WORDS, tab: BUILDER_TABS }

/** Reads the parameters of /deck-builder. Never throws. */
export const parseBuilderSearch = (values: Record<string, unknown>): BuilderSearch => ({
  ...parseCardsSearch(values),
  columns: undefined,
  page: undefined,
  deck: readText(values['deck']),
  copy: readText(values['copy']),
  tab: readWords(values['tab'], BUILDER_TABS)?.[0],
})
