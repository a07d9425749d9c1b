import type { Database } from './backend/database.ts'

const EVERY_MS = 15_000

/** So many times in a row: one failure may be what a request left behind, which the next one clears away. */
const FAILURES = 2

/**
 * So many times it may not have answered yet, a minute. They are counted and not timed: while the embedded database works this
 * whole process waits, and so does the watch.
 */
const SILENCES = 4

export type Watch = { stop(): void }

/**
 * Asks a database now and then whether it still answers. The embedded one is a part of this process: once it is broken nothing
 * but a new process helps, which whoever keeps the host running starts when this one ends.
 * @param onGone called once, when it has failed twice in a row or has said nothing for a minute.
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
  const look = () => {
    if (!watching || (failures < FAILURES && silences < SILENCES)) return
    stop()
    onGone()
  }
  const ask = async () => {
    waiting = true
    const answers = await database.query('select 1').then(
      () => true,
      () => false,
    )
    waiting = false
    silences = 0
    failures = answers ? 0 : failures + 1
    look()
  }
  const timer = setInterval(() => {
    if (!waiting) return void ask()
    silences += 1
    look()
  }, EVERY_MS)
  timer.unref()
  return { stop }
}
