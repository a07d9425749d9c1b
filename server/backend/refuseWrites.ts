import type { Connected } from './database.ts'
import { raisedResponse } from './errorCodes.ts'

/** What PostgreSQL says to a write in a transaction that only reads. */
export const READ_ONLY = '25006'

/** As PostgreSQL says it where a disk is full: browsers keep what they could not send, and send it again later. */
export const DISK_FULL = {
  code: '53100',
  message: 'Nothing can be saved at the moment: the disk is full.',
  details: null,
  hint: null,
} as const

/** Has the embedded database refuse whatever would be written, with 503. It has one session, whose setting holds for all requests. */
export async function refuseWrites({ connection, database }: Connected): Promise<void> {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === READ_ONLY
      ? raisedResponse(503, DISK_FULL, {})
      : normalize(error)
  await database.query('set default_transaction_read_only = on')
}
