import { createHash } from 'node:crypto'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { lockSetUp } from '../backend/authSchema.ts'
import type { Connected, Database, Transaction } from '../backend/database.ts'
import { sharedSecretsIn, type Secrets } from '../secrets.ts'
import { reasonOf, StartError } from '../startError.ts'
import { sumTable } from './compareTables.ts'
import { copySequences, copyTable, countBlocks, withoutTriggers } from './copyTable.ts'
import { commonTables, FILLED_BY_MIGRATIONS, isHosted, type MovedTable, readTables } from './tables.ts'

export type Move = {
  /** The embedded database, migrated. Nobody else uses it. */
  readonly source: Database
  /** The PostgreSQL, migrated. */
  readonly target: Connected
  /** The secrets of the folder. */
  readonly secrets: Secrets
  readonly progress: (line: string) => void
}

/** The key of the advisory lock of a running move, an arbitrary number. */
const MOVE_LOCK = 20_261_127

const REPORT_MS = 1000

/**
 * Copies an embedded database to an empty PostgreSQL, or goes on with a copy that was interrupted, and compares both.
 * @returns the number of rows.
 * @throws StartError if the target is not empty, or is in use by another move, or if both differ at the end
 */
export async function moveDatabase({ source, target, secrets, progress }: Move): Promise<number> {
  const { database } = target
  // A transaction that stays open holds the lock. It ends with this process.
  return database.transaction(async (holder) => {
    const [lock] = await holder.query(`select pg_try_advisory_xact_lock(${MOVE_LOCK}) as free`)
    if (lock?.['free'] !== true) throw new StartError('Another move into this database is running.')
    const toHosted = await isHosted(database)
    const tables = commonTables(await readTables(source), await readTables(database), toHosted)
    const done = await begin(database, tables, secrets, toHosted)
    if (Object.keys(done).length > 0) progress('Going on with the move that was interrupted')
    await copyAll(source, database, tables, done, progress)
    progress('Comparing…')
    const rows = await compareAll(source, target, tables, progress)
    await target.queryWithoutTimeout('analyze')
    await database.query('update hosts.moves set finished_at = now() where finished_at is null')
    if (toHosted) progress('This project signs its own tokens: members sign in again, with their passwords.')
    return rows
  })
}

/** Prepares an empty target. @returns the number of copied blocks of each table */
async function begin(
  database: Database,
  tables: readonly MovedTable[],
  secrets: Secrets,
  toHosted: boolean,
): Promise<Readonly<Record<string, number>>> {
  const source = createHash('sha256').update(secrets.secretKey).digest('hex')
  return database.transaction(async (transaction) => {
    await lockSetUp(transaction)
    const [known] = await transaction.query('select source, blocks, finished_at from hosts.moves')
    if (known?.['source'] === source && known['finished_at'] === null) return known['blocks'] as Record<string, number>
    await refuseRows(transaction, tables)
    await mayStopTriggers(transaction)
    for (const { name } of tables.filter(isFilled)) await transaction.query(`delete from ${name} where true`)
    if (!toHosted) await sharedSecretsIn(transaction, secrets)
    await transaction.query('insert into hosts.moves (source) values ($1)', [source])
    return {}
  })
}

const isFilled = ({ name }: MovedTable) => FILLED_BY_MIGRATIONS.includes(name)

async function refuseRows(transaction: Transaction, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of [
    ...tables.filter((table) => !isFilled(table)),
    { name: 'hosts.secrets' },
    { name: 'hosts.moves' },
  ]) {
    const [row] = await transaction.query(`select exists (select from ${name}) as used`)
    if (row?.['used'] === true)
      throw new StartError(`The database is not empty: ${name} has rows. Create another one for the move.`)
  }
}

async function mayStopTriggers(transaction: Transaction): Promise<void> {
  await withoutTriggers(transaction).catch((error: unknown) => {
    throw new StartError(
      `The role in the address may not copy rows without their triggers (${reasonOf(error)}). Use a superuser, or as one run: ` +
        'grant set on parameter session_replication_role to <role>',
    )
  })
}

async function copyAll(
  source: Database,
  target: Database,
  tables: readonly MovedTable[],
  done: Readonly<Record<string, number>>,
  progress: (line: string) => void,
): Promise<void> {
  const sizes = await Promise.all(tables.map(async (table) => countBlocks(source, table)))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let before = 0
  let reported = Date.now()
  for (const [index, table] of tables.entries()) {
    await copyTable({
      source,
      target,
      table,
      from: done[table.name] ?? 0,
      onBatch: (copied) => {
        if (Date.now() - reported < REPORT_MS) return
        reported = Date.now()
        progress(`${Math.floor((100 * (before + copied)) / all)} % copied, now ${table.name}`)
      },
    })
    await copySequences(source, target, table)
    before += sizes[index] ?? 0
  }
}

async function compareAll(
  source: Database,
  { database }: Connected,
  tables: readonly MovedTable[],
  progress: (line: string) => void,
): Promise<number> {
  const width = Math.max(...tables.map(({ name }) => name.length))
  const different: string[] = []
  let total = 0
  for (const table of tables) {
    const [here, there] = await Promise.all([sumTable(source, table), sumTable(database, table)])
    const isEqual = here.rows === there.rows && here.sum === there.sum
    if (!isEqual) different.push(`${table.name} (${countOf(here.rows, 'row')} here, ${formatCount(there.rows)} there)`)
    if (here.rows > 0)
      progress(`${isEqual ? '✓' : '✗'} ${table.name.padEnd(width)} ${formatCount(here.rows).padStart(12)}`)
    total += here.rows
  }
  if (different.length > 0)
    throw new StartError(
      `The databases differ in ${different.join(', ')}. The folder has changed since the move began: move it to another empty database.`,
    )
  return total
}
