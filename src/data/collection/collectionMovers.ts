import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { isUuid } from '#domain/ids/isUuid.ts'
import type { PriceMove } from '#domain/prices/priceMove.ts'
import { toFailure } from '../backend/errors.ts'
import { viewerTables } from '../session/viewer.ts'
import { valueHistoryKey } from './valueHistory.ts'

/** The copies of a card in one finish whose price changed, with the prices of one copy. */
export type Mover = PriceMove & { readonly cardId: string; readonly isFoil: boolean; readonly quantity: number }

const moversSchema = v.nullable(v.array(v.tuple([v.string(), v.boolean(), v.number(), v.number(), v.number()])))

async function readMovers(ownerId: string, days: number): Promise<readonly Mover[]> {
  if (!isUuid(ownerId)) return []
  const tables = await viewerTables()
  const since = addDays(toUtcDay(Date.now()), -days)
  const { data, error } = await tables.rpc('collection_movers', { owner_id: ownerId, since })
  if (error) throw toFailure(error, 'Failed to load prices')
  return (v.parse(moversSchema, data) ?? []).map(([cardId, isFoil, quantity, before, now]) => ({
    cardId,
    isFoil,
    quantity,
    before,
    now,
  }))
}

/**
 * The ten copies of a collection whose value changed most in the last `days`, the largest change first. Empty for a
 * collection that the viewer may not see. It fails with 'Failed to load prices'.
 */
export const collectionMoversQuery = (viewerId: string | undefined, ownerId: string, days: number) =>
  queryOptions({
    queryKey: [...valueHistoryKey(viewerId, ownerId), 'movers', days],
    queryFn: () => readMovers(ownerId, days),
    staleTime: 0,
    retry: 1,
    networkMode: 'always',
  })
