import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Collection } from '#domain/collection/copies.ts'
import type { ImportMode } from '#domain/collection/csv/planImport.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import { COLLECTION, collectionKey, type CollectionOf } from './collectionKey.ts'
import { copyChangesOf } from './copyChanges.ts'
import { toFailure } from './errors.ts'
import { announceStep } from './onboarding.ts'
import { readOrKept } from './readOrKept.ts'
import { tablesAs, viewerTables } from './viewer.ts'

const collectionSchema = v.object({
  name: v.string(),
  entries: v.array(v.tuple([v.string(), v.number(), v.number()])),
})

async function readCollection(ownerId: string): Promise<CollectionOf | null> {
  // An address that is no id of a person names none.
  if (!isUuid(ownerId)) return null
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('collection_of', { owner_id: ownerId })
  if (error) throw toFailure(error, 'Failed to fetch collection')
  if (data === null) return null
  const { name, entries } = v.parse(collectionSchema, data)
  return { name, collection: new Map(entries.map(([cardId, nonFoil, foil]) => [cardId, { nonFoil, foil }])) }
}

/** How often to read again before an answer that may be older than the last change has to do. */
const MAX_READINGS = 5

/** What is read while a change is on its way may have it or not: it is read again once the change is answered. */
async function readOwnCollection(userId: string, queryClient: QueryClient): Promise<CollectionOf | null> {
  const changes = copyChangesOf(userId, queryClient)
  for (let reading = 1; ; reading++) {
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    await changes.flush().catch(() => undefined)
    const answers = changes.answers()
    // oxlint-disable-next-line no-await-in-loop
    const read = await readCollection(userId)
    if (changes.answers() === answers || reading === MAX_READINGS) return read
  }
}

/**
 * The collection of `ownerId` as the viewer may see it; null where it is private or nobody's. Of one's own what is not
 * confirmed yet is not in it: `useCollection` lays it over.
 */
export const collectionQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions({
    queryKey: collectionKey(viewerId, ownerId),
    queryFn: ({ client }: { client: QueryClient }) =>
      viewerId === ownerId
        ? readOrKept(ownerId, COLLECTION, () => readOwnCollection(ownerId, client))
        : readCollection(ownerId),
    staleTime: 60_000,
    refetchOnWindowFocus: viewerId === ownerId,
    retry: 1,
    // Without a connection the page says so, and does not wait for one.
    networkMode: 'always',
    structuralSharing: false,
  })

/**
 * A change of many copies: whose they are, and an id that its caller makes. A call that is repeated with the id counts
 * once (decision 014).
 */
export type Operation = { readonly userId: string; readonly id: string }

const tablesOf = ({ userId }: Operation) => tablesAs(userId, 'User must be authenticated')

/** What a set added to a collection came to, in cards. */
export type SetAdded = { readonly added: number; readonly updated: number }

/** What an import came to, in cards and finishes. */
export type Imported = SetAdded & { readonly removed: number; readonly unchanged: number }

const addedSchema = v.object({ added: v.number(), updated: v.number() })
const removedSchema = v.object({ removed: v.number() })
const importedSchema = v.object({ ...addedSchema.entries, removed: v.number(), unchanged: v.number() })

/**
 * One more of every card of a set, as foil where it only comes in foil (specification §4, Bulk add).
 */
export async function addSet(operation: Operation, setId: string): Promise<SetAdded> {
  const tables = await tablesOf(operation)
  const { data, error } = await tables.rpc('add_set_to_collection', { set_id: setId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to add to collection')
  announceStep('add-cards')
  return v.parse(addedSchema, data)
}

/** Removes every copy of a set's cards (specification §4, Bulk remove). @returns how many cards went. */
export async function removeSet(operation: Operation, setId: string): Promise<number> {
  const tables = await tablesOf(operation)
  const { data, error } = await tables.rpc('remove_set_from_collection', { set_id: setId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to remove from collection')
  return v.parse(removedSchema, data).removed
}

/** Adds many copies at once, or makes them all there is. All of it or nothing (issue 5, point 5). */
export async function importCollection(
  operation: Operation,
  collection: Collection,
  mode: ImportMode,
): Promise<Imported> {
  const tables = await tablesOf(operation)
  const entries = [...collection].map(([cardId, { nonFoil, foil }]) => [cardId, nonFoil, foil])
  const { data, error } = await tables.rpc('import_collection', { entries, mode, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to add to collection')
  announceStep('add-cards')
  return v.parse(importedSchema, data)
}

/** Takes back what `addSet`, `removeSet` or `importCollection` did under an id, and nothing that was changed since. */
export async function undoOperation(operation: Operation, undoneId: string): Promise<void> {
  const tables = await tablesOf(operation)
  const { error } = await tables.rpc('undo_collection_operation', { undone_id: undoneId, operation_id: operation.id })
  if (error) throw toFailure(error, 'Failed to update quantity')
}
