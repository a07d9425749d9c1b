import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { reasonOf } from './startError.ts'

/** The pause after all decks are up to date, or after a failure. */
const IDLE_MS = 5000

/** The most decks of a batch, and the pause after it as a multiple of the time that it took. */
type Pace = { readonly most: number; readonly pause: number }
const FAST: Pace = { most: 500, pause: 1 }
/** A server judges while it answers others, on a quarter of a core. */
const STEADY: Pace = { most: 250, pause: 3 }
/** Fewer than 5% of the reads of eight clients wait for such a batch. */
const SLOW: Pace = { most: 100, pause: 30 }
/** If a batch waited longer than this for the embedded database, in ms, others are using it. */
const WAIT_MS = 5

export type DeckRenewal = {
  /** Stops it. A running batch is not awaited. */
  stop(): void
}

/**
 * Updates what the database stores about decks after a change of prices or rules, in batches until it is done. Pauses
 * leave the database to others. While others use the embedded database, which runs one transaction at a time, the batches
 * are smaller and farther apart.
 */
export function startDeckRenewal(database: Pick<Database, 'query' | 'kind'>, log: Logger): DeckRenewal {
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
        'select private.renew_decks($1) as more, extract(epoch from clock_timestamp() - statement_timestamp()) * 1000 as ms',
        [pace.most],
      )
      hasFailed = false
      const worked = Number(row?.['ms'])
      if (isEmbedded) pace = performance.now() - start - worked > WAIT_MS ? SLOW : FAST
      wakeIn(row?.['more'] === true ? worked * pace.pause : IDLE_MS)
    } catch (error) {
      if (!isStopped && !hasFailed)
        log.warn({ problem: reasonOf(error) }, 'decks were not updated after a change of prices or rules')
      hasFailed = true
      // Administrators see it. If the database is gone, only the log has it.
      await database.query('select private.note_renewal_failure($1)', [reasonOf(error)]).catch(() => undefined)
      wakeIn(IDLE_MS)
    }
  }

  wakeIn(IDLE_MS)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
