import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

/** What was printed while some work ran. */
type Heard = { readonly log: Logger; error: Error | undefined }

const hearing = new AsyncLocalStorage<Heard>()
const METHODS = ['error', 'warn', 'info', 'log'] as const
let redirected = false

/**
 * Runs `work`, and what it prints goes to `log` as short lines of level debug. The embedded backend prints each refused
 * statement to the console, with its values and a stack trace; the request's own log line says what matters.
 * @returns what `work` returned and the last error it printed, which may be all that is left of a rule broken in the database
 */
export async function captureConsole<T>(
  log: Logger,
  work: () => Promise<T>,
): Promise<{ result: T; error: Error | undefined }> {
  redirect()
  const heard: Heard = { log, error: undefined }
  const result = await hearing.run(heard, work)
  return { result, error: heard.error }
}

function redirect(): void {
  if (redirected) return
  redirected = true
  for (const method of METHODS) {
    const print = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      const heard = hearing.getStore()
      if (!heard) return print(...parts)
      const error = parts.find((part) => part instanceof Error)
      heard.error = error ?? heard.error
      const { code, message } = error ? loggableError(error) : { message: String(parts[0]) }
      heard.log.debug({ code }, message)
    }
  }
}

/**
 * What an error says that may stand in a log. One that chooses its own answer says all of that, also the values of a row that
 * was refused.
 */
export function loggableError(error: Error): { readonly code?: string | undefined; readonly message: string } {
  const code = 'code' in error ? String(error.code) : undefined
  if (code !== 'PGRST') return { code, message: error.message }
  try {
    const { code, message } = JSON.parse(error.message) as { code: string; message: string } // as asRaisedResponse writes it
    return { code, message }
  } catch {
    return { code, message: 'an answer of its own' }
  }
}
