import type { Connection } from '@supabase/lite'
import { CONNECTION_LOST, ConnectionLost, RETRY_AFTER } from './connectionLost.ts'

/** An error of the database as its driver hands it over. */
type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }

/** Codes whose answer the embedded backend already gives as PostgREST does. */
const ANSWERED = /^(42|22|21|PT|PGRST|23502|23503|23505|25006)/

/** HTTP status by SQLSTATE, the longest prefix first: https://docs.postgrest.org/en/stable/references/errors.html */
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
  // A view that cannot be written to; PostgREST answers 500, as if it were at fault.
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
 * Makes a connection report errors so that the backend answers as PostgREST does.
 * The backend knows some codes and calls the rest 500 "SUP" (a broken check, a plain `raise exception`): those are handed
 * to it in the form of `raise sqlstate 'PGRST'`, with which SQL itself can choose status, code and text.
 */
export function answerErrorsAsPostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    if (error instanceof ConnectionLost) return raisedResponse(503, CONNECTION_LOST, { 'Retry-After': RETRY_AFTER })
    const normalized: unknown = normalize(error)
    if (!isDatabaseError(normalized) || ANSWERED.test(normalized.code)) return normalized
    return asRaisedResponse(normalized)
  }
}

function asRaisedResponse(error: DatabaseError): Error & DatabaseError {
  const status = STATUS.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 400
  const { code, message, detail = null, hint = null } = error
  return raisedResponse(status, { code, message, details: detail, hint }, {})
}

/** An error as if SQL had raised it with the answer that PostgREST would give. */
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
