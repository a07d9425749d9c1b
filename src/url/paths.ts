import { type AddCardsSearch, parseAddCardsSearch } from './addCardsSearch.ts'
import { type CardsSearch, parseCardsSearch } from './cardsSearch.ts'
import {
  type CharacterSearch,
  type CharactersSearch,
  parseCharacterSearch,
  parseCharactersSearch,
} from './charactersSearch.ts'
import { type CollectionSearch, parseCollectionSearch } from './collectionSearch.ts'
import {
  type DeckSearch,
  type DecksSearch,
  parseDeckSearch,
  parseDecksSearch,
  parseUserDecksSearch,
  type UserDecksSearch,
} from './decksSearch.ts'
import { type MatchesSearch, parseMatchesSearch } from './matchesSearch.ts'
import { makeSearchParams } from './searchParams.ts'
import { parseShelfSearch, type ShelfSearch } from './shelfSearch.ts'

/** The widths (px) that the host can make of card pictures from sources with a single size. */
export const PICTURE_WIDTHS = [180, 360, 540] as const

/** The builders of all addresses of the product (requirements §2, route table). */
export const paths = {
  home: () => '/',
  cards: (search: CardsSearch = {}) => `/cards${makeSearchParams(parseCardsSearch(search))}`,
  /** `set` is necessary if several printings have the slug. */
  card: (slug: string, set?: string) => `/card/${encodeURIComponent(slug)}${makeSearchParams({ set })}`,
  /** The card's picture in another size, `width` px wide. */
  cardPicture: (cardId: string, width: (typeof PICTURE_WIDTHS)[number]) =>
    `/pictures/${width}/${encodeURIComponent(cardId)}`,
  /** `deck` is edited; a `copy` is the start of a new deck. `swap` changes either, see `makeSwaps`. */
  deckBuilder: (search: { deck?: string; copy?: string; swap?: string[] | undefined } = {}) =>
    `/deck-builder${makeSearchParams(search)}`,
  login: () => '/login',
  /** The target of the mail of 'Forgot your password?', with its one-time code. */
  resetPassword: () => '/reset-password',
  /** The target of the mail that confirms a new account, with its one-time code. */
  confirmEmail: () => '/confirm-email',
  account: () => '/account',
  success: () => '/success',
  decks: (search: DecksSearch = {}) => `/decks${makeSearchParams(parseDecksSearch(search))}`,
  deck: (deckId: string, search: DeckSearch = {}) =>
    `/deck/${encodeURIComponent(deckId)}${makeSearchParams(parseDeckSearch(search))}`,
  sets: () => '/sets',
  characters: (search: CharactersSearch = {}) => `/characters${makeSearchParams(parseCharactersSearch(search))}`,
  character: (slug: string, search: CharacterSearch = {}) =>
    `/character/${encodeURIComponent(slug)}${makeSearchParams(parseCharacterSearch(search))}`,
  userCollection: (userId: string, search: CollectionSearch = {}) =>
    `/user/${encodeURIComponent(userId)}/collection${makeSearchParams(parseCollectionSearch(search))}`,
  /** `set` is the code of the set whose cards are added. */
  userCollectionAdd: (userId: string, search: AddCardsSearch = {}) =>
    `/user/${encodeURIComponent(userId)}/collection/add${makeSearchParams(parseAddCardsSearch(search))}`,
  userCollectionImport: (userId: string) => `/user/${encodeURIComponent(userId)}/collection/import`,
  userActivity: (userId: string) => `/user/${encodeURIComponent(userId)}/collection/activity`,
  userDecks: (userId: string, search: UserDecksSearch = {}) =>
    `/user/${encodeURIComponent(userId)}/decks${makeSearchParams(parseUserDecksSearch(search))}`,
  myCollection: () => '/my-collection',
  myDecks: () => '/my-decks',
  matches: (search: MatchesSearch = {}) => `/matches${makeSearchParams(parseMatchesSearch(search))}`,
  matchups: () => '/matchups',
  shelf: (search: ShelfSearch = {}) => `/shelf${makeSearchParams(parseShelfSearch(search))}`,
  admin: () => '/admin',
  adminCorrections: () => '/admin/corrections',
  adminReports: () => '/admin/reports',
  adminNames: () => '/admin/names',
  adminFormats: () => '/admin/formats',
  beginnerGuide: () => '/guides/beginner-guide',
  setRotationGuide: () => '/guides/set-rotation',
  /** The help for the search language. */
  searchHelp: () => '/search-help',
  terms: () => '/terms',
  privacy: () => '/privacy',
}
