import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { reasonOf } from './startError.ts'

/** On PostgreSQL: the rows of a batch, and the pause as a multiple of the work, which then uses a quarter of a core. */
const SERVER_ROWS = 250
const SERVER_PAUSE = 3
/**
 * The embedded database runs one transaction at a time, so every visitor may wait for a whole batch. A batch has as
 * many rows as the last ones could do in this time, in ms.
 */
const BATCH_MS = 20
const MIN_ROWS = 5
const FIRST_ROWS = 20
const MAX_ROWS = 500
/**
 * The pause as a multiple of the work while nobody else uses the embedded database, and while others do: a sixth of
 * their reads wait.
 */
const FREE_PAUSE = 1
const BUSY_PAUSE = 5
/** If a batch waited longer than this for the embedded database, in ms, others are using it. */
const WAIT_MS = 5

/** Work of the database that is done in batches. */
export type BatchWork = {
  /** The procedure of a batch. It takes the most rows, and returns whether there is more to do. */
  readonly procedure: string
  /** The pause after everything is done, or after a failure, in ms. */
  readonly idleMs: number
  /** The line of the log for the first of several failures. */
  readonly problem: string
  /** Called with the reason of each failure. */
  readonly noteFailure?: (reason: string) => Promise<unknown>
}

export type Batches = {
  /** Stops the work without waiting for a running batch. */
  stop(): void
}

/**
 * Does work in batches until it is done, and looks for new work from time to time. Pauses leave the database to others.
 * Batches of the embedded database are short, and far apart while others use it.
 */
export function runBatches(database: Pick<Database, 'query' | 'kind'>, log: Logger, work: BatchWork): Batches {
  let timer: NodeJS.Timeout
  let isStopped = false
  let hasFailed = false
  const isEmbedded = database.kind === 'pglite'
  let rows = isEmbedded ? FIRST_ROWS : SERVER_ROWS
  let pause = isEmbedded ? BUSY_PAUSE : SERVER_PAUSE

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(() => void wake(), ms).unref()
  }

  async function wake(): Promise<void> {
    const start = performance.now()
    try {
      const [row] = await database.query(
        `select ${work.procedure}($1) as more, extract(epoch from clock_timestamp() - statement_timestamp()) * 1000 as ms`,
        [rows],
      )
      hasFailed = false
      const worked = Number(row?.['ms'])
      if (isEmbedded) {
        pause = performance.now() - start - worked > WAIT_MS ? BUSY_PAUSE : FREE_PAUSE
        rows = rowsAfter(rows, worked)
      }
      wakeIn(row?.['more'] === true ? worked * pause : work.idleMs)
    } catch (error) {
      if (!isStopped && !hasFailed) log.warn({ problem: reasonOf(error) }, work.problem)
      hasFailed = true
      await work.noteFailure?.(reasonOf(error))
      wakeIn(work.idleMs)
    }
  }

  wakeIn(work.idleMs)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The rows of the batch after one that worked for `ms`. They at most double, because one batch may have been easy. */
function rowsAfter(rows: number, ms: number): number {
  return Math.round(Math.min(Math.max((rows * BATCH_MS) / Math.max(ms, 1), MIN_ROWS), rows * 2, MAX_ROWS))
}
