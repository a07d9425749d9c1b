import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { publicTables } from '../backend/backend.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'
import { bundledPack } from './pack.ts'
import { SET_COLUMNS, type SetRow, toCardSet } from './setRow.ts'
import { SETS_KEY } from './catalogueKeys.ts'

async function readSets(cached: CardSet[] | undefined): Promise<CardSet[]> {
  const { data, error } = await publicTables
    .from('sets2_with_stats')
    .select(SET_COLUMNS)
    .gt('actual_card_count', 0)
    .order('released_at', { ascending: true })
    .overrideTypes<SetRow[], { merge: false }>()
  if (!error) return data.map(toCardSet)
  const failure = toFailure(error, 'Failed to load sets')
  if (failure.kind === 'offline')
    // Cached sets are newer than the bundled ones.
    return (
      cached ??
      readBundledSets().catch(() => {
        throw failure
      })
    )
  throw new Failure(failure.kind, `Failed to fetch sets: ${failure.message}`, { cause: error })
}

async function readBundledSets(): Promise<CardSet[]> {
  const { sets, cards } = await bundledPack()
  const counts = Map.groupBy(cards, (card) => card.set_id)
  return sets
    .map((row) => toCardSet({ ...row, actual_card_count: counts.get(row.id)?.length ?? 0 }))
    .filter((set) => set.cardCount > 0)
}

/**
 * All sets that have cards, oldest release first. If the backend cannot be reached, the sets that were read last, else the
 * bundled ones.
 */
export const setsQuery = queryOptions({
  queryKey: SETS_KEY,
  queryFn: ({ client }: { client: QueryClient }) => readSets(client.getQueryData<CardSet[]>(SETS_KEY)),
  persister: publicQueryPersister,
  staleTime: 5 * 60_000,
  networkMode: 'always',
  retry: 1,
})
