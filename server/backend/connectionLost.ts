import pg from 'pg'
import { reasonOf } from '../startError.ts'

/** The database is unreachable: the connection failed, was closed, or timed out. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
  }
}

/** SQLSTATEs with which PostgreSQL closes or refuses a connection: an administrator's command, a crash, a start. */
const ENDED = /^(?:08|57P)/

/** Whether an error means that the connection is lost, so that a retry may help. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  return error instanceof pg.DatabaseError && ENDED.test(error.code ?? '')
}

/** PostgREST's answer without a database. The reason goes only to the log, because it may name hosts of the private network. */
export const CONNECTION_LOST = {
  code: 'PGRST000',
  message: 'Database connection error. Retrying the connection.',
  details: null,
  hint: null,
} as const

/** The value of the header `Retry-After`, in seconds. */
export const RETRY_AFTER = '1'
