import { v5 as hashUuid } from 'uuid'
import type { ImportedMatch } from '#domain/matches/transfer/compareImport.ts'
import { isContent } from '#domain/matches/transfer/readMatchRows.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'
import { toRow } from './matchRow.ts'

/** A sixth of the host's limit for a request, so that the dialog can show progress. */
const MAX_BATCH_BYTES = 160_000

/** The limit of `import_matches`, in matches. */
const MAX_BATCH = 1000

/** The UUID v5 namespace of the hashes of rows without ids. Another value would import those rows again. */
const NAMESPACE = '6f0b5a57-7d1e-4c55-9a39-2b6c3f0f8d11'

/** The id of a game in the database: that of its site, else a hash of the row. */
export const storedGameId = (gameId: string): string => (isContent(gameId) ? hashUuid(gameId, NAMESPACE) : gameId)

/** Splits matches into lists that fit into one request each. */
export function splitIntoBatches<Entry>(matches: readonly Entry[]): readonly (readonly Entry[])[] {
  const batches: Entry[][] = []
  let room = 0
  for (const match of matches) {
    const size = new TextEncoder().encode(JSON.stringify(match)).length + 100
    if (size > room || batches.at(-1)?.length === MAX_BATCH) {
      batches.push([])
      room = MAX_BATCH_BYTES
    }
    batches.at(-1)?.push(match)
    room -= size
  }
  return batches
}

const toEntry = ({ id, gameId, deckVersion, ...values }: ImportedMatch) => ({
  ...toRow(values),
  deck_version: deckVersion ?? null,
  id,
  // Only a match with a game's id can be against a single ink.
  game_id: gameId === id && values.opponentInks.length === 2 ? null : storedGameId(gameId),
})

/** The numbers of matches: sent, new, with more games than before, and recognized as logged by hand. */
export type ImportCounts = {
  readonly sent: number
  readonly added: number
  readonly completed: number
  readonly recognized: number
}

/**
 * Adds the matches of a file that the member lacks, and the games that known matches lack. A match with the id of one that was
 * logged by hand gives it the game's id. Importing a file twice, or again after a failure, adds nothing twice.
 * @param importId made by the caller; `undoImport` removes what was added with it.
 * @param onProgress called with the numbers so far.
 * @param signal stops sending once it is aborted.
 * @throws Failure; the matches sent before stay.
 */
export async function importMatches(
  userId: string,
  importId: string,
  matches: readonly ImportedMatch[],
  onProgress: (counts: ImportCounts) => void,
  signal: AbortSignal,
): Promise<ImportCounts> {
  if (!navigator.onLine) throw new Failure('offline', 'You are offline. Matches can be imported when you are back.')
  const tables = await tablesAs(userId, 'User must be authenticated')
  let counts: ImportCounts = { sent: 0, added: 0, completed: 0, recognized: 0 }
  for (const batch of splitIntoBatches(matches.map(toEntry))) {
    if (signal.aborted) break
    const { data, error } = await tables.rpc('import_matches', { entries: [...batch], import_id: importId })
    if (error) throw toFailure(error, 'Failed to log match')
    const answer = data as Omit<ImportCounts, 'sent'> // the procedure's answer
    counts = {
      sent: counts.sent + batch.length,
      added: counts.added + answer.added,
      completed: counts.completed + answer.completed,
      recognized: counts.recognized + answer.recognized,
    }
    onProgress(counts)
  }
  if (counts.added > 0) announceStep('track-matches')
  return counts
}

/** Removes the matches that an import added. @returns their number. @throws Failure 'Failed to delete match'. */
export async function undoImport(userId: string, importId: string): Promise<number> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { count, error } = await tables
    .from('matches')
    .delete({ count: 'exact' })
    .eq('user_id', userId)
    .eq('import_id', importId)
  if (error) throw toFailure(error, 'Failed to delete match')
  return count ?? 0
}
