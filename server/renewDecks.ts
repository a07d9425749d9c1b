import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { type Batches, runBatches } from './runBatches.ts'

/** Updates what the database stores about decks after a change of prices or rules. */
export const startDeckRenewal = (database: Pick<Database, 'query' | 'kind'>, log: Logger): Batches =>
  runBatches(database, log, {
    procedure: 'private.renew_decks',
    idleMs: 5000,
    problem: 'decks were not updated after a change of prices or rules',
    // Administrators see the failure. Without a database only the log has it.
    noteFailure: (reason) => database.query('select private.note_renewal_failure($1)', [reason]).catch(() => undefined),
  })
