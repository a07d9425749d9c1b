import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { reasonOf } from '../startError.ts'
import { likeLibpq } from './postgresPool.ts'

/** The channel of notifications, see `private.bump_catalogue_version`. */
const CHANNEL = 'lorefolio'

/** The pause before connecting again. */
const RETRY_MS = 1000

const KEEP_ALIVE_MS = 10_000

export type DatabaseChanges = {
  /** Calls `listener` when any host has changed the catalogue, and after a lost connection, during which it may have changed. */
  onCatalogue(listener: () => void): void
  stop(): Promise<void>
}

/**
 * Listens to the notifications of a PostgreSQL on a separate connection, which it opens again when it is lost. A listener must also
 * read the database from time to time, because a pooler in transaction mode does not forward notifications.
 */
export function databaseChanges(url: string, log: Logger): DatabaseChanges {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  const tell = () => listeners.forEach((listener) => listener())

  /** Listens until the connection ends. */
  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: likeLibpq(url),
      application_name: 'lorefolio changes',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    const end = () => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', end)
    try {
      const ended = new Promise<void>((resolve) => {
        client.on('end', resolve)
        // An error is followed by the end.
        client.on('error', () => {})
      })
      client.on('notification', tell)
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      tell()
      await ended
    } finally {
      stopping.signal.removeEventListener('abort', end)
      end()
    }
  }

  async function run(): Promise<void> {
    let hasFailed = false
    while (!stopping.signal.aborted) {
      try {
        await listenOnce()
        hasFailed = false
      } catch (error) {
        if (!hasFailed && !stopping.signal.aborted)
          log.warn({ problem: reasonOf(error) }, 'changes by other hosts show after a second')
        hasFailed = true
      }
      await wait(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    onCatalogue: (listener) => void listeners.add(listener),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
