import * as v from 'valibot'
import type { Collection } from '#domain/collection/copies.ts'
import type { ImportMode } from '#domain/collection/csv/planImport.ts'
import { toFailure } from '../backend/errors.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { tablesAs } from '../session/viewer.ts'

/**
 * A change of many copies: their owner, and an idempotency key that the caller makes. A call that is repeated with the key
 * counts once (decision 041).
 */
export type Operation = { readonly userId: string; readonly id: string }

const tablesOf = ({ userId }: Operation) => tablesAs(userId, 'User must be authenticated')

/** The result of adding a set, in cards. */
export type SetAdded = { readonly added: number; readonly updated: number }

const addedSchema = v.object({ added: v.number(), updated: v.number() })
const removedSchema = v.object({ removed: v.number() })

/** Adds one copy of every card of a set, as foil if the card only exists in foil (requirements §4, Bulk add). */
export async function addSet(operation: Operation, setId: string): Promise<SetAdded> {
  const tables = await tablesOf(operation)
  const { data, error } = await tables.rpc('add_set_to_collection', { set_id: setId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to add to collection')
  announceStep('add-cards')
  return v.parse(addedSchema, data)
}

/** Removes every copy of a set's cards (requirements §4, Bulk remove). @returns the number of cards. */
export async function removeSet(operation: Operation, setId: string): Promise<number> {
  const tables = await tablesOf(operation)
  const { data, error } = await tables.rpc('remove_set_from_collection', { set_id: setId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to remove from collection')
  return v.parse(removedSchema, data).removed
}

/** Adds many copies at once, or replaces the collection by them. It succeeds or fails as a whole (decision 041). */
export async function importCollection(operation: Operation, collection: Collection, mode: ImportMode): Promise<void> {
  const tables = await tablesOf(operation)
  const entries = [...collection].map(([cardId, { nonFoil, foil }]) => [cardId, nonFoil, foil])
  const { error } = await tables.rpc('import_collection', { entries, mode, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to add to collection')
  announceStep('add-cards')
}

/** Undoes an earlier `addSet`, `removeSet` or `importCollection`, except for copies that were changed since. */
export async function undoOperation(operation: Operation, undoneId: string): Promise<void> {
  const tables = await tablesOf(operation)
  const { error } = await tables.rpc('undo_collection_operation', { undone_id: undoneId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to update quantity')
}
