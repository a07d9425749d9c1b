import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { reasonOf } from './startError.ts'

/** The pause after all decks are up to date, or after a failure. */
const IDLE_MS = 5000

export type DeckRenewal = {
  /** Stops it. A running batch is not awaited. */
  stop(): void
}

/**
 * Updates what the database stores about decks after a change of prices or rules, in batches until it is done. After each batch the database
 * is free for others as long as the batch took.
 */
export function startDeckRenewal(database: Pick<Database, 'query'>, log: Logger): DeckRenewal {
  let timer: NodeJS.Timeout
  let isStopped = false
  let hasFailed = false

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(() => void wake(), ms).unref()
  }

  async function wake(): Promise<void> {
    const start = performance.now()
    try {
      const [row] = await database.query('select private.renew_decks() as more')
      hasFailed = false
      wakeIn(row?.['more'] === true ? performance.now() - start : IDLE_MS)
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
