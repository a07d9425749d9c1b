import { join } from 'node:path'
import { startPostgres } from '../../tools/testing/startPostgres.ts'
import { makeTestDatabase } from '../../tools/testing/testDatabase.ts'

/** The data store of a measured host. */
export type Store = {
  readonly dataDir: string
  /** The PostgreSQL database; absent for PGlite in the data folder. */
  readonly databaseUrl?: string
}

export type Stores = {
  /** The database's name in the report. */
  readonly kind: 'PGlite' | 'PostgreSQL'
  make(name: string): Promise<Store>
  close(): Promise<void>
}

/** PGlite stores, each in a subfolder. */
export const pgliteStores = (folder: string): Stores => ({
  kind: 'PGlite',
  make: async (name) => ({ dataDir: join(folder, name) }),
  close: async () => {},
})

/** A database per store, on the server of TEST_DATABASE_URL or else on a temporary server. */
export async function postgresStores(folder: string): Promise<Stores> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? undefined : await startPostgres()
  const url = given ?? server?.url ?? ''
  const drops: (() => Promise<void>)[] = []
  return {
    kind: 'PostgreSQL',
    make: async (name) => {
      const { url: databaseUrl, drop } = await makeTestDatabase(url)
      drops.push(drop)
      return { dataDir: join(folder, name), databaseUrl }
    },
    close: async () => {
      await Promise.all(drops.map(async (drop) => drop()))
      server?.stop()
    },
  }
}
