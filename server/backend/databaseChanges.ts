import pg from 'pg'
import type { Logger } from 'pino'
import { reasonOf } from '../startError.ts'
import { likeLibpq } from './postgresPool.ts'
import { reconnect } from './reconnect.ts'

/** The channel of notifications, see `private.bump_catalogue_version`. */
const CHANNEL = 'lorefolio'

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
  const tell = () => listeners.forEach((listener) => listener())
  let hasFailed = false

  const makeClient = () =>
    new pg.Client({
      connectionString: likeLibpq(url),
      application_name: 'lorefolio changes',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
  const stop = reconnect(
    () => [makeClient()],
    async ([client]) => {
      const ended = new Promise<void>((resolve) => void client.on('end', resolve))
      client.on('notification', tell)
      await client.query(`listen ${CHANNEL}`)
      tell()
      await ended
      hasFailed = false
    },
    (error) => {
      if (!hasFailed) log.warn({ problem: reasonOf(error) }, 'changes by other hosts show after a second')
      hasFailed = true
    },
  )
  return { onCatalogue: (listener) => void listeners.add(listener), stop }
}
