import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ActivityEntry } from '#domain/collection/activity.ts'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

/** For how many days the activity log is shown (requirements §9). */
const DAYS = 30
/** The maximum number of entries of the activity log (requirements §9). */
export const MAX_ACTIVITY_ENTRIES = 100

const DAY_MS = 24 * 60 * 60_000

async function readActivity(userId: string): Promise<ActivityEntry[]> {
  const { tables } = await memberClient()
  const { data, error } = await tables
    .from('user_collections')
    .select('card_id,quantity,is_foil,created_at,updated_at')
    .eq('user_id', userId)
    .gte('updated_at', new Date(Date.now() - DAYS * DAY_MS).toISOString())
    .order('updated_at', { ascending: false })
    // All cards of a set that was added at once have the same time.
    .order('card_id')
    .order('is_foil')
    .limit(MAX_ACTIVITY_ENTRIES)
  if (error) throw toFailure(error, 'Failed to fetch activity log')
  return data.map((row) => ({
    cardId: row.card_id,
    quantity: row.quantity,
    isFoil: row.is_foil,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

/**
 * The changes in the user's collection of the last 30 days, the newest first, at most 100 entries (requirements §7,
 * user_collections). Cards without copies left are missing; `recentOperationsQuery` has those of bulk changes. It fails with
 * 'Failed to fetch activity log' (requirements §8).
 */
export const activityQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['user', userId, 'activity'],
    queryFn: userId ? () => readActivity(userId) : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: 1,
    // Without a connection the query fails at once instead of waiting, and the page shows the failure.
    networkMode: 'always',
  })
