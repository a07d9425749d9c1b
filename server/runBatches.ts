import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { reasonOf } from './startError.ts'

/** The most rows of a batch, and the pause after it as a multiple of the time that it took. */
type Pace = { readonly most: number; readonly pause: number }
const FAST: Pace = { most: 500, pause: 1 }
/** A server works while it answers others, on a quarter of a core. */
const STEADY: Pace = { most: 250, pause: 3 }
/** Fewer than 5% of the reads of eight clients wait for such a batch. */
const SLOW: Pace = { most: 100, pause: 30 }
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
  /** Stops it. A running batch is not awaited. */
  stop(): void
}

/**
 * Does work in batches until it is done, and looks for new work from time to time. Pauses leave the database to others.
 * While others use the embedded database, which runs one transaction at a time, the batches are smaller and farther apart.
 */
export function runBatches(database: Pick<Database, 'query' | 'kind'>, log: Logger, work: BatchWork): Batches {
  let timer: NodeJS.Timeout
  let isStopped = false
  let hasFailed = false
  const isEmbedded = database.kind === 'pglite'
  let pace = isEmbedded ? SLOW : STEADY

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(() => void wake(), ms).unref()
  }

  async function wake(): Promise<void> {
    const start = performance.now()
    try {
      const [row] = await database.query(
        `select ${work.procedure}($1) as more, extract(epoch from clock_timestamp() - statement_timestamp()) * 1000 as ms`,
        [pace.most],
      )
      hasFailed = false
      const worked = Number(row?.['ms'])
      if (isEmbedded) pace = performance.now() - start - worked > WAIT_MS ? SLOW : FAST
      wakeIn(row?.['more'] === true ? worked * pace.pause : work.idleMs)
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
