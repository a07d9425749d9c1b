/** An error that becomes an answer with `status` and a message for administrators. */
export class FunctionError extends Error {
  override name = 'FunctionError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The message of a thrown value, which need not be an Error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
