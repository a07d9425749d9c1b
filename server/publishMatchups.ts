import type { Logger } from 'pino'
import type { Database } from './backend/database.ts'
import { type Batches, runBatches } from './runBatches.ts'

/** Publishes the community matchups of each week that is over (decision 072). */
export const startPublication = (database: Pick<Database, 'query' | 'kind'>, log: Logger): Batches =>
  runBatches(database, log, {
    procedure: 'private.publish_matchups',
    idleMs: 600_000,
    problem: 'the community matchups of a week were not published',
  })
