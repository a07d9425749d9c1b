import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ConnectionLost, isConnectionLost } from './connectionLost.ts'
import { makePostgresTypes, type PostgresTypes } from './postgresTypes.ts'
import { typedQuery } from './typedQuery.ts'

const MAX_CONNECTIONS = 10

/** How long a request waits for a connection, free or new. */
const CONNECT_MS = 20_000

/** A connection is replaced now and then, so that what the server collects for it does not grow for ever. */
const MAX_LIFETIME_S = 3600

/** How long a silent network is believed before the system asks the other side whether it is still there. */
const KEEP_ALIVE_MS = 10_000

/** How long statements may still take when the pool closes. */
const CLOSE_MS = 5000

/** Connections to one PostgreSQL. Each that ends is replaced when the next one is needed. */
export type Pool = {
  /** Finds out what the database's array types hold. Rejects with ConnectionLost when the database cannot be reached. */
  connect(): Promise<void>
  /**
   * The pool as Kysely takes one.
   * @param answerMs a statement without an answer by then ends with its connection; undefined for statements without such an end
   */
  asKysely(answerMs: number | undefined): PostgresPool
  /** Waits some seconds for running statements, then ends them. */
  close(): Promise<void>
}

export function makePool(url: string): Pool {
  const elements = new Map<number, number>()
  const types = makePostgresTypes(elements)
  const pool = new pg.Pool({
    connectionString: inUtc(url),
    application_name: 'lorefolio',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: types.parserOf },
  })
  const inUse = new Set<pg.PoolClient>()
  // Without listeners an error of a connection that nobody waits for would end the process. The pool has dropped it by then.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const take = async (answerMs: number | undefined): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new ConnectionLost(error)
    })
    inUse.add(client)
    return asPoolClient(client, types, answerMs, () => inUse.delete(client))
  }
  return {
    async connect() {
      const client = await take(undefined)
      try {
        const { rows } = await client.query<{ oid: number; element: number }>(ARRAY_TYPES, [])
        for (const { oid, element } of rows) elements.set(oid, element)
      } finally {
        client.release()
      }
    },
    asKysely: (answerMs) => ({ connect: async () => take(answerMs), end: async () => {} }),
    async close() {
      const timer = setTimeout(() => inUse.forEach((client) => void client.end()), CLOSE_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}

/** Of a type whose elements are parted by a comma, which all but one geometric one are. */
const ARRAY_TYPES = `select typarray as oid, oid as element from pg_catalog.pg_type where typarray <> 0 and typdelim = ','`

function asPoolClient(
  client: pg.PoolClient,
  types: PostgresTypes,
  answerMs: number | undefined,
  onRelease: () => void,
): PostgresPoolClient {
  let isLost = false
  const query = async (text: string, values: readonly unknown[]) => {
    // Ending a connection in the middle of a statement rejects the statement.
    const timer = answerMs === undefined ? undefined : setTimeout(() => void client.end(), answerMs)
    try {
      return await typedQuery(client, types, text, values)
    } catch (error) {
      const isOfServer = error instanceof pg.DatabaseError || error instanceof RangeError
      const told = isOfServer ? error : new ConnectionLost(error)
      isLost ||= isConnectionLost(told)
      throw told
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    // Kysely's second form reads by cursors, of which its dialect is given none; it reads no `command` beyond those it knows.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      onRelease()
      client.release(isLost)
    },
  }
}

/** The address with the option that has times in UTC, beside options that it may have. */
function inUtc(url: string): string {
  const address = new URL(url)
  const given = address.searchParams.get('options')
  address.searchParams.set('options', [given, '-c TimeZone=UTC'].filter(Boolean).join(' '))
  // As libpq does: `sslmode=require` encrypts, `verify-full` also checks the certificate.
  if (!address.searchParams.has('uselibpqcompat')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
