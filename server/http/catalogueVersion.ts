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

/** Keeps what `make` reads from the catalogue, and makes it anew when it is asked for after the catalogue changed. */
export function whenCatalogueChanges<Made>(database: Database, make: () => Promise<Made>): () => Promise<Made> {
  const version = catalogueVersion(database)
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
