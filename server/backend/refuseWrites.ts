import type { Connected } from './database.ts'
import { raisedResponse } from './errorCodes.ts'

/** The SQLSTATE of a write in a read-only transaction. */
export const READ_ONLY = '25006'

/** PostgreSQL's error for a full disk. Browsers retry the change later. */
export const DISK_FULL = {
  code: '53100',
  message: 'Nothing can be saved at the moment: the disk is full.',
  details: null,
  hint: null,
} as const

/** Makes the embedded database refuse writes with 503. Its single session applies the setting to all requests. */
export async function refuseWrites({ connection, database }: Connected): Promise<void> {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === READ_ONLY
      ? raisedResponse(503, DISK_FULL, {})
      : normalize(error)
  await database.query('set default_transaction_read_only = on')
}
