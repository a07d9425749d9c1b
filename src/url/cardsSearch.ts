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
import { readFlag, readList, readPage, readText, readWords } from './searchParams.ts'
import { readSwaps } from './swapSearch.ts'
import type { KnownWords } from './unknownValues.ts'

/**
 * The sorts that a menu offers. By default a search sorts by best match, anything else by `DefaultSort`. The menu offers `number`
 * only for the cards of a set.
 */
export const MENU_SORTS = [
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

/** All sorts: those of the menu, and those that only the headers of the table offer. */
export const CARD_SORTS = [
  ...MENU_SORTS,
  'color-desc',
  'type',
  'type-desc',
  'set',
  'set-desc',
  'foil-desc',
  'foil-asc',
] as const
export type CardSortChoice = (typeof CARD_SORTS)[number]

/** The order of equally good matches if no sort is chosen. */
export type DefaultSort = 'name' | 'number'

/** The default of /cards: a single set is sorted by number. */
export const defaultCardsSort = ({ set }: Pick<CardsSearch, 'set'>): DefaultSort =>
  set?.length === 1 ? 'number' : 'name'

/** The order of a sort. The default is the best match first, then `byDefault`. */
export function toCardSort(choice: CardSortChoice | undefined, byDefault: DefaultSort): CardSort {
  if (choice === 'color') return 'ink'
  if (choice === 'color-desc') return 'ink-desc'
  return choice ?? (byDefault === 'number' ? 'relevance-number' : 'relevance')
}

/** The columns that visitors can choose; `fit` is as many as fit. */
export const COLUMNS = ['3', '4', 'fit'] as const
export type ColumnsChoice = (typeof COLUMNS)[number]

/** The printings of a card that are shown: one, or all. */
const PRINTINGS = ['one', 'all'] as const
export type PrintingsChoice = (typeof PRINTINGS)[number]

/** How cards are shown: as pictures, as lines or as a table. */
export const CARD_VIEWS = ['grid', 'list', 'table'] as const
export type CardViewChoice = (typeof CARD_VIEWS)[number]

/** The parameters of /cards (requirements §2, route table), absent if they have their default. */
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
  /** Some of `COST_CHOICES`. */
  cost?: number[] | undefined
  sort?: CardSortChoice | undefined
  /** Columns of the grid on a large screen; by default 4, and as many as fit on a very large screen. */
  columns?: ColumnsChoice | undefined
  /** By default the view that was chosen last on this device, or the grid. */
  view?: CardViewChoice | undefined
  /** By default one printing of each card in the deck builder, and every printing on other pages. */
  printings?: PrintingsChoice | undefined
  /** The page of the list without scripts, from 2; absent for the first. With scripts the list is whole. */
  page?: number | undefined
}

/** The known words of parameters for every list of cards. Sets, franchises and classifications are free names. */
export const LIST_WORDS: KnownWords = {
  rarity: RARITIES,
  type: CARD_TYPES,
  color: INKS,
  inkable: ['true', 'false'],
  cost: COST_CHOICES.map(String),
  sort: CARD_SORTS,
}

/** The known words of parameters for the layout of cards. */
export const LAYOUT_WORDS: KnownWords = { columns: COLUMNS, view: CARD_VIEWS }

/** The known words of parameters of /cards. */
export const CARDS_WORDS: KnownWords = { ...LIST_WORDS, ...LAYOUT_WORDS, printings: PRINTINGS }

/** Reads the parameters of /cards. Never throws; invalid values are ignored. */
export function parseCardsSearch(values: Record<string, unknown>): CardsSearch {
  // Ignored parameters are present with the value undefined, because the router would restore the raw value of a missing key.
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
    columns: readWords(values['columns'], COLUMNS)?.[0],
    view: readWords(values['view'], CARD_VIEWS)?.[0],
    printings: readWords(values['printings'], ['one'])?.[0],
    page: readPage(values['page']),
  }
}

/** The costs among `COST_CHOICES`, in order; undefined if there are none. */
function readCosts(value: unknown): number[] | undefined {
  const listed = new Set([value].flat().map(String))
  const costs = COST_CHOICES.filter((cost) => listed.has(String(cost)))
  return costs.length > 0 ? costs : undefined
}

/** Removes the filter from the parameters. Order, layout and parameters of other features stay. */
export const withoutFilter = <Search extends CardsSearch>(search: Search): Search => ({
  ...search,
  ...parseCardsSearch({}),
  sort: search.sort,
  columns: search.columns,
  view: search.view,
  printings: search.printings,
})

/** The tabs of /deck-builder on a phone. */
const BUILDER_TABS = ['cards', 'deck'] as const
export type BuilderTab = (typeof BUILDER_TABS)[number]

/**
 * The parameters of /deck-builder: those of /cards, the initial deck and the tab. They restore the builder after a guest
 * has signed in to save, and on the way back from a card. Without a tab, an existing deck is shown first.
 */
export type BuilderSearch = CardsSearch & {
  deck?: string | undefined
  copy?: string | undefined
  /** Swaps of cards that the initial deck still lacks, see `readSwaps`. */
  swap?: string[] | undefined
  tab?: BuilderTab | undefined
}

/** The known words of parameters of /deck-builder. */
export const BUILDER_WORDS: KnownWords = { ...LIST_WORDS, columns: COLUMNS, printings: PRINTINGS, tab: BUILDER_TABS }

/** Reads the parameters of /deck-builder. Never throws. */
export const parseBuilderSearch = (values: Record<string, unknown>): BuilderSearch => ({
  ...parseCardsSearch(values),
  view: undefined,
  printings: readWords(values['printings'], ['all'])?.[0],
  page: undefined,
  deck: readText(values['deck']),
  copy: readText(values['copy']),
  swap: readSwaps(values['swap']),
  tab: readWords(values['tab'], BUILDER_TABS)?.[0],
})
