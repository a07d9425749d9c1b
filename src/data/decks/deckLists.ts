import { infiniteQueryOptions, type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { ListedVerdict } from '#domain/formats/describeReasons.ts'
import type { OfficialFormat } from '#domain/formats/formatRule.ts'
import { DECKS_A_PAGE, DECKS_A_SEARCH } from '#domain/decks/listedDecks.ts'
import type { Legality } from '#domain/decks/legality.ts'
import { announceDeckChange } from './deckChanges.ts'
import { type Deck, deckKey, deckQuery, isFavoriteQuery } from './decks.ts'
import { reloadMatches } from '../matches/matches.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { removeUserData, userQueryPersister } from '../offline/userQueries.ts'
import { type Page, readPage } from './readDeckPage.ts'

/** A deck as a list shows it. */
export type ListedDeck = Omit<Deck, 'description' | 'maybeboard' | 'notes' | 'leader' | 'showsVersions'> & {
  /** The inks of its cards, in the game's order. */
  readonly inks: readonly Ink[]
  /** Whether it is among the viewer's favorites. */
  readonly isFavorited: boolean
  /** Whether official events allow it today: in Core, or if not, in its own format or that of its leader. */
  readonly verdict: ListedVerdict
  /** Its place among the decks that a page searched, from 1, if the filter has `minOwned`; else null. */
  readonly place: number | null
  /** The copies that the viewer lacks, in the list `buildable`; else null. */
  readonly lacking: LackingCopies | null
  /** Whether the viewer owns the share of `minOwned`; null without it. The last of the searched decks is listed in any case. */
  readonly isMatch: boolean | null
}

/** The copies of a deck that a member lacks, without those that no assembled deck holds. */
export type LackingCopies = {
  readonly copies: number
  /** Those of which no printing has a price. */
  readonly unpriced: number
  /** The price of the others in US cents, each in its cheapest printing. */
  readonly cents: number
}

/** The filter of a list of decks. Absent fields exclude no decks. */
export type DeckListFilter = {
  /**
   * The newest first, the most liked first, the viewer's favorites, the visible decks of which the viewer lacks the fewest
   * copies and has not assembled, or the viewer's decks.
   */
  readonly list: 'latest' | 'popular' | 'favorites' | 'buildable' | 'mine'
  /** The author's id. */
  readonly author?: string | undefined
  readonly format?: Legality | undefined
  /** The decks have all of these inks. */
  readonly inks?: readonly Ink[] | undefined
  /** Whether the decks have these inks and no others. */
  readonly exactInks?: boolean | undefined
  /** Whether the decks have 60 cards. */
  readonly complete?: boolean | undefined
  /** Words that begin words of the deck's name or of its cards' names. */
  readonly words?: string | undefined
  /** The id of a card that the decks contain. */
  readonly card?: string | undefined
  /** The highest price in whole USD, each card in its cheapest printing. */
  readonly maxPrice?: number | undefined
  /** The format whose official events allow the decks today. */
  readonly legal?: OfficialFormat | undefined
  /** The lowest percentage of copies that the viewer owns. It has no effect for guests. */
  readonly minOwned?: number | undefined
  /** The most copies that the viewer lacks, in the list `buildable`. */
  readonly maxMissing?: number | undefined
  /** The highest price of the copies that the viewer lacks, in whole USD, in the list `buildable`. */
  readonly maxCost?: number | undefined
  /** A folder of the viewer. It leaves only the viewer's decks. */
  readonly folder?: string | undefined
  /** A tag of the viewer. It leaves only the viewer's decks. */
  readonly tag?: string | undefined
  /** The list begins after this deck. */
  readonly after?: Last | undefined
}

/** The last deck before a page of a list. */
export type Last = Pick<ListedDeck, 'favoriteCount' | 'createdAt' | 'id'> & Partial<Pick<ListedDeck, 'lacking'>>

/** Whether a list has all decks of one author, or all decks if there is no author. */
const isAllOf = ({ list, author, ...narrowing }: DeckListFilter, userId?: string): boolean =>
  list === 'latest' && author === userId && !Object.values(narrowing).some(Boolean)

const listsKey = (viewerId: string | undefined) => ['user', viewerId, 'decks'] as const

/** A page of a user's decks. It is a separate query, so that every page that was read is persisted. */
const userPageQuery = (userId: string, filter: DeckListFilter, last: Last | null) =>
  queryOptions({
    queryKey: [...listsKey(userId), 'page', last?.id ?? null],
    queryFn: () => readPage(filter, last),
    persister: userQueryPersister(userId),
    networkMode: 'always',
    // The query of the list has the pages in memory.
    staleTime: 0,
    gcTime: 0,
  })

/**
 * The decks that match a filter and that the viewer may see, in pages of 24. Each page continues where the one before
 * ended (requirements §2, Community decks and User decks; §9, sorts).
 */
export const deckListQuery = (viewerId: string | undefined, filter: DeckListFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(viewerId), 'list', filter],
    queryFn: ({ client, pageParam }) =>
      viewerId && isAllOf(filter, viewerId)
        ? client.query(userPageQuery(viewerId, filter, pageParam))
        : viewerId === undefined && filter.list === 'buildable'
          ? []
          : readPage(filter, pageParam),
    initialPageParam: filter.after ?? null,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return page.length < DECKS_A_PAGE && last?.place !== DECKS_A_SEARCH ? null : last
    },
    retry: 1,
    // Without a connection the query fails at once, and does not wait for one.
    networkMode: 'always',
    // While decks with a new filter load, the previous ones stay visible, but never those of another viewer.
    placeholderData: (before, query) => (query?.queryKey[1] === viewerId ? before : undefined),
  })

