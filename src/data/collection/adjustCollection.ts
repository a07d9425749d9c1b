import type { CopyChange } from '#domain/collection/copyChange.ts'
import { toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { tablesAs } from '../session/viewer.ts'

const failureText = (change: CopyChange) =>
  'quantity' in change
    ? 'Failed to update quantity'
    : change.delta < 0
      ? 'Failed to remove from collection'
      : 'Failed to add to collection'

/**
 * Changes the copies of one card in a member's collection (requirements §4, Collection quantity).
 * @param operationId the idempotency key: a call that is repeated with it counts once (decision 041).
 * @returns the copies of the card and finish after the change.
 * @throws Failure
 */
export async function adjustCollection(userId: string, change: CopyChange, operationId: string): Promise<number> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const parameters = { card_id: change.cardId, is_foil: change.isFoil, operation_id: operationId }
  const call =
    'delta' in change
      ? tables.rpc('adjust_collection', { ...parameters, delta: change.delta })
      : tables.rpc('set_collection', { ...parameters, quantity: change.quantity })
  const { data, error, status } = await call.abortSignal(requestTimeout())
  if (error) throw toFailure(error, failureText(change), status)
  return data
}
