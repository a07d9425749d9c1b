import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countOf } from '#domain/text/countOf.ts'
import { prepareAuthSchema } from './backend/authSchema.ts'
import { connectPglite } from './backend/connectPglite.ts'
import { connectPostgres } from './backend/connectPostgres.ts'
import type { Connected } from './backend/database.ts'
import type { DataFolder } from './dataFolder.ts'
import { freeMegabytes, keepReserve, openReserve } from './diskReserve.ts'
import { countUnknownMigrations, migrate } from './migrate.ts'
import { seed } from './seed.ts'
import { reasonOf, StartError } from './startError.ts'

export type SetUpOptions = {
  /** Absent: the database lives in memory, or at `databaseUrl`. */
  readonly folder: DataFolder | undefined
  readonly databaseUrl: string | undefined
  readonly migrationsDir: string
  /** The cards of a database that has none. */
  readonly packFile: string | undefined
  /** What a new embedded database begins as, see `connectPglite`. */
  readonly template?: Blob | undefined
  /** How long a statement may stay without an answer, see `connectPostgres`; without it as long as it takes. */
  readonly answerMs?: number | undefined
  readonly progress: (line: string) => void
}

/**
 * Connects to the database, brings it up to date and fills it when it has no cards.
 * @throws StartError with one line for whoever starts the host
 */
export async function setUp(options: SetUpOptions): Promise<Connected> {
  const { folder, databaseUrl, template } = options
  if (databaseUrl !== undefined) return bringUpToDate(await openPostgres(databaseUrl, options.answerMs), options)
  if (folder === undefined) return bringUpToDate(await openEmbedded(undefined, template), options)
  const place = dirname(folder.database)
  if (!folder.isUnfinished()) {
    const isDiskFull = openReserve(place)
    const connected = await bringUpToDate(await openEmbedded(folder), options)
    if (!isDiskFull) keepReserve(place)
    return { ...connected, isDiskFull }
  }
  // Nobody can have written to a database whose first setup was not finished: the host listens only afterwards.
  options.progress('Creating the database…')
  folder.begin()
  const connected = await bringUpToDate(await openEmbedded(folder, template), options)
  await connected.database.query('checkpoint')
  folder.finish()
  keepReserve(place)
  return connected
}

async function bringUpToDate(connected: Connected, options: SetUpOptions): Promise<Connected> {
  const { database } = connected
  try {
    await prepareAuthSchema(database)
    const applied = await migrate(database, options.migrationsDir)
    if (applied.length > 0) options.progress(`Applied ${countOf(applied.length, 'migration')}`)
    const unknown = await countUnknownMigrations(database, options.migrationsDir)
    if (unknown > 0)
      options.progress(
        `A newer version has used this database: it has ${countOf(unknown, 'migration')} that this one does not know`,
      )
    if (options.packFile !== undefined) await seed(database, options.packFile, options.progress)
    return connected
  } catch (error) {
    await database.close()
    throw error instanceof StartError ? error : new StartError(`The database cannot be set up: ${reasonOf(error)}`)
  }
}

async function openPostgres(url: string, answerMs: number | undefined): Promise<Connected> {
  return connectPostgres(url, answerMs).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`)
  })
}

async function openEmbedded(folder: DataFolder | undefined, template?: Blob): Promise<Connected> {
  return connectPglite(folder?.database, template).catch((error: unknown) => {
    const where = folder ? ` in ${folder.database}` : ''
    const reason = folder ? (refusalOf(folder) ?? reasonOf(error)) + noteOfSpace(folder) : reasonOf(error)
    throw new StartError(`The embedded database${where} cannot be opened: ${reason}`)
  })
}

/** Why the files of a database cannot be used, as when another user restored them: the embedded database does not say. */
function refusalOf({ database }: DataFolder): string | undefined {
  const control = join(database, 'global/pg_control')
  try {
    if (existsSync(database)) accessSync(control, constants.R_OK | constants.W_OK)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

/** A first start takes 45 MB. */
const LITTLE_MB = 64

/** How full the disk is where that may be why: the embedded database does not say. */
function noteOfSpace({ database }: DataFolder): string {
  const left = freeMegabytes(dirname(database))
  return left < LITTLE_MB ? ` (${left} MB are left on its disk)` : ''
}