/**
 * Refetches the viewer's decks and lists of decks after a change, also in the other tabs of this browser: visible ones at
 * once, others when they are shown again.
 * @param refetchType `none` if another page follows, which reads again what it shows.
 */
export async function reloadDecks(
  queryClient: QueryClient,
  viewerId: string,
  refetchType?: 'active' | 'none',
): Promise<void> {
  announceDeckChange(viewerId)
  await refetchDecks(queryClient, viewerId, refetchType)
}

const refetchDecks = (queryClient: QueryClient, viewerId: string, refetchType?: 'active' | 'none') =>
  Promise.all(
    ['decks', 'deck', 'favorite'].map((what) =>
      cancelAndInvalidate(queryClient, ['user', viewerId, what], refetchType),
    ),
  )

type Favored = { readonly id: string; readonly isFavorited: boolean; readonly favoriteCount: number }

function withFavorite<T extends Favored>(deck: T, isFavorited: boolean): T {
  if (deck.isFavorited === isFavorited) return deck
  return { ...deck, isFavorited, favoriteCount: deck.favoriteCount + (isFavorited ? 1 : -1) }
}

/** Shows a deck as the viewer's favorite, or no longer, in all cached queries. It sends no request. */
export async function markFavorite(
  queryClient: QueryClient,
  viewerId: string,
  deckId: string,
  isFavorited: boolean,
): Promise<void> {
  const { queryKey: key } = deckQuery(deckId, viewerId)
  const { queryKey: favoriteKey } = isFavoriteQuery(deckId, viewerId)
  // Answers that are underway are older than the change.
  await Promise.all(
    [[...listsKey(viewerId), 'list'], [...listsKey(viewerId), 'page'], key, favoriteKey].map((queryKey) =>
      queryClient.cancelQueries({ queryKey }),
    ),
  )
  // A press before the state is loaded counts as a change.
  const wasFavorited = queryClient.getQueryData(favoriteKey) ?? !isFavorited
  queryClient.setQueryData(favoriteKey, isFavorited)
  queryClient.setQueryData(
    key,
    (deck) =>
      deck && {
        ...deck,
        favoriteCount: withFavorite({ ...deck, isFavorited: wasFavorited }, isFavorited).favoriteCount,
      },
  )
  changeDecks(queryClient, viewerId, (decks) =>
    decks.map((deck) => (deck.id === deckId ? withFavorite(deck, isFavorited) : deck)),
  )
}

/** Removes a deleted deck from this browser, and refetches the viewer's lists and matches; the deck's matches are deleted too. */
export function removeDeckFromCache(queryClient: QueryClient, viewerId: string, deckId: string): void {
  changeDecks(queryClient, viewerId, (decks) => decks.filter(({ id }) => id !== deckId))
  void removeUserData(queryClient, viewerId, deckKey(deckId, viewerId))
  announceDeckChange(viewerId, true)
  void refetchDecks(queryClient, viewerId)
  void reloadMatches(queryClient, viewerId)
}

function changeDecks(queryClient: QueryClient, viewerId: string, change: (decks: Page) => Page): void {
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: [...listsKey(viewerId), 'list'] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
}
