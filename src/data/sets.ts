import { queryOptions } from '@tanstack/react-query'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { normalizeSetName } from '#domain/sets/setName.ts'
import { publicTables } from './backend.ts'
import { Failure, toFailure } from './errors.ts'
import { keptForEverybody } from './keptQueries.ts'
import { bundledPack, type PackSetRow } from './pack.ts'

const toCardSet = (row: PackSetRow, cardCount: number): CardSet => ({
  id: row.id,
  name: normalizeSetName(row.name),
  code: row.code,
  releasedAt: row.released_at,
  mainSet: row.main_set,
  cardCount,
  keyArt: row.key_art,
  image: row.image,
})

async function readSets(): Promise<CardSet[]> {
  const { data, error } = await publicTables
    .from('sets2_with_stats')
    .select('id,name,code,released_at,main_set,key_art,image,actual_card_count')
    .gt('actual_card_count', 0)
    .order('released_at', { ascending: true })
    .overrideTypes<(PackSetRow & { actual_card_count: number })[], { merge: false }>()
  if (!error) return data.map((row) => toCardSet(row, row.actual_card_count))
  const failure = toFailure(error, 'Failed to load sets')
  if (failure.kind === 'offline')
    return readBundledSets().catch(() => {
      throw failure
    })
  throw new Failure(failure.kind, `Failed to fetch sets: ${failure.message}`, { cause: error })
}

async function readBundledSets(): Promise<CardSet[]> {
  const { sets, cards } = await bundledPack()
  const counts = Map.groupBy(cards, (card) => card.set_id)
  return sets.map((row) => toCardSet(row, counts.get(row.id)?.length ?? 0)).filter((set) => set.cardCount > 0)
}

/** All sets that have cards, oldest release first; the bundled ones when the backend cannot be reached. */
export const setsQuery = queryOptions({
  queryKey: ['sets'],
  queryFn: readSets,
  persister: keptForEverybody,
  staleTime: 5 * 60_000,
  networkMode: 'always',
  retry: 1,
})
