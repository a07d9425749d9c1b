import type { Database } from '../backend/database.ts'

/** How long a read version is believed; changes through this host are known at once. */
const FRESH_MS = 1000

export type CatalogueVersion = {
  /** The number that the database raises with every change of cards or sets. */
  read(): Promise<string>
  /** The next `read` asks the database. */
  forget(): void
}

export function catalogueVersion(database: Database): CatalogueVersion {
  let known: { readonly version: Promise<string>; readonly at: number } | undefined
  return {
    read() {
      if (!known || performance.now() - known.at > FRESH_MS) {
        const version = database
          .query('select version from public.catalogue_version')
          .then(([row]) => String(row?.['version']))
        known = { version, at: performance.now() }
        version.catch(() => (known = undefined))
      }
      return known.version
    },
    forget: () => {
      known = undefined
    },
  }
}
