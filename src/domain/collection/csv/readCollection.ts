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

/** A row that was not understood. */
export type RowProblem = {
  /** As a spreadsheet numbers it, the first row of the file being 1. */
  readonly row: number
  /** What stands in it. */
  readonly text: string
  /** A sentence to show. */
  readonly reason: string
}

/** Rows that may mean several cards, or another card than they say: somebody has to tell which. */
export type RowQuestion = {
  /** As a spreadsheet numbers them; all say the same about the card. */
  readonly rows: readonly number[]
  /** What stands in the first of them. */
  readonly text: string
  /** A sentence to show. */
  readonly reason: string
  /** The cards that it may be: those with the row's number, and those with its name alone. */
  readonly numbered: readonly Card[]
  readonly named: readonly Card[]
  /** Of all its rows. */
  readonly copies: Copies
}

/** Rows that are no part of a collection of Lorcana. */
export type SkippedRows = {
  /** How many rows each other game has. */
  readonly games: ReadonlyMap<string, number>
  /** How many rows are of cards that somebody only watches. */
  readonly watched: number
}

/** What a file of a collection says. */
export type CollectionFile = {
  readonly format: CollectionFormat
  /** The copies of the rows that were understood. */
  readonly collection: Collection
  /**
   * Rows with copies, and rows that say that there are none: with those of the questions, those that are left out and the
   * problems they are all rows below the header.
   */
  readonly counted: number
  readonly zeros: number
  readonly questions: readonly RowQuestion[]
  readonly skipped: SkippedRows
  readonly problems: readonly RowProblem[]
  /** The headers of columns that hold something of which nothing is imported. */
  readonly droppedColumns: readonly string[]
}

export type CollectionFileResult =
  | { readonly ok: true; readonly file: CollectionFile }
  /** Why the file as a whole cannot be read, and the row that shows it. */
  | { readonly ok: false; readonly row: number; readonly message: string }

const MOST = formatCount(MAX_COPIES)

/**
 * Reads the rows of a file that somebody exported here or elsewhere (issue "Collection", point 5). Every row below the
 * header is counted, says that there are no copies, is asked about, is left out, or is told as a problem; none is lost. Rows
 * of the same card add up. Empty rows are none.
 * @param rows the cells of each row, the header among the first; none left out, so that their numbers are right.
 */
export function readCollection(rows: readonly (readonly string[])[], finder: CardFinder): CollectionFileResult {
  const head = rows.findIndex((cells) => !isEmpty(cells) && !isSeparatorNote(cells))
  const header = rows[head]
  if (header === undefined) return { ok: false, row: 1, message: 'There is nothing in it.' }
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
    const told = (reason: string) => problems.push({ row: at + 1, text: textOf(cells), reason })
    if (read.kind === 'problem') told(read.reason)
    else if (read.kind === 'game') games.set(read.game, (games.get(read.game) ?? 0) + 1)
    else if (read.kind === 'watched') watched++
    else if (read.kind === 'none') zeros++
    else if (read.kind === 'card') {
      const sum = addCopies(copiesOf(collection, read.cardId), read.copies)
      if (isTooMany(sum)) told(`With the rows above, that is more than ${MOST} copies of the card.`)
      else {
        collection.set(read.cardId, sum)
        withCopies.push(cells)
        counted++
      }
    } else {
      const before = questions.get(read.key)
      const { numbered, named, reason } = read
      const copies = before ? addCopies(before.copies, read.copies) : read.copies
      if (isTooMany(copies)) told(`With the rows above, that is more than ${MOST} copies of the card.`)
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

/** An export, else a spreadsheet of one's own; where it is neither, what an export lacks is said. */
function recognize(header: readonly string[], rows: readonly (readonly string[])[]): FormatResult {
  const known = recognizeFormat(header)
  const own = known.ok ? null : readSpreadsheetColumns(header, rows)
  if (own === null) return known
  return own.ok ? { ...own, format: 'spreadsheet' } : own
}

/** What a row comes to. */
type ReadRow =
  | { readonly kind: 'card'; readonly cardId: string; readonly copies: Copies }
  | {
      readonly kind: 'question'
      /** The same for rows that say the same about their card. */
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
  if (columns.has('game') && game === '') return { kind: 'problem', reason: 'It does not say which game it is of.' }
  if (columns.has('game') && !/lorcana/i.test(game)) return { kind: 'game', game }
  if (/^(?:true|yes|1)$/i.test(cell('watchlist'))) return { kind: 'watched' }
  const copies = readCopies(cell, columns)
  if ('reason' in copies) return { kind: 'problem', reason: copies.reason }
  // Some sites list every card there is: one without copies may even be unknown here.
  if (copies.nonFoil === 0 && copies.foil === 0) return { kind: 'none' }
  const reference: CardReference = {
    id: cell('id'),
    setCode: cell('setCode'),
    set: cell('set'),
    number: cell('number'),
    name: [cell('name'), cell('version')].filter(Boolean).join(' - '),
    // A number of a product in one condition may be that of another product: only a name beside it tells.
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

/** Spreadsheets leave a first row "sep=;" in some files, for themselves. */
const isSeparatorNote = (cells: readonly string[]) => /^\uFEFF?sep=/i.test(cells[0] ?? '')
