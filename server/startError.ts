/** A problem that the operator can fix. Its message is one clear line, printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * The first line of the message of any thrown value. PostgreSQL's driver throws an AggregateError for refused connections, and PGlite's
 * file system throws an object with a name and a number.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : JSON.stringify(error)
  return text.split('\n')[0] ?? text
}
