import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Match, withMatch } from '#domain/matches/match.ts'
import { usePending } from '../offline/usePending.ts'
import { useLoadedQuery } from '../useLoadedQuery.ts'
import { matchesQuery } from './matches.ts'
import { lazyMatchOutbox } from './lazyMatchOutbox.ts'

/** Adds unsent matches to those that the backend knows. @param deckId the deck whose matches to list; without it, all. */
export const addUnsentMatches = (
  matches: readonly Match[],
  unsent: readonly Match[],
  deckId: string | undefined,
): readonly Match[] =>
  unsent.length === 0
    ? matches
    : unsent.reduce(withMatch, matches).filter((match) => deckId === undefined || match.deckId === deckId)

type Matches = {
  readonly data: readonly Match[] | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** The matches of a member with the unsent ones, the latest first: of one deck, or of all. Without a `userId` there are none. */
export function useMatches(userId: string | undefined, deckId?: string): Matches {
  const { data, error, refetch } = useQuery(matchesQuery(userId, deckId))
  const unsent = usePending(lazyMatchOutbox, userId)
  const matches = useMemo(() => data && addUnsentMatches(data, unsent, deckId), [data, unsent, deckId])
  return { data: matches, error, refetch }
}

/** All matches of a member with the unsent ones, on a page whose route has loaded them. */
export function useLoadedMatches(userId: string): readonly Match[] {
  const matches = useLoadedQuery(matchesQuery(userId))
  const unsent = usePending(lazyMatchOutbox, userId)
  return useMemo(() => addUnsentMatches(matches, unsent, undefined), [matches, unsent])
}
