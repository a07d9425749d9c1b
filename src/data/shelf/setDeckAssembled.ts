import type { AssemblyChange } from '#domain/shelf/assembly.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { tablesAs } from '../session/viewer.ts'

const FAILED = 'Failed to change your shelf'

/**
 * Assembles a deck of the user, or takes it apart. A repeated call changes nothing: a deck that is assembled already keeps
 * its time, and so its place in the order.
 * @throws Failure with the reason.
 */
export async function setDeckAssembled(userId: string, { deckId, isAssembled }: AssemblyChange): Promise<void> {
  const table = (await tablesAs(userId, 'User must be authenticated')).from('assembled_decks')
  const row = { deck_id: deckId, user_id: userId }
  const { error, status } = await (
    isAssembled
      ? table.upsert(row, { onConflict: 'deck_id,user_id', ignoreDuplicates: true })
      : table.delete().eq('deck_id', deckId).eq('user_id', userId)
  ).abortSignal(requestTimeout())
  if (!error) return
  // The foreign key refuses a deck that was deleted on another device.
  if (error.code === '23503') throw new Failure('notFound', 'This deck was deleted.', { cause: error, status })
  throw toFailure(error, FAILED, status)
}
