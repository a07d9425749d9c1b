import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Card } from '#domain/cards/card.ts'
import { publicTables } from '../backend/backend.ts'
import { catalogueOf } from './catalogueIndex.ts'
import type { Facets } from '#domain/cards/facets.ts'
import { CARD_COLUMNS, type CardRow, toCard } from '#domain/cards/cardRow.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { memoizeAsync } from '../backend/memoizeAsync.ts'
import { nextTask } from '../backend/nextTask.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'
import { CATALOGUE_KEY } from './catalogueKeys.ts'
import { bundledPack } from './pack.ts'
import { readAllPages } from '../backend/readAllPages.ts'

/** All cards and their source. */
export type CatalogueData = {
  readonly cards: readonly Card[]
  /** The version of the catalogue in the database; null for bundled cards. */
  readonly version: number | null
  /** The message to the visitor if the cards are bundled ones; else null. */
  readonly notice: string | null
}

/** The expected number of pages. All are requested at once, so that the first visit waits for one round trip. */
const LIKELY_PAGES = 3

async function readVersion(): Promise<number> {
  const { data, error } = await publicTables.from('catalogue_version').select('version').single()
  if (error) throw toFailure(error, 'Failed to load cards')
  return data.version
}

const readCards = (): Promise<CardRow[]> =>
  readAllPages<CardRow>(
    (from, to) =>
      publicTables
        .from('cards_2')
        .select(CARD_COLUMNS)
        .order('created_at', { ascending: true })
        .order('id', { ascending: true })
        .range(from, to)
        .overrideTypes<CardRow[], { merge: false }>(),
    { parallel: LIKELY_PAGES, text: 'Database fetch error on page {n}: {message}' },
  )

/** The number of rows that a slow phone converts within one or two frames. */
const ROWS_AT_ONCE = 500

/** Converts rows to cards and builds their index, in steps between which the page stays responsive. */
async function makeCards(rows: readonly CardRow[]): Promise<Card[]> {
  const cards: Card[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await nextTask()
    cards.push(...rows.slice(from, from + ROWS_AT_ONCE).map(toCard))
  }
  await nextTask()
  const { facets } = catalogueOf(cards)
  // A list of cards needs all of them at once, each from its own pass over the cards.
  for (const field of Object.keys(facets) as (keyof Facets)[]) {
    await nextTask()
    void facets[field]
  }
  return cards
}

const bundledCards = memoizeAsync(async () => makeCards((await bundledPack()).cards))

/** The bundled cards; `known` itself if it has them, so that repeated failures neither render nor persist them again. */
async function readBundled(known: CatalogueData | undefined, notice: string): Promise<CatalogueData> {
  const cards = await bundledCards()
  return known?.cards === cards && known.notice === notice ? known : { cards, version: null, notice }
}

/**
 * Reads the cards from the database if their version has changed. Reads the bundled cards if the database returns none or
 * fails (requirements §4, card loading).
 * @throws Failure if the bundled cards cannot be read, or if the database fails and `known` has its cards, which stay.
 */
async function fetchCatalogue(known: CatalogueData | undefined): Promise<CatalogueData> {
  try {
    // The version is read before the cards: a later version would make old cards look current until the next change.
    const now = known?.version ? await readVersion() : undefined
    if (known && known.version === now) return known
    const [version, rows] = await Promise.all([now ?? readVersion(), readCards()])
    if (rows.length === 0) return await readBundled(known, 'Using offline card data')
    return { cards: await makeCards(rows), version, notice: null }
  } catch (error) {
    if (known?.version) throw toFailure(error, 'Failed to load cards')
    const offline = !navigator.onLine
    const notice = offline ? 'Using offline card data' : 'Using fallback card data - database unavailable'
    return readBundled(known, notice).catch(() => {
      throw new Failure('offline', 'Failed to load cards', { cause: error })
    })
  }
}

/** The catalogue. On a later visit it is shown from the browser's cache at once and refreshed in the background. */
export const catalogueQuery = queryOptions({
  queryKey: CATALOGUE_KEY,
  queryFn: ({ client }: { client: QueryClient }) => fetchCatalogue(client.getQueryData<CatalogueData>(CATALOGUE_KEY)),
  persister: publicQueryPersister,
  // Bundled cards are always stale, so that the database is queried again as soon as possible.
  staleTime: (query) => (query.state.data?.version === null ? 0 : 5 * 60_000),
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: 1,
  structuralSharing: false,
  refetchInterval: (query) => (query.state.data?.version === null ? 30_000 : false),
})
