import type { Card } from '../../cards/card.ts'
import { formatCount } from '../../text/formatCount.ts'
import { addCopies, type Collection, type Copies, copiesOf, MAX_COPIES } from '../copies.ts'
import { type CardFinder, type CardReference, findCard } from './cardFinder.ts'
import {
  type CollectionFormat,
  type Columns,
  type Field,
  type FormatResult,
  recognizeFormat,
} from './collectionFormat.ts'
import { findDroppedColumns } from './droppedColumns.ts'
import { readSpreadsheetColumns } from './spreadsheetColumns.ts'
import { readCopies } from './rowCopies.ts'

/** A row that could not be read. */
export type RowProblem = {
  /** The row number in a spreadsheet; the first row is 1. */
  readonly row: number
  /** The row's cells, joined. */
  readonly text: string
  /** A sentence to show. */
  readonly reason: string
}

/** Rows that match several cards or contradict their card. The member chooses the card. */
export type RowQuestion = {
  /** Row numbers in a spreadsheet. All rows have the same card reference. */
  readonly rows: readonly number[]
  /** The cells of the first row, joined. */
  readonly text: string
  /** A sentence to show. */
  readonly reason: string
  /** The candidates by number, and those by name only. */
  readonly numbered: readonly Card[]
  readonly named: readonly Card[]
  /** The copies of all rows. */
  readonly copies: Copies
}

/** Skipped rows, which do not belong to a Lorcana collection. */
export type SkippedRows = {
  /** The number of rows of each other game. */
  readonly games: ReadonlyMap<string, number>
  /** The number of rows of a watchlist. */
  readonly watched: number
}

/** The content of a collection file. */
export type CollectionFile = {
  readonly format: CollectionFormat
  /** The copies of the readable rows. */
  readonly collection: Collection
  /**
   * The numbers of rows with copies and of rows with zero copies. Together with the questions, the skipped rows and the
   * problems they make up all rows below the header.
   */
  readonly counted: number
  readonly zeros: number
  readonly questions: readonly RowQuestion[]
  readonly skipped: SkippedRows
  readonly problems: readonly RowProblem[]
  /** The headers of columns with data that are not imported. */
  readonly droppedColumns: readonly string[]
}

export type CollectionFileResult =
  | { readonly ok: true; readonly file: CollectionFile }
  /** Why the whole file cannot be read, and the number of the row that shows it. */
  | { readonly ok: false; readonly row: number; readonly message: string }

const MAX_COPIES_TEXT = formatCount(MAX_COPIES)

/**
 * Reads a collection file of this or another site (decision 038). Every row below the header is counted, is
 * zero, is a question, is skipped, or is a problem; none is lost. Rows of the same card add up. Empty rows are ignored.
 * @param rows the cells of every row including empty ones, so that row numbers are right.
 */
export function readCollection(rows: readonly (readonly string[])[], finder: CardFinder): CollectionFileResult {
  const head = rows.findIndex((cells) => !isEmpty(cells) && !isSeparatorNote(cells))
  const header = rows[head]
  if (header === undefined) return { ok: false, row: 1, message: 'This file is empty.' }
  const recognized = recognize(header, rows.slice(head + 1))
  if (!recognized.ok) return { ok: false, row: head + 1, message: recognized.message }

  const collection = new Map<string, Copies>()
  const questions = new Map<string, RowQuestion>()
  const games = new Map<string, number>()
  const problems: RowProblem[] = []
  const withCopies: (readonly string[])[] = []
  let [counted, zeros, watched] = [0, 0, 0]
  for (const [at, cells] of rows.entries()) {
    if (at <= head || isEmpty(cells)) continue
    const read = readRow(cells, recognized.columns, finder)
    const report = (reason: string) => problems.push({ row: at + 1, text: textOf(cells), reason })
    if (read.kind === 'problem') report(read.reason)
    else if (read.kind === 'game') games.set(read.game, (games.get(read.game) ?? 0) + 1)
    else if (read.kind === 'watched') watched++
    else if (read.kind === 'none') zeros++
    else if (read.kind === 'card') {
      const sum = addCopies(copiesOf(collection, read.cardId), read.copies)
      if (isTooMany(sum)) report(`Together with earlier rows, this is more than ${MAX_COPIES_TEXT} copies of the card.`)
      else {
        collection.set(read.cardId, sum)
        withCopies.push(cells)
        counted++
      }
    } else {
      const before = questions.get(read.key)
      const { numbered, named, reason } = read
      const copies = before ? addCopies(before.copies, read.copies) : read.copies
      if (isTooMany(copies))
        report(`Together with earlier rows, this is more than ${MAX_COPIES_TEXT} copies of the card.`)
      else {
        const ofRows = [...(before?.rows ?? []), at + 1]
        questions.set(read.key, { rows: ofRows, text: before?.text ?? textOf(cells), reason, numbered, named, copies })
        withCopies.push(cells)
      }
    }
  }
  return {
    ok: true,
    file: {
      format: recognized.format,
      collection,
      counted,
      zeros,
      questions: [...questions.values()],
      skipped: { games, watched },
      problems,
      droppedColumns: findDroppedColumns(header, recognized.columns, withCopies),
    },
  }
}

