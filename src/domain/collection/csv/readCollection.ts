import { foldText } from '../../cards/foldText.ts'
import { formatCount } from '../../text/formatCount.ts'
import { type Collection, type Copies, MAX_COPIES } from '../copies.ts'
import { type CardFinder, findCard } from './cardFinder.ts'
import {
  type CollectionFormat,
  type Columns,
  type Field,
  type FormatResult,
  recognizeFormat,
} from './collectionFormat.ts'
import { readOwnColumns } from './ownColumns.ts'

/** A row that was not understood. */
export type RowProblem = {
  /** As a spreadsheet numbers it, the first row of the file being 1. */
  readonly row: number
  /** What stands in it. */
  readonly text: string
  /** A sentence to show. */
  readonly reason: string
}

/** What a file of a collection says. */
export type CollectionFile = {
  readonly format: CollectionFormat
  readonly collection: Collection
  /** Rows with copies, and rows that say that there are none: with the problems they are all rows below the header. */
  readonly counted: number
  readonly zeros: number
  readonly problems: readonly RowProblem[]
}

export type CollectionFileResult =
  | { readonly ok: true; readonly file: CollectionFile }
  /** Why the file as a whole cannot be read, and the row that shows it. */
  | { readonly ok: false; readonly row: number; readonly message: string }

/** The printings that sites and people write, by the letters alone. */
const FINISHES: ReadonlyMap<string, 'nonFoil' | 'foil'> = new Map([
  ['normal', 'nonFoil'],
  ['nonfoil', 'nonFoil'],
  ['regular', 'nonFoil'],
  ['no', 'nonFoil'],
  ['n', 'nonFoil'],
  ['false', 'nonFoil'],
  ['yes', 'foil'],
  ['y', 'foil'],
  ['x', 'foil'],
  ['true', 'foil'],
  ['foil', 'foil'],
  ['coldfoil', 'foil'],
  ['holofoil', 'foil'],
])

const MOST = formatCount(MAX_COPIES)

/**
 * Reads the rows of a file that somebody exported here or elsewhere (issue "Collection", point 5). Every row below the
 * header is counted, says that there are no copies, or is told as a problem; none is lost. Rows of the same card add up.
 * Empty rows are none.
 * @param rows the cells of each row, the header among the first; none left out, so that their numbers are right.
 */
export function readCollection(rows: readonly (readonly string[])[], finder: CardFinder): CollectionFileResult {
  const head = rows.findIndex((cells) => !isEmpty(cells) && !isSeparatorNote(cells))
  const header = rows[head]
  if (header === undefined) return { ok: false, row: 1, message: 'There is nothing in it.' }
  const recognized = recognize(header, rows.slice(head + 1))
  if (!recognized.ok) return { ok: false, row: head + 1, message: recognized.message }

  const collection = new Map<string, Copies>()
  const problems: RowProblem[] = []
  let [counted, zeros] = [0, 0]
  for (const [at, cells] of rows.entries()) {
    if (at <= head || isEmpty(cells)) continue
    const read = readRow(cells, recognized.columns, finder, collection)
    if ('reason' in read) problems.push({ row: at + 1, text: cells.filter(Boolean).join(', '), reason: read.reason })
    else if (read.copies === null) zeros++
    else {
      collection.set(read.cardId, read.copies)
      counted++
    }
  }
  return { ok: true, file: { format: recognized.format, collection, counted, zeros, problems } }
}

/** An export, else a spreadsheet of one's own; where it is neither, what an export lacks is said. */
function recognize(header: readonly string[], rows: readonly (readonly string[])[]): FormatResult {
  const known = recognizeFormat(header)
  const own = known.ok ? null : readOwnColumns(header, rows)
  if (own === null) return known
  return own.ok ? { ...own, format: 'own' } : own
}

/** The copies of a card with those of a row, null for a row that has none. */
type ReadRow =
  | { readonly cardId: string; readonly copies: Copies }
  | { readonly copies: null }
  | { readonly reason: string }

function readRow(cells: readonly string[], columns: Columns, finder: CardFinder, collection: Collection): ReadRow {
  const cell = (field: Field) => cells[columns.get(field) ?? -1]?.trim() ?? ''
  const game = cell('game')
  if (columns.has('game') && !/lorcana/i.test(game)) return { reason: `"${game}" is another game.` }
  const copies = readCopies(cell, columns)
  if ('reason' in copies) return copies
  // Some sites list every card there is: one without copies may even be unknown here.
  if (copies.nonFoil === 0 && copies.foil === 0) return { copies: null }
  const card = findCard(finder, {
    id: cell('id'),
    setCode: cell('setCode'),
    set: cell('set'),
    number: cell('number'),
    name: [cell('name'), cell('version')].filter(Boolean).join(' - '),
    productId: cell('productId'),
  })
  if (!card.ok) return card
  const before = collection.get(card.card.id) ?? { nonFoil: 0, foil: 0 }
  const sum = { nonFoil: before.nonFoil + copies.nonFoil, foil: before.foil + copies.foil }
  if (sum.nonFoil > MAX_COPIES || sum.foil > MAX_COPIES)
    return { reason: `With the rows above, that is more than ${MOST} copies of the card.` }
  return { cardId: card.card.id, copies: sum }
}

/** The numbers of a row: one for each finish, where an empty cell is none; or one with the finish beside it. */
function readCopies(cell: (field: Field) => string, columns: Columns): Copies | { readonly reason: string } {
  if (!columns.has('count')) {
    const [nonFoil, foil] = [cell('nonFoil'), cell('foil')]
    if (nonFoil === '' && foil === '') return { reason: 'It says no number of copies.' }
    const wrong = [nonFoil, foil].find((text) => !isCount(text || '0'))
    return wrong === undefined ? { nonFoil: Number(nonFoil), foil: Number(foil) } : notACount(wrong)
  }
  const count = cell('count')
  if (count === '') return { reason: 'It says no number of copies.' }
  if (!isCount(count)) return notACount(count)
  const said = columns.has('finish') ? cell('finish') : cell('isFoil') || 'no'
  const finish = FINISHES.get(foldText(said).replace(/[^a-z]/g, ''))
  if (finish === undefined) return { reason: `"${said}" is neither normal nor foil.` }
  return { nonFoil: 0, foil: 0, [finish]: Number(count) }
}

/** Some spreadsheets write whole numbers as "2.0". */
const isCount = (text: string) => /^\d+(?:\.0+)?$/.test(text) && Number(text) <= MAX_COPIES

const notACount = (text: string) => ({ reason: `"${text}" is not a number of copies from 0 to ${MOST}.` })

const isEmpty = (cells: readonly string[]) => cells.every((text) => text.trim() === '')

/** Spreadsheets leave a first row "sep=;" in some files, for themselves. */
const isSeparatorNote = (cells: readonly string[]) => /^\uFEFF?sep=/i.test(cells[0] ?? '')
