import type { Transaction } from '../backend/database.ts'
import type { MovedTable } from './tables.ts'

export type TableSum = {
  readonly rows: number
  /** The sum of the hashes of all rows. */
  readonly sum: string
}

/** Counts the rows of a table and sums up their hashes, which does not depend on their order. */
export async function sumTable(database: Transaction, { name, columns }: MovedTable): Promise<TableSum> {
  // A list of texts, because the types of columns may differ in length.
  const texts = columns.map((column) => `${column.name}::text`).join(', ')
  const [row] = await database.query(
    `select count(*)::text as rows,
      coalesce(sum(('x' || left(md5(array[${texts}]::text), 15))::bit(60)::bigint), 0)::text as sum from ${name}`,
  )
  return { rows: Number(row?.['rows']), sum: String(row?.['sum']) }
}
