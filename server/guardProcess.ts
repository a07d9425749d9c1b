import type { Logger } from 'pino'
import { isConnectionLost } from './backend/connectionLost.ts'

/** Timeout for closing the host after an unhandled error. */
const CLOSE_MS = 15_000

/**
 * Handles uncaught errors. A lost connection to the database is only logged, because the pool opens another one. After any other
 * error the state of this process is unknown: it logs the error, runs `close` and exits with 1, so that its supervisor restarts it.
 */
export function guardProcess(log: Logger, close: () => Promise<void>): void {
  let isClosing = false
  const end = async () => {
    setTimeout(() => process.exit(1), CLOSE_MS)
    try {
      await close()
    } catch (err) {
      log.error({ err }, 'the host could not close')
    }
    process.exit(1)
  }
  process.on('uncaughtException', (error, origin) => {
    if (isConnectionLost(error)) {
      log.error({ err: error, origin }, 'a connection to the database was lost')
      return
    }
    log.fatal({ err: error, origin }, 'unhandled error')
    if (isClosing) return
    isClosing = true
    process.stderr.write(`Lorefolio ends after an unexpected error: ${error.message}\n`)
    void end()
  })
  acceptErrorsAsWarnings()
}

/** @supabase/lite replaces `process.emitWarning` by a function for texts, which throws for a warning that is an Error. */
function acceptErrorsAsWarnings(): void {
  const emitText = process.emitWarning.bind(process) as (...warning: readonly unknown[]) => void // it has many overloads
  process.emitWarning = (warning: string | Error, ...others: readonly unknown[]) => {
    if (warning instanceof Error) process.nextTick(() => process.emit('warning', warning))
    else emitText(warning, ...others)
  }
}
