import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

const logs = new AsyncLocalStorage<Logger>()
const METHODS = ['error', 'warn', 'info', 'log'] as const
let redirected = false

/**
 * Runs `work`, and what it prints goes to `log` as a short line of level debug. The embedded backend prints each refused
 * statement to the console, with its values and a stack trace; the request's own log line says what matters.
 */
export function withConsoleIn<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  redirect()
  return logs.run(log, work)
}

function redirect(): void {
  if (redirected) return
  redirected = true
  for (const method of METHODS) {
    const print = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      const log = logs.getStore()
      if (!log) return print(...parts)
      const error = parts.find((part) => part instanceof Error)
      log.debug({ code: error && 'code' in error ? error.code : undefined }, error?.message ?? String(parts[0]))
    }
  }
}
