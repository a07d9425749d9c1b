import { queryOptions } from '@tanstack/react-query'
import type { NewSet } from '#domain/admin/maintenanceTask.ts'
import { publicTables, memberClient } from '../backend/backend.ts'
import { Failure, toFailure } from '../backend/errors.ts'

/** A set in the database, with or without cards (requirements §7, sets_2). */
export type StoredSet = { id: string; name: string; code: string }

/**
 * Reads all sets in the database, ordered by id.
 * @throws Failure with the backend's message, else 'Failed to load sets'.
 */
export async function readStoredSets(): Promise<StoredSet[]> {
  const { data, error } = await publicTables.from('sets_2').select('id, name, code').order('id')
  if (error) throw toFailure(error, 'Failed to load sets')
  return data
}

/** The query of `readStoredSets`. */
export const storedSetsQuery = queryOptions({
  queryKey: ['sets', 'stored'],
  queryFn: readStoredSets,
  staleTime: 60_000,
  retry: 1,
})

/**
 * Adds a set to the database (requirements §7, sets insert). The next import adds its cards.
 * @throws Failure 'Failed to add set: {message}'.
 */
export async function addSet({ id, name, code, releasedAt, preReleasedAt, mainSet }: NewSet): Promise<void> {
  const { tables } = await memberClient()
  const now = new Date().toISOString()
  const { error } = await tables.from('sets').insert({
    id,
    name,
    code: code || id,
    released_at: releasedAt,
    prereleased_at: preReleasedAt,
    main_set: mainSet,
    created_at: now,
    updated_at: now,
  })
  if (!error) return
  const { kind, message } = toFailure(error, 'The database did not answer.')
  const reason = kind === 'conflict' ? 'It already exists.' : message
  throw new Failure(kind, `Failed to add set: ${reason}`, { cause: error })
}
