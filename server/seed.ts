import { readFile } from 'node:fs/promises'
import { formatCount } from '#domain/text/formatCount.ts'
import type { Database, Row, Transaction } from './backend/database.ts'
import { reasonOf, StartError } from './startError.ts'

/** The offline pack: rows of `sets_2` and `cards_2`. */
type Pack = { readonly sets: Row[]; readonly cards: Row[] }

/** Rows per statement. */
const BATCH = 500

/**
 * Fills an empty `cards_2` from the offline pack, in one transaction.
 * @returns the number of written cards, 0 if the database had cards.
 * @throws StartError if the pack cannot be read
 */
export async function seed(database: Database, packFile: string, progress: (line: string) => void): Promise<number> {
  const [found] = await database.query('select exists (select from public.cards_2) as there')
  if (found?.['there'] === true) return 0
  const pack = await readPack(packFile)
  progress(`Reading in ${formatCount(pack.cards.length)} cards…`)
  await database.transaction(async (transaction) => {
    await insertRows(transaction, 'public.sets_2', pack.sets)
    await insertRows(transaction, 'public.cards_2', pack.cards)
  })
  return pack.cards.length
}

async function readPack(file: string): Promise<Pack> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Pack // written by the build
  } catch (error) {
    throw new StartError(`The card pack cannot be read, run "npm run build" (${reasonOf(error)}).`)
  }
}

/** Inserts rows; the database converts JSON to the types of the columns. */
async function insertRows(transaction: Transaction, table: string, rows: Row[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(Object.keys))].map((column) => `"${column}"`).join(', ')
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
       on conflict (id) do nothing`,
      [JSON.stringify(rows.slice(start, start + BATCH))],
    )
  }
}
