/** The message for failures without another message (requirements §8). */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** The kind of a failure decides what a page does about it. */
export type FailureKind =
  | 'notFound'
  | 'notAllowed'
  | 'conflict'
  | 'signedOut'
  | 'invalidCode'
  | 'offline'
  | 'unexpected'

/** The field of a form that a refusal is about. */
export type FailureField = 'email' | 'username' | 'displayName' | 'password' | 'currentPassword'

/** The error with which calls of `src/data` fail. Its `message` can be shown to the user, at `field` if there is one. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly field: FailureField | undefined
  /** The HTTP status of the answer, if the caller gave it. */
  readonly status: number | undefined

  constructor(
    kind: FailureKind,
    message: string,
    options?: ErrorOptions & { field?: FailureField | undefined; status?: number | undefined },
  ) {
    super(message, options)
    this.name = 'Failure'
    this.kind = kind
    this.field = options?.field
    this.status = options?.status
  }
}

const KIND_BY_CODE: Record<string, FailureKind> = {
  PGRST116: 'notFound',
  PGRST301: 'signedOut',
  PGRST302: 'signedOut',
  PGRST303: 'signedOut',
  PT401: 'signedOut',
  otp_expired: 'invalidCode',
  '42501': 'notAllowed',
  '23505': 'conflict',
}

/** Refusals of the auth service that are about one field; `message` replaces texts that would not help there. */
const AUTH_FIELDS: Record<string, { field: FailureField; message?: string }> = {
  user_already_exists: { field: 'email', message: 'An account with this email already exists' },
  email_exists: { field: 'email', message: 'An account with this email already exists' },
  email_address_invalid: { field: 'email', message: 'Please enter a valid email address' },
  weak_password: { field: 'password' },
  same_password: { field: 'password' },
  current_password_required: { field: 'currentPassword' },
  current_password_mismatch: { field: 'currentPassword', message: 'Current password is wrong' },
}

/** An error of PostgREST or of the auth service. */
export type BackendError = { readonly message: string; readonly code?: string; readonly name?: string }

/** Whether a message is not from the backend: the page of a proxy, a parser's error about such a page, or JSON without a message. */
const isForeign = ({ message = '', name }: Partial<BackendError>) =>
  name === 'AuthUnknownError' || /^\s*[<{]/.test(message)

/** The error codes of PostgREST and PostgreSQL when the database is unreachable or out of resources. */
const UNREACHABLE_CODE = /^(?:PGRST00[0-3]|08\w{3}|53[1-3]00|57P0[1-3])$/

/** Table calls write the type of the error before the browser's message: 'TypeError: The network connection was lost.' */
const isUnreachable = ({ message = '', name, code = '' }: Partial<BackendError>) =>
  name === 'AuthRetryableFetchError' ||
  UNREACHABLE_CODE.test(code) ||
  /^(?:Type|Timeout)Error: |failed to fetch|networkerror|load failed|fetch failed/i.test(message)

/**
 * Converts an error of the backend or the network to a Failure.
 * @param text the message if the backend gave none.
 * @param status the HTTP status, for `isRefusal`.
 */
export function toFailure(error: unknown, text: string, status?: number): Failure {
  if (error instanceof Failure) return error
  // A thrown value may be anything, so each of these fields may be missing.
  const fields = (error ?? {}) as Partial<BackendError>
  if (isUnreachable(fields)) return new Failure('offline', text, { cause: error })
  const message = (!isForeign(fields) && fields.message) || text
  return new Failure(KIND_BY_CODE[fields.code ?? ''] ?? 'unexpected', message, { cause: error, status })
}

/**
 * Converts an error of the auth service to a Failure, with the field that it is about.
 * @param text the message if the service gave none.
 */
export function toAuthFailure(error: unknown, text: string): Failure {
  if (error instanceof Failure) return error
  const { code = '', message } = (error ?? {}) as Partial<BackendError>
  const known = AUTH_FIELDS[code]
  if (!known) return toFailure(error, text)
  return new Failure('conflict', known.message ?? message ?? text, { cause: error, field: known.field })
}

/** Statuses of requests that may succeed later: signed out, timed out, rate limited. */
const TEMPORARY: ReadonlySet<number> = new Set([401, 408, 429])

/** Whether the backend refused a request permanently, so that a retry would not help. Needs the status. */
export const isRefusal = ({ kind, status = 0 }: Failure): boolean =>
  kind !== 'offline' && status >= 400 && status < 500 && !TEMPORARY.has(status)

/** Whether a failure means that the backend could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof Failure && error.kind === 'offline'

/** The text below the title of a failure if the backend could not be reached; null for other failures. */
export const unreachableText = (error: unknown): string | null =>
  isOffline(error) ? 'Lorefolio cannot be reached. Check your connection and try again.' : null
