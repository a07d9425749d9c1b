import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { MAX_FOLDER, MAX_TAG } from '#domain/decks/deckLabels.ts'
import { LEGALITIES, type Legality } from '#domain/decks/legality.ts'
import { OFFICIAL_FORMATS, type OfficialFormat } from '#domain/formats/formatRule.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { readFlag, readList, readText, readWords } from './searchParams.ts'
import { readSwaps } from './swapSearch.ts'
import type { KnownWords } from './unknownValues.ts'

/** The views of /decks (requirements §4, Decks list views); by default the latest. */
const DECK_VIEWS = ['latest', 'popular', 'favorites', 'buildable', 'my-decks'] as const
export type DeckView = (typeof DECK_VIEWS)[number]

/** The parameters of /user/{id}/decks, absent if they have their default. */
export type UserDecksSearch = {
  search?: string | undefined
  format?: Legality | undefined
  color?: Ink[] | undefined
  /** A folder of the viewer. */
  folder?: string | undefined
  /** A tag of the viewer. */
  tag?: string | undefined
  /** The deck after which the list begins (`makeDeckCursor`). */
  after?: string | undefined
}

/** The values of a deck that decide which decks follow it in a list. `createdAt` is an ISO date and time. */
export type DeckCursor = { readonly favoriteCount: number; readonly createdAt: string; readonly id: string }

/** Writes a deck's place in a list for an address. */
export const makeDeckCursor = ({ favoriteCount, createdAt, id }: DeckCursor): string =>
  [favoriteCount, createdAt, id].join('~')

/** Reads a deck's place in a list. Undefined if `makeDeckCursor` did not write the text. */
export function parseDeckCursor(text: string | undefined): DeckCursor | undefined {
  const [count = '', createdAt = '', id = ''] = text?.split('~') ?? []
  const isValid = /^\d{1,9}$/.test(count) && /^\d{4}-[\d:.TZ+-]{6,36}$/.test(createdAt) && isUuid(id)
  return isValid && !Number.isNaN(Date.parse(createdAt)) ? { favoriteCount: Number(count), createdAt, id } : undefined
}

/** The parameters of /decks, absent if they have their default. */
export type DecksSearch = UserDecksSearch & {
  view?: Exclude<DeckView, 'latest'> | undefined
  /** The id of a card that the decks contain. */
  card?: string | undefined
  /** Whether the decks have the inks of `color` and no others. */
  exact?: true | undefined
  /** Whether the decks have 60 cards. */
  complete?: true | undefined
  /** The highest price of the decks, in whole USD. */
  price?: number | undefined
  /** The format whose official events allow the decks today. */
  legal?: OfficialFormat | undefined
  /** The lowest share of the decks' copies that the viewer owns, in percent. */
  owned?: number | undefined
  /** The most copies that the viewer lacks, in the view `buildable`. */
  missing?: number | undefined
  /** The highest price of the copies that the viewer lacks, in whole USD, in the view `buildable`. */
  cost?: number | undefined
}

/** The tabs of /deck/{id}; by default the cards. */
const DECK_TABS = ['cards', 'guide', 'stats', 'matches', 'versions'] as const
export type DeckTab = (typeof DECK_TABS)[number]

/** The parameters of /deck/{id}, absent if they have their default. */
export type DeckSearch = {
  tab?: Exclude<DeckTab, 'cards'> | undefined
  /** The id of another deck for a comparison. */
  compare?: string | undefined
  /** The question about odds in the tab `stats`, see `parseOdds`. */
  odds?: string[] | undefined
  /** The swaps of cards in the tab `stats`, see `readSwaps`. */
  swap?: string[] | undefined
}

/** The maximum length of a search, as in the backend. */
const MAX_WORDS = 100

/** The known words of parameters of /user/{id}/decks. */
export const USER_DECKS_WORDS: KnownWords = { format: ['all', ...LEGALITIES], color: INKS }

/** The known words of parameters of /decks. */
export const DECKS_WORDS: KnownWords = { ...USER_DECKS_WORDS, view: DECK_VIEWS, legal: OFFICIAL_FORMATS }

/** Reads the parameters of /user/{id}/decks. Never throws; invalid values are ignored. */
export function parseUserDecksSearch(values: Record<string, unknown>): UserDecksSearch {
  const after = readText(values['after'])
  // Ignored parameters are present with the value undefined, because the router would restore the raw value of a missing key.
  return {
    search: readText(values['search'], MAX_WORDS),
    format: readWords(values['format'], LEGALITIES)?.[0],
    color: readWords(values['color'], INKS),
    folder: readText(values['folder'], MAX_FOLDER),
    tag: readText(values['tag'], MAX_TAG),
    after: parseDeckCursor(after) && after,
  }
}

/** Reads the parameters of /decks. Never throws; invalid values are ignored. */
export function parseDecksSearch(values: Record<string, unknown>): DecksSearch {
  const view = readWords(values['view'], DECK_VIEWS)?.[0]
  return {
    ...parseUserDecksSearch(values),
    folder: undefined,
    tag: undefined,
    view: view === 'latest' ? undefined : view,
    card: readList(values['card'])?.[0],
    exact: readFlag(values['exact']) || undefined,
    complete: readFlag(values['complete']) || undefined,
    price: readNumber(values['price'], 9999),
    legal: readWords(values['legal'], OFFICIAL_FORMATS)?.[0],
    owned: readNumber(values['owned'], 100),
    missing: view === 'buildable' ? readNumber(values['missing'], 60) : undefined,
    cost: view === 'buildable' ? readNumber(values['cost'], 9999) : undefined,
  }
}

/** A parameter as a whole number from 1 to a maximum; undefined for anything else. */
function readNumber(value: unknown, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** Reads the parameters of /deck/{id}. Never throws; invalid values are ignored. */
export const parseDeckSearch = (values: Record<string, unknown>): DeckSearch => {
  const tab = readWords(values['tab'], DECK_TABS)?.[0]
  const id = readText(values['compare'])?.toLowerCase()
  return {
    tab: tab === 'cards' ? undefined : tab,
    compare: id !== undefined && isUuid(id) ? id : undefined,
    odds: tab === 'stats' ? readList(values['odds']) : undefined,
    swap: tab === 'stats' ? readSwaps(values['swap']) : undefined,
  }
}

/** Removes the filter from the parameters. The view stays. */
export const withoutDeckFilter = <Search extends DecksSearch>(search: Search): Search => ({
  ...search,
  ...parseDecksSearch({}),
  view: search.view,
})

/** Whether the parameters exclude any decks of the view. */
export const isDeckFilterActive = (search: DecksSearch): boolean =>
  Object.values({ ...search, view: undefined, after: undefined }).some((value) => value !== undefined)
