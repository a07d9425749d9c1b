import type { Connection } from '@supabase/lite'
import { CONNECTION_LOST, ConnectionLost, RETRY_AFTER } from './connectionLost.ts'

/** An error from the driver. */
type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }

/** Codes that the embedded backend answers like PostgREST. */
const SAME_ANSWER = /^(42|22|21|PT|PGRST|23502|23503|23505|25006)/

/** HTTP status by the prefix of the SQLSTATE, longest first: https://docs.postgrest.org/en/stable/references/errors.html */
const STATUS: readonly (readonly [prefix: string, status: number])[] = [
  ['P0001', 400],
  ['53400', 500],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  // Writing to a read-only view, which is the client's error. PostgREST answers 500.
  ['55000', 405],
  ['55', 500],
  ['57P', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

/**
 * Makes the backend answer errors of a connection like PostgREST. The backend knows some codes and answers others with 500 "SUP", for
 * example a violated check or a plain `raise exception`. Those become errors like `raise sqlstate 'PGRST'`, with which SQL chooses the
 * status, code and text of the answer.
 */
export function answerErrorsAsPostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    if (error instanceof ConnectionLost) return raisedResponse(503, CONNECTION_LOST, { 'Retry-After': RETRY_AFTER })
    const normalized: unknown = normalize(error)
    if (!isDatabaseError(normalized) || SAME_ANSWER.test(normalized.code)) return normalized
    return asRaisedResponse(normalized)
  }
}

function asRaisedResponse(error: DatabaseError): Error & DatabaseError {
  const status = STATUS.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 400
  const { code, message, detail = null, hint = null } = error
  return raisedResponse(status, { code, message, details: detail, hint }, {})
}

/** An error like `raise sqlstate 'PGRST'` with this answer. */
export function raisedResponse(
  status: number,
  body: { code: string; message: string; details: string | null; hint: string | null },
  headers: Readonly<Record<string, string>>,
): Error & DatabaseError {
  return Object.assign(new Error(JSON.stringify(body)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers }),
    hint: null,
  })
}
