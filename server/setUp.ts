import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countOf } from '#domain/text/countOf.ts'
import { prepareAuthSchema } from './backend/authSchema.ts'
import { connectPglite } from './backend/connectPglite.ts'
import { connectPostgres } from './backend/connectPostgres.ts'
import type { Connected, Transaction } from './backend/database.ts'
import type { OnQuery } from './backend/queryLog.ts'
import type { DataFolder } from './dataFolder.ts'
import { freeMegabytes, releaseReserve, writeReserve } from './diskReserve.ts'
import { countUnknownMigrations, migrate } from './migrate.ts'
import { seed } from './seed.ts'
import { reasonOf, StartError } from './startError.ts'

export type SetUpOptions = {
  /** Undefined: the database is in memory, or at `databaseUrl`. */
  readonly folder: DataFolder | undefined
  readonly databaseUrl: string | undefined
  readonly migrationsDir: string
  /** The cards for a database without cards. */
  readonly packFile: string | undefined
  /** See `connectPglite`. */
  readonly template?: Blob | undefined
  /** See `connectPostgres`. */
  readonly answerTimeoutMs?: number | undefined
  /** See `OnQuery`. */
  readonly onQuery?: OnQuery | undefined
  /** Accepts a database with an unfinished copy of a data folder. */
  readonly isMoving?: boolean
  readonly progress: (line: string) => void
}

/**
 * Connects to the database, migrates it, and fills it if it has no cards.
 * @throws StartError with one line for the operator
 */
export async function setUp(options: SetUpOptions): Promise<Connected> {
  const { folder, databaseUrl, template, onQuery } = options
  if (databaseUrl !== undefined) return bringUpToDate(await openPostgres(databaseUrl, options), options)
  if (folder === undefined) return bringUpToDate(await openEmbedded(undefined, template, onQuery), options)
  const place = dirname(folder.database)
  if (!folder.isUnfinished()) {
    const isDiskFull = releaseReserve(place)
    const connected = await bringUpToDate(await openEmbedded(folder, undefined, onQuery), options)
    if (!isDiskFull) writeReserve(place)
    return { ...connected, isDiskFull }
  }
  // A database whose first setup was not finished has no user data, because the host listens only afterwards.
  options.progress('Creating the database…')
  folder.begin()
  const connected = await bringUpToDate(await openEmbedded(folder, template, onQuery), options)
  await connected.database.query('checkpoint')
  folder.finish()
  writeReserve(place)
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
        `A newer version has used this database: it has ${countOf(unknown, 'migration')} unknown to this version`,
      )
    if (database.kind === 'postgres' && options.isMoving !== true) await refuseUnfinishedMove(database)
    if (options.packFile !== undefined) await seed(database, options.packFile, options.progress)
    return connected
  } catch (error) {
    await database.close()
    throw error instanceof StartError ? error : new StartError(`The database cannot be set up: ${reasonOf(error)}`)
  }
}

async function refuseUnfinishedMove(database: Transaction): Promise<void> {
  const moves = await database.query('select from hosts.moves where finished_at is null')
  if (moves.length > 0)
    throw new StartError(
      'The move into the database of DATABASE_URL is not finished. Run the same "npm run move" again.',
    )
}

async function openPostgres(url: string, { answerTimeoutMs, onQuery }: SetUpOptions): Promise<Connected> {
  return connectPostgres(url, answerTimeoutMs, onQuery).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`)
  })
}

async function openEmbedded(folder: DataFolder | undefined, template?: Blob, onQuery?: OnQuery): Promise<Connected> {
  return connectPglite(folder?.database, template, onQuery).catch((error: unknown) => {
    const where = folder ? ` in ${folder.database}` : ''
    const reason = folder ? (refusalOf(folder) ?? reasonOf(error)) + noteOfSpace(folder) : reasonOf(error)
    throw new StartError(`The embedded database${where} cannot be opened: ${reason}`)
  })
}

/** The reason why the database files cannot be used, for example because another user owns them. PGlite's error does not say so. */
function refusalOf({ database }: DataFolder): string | undefined {
  const control = join(database, 'global/pg_control')
  try {
    if (existsSync(database)) accessSync(control, constants.R_OK | constants.W_OK)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

/** The first start needs 45 MB. */
const LOW_MB = 64

/** The free disk space if it is low, which may be the reason. PGlite's error does not say so. */
function noteOfSpace({ database }: DataFolder): string {
  const left = freeMegabytes(dirname(database))
  return left < LOW_MB ? ` (${left} MB are left on its disk)` : ''
}
