import { BULK, bulkRow as exportedBulkRow, isPromo as isExportedPromo } from '../../tools/pack/exportedRows.fixture.ts'
import { packCards, packSets } from './pack.ts'

export { BULK }

export type Row = readonly string[]
type PackCard = (typeof packCards)[number]

const codes = new Map(packSets.map(({ id, code }) => [id, code]))
const exported = (card: PackCard) => ({ card, code: codes.get(card.set_id) ?? '' })
export const isPromo = (card: PackCard) => isExportedPromo(exported(card))
/** A row of Dreamborn's bulk list. */
export const bulkRow = (card: PackCard, count: number, finish?: string): Row =>
  exportedBulkRow(exported(card), count, finish)

/** Cards of the pack to be in a file, promos among them. */
export const cards = [
  ...packCards.filter((card) => !isPromo(card)).slice(0, 40),
  ...packCards.filter(isPromo).slice(0, 10),
]
/** The first three of these cards. */
export const [first, second, third] = cards as [PackCard, PackCard, PackCard]

/** The lines of a file. */
export const csv = (rows: readonly Row[]) =>
  rows.map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
