import { queryOptions, skipToken } from '@tanstack/react-query'
import * as v from 'valibot'
import type { BulkOperation } from '#domain/collection/bulkOperation.ts'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'

const KINDS = { add_set: 'addSet', remove_set: 'removeSet', import: 'import' } as const

const operationsSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(['add_set', 'remove_set', 'import']),
    set_name: v.nullable(v.string()),
    answer: v.object({
      added: v.optional(v.number(), 0),
      updated: v.optional(v.number(), 0),
      removed: v.optional(v.number(), 0),
    }),
    created_at: v.string(),
    undone_at: v.nullable(v.string()),
    restorable: v.number(),
    changed_since: v.number(),
    removed: v.number(),
    removed_copies: v.array(v.tuple([v.string(), v.boolean(), v.number()])),
  }),
)

async function readRecentOperations(userId: string): Promise<BulkOperation[]> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { data, error } = await tables.rpc('recent_collection_operations')
  if (error) throw toFailure(error, 'Failed to fetch activity log')
  return v.parse(operationsSchema, data).map((operation) => ({
    id: operation.id,
    kind: KINDS[operation.kind],
    setName: operation.set_name,
    createdAt: operation.created_at,
    undoneAt: operation.undone_at,
    ...operation.answer,
    restorable: operation.restorable,
    changedSince: operation.changed_since,
    removedEntries: operation.removed,
    removedCopies: operation.removed_copies.map(([cardId, isFoil, quantity]) => ({ cardId, isFoil, quantity })),
  }))
}

/**
 * The last ten bulk adds, bulk removals and imports of a member that can be undone, and those undone lately, the newest
 * first. Its key begins with the key of the activity log, so that both are refetched together. It fails with
 * 'Failed to fetch activity log' (requirements §8).
 */
export const recentOperationsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['user', userId, 'activity', 'operations'],
    queryFn: userId ? () => readRecentOperations(userId) : skipToken,
    // Another device may have undone one of them.
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
    // Without a connection the query fails at once instead of waiting, and the page shows the failure.
    networkMode: 'always',
  })
