import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ConnectionLost, isConnectionLost } from './connectionLost.ts'
import type { PoolState } from './database.ts'
import { makePostgresTypes, type PostgresTypes } from './postgresTypes.ts'
import { typedQuery } from './typedQuery.ts'

const MAX_CONNECTIONS = 10

/** The default timeout for getting a free or new connection. */
const CONNECT_MS = 20_000

/** Connections are replaced after this time, so that the memory of their server processes does not grow forever. */
const MAX_LIFETIME_S = 3600

/** TCP keep-alive probes start after this time without traffic. */
const KEEP_ALIVE_MS = 10_000

/** How long running statements may take when the pool closes. */
const CLOSE_MS = 5000

/** Connections to a PostgreSQL. A lost one is replaced when the next one is needed. */
export type Pool = {
  /** Reads the database's array types. @throws ConnectionLost if the database is unreachable */
  connect(): Promise<void>
  /**
   * The pool for Kysely.
   * @param answerTimeoutMs a statement without an answer after this time is ended together with its connection; undefined: no timeout.
   */
  asKysely(answerTimeoutMs: number | undefined): PostgresPool
  state(): PoolState
  /** Ends running statements, each with ConnectionLost. */
  drop(): void
  /** Waits a few seconds for running statements, then ends them. */
  close(): Promise<void>
}

/** @param connectMs timeout for getting a free or new connection. */
export function makePool(url: string, connectMs = CONNECT_MS): Pool {
  const elements = new Map<number, number>()
  const types = makePostgresTypes(elements)
  const pool = new pg.Pool({
    connectionString: likeLibpq(url),
    application_name: 'lorefolio',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: types.parserOf },
    // As a statement, because poolers such as PgBouncer refuse the startup parameter `options`.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
    onConnect: async (client) => void (await client.query(`set time zone 'UTC'`)),
  })
  const inUse = new Set<pg.PoolClient>()
  // Without listeners, an error of an idle connection would end the process. The pool has already removed the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const acquire = async (answerTimeoutMs: number | undefined): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new ConnectionLost(error)
    })
    inUse.add(client)
    return asPoolClient(client, types, answerTimeoutMs, () => inUse.delete(client))
  }
  const drop = () => inUse.forEach((client) => void client.end())
  return {
    async connect() {
      const client = await acquire(undefined)
      try {
        const { rows } = await client.query<{ oid: number; element: number }>(ARRAY_TYPES, [])
        for (const { oid, element } of rows) elements.set(oid, element)
      } finally {
        client.release()
      }
    },
    asKysely: (answerTimeoutMs) => ({ connect: async () => acquire(answerTimeoutMs), end: async () => {} }),
    state: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    drop,
    async close() {
      const timer = setTimeout(drop, CLOSE_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}

/** Array types whose elements are separated by commas: all but one geometric type. */
const ARRAY_TYPES = `select typarray as oid, oid as element from pg_catalog.pg_type where typarray <> 0 and typdelim = ','`

function asPoolClient(
  client: pg.PoolClient,
  types: PostgresTypes,
  answerTimeoutMs: number | undefined,
  onRelease: () => void,
): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    // Closing the connection rejects the statement.
    const timer = answerTimeoutMs === undefined ? undefined : setTimeout(() => void client.end(), answerTimeoutMs)
    try {
      return await typedQuery(client, types, text, values)
    } catch (error) {
      const isStatementError = error instanceof pg.DatabaseError || error instanceof RangeError
      const reported = isStatementError ? error : new ConnectionLost(error)
      isLost ||= isConnectionLost(reported)
      throw reported
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    // Kysely calls the second form of `query` only for cursors, and this dialect has none. It ignores unknown commands.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      onRelease()
      client.release(isLost)
    },
  }
}

/** Like libpq, `sslmode=require` encrypts and `verify-full` also checks the certificate. */
export function likeLibpq(url: string): string {
  const address = new URL(url)
  if (!address.searchParams.has('uselibpqcompat')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
