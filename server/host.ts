import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pino, { type Logger } from 'pino'
import { ANSWER_TIMEOUT_MS } from './backend/connectPostgres.ts'
import { createBackend } from './backend/createBackend.ts'
import { type DatabaseChanges, databaseChanges } from './backend/databaseChanges.ts'
import type { Connected, Database, Row } from './backend/database.ts'
import { refuseWrites } from './backend/refuseWrites.ts'
import { connectReplica, type Replica } from './backend/replica/replica.ts'
import { type DataFolder, openDataFolder, savedSecrets } from './dataFolder.ts'
import { createSite } from './http/createSite.ts'
import { type HostCaller, hostCaller } from './http/serverFunctions.ts'
import { defaultSettings, type Settings } from './config.ts'
import { makeMail } from './backend/mail.ts'
import { type Listener, listen } from './listen.ts'
import { BUILT_SITE, MIGRATIONS } from './places.ts'
import { startPublication } from './publishMatchups.ts'
import { startDeckRenewal } from './renewDecks.ts'
import type { Batches } from './runBatches.ts'
import { makeSecrets, type Secrets, sharedSecrets } from './secrets.ts'
import { type Schedule, saveNextRun, startSchedule } from './schedule.ts'
import { setUp } from './setUp.ts'
import type { Tracing } from './tracing/tracing.ts'
import { type Watch, watchDatabase } from './watchDatabase.ts'

export type HostOptions = Partial<Settings> & {
  readonly migrationsDir?: string
  /** False: a database without cards stays empty. */
  readonly seed?: boolean
  /** A dump that a new embedded database starts from; it makes tests with many hosts faster. */
  readonly template?: Blob
  readonly log?: Logger
  /** Milliseconds that a client may use at once (`fairQueue`). Tests of other things do not wait for their turn if it is Infinity. */
  readonly queueBurstMs?: number
  /** Called when the embedded database has stopped responding for good (`watchDatabase`). */
  readonly onDatabaseGone?: () => void
  /** Reports the steps of the start, one line each. */
  readonly progress?: (line: string) => void
}

export type Host = {
  /** The URL at which it listens, without a slash at the end. */
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  /** A statement as the database's owner. */
  sql(text: string, params?: readonly unknown[]): Promise<Row[]>
  /**
   * Answers `/healthz` with 503 for `drainSeconds`, stops listening, waits for running requests, closes the database and releases
   * the data folder.
   */
  stop(): Promise<void>
  /** Like `stop`, but stops listening at once. */
  close(): Promise<void>
}

/**
 * Starts Lorefolio in this process: the database (created, migrated and seeded if necessary), the backend and the site. On
 * PostgreSQL it needs no `dataDir`. Without both, the database is in memory and the keys are new at each start.
 * @throws StartError with one line for the operator
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const settings: Settings = { ...defaultSettings, ...options }
  const { log = pino({ level: 'silent' }), progress = () => {} } = options
  const siteDir = settings.siteDir ?? BUILT_SITE
  const opened: {
    listener?: Listener
    connected?: Connected
    folder?: DataFolder | undefined
    schedule?: Schedule
    batches?: readonly Batches[]
    caller?: HostCaller
    watch?: Watch
    changes?: DatabaseChanges
    replica?: Replica
    tracing?: Tracing
  } = {}
  let closing: Promise<void> | undefined
  const close = (drainSeconds = 0) => (closing ??= closeAll(drainSeconds))
  const closeAll = async (drainSeconds: number) => {
    opened.schedule?.stop()
    opened.batches?.forEach((batches) => batches.stop())
    await Promise.all([opened.caller?.stop(), wait(1000 * drainSeconds)])
    opened.watch?.stop()
    await opened.listener?.close()
    await opened.changes?.stop()
    await opened.replica?.close()
    await opened.connected?.database.close()
    await opened.tracing?.stop()
    opened.folder?.release()
  }
  try {
    const isEmbedded = settings.databaseUrl === undefined
    const folder = isEmbedded && settings.dataDir !== undefined ? openDataFolder(settings.dataDir) : undefined
    opened.folder = folder
    // The port comes first: the site's address contains it, and a port in use is reported before any work is done.
    const listener = await listen(settings)
    opened.listener = listener
    const siteUrl = settings.siteUrl ?? listener.url
    const { otlpEndpoint, metricsToken } = settings
    if (otlpEndpoint !== undefined) opened.tracing = (await import('./tracing/tracing.ts')).makeTracing(otlpEndpoint)
    const { tracing } = opened
    const onQuery = tracing?.query
    const connected = await setUp({
      folder,
      databaseUrl: settings.databaseUrl,
      migrationsDir: options.migrationsDir ?? MIGRATIONS,
      packFile: options.seed === false ? undefined : `${siteDir}/pack.json`,
      template: options.template,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
      onQuery,
      progress,
    })
    opened.connected = connected
    const { database } = connected
    const secrets =
      settings.secrets ??
      folder?.secrets ??
      (isEmbedded ? makeSecrets() : await readShared(database, settings, progress))
    const mail = makeMail(settings.smtp, progress, log)
    const primary = await createBackend(connected, { ...settings, ...secrets, siteUrl, mail }, log)
    if (connected.isDiskFull) {
      await refuseWrites(connected)
      progress('The disk is full. Nothing is saved until you free space and restart Lorefolio.')
    }
    const { databaseUrl, databaseReplicaUrl: replicaUrl } = settings
    if (databaseUrl !== undefined) opened.changes = databaseChanges(databaseUrl, log)
    if (databaseUrl !== undefined && replicaUrl !== undefined)
      opened.replica = connectReplica(connected, { primaryUrl: databaseUrl, replicaUrl, log, onQuery })
    const { changes, replica } = opened
    const backend = replica?.serve(primary, secrets.publishableKey) ?? primary
    const metrics =
      metricsToken === undefined
        ? undefined
        : (await import('./http/metrics/metrics.ts')).makeMetrics(metricsToken, connected, replica)
    const reads = replica?.reads ?? database
    const parts = { settings, siteUrl, siteDir, secrets, backend, database, reads, changes, log, metrics, tracing }
    const connections = () => ({ pool: connected.poolState?.(), replica: replica?.state() })
    const { queueBurstMs } = options
    listener.serve(createSite({ ...parts, connections, queueBurstMs, isStopping: () => closing !== undefined }).fetch)
    if (database.kind === 'pglite' && options.onDatabaseGone)
      opened.watch = watchDatabase(database, options.onDatabaseGone)
    if (!connected.isDiskFull) opened.batches = [startDeckRenewal(database, log), startPublication(database, log)]
    const { publishableKey, secretKey } = secrets
    if (settings.syncSchedule !== undefined) {
      opened.caller = hostCaller({ settings, siteUrl, secrets, backend })
      opened.schedule = startSchedule(settings.syncSchedule, { database, callFunction: opened.caller.call, log })
    } else if (!connected.isDiskFull) await saveNextRun(database, null)
    return {
      url: listener.url,
      publishableKey,
      secretKey,
      sql: connected.queryWithoutTimeout,
      stop: () => close(settings.drainSeconds),
      close: () => close(),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The secrets of all hosts on a PostgreSQL. The first host may have them in its data folder, from an earlier version. */
async function readShared(
  database: Database,
  { dataDir }: Settings,
  progress: (line: string) => void,
): Promise<Secrets> {
  const saved = dataDir === undefined ? undefined : savedSecrets(dataDir)
  const shared = await sharedSecrets(database, saved)
  if (saved && !isDeepStrictEqual(saved, shared))
    progress(`The secrets in ${dataDir} are not used, because the database has others`)
  return shared
}
