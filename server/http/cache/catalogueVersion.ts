import type { Database } from '../../backend/database.ts'
import type { DatabaseChanges } from '../../backend/databaseChanges.ts'
import { makeCache } from './makeCache.ts'

/** How long the version is cached. Changes clear it at once, unless a change is missed while the database is unreachable. */
const FRESH_MS = 1000

/**
 * The number that the database raises with every change of cards or sets. The whole site shares one, so that the data that a page
 * requests is never older than the page.
 */
export type CatalogueVersion = {
  read(): Promise<string>
  /** Makes the next `read` query the database. */
  invalidate(): void
}

/** @param changes tells what other hosts change. */
export function catalogueVersion(database: Database, changes?: DatabaseChanges): CatalogueVersion {
  const cache = makeCache<'version', string>({ max: 1, ttl: FRESH_MS })
  changes?.onCatalogue(cache.clear)
  return {
    read: async () =>
      cache.get('version', async () => {
        const [row] = await database.query('select version from public.catalogue_version')
        return String(row?.['version'])
      }),
    invalidate: cache.clear,
  }
}
