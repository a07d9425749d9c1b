import { join } from 'node:path'
import { startPostgres } from '../../tools/testing/startPostgres.ts'
import { makeTestDatabase } from '../../tools/testing/testDatabase.ts'

/** Where a host that is measured keeps its data. */
export type Store = {
  readonly dataDir: string
  /** PostgreSQL; absent: PGlite in the folder. */
  readonly databaseUrl?: string
}

export type Stores = {
  /** How the database is called in the report. */
  readonly kind: 'PGlite' | 'PostgreSQL'
  make(name: string): Promise<Store>
  close(): Promise<void>
}

/** Stores in folders of their own. */
export const onPglite = (folder: string): Stores => ({
  kind: 'PGlite',
  make: async (name) => ({ dataDir: join(folder, name) }),
  close: async () => {},
})

/** Databases of their own on the server of TEST_DATABASE_URL, else on a temporary one. */
export async function onPostgres(folder: string): Promise<Stores> {
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
