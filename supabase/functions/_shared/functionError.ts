/** A reason to answer with `status` and its message, which is a sentence for administrators. */
export class FunctionError extends Error {
  override name = 'FunctionError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What went wrong, in one line, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
