import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import type { ValueOnDay } from '#domain/prices/valueHistory.ts'
import { lazyCollectionOutbox } from './lazyCollectionOutbox.ts'
import { toFailure } from '../backend/errors.ts'
import { viewerTables } from '../session/viewer.ts'

const historySchema = v.nullable(v.array(v.tuple([v.string(), v.number()])))

async function readValueHistory(ownerId: string, days: number): Promise<readonly ValueOnDay[]> {
  if (!isUuid(ownerId)) return []
  const tables = await viewerTables()
  // The days of prices are in UTC.
  const since = addDays(toUtcDay(Date.now()), -days)
  const { data, error } = await tables.rpc('collection_value_history', { owner_id: ownerId, since })
  if (error) throw toFailure(error, 'Failed to load prices')
  return (v.parse(historySchema, data) ?? []).map(([day, usd]) => ({ day, usd }))
}

/** The query key of the value history of a collection, for all periods. */
export const valueHistoryKey = (viewerId: string | undefined, ownerId: string) =>
  ['user', viewerId, 'valueHistory', ownerId] as const

/**
 * The value in USD of the copies that `ownerId` owns today, on the days of the last `days`, at most 366, on which a price
 * changed (decision 026). Empty if no copy has a price, and for a collection that the viewer may not see. It fails with
 * 'Failed to load prices'.
 */
export const valueHistoryQuery = (viewerId: string | undefined, ownerId: string, days: number) =>
  queryOptions({
    queryKey: [...valueHistoryKey(viewerId, ownerId), days],
    queryFn: async () => {
      // The value includes the latest changes, if they can be sent.
      if (viewerId === ownerId)
        await lazyCollectionOutbox
          .load()
          .then((outbox) => outbox.of(ownerId).flush())
          .catch(() => undefined)
      return readValueHistory(ownerId, days)
    },
    // The copies may have changed since.
    staleTime: 0,
    retry: 1,
    // Without a connection the query fails at once instead of waiting, and the page shows the failure.
    networkMode: 'always',
  })
