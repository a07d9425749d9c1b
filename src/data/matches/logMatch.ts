import type { Match, MatchValues } from '#domain/matches/match.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { tablesAs } from '../session/viewer.ts'
import { COLUMNS, toMatch, toRow } from './matchRow.ts'

/**
 * Logs a match (requirements §5, Log match).
 * @param id made by the caller. A call that is repeated because its answer was lost does not log the match twice, and
 * stores the latest values.
 * @throws Failure with the backend's message, else 'Failed to log match'.
 */
export async function logMatch(userId: string, id: string, values: MatchValues): Promise<Match> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { data, error, status } = await tables
    .from('matches')
    .insert({ id, user_id: userId, ...toRow(values) })
    .select(COLUMNS)
    .abortSignal(requestTimeout())
    .single()
  const failure = error && toFailure(error, 'Failed to log match', status)
  if (failure && failure.kind !== 'conflict') throw failure
  const logged = error ? await updateMatch(userId, id, values) : toMatch(data)
  announceStep('track-matches')
  return logged
}

/** Changes a match of the user. @throws Failure with the backend's message, else 'Failed to update match'. */
export async function updateMatch(userId: string, id: string, values: MatchValues): Promise<Match> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { data, error, status } = await tables
    .from('matches')
    .update(toRow(values))
    .eq('id', id)
    .eq('user_id', userId)
    .select(COLUMNS)
    .abortSignal(requestTimeout())
    .maybeSingle()
  if (error) throw toFailure(error, 'Failed to update match', status)
  if (!data) throw new Failure('notFound', 'Failed to update match', { status: 404 })
  return toMatch(data)
}
