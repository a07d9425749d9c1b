import { toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { requireSession, tablesAs } from '../session/viewer.ts'
import { lazyMatchOutbox } from './lazyMatchOutbox.ts'

/**
 * Deletes a match of the user. A match that is already gone counts as deleted; one that was never sent is only removed from
 * this browser.
 * @throws Failure 'Failed to delete match'.
 */
export async function deleteMatch(userId: string, id: string): Promise<void> {
  requireSession(userId, 'User must be authenticated')
  const outbox = (await lazyMatchOutbox.load()).of(userId)
  if (outbox.isUntried(id)) outbox.discard(id)
  // A match that is sent at the same time would come back.
  else
    await outbox.exclusively(async () => {
      await deleteStored(userId, id)
      outbox.discard(id)
    })
}

async function deleteStored(userId: string, id: string): Promise<void> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { error } = await tables
    .from('matches')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .abortSignal(requestTimeout())
  if (error) throw toFailure(error, 'Failed to delete match')
}
