import type { Match } from '#domain/matches/match.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'
import { toRow } from './matchRow.ts'

/** A sixth of the host's limit for a request, so that the dialog can show progress. */
const MAX_BATCH_BYTES = 160_000

/** Splits matches into lists that fit into one request each. */
export function splitIntoBatches(matches: readonly Match[]): readonly (readonly Match[])[] {
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
 * Logs many matches, except those whose ids exist: importing a file twice, or again after a failure, adds nothing twice.
 * @param onProgress called with the number of matches sent so far.
 * @param signal stops sending once it is aborted.
 * @returns the numbers of matches that were sent and of those that were new.
 * @throws Failure; the matches sent before stay.
 */
export async function importMatches(
  userId: string,
  matches: readonly Match[],
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly added: number }> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  let [sent, added] = [0, 0]
  for (const batch of splitIntoBatches(matches)) {
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
