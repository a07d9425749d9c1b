import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type Match, withMatch, withoutMatch } from '#domain/matches/match.ts'
import { memberClient } from '../backend/backend.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { type BackendError, isOffline, toFailure } from '../backend/errors.ts'
import { PAGE_SIZE } from '../backend/readAllPages.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { COLUMNS, toMatch, toMatches } from './matchRow.ts'

/** The most matches that `matches_of` returns at once. */
const LONG_PAGE = 5000

/** Reads the latest thousand matches (requirements §7). Those of a long history follow in few requests. */
async function readMatches(userId: string, deckId?: string): Promise<readonly Match[]> {
  const { tables } = await memberClient()
  const failure = (error: BackendError) => toFailure(error, 'Failed to fetch matches')
  const all = tables.from('matches').select(COLUMNS).eq('user_id', userId)
  const latest = await (deckId === undefined ? all : all.eq('deck_id', deckId))
    .order('match_date', { ascending: false })
    .order('id', { ascending: true })
    .range(0, PAGE_SIZE - 1)
  if (latest.error) throw failure(latest.error)
  const matches = latest.data.map(toMatch)
  for (let isLast = matches.length < PAGE_SIZE; !isLast;) {
    const { data, error } = await tables.rpc('matches_of', {
      player: userId,
      ...(deckId !== undefined && { deck: deckId }),
      skip: matches.length,
    })
    if (error) throw failure(error)
    const page = toMatches(data)
    matches.push(...page)
    isLast = page.length < LONG_PAGE
  }
  return matches
}

/** Only the list of all matches is persisted. Without a connection the matches of a deck are selected from it. */
async function readDeckMatches(userId: string, deckId: string, queryClient: QueryClient): Promise<readonly Match[]> {
  try {
    if (navigator.onLine) return await readMatches(userId, deckId)
  } catch (error) {
    if (!isOffline(error)) throw error
  }
  const matches = await queryClient.query(matchesQuery(userId))
  return matches.filter((match) => match.deckId === deckId)
}

const matchesKey = (userId: string | undefined) => ['user', userId, 'matches'] as const

/**
 * The matches of a member that the backend knows, the latest first: of one deck, or of all (requirements §7). Nobody else
 * sees them. `useMatches` adds the unsent ones. Without a `userId` nothing is read.
 */
export const matchesQuery = (userId: string | undefined, deckId?: string) =>
  queryOptions({
    queryKey: [...matchesKey(userId), deckId ?? 'all'],
    queryFn: userId
      ? ({ client }) => (deckId === undefined ? readMatches(userId) : readDeckMatches(userId, deckId, client))
      : skipToken,
    persister: userQueryPersister(deckId === undefined ? userId : undefined),
    retry: 1,
    // Without a connection the query fails at once instead of waiting, and the page shows the failure.
    networkMode: 'always',
  })

type Change = { readonly saved: Match } | { readonly deletedId: string }

/** Applies a change that the backend has accepted to everything that is cached, and then reads the lists again. */
export async function showMatchChange(queryClient: QueryClient, userId: string, change: Change): Promise<void> {
  updateMatchLists(queryClient, userId, change)
  await Promise.all([
    updateUserData<readonly Match[]>(queryClient, userId, matchesQuery(userId).queryKey, (matches) =>
      'deletedId' in change ? withoutMatch(matches, change.deletedId) : withMatch(matches, change.saved),
    ),
    reloadMatches(queryClient, userId),
  ])
}

/** Applies a change to the cached lists of matches at once. */
export function updateMatchLists(queryClient: QueryClient, userId: string, change: Change): void {
  const queries = queryClient.getQueryCache().findAll({ queryKey: matchesKey(userId) })
  for (const { queryKey } of queries) {
    const [list] = queryKey.slice(-1)
    queryClient.setQueryData<readonly Match[]>(queryKey, (matches) => {
      if (!matches) return matches
      if ('deletedId' in change) return withoutMatch(matches, change.deletedId)
      const isListed = list === 'all' || list === change.saved.deckId
      return isListed ? withMatch(matches, change.saved) : withoutMatch(matches, change.saved.id)
    })
  }
}

/** Reads the lists of matches again: visible ones at once, others when they are shown. */
export const reloadMatches = (queryClient: QueryClient, userId: string): Promise<void> =>
  cancelAndInvalidate(queryClient, matchesKey(userId))
