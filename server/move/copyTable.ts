import type { Database, Transaction } from '../backend/database.ts'
import type { MovedTable } from './tables.ts'

/** The size of a batch, because the processes hold it in memory. */
const CHARACTERS = 1_000_000
const FIRST_BLOCKS = 8
const MAX_BLOCKS = 512

export type CopyTable = {
  readonly source: Transaction
  readonly target: Pick<Database, 'transaction'>
  readonly table: MovedTable
  /** The number of blocks that are already copied. */
  readonly from: number
  /** Called after each batch with the number of copied blocks and of all. */
  readonly onBatch: (done: number, all: number) => void
}

/**
 * Copies a table in batches of neighboring blocks, each in one transaction with its progress in `hosts.moves`. Values are copied as
 * text by the input and output functions of their types, which is exact. Triggers do not run, because rows are copied as they are.
 */
export async function copyTable({ source, target, table, from, onBatch }: CopyTable): Promise<void> {
  const all = await countBlocks(source, table)
  const columns = table.columns.map(({ name }) => name).join(', ')
  const arrays = table.columns.map(({ name }, index) => `array_agg(${name}::text)::text as c${index}`).join(', ')
  const read = `select count(*)::int as rows, ${arrays} from ${table.name} where ctid >= $1::text::tid and ctid < $2::text::tid`
  const casts = table.columns.map(({ type }, index) => `c${index}::${type}`).join(', ')
  const texts = table.columns.map((_, index) => `$${index + 1}::text::text[]`).join(', ')
  const names = table.columns.map((_, index) => `c${index}`).join(', ')
  const write = `insert into ${table.name} (${columns}) overriding system value select ${casts} from unnest(${texts}) as rows (${names})`

  let size = FIRST_BLOCKS
  for (let start = from; start < all;) {
    const end = Math.min(start + size, all)
    const [batch] = await source.query(read, [`(${start},0)`, `(${end},0)`])
    // Texts of arrays; null without rows.
    const values = table.columns.map((_, index) => batch?.[`c${index}`] as string | null)
    await target.transaction(async (transaction) => {
      await withoutTriggers(transaction)
      if (Number(batch?.['rows']) > 0) await transaction.query(write, values)
      await transaction.query(
        'update hosts.moves set blocks = blocks || jsonb_build_object($1::text, $2::int) where finished_at is null',
        [table.name, end],
      )
    })
    const characters = values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
    size = characters > CHARACTERS ? Math.max(1, size >> 1) : Math.min(MAX_BLOCKS, size * 2)
    start = end
    onBatch(end, all)
  }
}

/** The number of blocks of a table. */
export async function countBlocks(database: Transaction, { name }: MovedTable): Promise<number> {
  const [row] = await database.query(
    `select (pg_relation_size($1::text::regclass) / current_setting('block_size')::int)::int as blocks`,
    [name],
  )
  return Number(row?.['blocks'])
}

/** Sets the sequences of identity columns to their values in the source. */
export async function copySequences(source: Transaction, target: Transaction, table: MovedTable): Promise<void> {
  for (const { name } of table.columns.filter(({ isIdentity }) => isIdentity)) {
    const [found] = await source.query('select pg_get_serial_sequence($1::text, $2::text) as sequence', [
      table.name,
      name,
    ])
    const sequence = String(found?.['sequence'])
    const [state] = await source.query(`select last_value::text as last, is_called as called from ${sequence}`)
    await target.query('select setval($1::text::regclass, $2::text::bigint, $3::bool)', [
      sequence,
      state?.['last'],
      state?.['called'],
    ])
  }
}

/** Runs no trigger and checks no foreign key until the transaction ends. */
export async function withoutTriggers(transaction: Transaction): Promise<void> {
  await transaction.query(`set local session_replication_role = 'replica'`)
}