/** Recognizes an export, or else a collector's spreadsheet. The error describes the closest export. */
function recognize(header: readonly string[], rows: readonly (readonly string[])[]): FormatResult {
  const known = recognizeFormat(header)
  const own = known.ok ? null : readSpreadsheetColumns(header, rows)
  if (own === null) return known
  return own.ok ? { ...own, format: 'spreadsheet' } : own
}

/** The meaning of a row. */
type ReadRow =
  | { readonly kind: 'card'; readonly cardId: string; readonly copies: Copies }
  | {
      readonly kind: 'question'
      /** Equal for rows with the same card reference. */
      readonly key: string
      readonly reason: string
      readonly numbered: readonly Card[]
      readonly named: readonly Card[]
      readonly copies: Copies
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'watched' }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'problem'; readonly reason: string }

function readRow(cells: readonly string[], columns: Columns, finder: CardFinder): ReadRow {
  const cell = (field: Field) => cells[columns.get(field) ?? -1]?.trim() ?? ''
  const game = cell('game')
  if (columns.has('game') && game === '') return { kind: 'problem', reason: 'The game is missing.' }
  if (columns.has('game') && !/lorcana/i.test(game)) return { kind: 'game', game }
  if (/^(?:true|yes|1)$/i.test(cell('watchlist'))) return { kind: 'watched' }
  const copies = readCopies(cell, columns)
  if ('reason' in copies) return { kind: 'problem', reason: copies.reason }
  // Some sites list every card, so a row without copies may be of a card that is unknown here.
  if (copies.nonFoil === 0 && copies.foil === 0) return { kind: 'none' }
  const reference: CardReference = {
    id: cell('id'),
    setCode: cell('setCode'),
    set: cell('set'),
    number: cell('number'),
    name: [cell('name'), cell('version')].filter(Boolean).join(' - '),
    // TCGplayer's number of a condition may equal the number of another product, so it needs a name beside it.
    productId: cell('productId') || (cell('name') && cell('tcgplayerId')),
  }
  const card = findCard(finder, reference)
  if (card.ok) return { kind: 'card', cardId: card.card.id, copies }
  const { reason, numbered, named } = card
  if (numbered.length + named.length === 0) return { kind: 'problem', reason }
  return { kind: 'question', key: JSON.stringify(reference), reason, numbered, named, copies }
}

const isTooMany = ({ nonFoil, foil }: Copies) => nonFoil > MAX_COPIES || foil > MAX_COPIES

const textOf = (cells: readonly string[]) => cells.filter(Boolean).join(', ')

const isEmpty = (cells: readonly string[]) => cells.every((text) => text.trim() === '')

/** Some spreadsheets write a first row "sep=;". */
const isSeparatorNote = (cells: readonly string[]) => /^\uFEFF?sep=/i.test(cells[0] ?? '')
