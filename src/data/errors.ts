/** Where a failure belongs: what a page can do about it is decided by the kind alone. */
export type FailureKind = 'notFound' | 'notAllowed' | 'conflict' | 'signedOut' | 'offline' | 'unexpected'

/** What every call of `data/` throws when it fails. `message` is fit to be shown. */
export class Failure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Failure'
    this.kind = kind
  }
}

const KIND_BY_CODE: Record<string, FailureKind> = {
  PGRST116: 'notFound',
  PGRST301: 'signedOut',
  PGRST302: 'signedOut',
  PGRST303: 'signedOut',
  '42501': 'notAllowed',
  '23505': 'conflict',
}

/** The error of a table call or a remote procedure, as PostgREST says it. */
export type BackendError = { readonly message: string; readonly code?: string }

const isUnreachable = (message: string) => /failed to fetch|networkerror|load failed|fetch failed/i.test(message)

/**
 * Turns what the backend or the network said into a Failure.
 * @param text what to show when the backend gave no words of its own.
 */
export function toFailure(error: unknown, text: string): Failure {
  if (error instanceof Failure) return error
  // What is thrown or returned as an error may be anything: the two fields are looked at with care.
  const { message, code } = (error ?? {}) as Partial<BackendError>
  if (message && isUnreachable(message)) return new Failure('offline', text, { cause: error })
  const kind = KIND_BY_CODE[code ?? ''] ?? 'unexpected'
  return new Failure(kind, message || text, { cause: error })
}

/** Whether a failure means that the backend could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof Failure && error.kind === 'offline'
