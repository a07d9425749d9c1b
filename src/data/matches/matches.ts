import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import {
  INITIATIVES,
  type Match,
  type MatchValues,
  RESULTS,
  toOpponentInks,
  withMatch,
  withoutMatch,
} from '#domain/matches/match.ts'
import { supabase } from '../backend/backend.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { updateUserAnswer } from '../offline/userAnswers.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { networkFirst } from '../offline/networkFirst.ts'
import { removeUnsent, withSendLock, isLocalOnly, withUnsent } from './unsentMatches.ts'
import { requireSession, tablesAs } from '../session/viewer.ts'
import { requestTimeout } from '../offline/withLock.ts'

const COLUMNS = 'id,deck_id,result,player_initiative,opponent_colors,notes,match_date'

type Table = Database['public']['Tables']['matches']
type Row = Pick<
  Table['Row'],
  'id' | 'deck_id' | 'result' | 'player_initiative' | 'opponent_colors' | 'notes' | 'match_date'
>

const isInk = (text: string | undefined): text is Ink => INKS.some((ink) => ink === text)

function toMatch(row: Row): Match {
  const [one, other] = row.opponent_colors
  const result = RESULTS.find((result) => result === row.result)
  const initiative = INITIATIVES.find((initiative) => initiative === row.player_initiative)
  // The table's checks let nothing else in.
  if (!isInk(one) || !isInk(other) || !result || !initiative) throw new Failure('unexpected', 'Failed to fetch matches')
  return {
    id: row.id,
    deckId: row.deck_id,
    result,
    initiative,
    opponentInks: toOpponentInks(one, other),
    notes: row.notes ?? '',
    matchDate: new Date(row.match_date).toISOString(),
  }
}

const toRow = ({ deckId, result, initiative, opponentInks, notes, matchDate }: MatchValues) => ({
  deck_id: deckId,
  result,
  player_initiative: initiative,
  opponent_colors: [...opponentInks],
  notes: notes || null,
  match_date: matchDate,
})

async function readMatches(userId: string, deckId: string | undefined): Promise<readonly Match[]> {
  const client = await supabase()
  const rows = await readAllPages(
    (from, to) => {
      const own = client.from('matches').select(COLUMNS).eq('user_id', userId)
      return (deckId ? own.eq('deck_id', deckId) : own)
        .order('match_date', { ascending: false })
        .order('id', { ascending: true })
        .range(from, to)
    },
    { parallel: 1, text: 'Failed to fetch matches' },
  )
  return rows.map(toMatch)
}

/** What all of a member's matches are called among the answers that the browser keeps. */
const MATCHES = 'matches'

/** Only all matches are kept: without a connection those of a deck are found among them. */
async function readOrKeptMatches(userId: string, deckId: string | undefined): Promise<readonly Match[]> {
  const isAll = deckId === undefined
  const read = () => readMatches(userId, deckId)
  const matches = await networkFirst(userId, MATCHES, read, isAll ? undefined : async () => undefined)
  return withUnsent(userId, deckId, isAll ? matches : matches.filter((match) => match.deckId === deckId))
}

const tablesOf = (userId: string) => tablesAs(userId, 'User must be authenticated')

const matchesKey = (userId: string | undefined) => ['own', userId, 'matches'] as const

/**
 * The matches of a member, the latest first: of one deck of theirs, or of all (requirements §7). Nobody else sees them.
 * Without a `userId` nothing is asked for.
 */
export const matchesQuery = (userId: string | undefined, deckId?: string) =>
  queryOptions({
    queryKey: [...matchesKey(userId), deckId ?? 'all'],
    queryFn: userId ? () => readOrKeptMatches(userId, deckId) : skipToken,
    retry: 1,
    // Without a connection the page says so, and does not wait for one.
    networkMode: 'always',
  })

/**
 * Logs a match (requirements §5, Log match). Its id is made by the caller: a call that is repeated because its answer was
 * lost does not log the match twice, and stores what it says by then.
 * @throws Failure with the backend's words, else 'Failed to log match'.
 */
