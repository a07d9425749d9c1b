import { hashKey, type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import type { Freshness } from '#domain/cards/freshness.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { publicTables } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'
import type { CatalogueData } from './catalogue.ts'
import { CATALOGUE_KEY } from './catalogueKeys.ts'

type VersionedFreshness = Freshness & {
  /** The version of the catalogue at that time. */
  readonly version: number
}

/** How often a visible page looks for newer cards. */
const POLL_MS = 5 * 60_000

/** How often it does while the cards are those of the offline pack: the first update runs soon after the first start. */
const FIRST_POLL_MS = 30_000

async function readFreshness(): Promise<VersionedFreshness> {
  const { data, error } = await publicTables
    .from('catalogue_version')
    .select('version,cards_read_at,prices_read_at')
    .single()
  if (error) throw toFailure(error, 'Failed to load cards')
  const { version, cards_read_at: cardsReadAt, prices_read_at: pricesReadAt } = data
  return { version, cardsReadAt, pricesReadAt, packDay: cardsReadAt === null ? await readPackDay() : null }
}

/** The ISO day of the newest released set. */
async function readPackDay(): Promise<string | null> {
  const { data, error } = await publicTables
    .from('sets_2')
    .select('released_at')
    .lte('released_at', toUtcDay(Date.now()))
    .order('released_at', { ascending: false })
    .limit(1)
  if (error) throw toFailure(error, 'Failed to load sets')
  return data[0]?.released_at ?? null
}

/** How current the cards and prices of the database are. It looks again every five minutes while the page is visible. */
export const freshnessQuery = queryOptions({
  queryKey: [...CATALOGUE_KEY, 'freshness'],
  queryFn: readFreshness,
  persister: publicQueryPersister,
  staleTime: POLL_MS,
  refetchInterval: ({ state }) => (state.data && state.data.cardsReadAt === null ? FIRST_POLL_MS : POLL_MS),
  refetchOnWindowFocus: true,
  networkMode: 'always',
  retry: 1,
})

const FRESHNESS_HASH = hashKey(freshnessQuery.queryKey)

/**
 * Refetches everything on the page when the database has newer cards or prices than the page. Also the member's copies
 * and decks, because an update gives cards of the offline pack new ids.
 * @returns a function that stops it
 */
export function followNewerCards(queryClient: QueryClient): () => void {
  let followed = 0
  return new QueryObserver(queryClient, freshnessQuery).subscribe(({ data }) => {
    const known = queryClient.getQueryData<CatalogueData>(CATALOGUE_KEY)?.version ?? null
    if (!data || known === null || data.version <= Math.max(known, followed)) return
    followed = data.version
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => hashKey(queryKey) !== FRESHNESS_HASH })
  })
}
