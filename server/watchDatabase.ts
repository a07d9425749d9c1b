import type { Database } from './backend/database.ts'

const INTERVAL_MS = 15_000

/** After this many failures in a row the database counts as broken. A request can cause one failure, which the next query clears. */
const MAX_FAILURES = 2

/**
 * After this many checks in a row without an answer, which take a minute, the database counts as broken. The code counts checks
 * instead of measuring time, because the whole process, including the timer, waits while the embedded database works.
 */
const MAX_SILENCES = 4

export type Watch = { stop(): void }

/**
 * Checks regularly whether a database answers. A broken embedded database needs a new process, which the supervisor starts when
 * this one exits.
 * @param onGone called once, after two failures in a row or a minute without an answer.
 */
export function watchDatabase(database: Pick<Database, 'query'>, onGone: () => void): Watch {
  let watching = true
  let waiting = false
  let failures = 0
  let silences = 0
  const stop = () => {
    watching = false
    clearInterval(timer)
  }
  const evaluate = () => {
    if (!watching || (failures < MAX_FAILURES && silences < MAX_SILENCES)) return
    stop()
    onGone()
  }
  const check = async () => {
    waiting = true
    const answers = await database.query('select 1').then(
      () => true,
      () => false,
    )
    waiting = false
    silences = 0
    failures = answers ? 0 : failures + 1
    evaluate()
  }
  const timer = setInterval(() => {
    if (!waiting) return void check()
    silences += 1
    evaluate()
  }, INTERVAL_MS)
  timer.unref()
  return { stop }
}
