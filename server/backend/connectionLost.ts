import pg from 'pg'
import { reasonOf } from '../startError.ts'

/** The database cannot be asked now: it was not reached, the connection ended, or no answer came in time. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
  }
}

/** SQLSTATEs with which PostgreSQL ends a connection or refuses one: an administrator's command, a crash, a start. */
const ENDED = /^(?:08|57P)/

/** Whether an error means that its connection is of no use any more, so that asking again may help. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  return error instanceof pg.DatabaseError && ENDED.test(error.code ?? '')
}

/** How PostgREST answers while its database is away. The reason may name hosts of the private network: it is for the log alone. */
export const CONNECTION_LOST = {
  code: 'PGRST000',
  message: 'Database connection error. Retrying the connection.',
  details: null,
  hint: null,
} as const

/** In seconds. */
export const RETRY_AFTER = '1'
