import type { Logger } from 'pino'
import { isConnectionLost } from './backend/connectionLost.ts'

/** How long an orderly end may take after an error that nobody handled. */
const CLOSE_MS = 15_000

/**
 * Decides what an error that nobody handled does. A lost connection to the database needs nothing: the pool makes another one.
 * After anything else the state of this process is unknown, so it is logged, `close` runs, and the process ends with 1: whoever
 * keeps the host running starts it again.
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
    log.fatal({ err: error, origin }, 'nobody handled this error')
    if (isClosing) return
    isClosing = true
    process.stderr.write(`Lorefolio ends after an unexpected error: ${error.message}\n`)
    void end()
  })
  acceptWarningsThatAreErrors()
}

/** @supabase/lite replaces `process.emitWarning` and reads each warning as text: one that is an error threw, and nobody caught it. */
function acceptWarningsThatAreErrors(): void {
  const emitText = process.emitWarning.bind(process) as (...warning: readonly unknown[]) => void // it has many forms
  process.emitWarning = (warning: string | Error, ...others: readonly unknown[]) => {
    if (warning instanceof Error) process.nextTick(() => process.emit('warning', warning))
    else emitText(warning, ...others)
  }
}
