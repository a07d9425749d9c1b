/** What is said of what nobody has words for (requirements §8). */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** Where a failure belongs: what a page can do about it is decided by the kind alone. */
export type FailureKind = 'notFound' | 'notAllowed' | 'conflict' | 'signedOut' | 'spent' | 'offline' | 'unexpected'

/** The field of a form that a refusal is about. */
export type FailureField = 'email' | 'username' | 'password' | 'currentPassword'

/** What every call of `data/` throws when it fails. `message` is fit to be shown, at `field` where one is named. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly field: FailureField | undefined
  /** The HTTP status of the answer, where the caller gave it. */
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
  otp_expired: 'spent',
  '42501': 'notAllowed',
  '23505': 'conflict',
}

/** Refusals of the auth service that are about one field; the text replaces what would not help at the field. */
const AUTH_FIELDS: Record<string, { field: FailureField; message?: string }> = {
  user_already_exists: { field: 'email', message: 'An account with this email already exists' },
  email_exists: { field: 'email', message: 'An account with this email already exists' },
  email_address_invalid: { field: 'email', message: 'Please enter a valid email address' },
  weak_password: { field: 'password' },
  same_password: { field: 'password' },
  current_password_required: { field: 'currentPassword' },
  current_password_mismatch: { field: 'currentPassword', message: 'Current password is wrong' },
}

/** The error of a table call or a remote procedure as PostgREST says it, or of the auth service. */
export type BackendError = { readonly message: string; readonly code?: string; readonly name?: string }

/** The page of a proxy, what a parser made of it, or JSON without a message: no words of the backend's that would help anybody. */
const isForeign = ({ message = '', name }: Partial<BackendError>) =>
  name === 'AuthUnknownError' || /^\s*[<{]/.test(message)

/** What PostgREST and PostgreSQL say where the database behind them cannot be asked now, or has no room for what is sent. */
const AWAY = /^(?:PGRST00[0-3]|08\w{3}|53[1-3]00|57P0[1-3])$/

/** What table calls write before the browser's own words, which are many: 'TypeError: The network connection was lost.' */
const isUnreachable = ({ message = '', name, code = '' }: Partial<BackendError>) =>
  name === 'AuthRetryableFetchError' ||
  AWAY.test(code) ||
  /^(?:Type|Timeout)Error: |failed to fetch|networkerror|load failed|fetch failed/i.test(message)

/**
 * Turns what the backend or the network said into a Failure.
 * @param text what to show when the backend gave no words of its own.
 * @param status the HTTP status, for `isRefusal`.
 */
export function toFailure(error: unknown, text: string, status?: number): Failure {
  if (error instanceof Failure) return error
  // What is thrown or returned as an error may be anything: its fields are looked at with care.
  const known = (error ?? {}) as Partial<BackendError>
  if (isUnreachable(known)) return new Failure('offline', text, { cause: error })
  const message = (!isForeign(known) && known.message) || text
  return new Failure(KIND_BY_CODE[known.code ?? ''] ?? 'unexpected', message, { cause: error, status })
}

/**
 * The same for the auth service, whose refusals may be about a field.
 * @param text what to show when it gave no words of its own.
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

/** Whether the backend refused a request for good: repeating it would not help. Needs the status. */
export const isRefusal = ({ kind, status = 0 }: Failure): boolean =>
  kind !== 'offline' && status >= 400 && status < 500 && !TEMPORARY.has(status)

/** Whether a failure means that the backend could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof Failure && error.kind === 'offline'

/** What to say below the name of a failure that has no reason of its own, as the backend could not be asked; null for others. */
export const unreachedText = (error: unknown): string | null =>
  isOffline(error) ? 'It could not be reached. Are you connected to the internet?' : null
