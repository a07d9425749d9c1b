import { INKS, type Ink } from '../cards/vocabulary.ts'
import { isDay, toDay } from '../dates/isoDay.ts'
import { isUuid } from '../ids/isUuid.ts'
import { INITIATIVES, inkPairName, type Match, type MatchValues, RESULTS, toOpponentInks } from './match.ts'
import { dateProblem, inksProblem, notesProblem } from './matchForm.ts'

/** A deck that a match can be of. */
export type DeckChoice = { readonly id: string; readonly name: string }

/** A match out of a table. Its id is null where the table gives none: it is then a new one. */
export type ReadMatch = MatchValues & { readonly id: string | null }

/** What is wrong with a row, counted as a spreadsheet does: the row of the headings is row 1. */
export type RowProblem = { readonly row: number; readonly message: string }

/** The headings, by what stands below them. */
const HEADINGS = {
  date: 'Date',
  deck: 'Deck',
  result: 'Result',
  initiative: 'Initiative',
  inks: 'Opponent inks',
  notes: 'Notes',
  deckId: 'Deck ID',
  id: 'Match ID',
} as const
type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[] // The keys of a constant are known.

const REQUIRED: readonly Column[] = ['date', 'result', 'initiative', 'inks']

/** Matches as the rows of a table, headings first (issue 6, point 4). `parseMatchRows` reads the same matches back. */
export function makeMatchRows(matches: readonly Match[], decks: readonly DeckChoice[]): string[][] {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  const cells = (match: Match): Record<Column, string> => ({
    date: match.matchDate,
    deck: names.get(match.deckId) ?? '',
    result: match.result,
    initiative: match.initiative.replace('_', ' '),
    inks: inkPairName(match.opponentInks),
    notes: match.notes,
    deckId: match.deckId,
    id: match.id,
  })
  return [
    COLUMNS.map((column) => HEADINGS[column]),
    ...matches.map((match) => {
      const row = cells(match)
      return COLUMNS.map((column) => row[column])
    }),
  ]
}

/**
 * Reads the rows of a table, headings first, in whatever order its columns stand. A row that is no match is left out and
 * said; empty rows are passed over.
 * @param decks the decks of whoever imports: a row names its deck by its id, or by its name where only one is called so.
 */
export function parseMatchRows(
  rows: readonly (readonly string[])[],
  decks: readonly DeckChoice[],
  now: Date,
): { matches: readonly ReadMatch[]; problems: readonly RowProblem[] } {
  const headings = (rows[0] ?? []).map((heading) => heading.trim().toLowerCase())
  const placeOf = (column: Column) => headings.indexOf(HEADINGS[column].toLowerCase())
  const missing = REQUIRED.filter((column) => placeOf(column) < 0).map((column) => HEADINGS[column])
  if (placeOf('deck') < 0 && placeOf('deckId') < 0) missing.push(HEADINGS.deck)
  if (missing.length > 0)
    return {
      matches: [],
      problems: [{ row: 1, message: `The first row has to name these columns: ${missing.join(', ')}.` }],
    }

  const matches: ReadMatch[] = []
  const problems: RowProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((cell) => cell.trim() === '')) continue
    const match = parseRow((column) => row[placeOf(column)] ?? '', decks, now)
    if (typeof match === 'string') problems.push({ row: index + 1, message: match })
    else matches.push(match)
  }
  return { matches, problems }
}

/** @returns the match, or what is wrong with the row. */
function parseRow(cell: (column: Column) => string, decks: readonly DeckChoice[], now: Date): ReadMatch | string {
  const word = (column: Column) => cell(column).trim().toLowerCase()
  const [deck, ...namesakes] = findDecks(cell('deckId').trim(), cell('deck').trim(), decks)
  if (!deck) return noDeckText(cell('deck').trim() || cell('deckId').trim())
  if (namesakes.length > 0) return `You have ${namesakes.length + 1} decks called “${deck.name}”: add a column Deck ID.`
  const result = RESULTS.find((result) => result === word('result'))
  if (!result) return `The result is win, loss or tie, not “${cell('result').trim()}”.`
  // As an export writes it, and as the pages say it: "on the play".
  const turn = word('initiative')
    .replaceAll(/[\s_-]+/g, '_')
    .replace('on_the_', 'on_')
  const initiative = INITIATIVES.find((initiative) => initiative === turn)
  if (!initiative) return `The initiative is on play or on draw, not “${cell('initiative').trim()}”.`
  const inks = parseInks(word('inks'))
  const [one, other] = inks
  if (!one || !other || inksProblem(inks)) return 'Opponent inks are two different inks, such as Amber + Ruby.'
  const date = parseDate(cell('date').trim(), now)
  if (!date) return `The date is written like 2026-11-21 or 2026-11-21 18:30, not “${cell('date').trim()}”.`
  const problem = dateProblem(date, now) ?? notesProblem(cell('notes'))
  if (problem) return problem
  const id = word('id')
  if (id && !isUuid(id)) return 'A Match ID is one that an export has written, or empty for a new match.'
  return {
    id: id || null,
    deckId: deck.id,
    result,
    initiative,
    opponentInks: toOpponentInks(one, other),
    notes: cell('notes'),
    matchDate: date.toISOString(),
  }
}

const noDeckText = (deck: string) => (deck ? `You have no deck called “${deck}”.` : 'The deck is missing.')

function findDecks(id: string, name: string, decks: readonly DeckChoice[]): readonly DeckChoice[] {
  const named = decks.filter((deck) => deck.id === id)
  return named.length > 0 ? named : decks.filter((deck) => deck.name.trim().toLowerCase() === name.toLowerCase())
}

/** All inks that a text names, twice where it names one twice; none where it says anything else. */
function parseInks(text: string): readonly Ink[] {
  const words = text.split(/[\s+,/&]+/).filter(Boolean)
  const inks = words.map((word) => INKS.find((ink) => ink.toLowerCase() === word))
  return inks.every((ink) => ink !== undefined) ? inks : []
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * A day, taken as its noon, today in the morning as now; or a day and a time, by the clock of whoever imports where no zone
 * is named.
 */
function parseDate(text: string, now: Date): Date | null {
  const [, day = '', time, zone = ''] = DATE.exec(text) ?? []
  const date = new Date(`${day}T${time ?? '12:00'}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime())) return null
  return time === undefined && day === toDay(now) && date > now ? now : date
}
