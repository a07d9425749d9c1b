import type { Database } from '../../backend/database.ts'
import { type TtlCache, ttlCache } from './ttlCache.ts'

/** How long a read version is believed; changes through this host are known at once. */
const FRESH_MS = 1000

/**
 * The number that the database raises with every change of cards or sets. One reading of it is for the whole site: an answer
 * would else be older than the page that asks for it.
 */
export const catalogueVersion = (database: Database): TtlCache<string> =>
  ttlCache(FRESH_MS, async () => {
    const [row] = await database.query('select version from public.catalogue_version')
    return String(row?.['version'])
  })

/** Keeps what `make` reads from the catalogue, and makes it anew when it is asked for after the catalogue changed. */
export function reloadOnCatalogueChange<Made>(
  version: TtlCache<string>,
  make: () => Promise<Made>,
): () => Promise<Made> {
  let known: { readonly version: string; readonly made: Promise<Made> } | undefined
  return async () => {
    const now = await version.read()
    if (known?.version !== now) {
      known = { version: now, made: make() }
      known.made.catch(() => (known = undefined))
    }
    return known.made
  }
}
