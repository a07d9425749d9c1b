import { type CardsSearch, parseCardsSearch } from './cardsSearch.ts'
import { makeSearchParams } from './searchParams.ts'

/** Every address of the product has its builder here (specification §2, route table). */
export const paths = {
  home: () => '/',
  cards: (search: CardsSearch = {}) => `/cards${makeSearchParams(parseCardsSearch(search))}`,
  /** `set` is named where a slug alone means more than one printing. */
  card: (slug: string, set?: string) => `/card/${encodeURIComponent(slug)}${makeSearchParams({ set })}`,
  deckBuilder: () => '/deck-builder',
  login: () => '/login',
  account: () => '/account',
  decks: () => '/decks',
  deck: (deckId: string) => `/deck/${encodeURIComponent(deckId)}`,
  sets: () => '/sets',
  characters: () => '/characters',
  character: (slug: string) => `/character/${encodeURIComponent(slug)}`,
  userCollection: (userId: string) => `/user/${encodeURIComponent(userId)}/collection`,
  userActivity: (userId: string) => `/user/${encodeURIComponent(userId)}/collection/activity`,
  userDecks: (userId: string) => `/user/${encodeURIComponent(userId)}/decks`,
  myCollection: () => '/my-collection',
  myDecks: () => '/my-decks',
  admin: () => '/admin',
  beginnerGuide: () => '/guides/beginner-guide',
  setRotationGuide: () => '/guides/set-rotation',
}
