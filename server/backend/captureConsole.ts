import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

/** Where output goes while captured work runs. */
type Capture = { readonly log: Logger; error: Error | undefined }

const captures = new AsyncLocalStorage<Capture>()
const METHODS = ['error', 'warn', 'info', 'log'] as const
let redirected = false

/**
 * Runs `work` and sends its console output to `log` as short debug lines. The embedded backend prints each refused statement to
 * the console with its values and a stack trace, while the request's log line is enough.
 * @returns the result of `work` and the last printed error, which may be the only trace of a broken rule in the database.
 */
export async function captureConsole<T>(
  log: Logger,
  work: () => Promise<T>,
): Promise<{ result: T; error: Error | undefined }> {
  redirect()
  const capture: Capture = { log, error: undefined }
  const result = await captures.run(capture, work)
  return { result, error: capture.error }
}

function redirect(): void {
  if (redirected) return
  redirected = true
  for (const method of METHODS) {
    const print = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      const capture = captures.getStore()
      if (!capture) return print(...parts)
      const error = parts.find((part) => part instanceof Error)
      capture.error = error ?? capture.error
      const { code, message } = error ? loggableError(error) : { message: String(parts[0]) }
      capture.log.debug({ code }, message)
    }
  }
}

/**
 * The code and message of an error for the log. The message of an error that defines its response (`PGRST`) contains the whole
 * response, also values of a refused row, so only its code and message are returned.
 */
export function loggableError(error: Error): { readonly code?: string | undefined; readonly message: string } {
  const code = 'code' in error ? String(error.code) : undefined
  if (code !== 'PGRST') return { code, message: error.message }
  try {
    const { code, message } = JSON.parse(error.message) as { code: string; message: string } // asRaisedResponse writes this shape
    return { code, message }
  } catch {
    return { code, message: 'an error with a custom response' }
  }
}