export async function logMatch(userId: string, id: string, values: MatchValues): Promise<Match> {
  const tables = await tablesOf(userId)
  const { data, error } = await tables
    .from('matches')
    .insert({ id, user_id: userId, ...toRow(values) })
    .select(COLUMNS)
    .abortSignal(requestTimeout())
    .single()
  const failure = error && toFailure(error, 'Failed to log match')
  if (failure && failure.kind !== 'conflict') throw failure
  const logged = error ? await updateMatch(userId, id, values) : toMatch(data)
  announceStep('track-matches')
  return logged
}

/** Changes a match of one's own. @throws Failure with the backend's words, else 'Failed to update match'. */
export async function updateMatch(userId: string, id: string, values: MatchValues): Promise<Match> {
  const tables = await tablesOf(userId)
  const { data, error } = await tables
    .from('matches')
    .update(toRow(values))
    .eq('id', id)
    .eq('user_id', userId)
    .select(COLUMNS)
    .abortSignal(requestTimeout())
    .maybeSingle()
  if (error) throw toFailure(error, 'Failed to update match')
  if (!data) throw new Failure('notFound', 'Failed to update match')
  return toMatch(data)
}

/** Deletes a match of one's own; one that is gone already is deleted. @throws Failure 'Failed to delete match'. */
export async function deleteMatch(userId: string, id: string): Promise<void> {
  requireSession(userId, 'User must be authenticated')
  if (isLocalOnly(userId, id)) return removeUnsent(userId, id)
  // Not while it is being sent, or it would come back.
  await withSendLock(userId, async () => {
    const tables = await tablesOf(userId)
    const { error } = await tables
      .from('matches')
      .delete()
      .eq('id', id)
      .eq('user_id', userId)
      .abortSignal(requestTimeout())
    if (error) throw toFailure(error, 'Failed to delete match')
    removeUnsent(userId, id)
  })
}

/** As much as one request carries: a sixth of what the host takes, so that one sees how it gets on. */
const MAX_BATCH_BYTES = 160_000

/** Matches in lists that one request each can carry. */
export function inBatches(matches: readonly Match[]): readonly (readonly Match[])[] {
  const batches: Match[][] = []
  let room = 0
  for (const match of matches) {
    const size = new TextEncoder().encode(JSON.stringify(match)).length + 100
    if (size > room) {
      batches.push([])
      room = MAX_BATCH_BYTES
    }
    batches.at(-1)?.push(match)
    room -= size
  }
  return batches
}

/**
 * Logs many matches. Those whose id is taken are passed over: importing a file twice, or once more after a failure, adds
 * nothing twice.
 * @param onProgress called with how many of them have been sent.
 * @param signal once aborted, no further ones are sent.
 * @returns how many were sent, and how many of those were new.
 * @throws Failure; what was sent before it stays.
 */
export async function importMatches(
  userId: string,
  matches: readonly Match[],
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly added: number }> {
  const tables = await tablesOf(userId)
  let [sent, added] = [0, 0]
  for (const batch of inBatches(matches)) {
    if (signal.aborted) break
    const { data, error } = await tables
      .from('matches')
      .upsert(
        batch.map((match) => ({ id: match.id, user_id: userId, ...toRow(match) })),
        { onConflict: 'id', ignoreDuplicates: true },
      )
      .select('id')
    if (error) throw toFailure(error, 'Failed to log match')
    added += data.length
    onProgress((sent += batch.length))
  }
  if (added > 0) announceStep('track-matches')
  return { sent, added }
}

type Change = { readonly saved: Match } | { readonly deletedId: string }

/** Shows a change that the backend has accepted in every list of matches that was read, and then looks for others' news. */
export async function showMatchChange(queryClient: QueryClient, userId: string, change: Change): Promise<void> {
  // An answer that is underway knows nothing of it, and would be taken for a new one where it is the first.
  await queryClient.cancelQueries({ queryKey: matchesKey(userId) })
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
  await updateUserAnswer<readonly Match[]>(userId, MATCHES, (matches) =>
    'deletedId' in change ? withoutMatch(matches, change.deletedId) : withMatch(matches, change.saved),
  )
  await reloadMatches(queryClient, userId)
}

/** Reads the lists of matches anew: those in sight at once, others when they are shown again. */
export const reloadMatches = (queryClient: QueryClient, userId: string): Promise<void> =>
  cancelAndInvalidate(queryClient, matchesKey(userId))
