/** A start that failed for a reason a person can mend: its message is one clear line, shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * The first line of what went wrong, whatever was thrown. PostgreSQL's driver hides refusals in an AggregateError, and the embedded
 * database's files throw a name with a number.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : JSON.stringify(error)
  return text.split('\n')[0] ?? text
}
