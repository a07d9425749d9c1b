import { INKS, type Ink } from '../cards/vocabulary.ts'
import { isDay, toLocalDay } from '../dates/isoDay.ts'
import { isUuid } from '../ids/isUuid.ts'
import { plainLine } from '../text/plainLine.ts'
import {
  formatScore,
  INITIATIVES,
  inkPairName,
  type Match,
  type MatchValues,
  RESULTS,
  type Score,
  scoreResult,
  toOpponentInks,
} from './match.ts'
import { dateProblem, inksProblem, nameProblem, notesProblem, roundProblem } from './matchForm.ts'

/** A deck that an imported match may belong to. */
export type ImportDeck = { readonly id: string; readonly name: string }

/** A match parsed from a table. Its id is null if the row has none, which makes it a new match. */
export type ParsedMatch = MatchValues & { readonly id: string | null }

/** An invalid row, numbered as in a spreadsheet: the headings are row 1. */
export type RowProblem = { readonly row: number; readonly message: string }

/** The heading of each column. */
const HEADINGS = {
  date: 'Date',
  deck: 'Deck',
  result: 'Result',
  initiative: 'Initiative',
  inks: 'Opponent inks',
  bestOf: 'Best of',
  score: 'Games',
  opponentName: 'Opponent',
  event: 'Event',
  round: 'Round',
  notes: 'Notes',
  deckId: 'Deck ID',
  id: 'Match ID',
} as const
type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[] // Object.keys returns string[]; these are the keys of a constant.

const REQUIRED: readonly Column[] = ['date', 'result', 'initiative', 'inks']

/** Writes matches as table rows, headings first. `parseMatchRows` reads the same matches back. */
export function makeMatchRows(matches: readonly Match[], decks: readonly ImportDeck[]): string[][] {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  const cells = (match: Match): Record<Column, string> => ({
    date: match.matchDate,
    deck: names.get(match.deckId) ?? '',
    result: match.result,
    initiative: match.initiative.replace('_', ' '),
    inks: inkPairName(match.opponentInks),
    bestOf: String(match.score?.bestOf ?? 1),
    score: match.score ? formatScore(match.score) : '',
    opponentName: match.opponentName ?? '',
    event: match.event ?? '',
    round: String(match.round ?? ''),
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
 * Parses the rows of a table with headings first and columns in any order. Invalid rows are skipped and reported; empty
 * rows are skipped.
 * @param decks the importing member's decks: a row names its deck by id, or by name if the name is unique.
 * @param now the time of the import; later matches are refused.
 */
export function parseMatchRows(
  rows: readonly (readonly string[])[],
  decks: readonly ImportDeck[],
  now: Date,
): { matches: readonly ParsedMatch[]; problems: readonly RowProblem[] } {
  const headings = (rows[0] ?? []).map((heading) => heading.trim().toLowerCase())
  const columnIndex = (column: Column) => headings.indexOf(HEADINGS[column].toLowerCase())
  const missing = REQUIRED.filter((column) => columnIndex(column) < 0).map((column) => HEADINGS[column])
  if (columnIndex('deck') < 0 && columnIndex('deckId') < 0) missing.push(HEADINGS.deck)
  if (missing.length > 0)
    return {
      matches: [],
      problems: [{ row: 1, message: `The first row must have these column headings: ${missing.join(', ')}.` }],
    }

  const matches: ParsedMatch[] = []
  const problems: RowProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((cell) => cell.trim() === '')) continue
    const match = parseRow((column) => row[columnIndex(column)] ?? '', decks, now)
    if (typeof match === 'string') problems.push({ row: index + 1, message: match })
    else matches.push(match)
  }
  return { matches, problems }
}

/** @returns the match, or the error message. */
function parseRow(cell: (column: Column) => string, decks: readonly ImportDeck[], now: Date): ParsedMatch | string {
  const normalizedCell = (column: Column) => cell(column).trim().toLowerCase()
  const [deck, ...sameName] = findDecks(cell('deckId').trim(), cell('deck').trim(), decks)
  if (!deck) return noDeckText(cell('deck').trim() || cell('deckId').trim())
  if (sameName.length > 0) return `You have ${sameName.length + 1} decks called “${deck.name}”. Add a Deck ID column.`
  const result = RESULTS.find((result) => result === normalizedCell('result'))
  if (!result) return `The result must be win, loss or tie, not “${cell('result').trim()}”.`
  // Accepts the exported form and the form on screen, "on the play".
  const initiativeText = normalizedCell('initiative')
    .replaceAll(/[\s_-]+/g, '_')
    .replace('on_the_', 'on_')
  const initiative = INITIATIVES.find((initiative) => initiative === initiativeText)
  if (!initiative) return `The initiative must be on play or on draw, not “${cell('initiative').trim()}”.`
  const inks = parseInks(normalizedCell('inks'))
  const [one, other] = inks
  if (!one || !other || inksProblem(inks)) return 'Opponent inks must be two different inks, such as Amber + Ruby.'
  const date = parseDate(cell('date').trim(), now)
  if (!date) return `Write the date like 2026-11-21 or 2026-11-21 18:30, not “${cell('date').trim()}”.`
  const score = parseScore(normalizedCell('bestOf'), normalizedCell('score'))
  if (score === null || (score && scoreResult(score) !== result))
    return 'Best of must be 1, 2 or 3, and Games (such as 2–1) must agree with the result.'
  const [opponentName, event] = [plainLine(cell('opponentName')), plainLine(cell('event'))]
  const round = normalizedCell('round') ? Number(normalizedCell('round')) : undefined
  const problem =
    dateProblem(date, now) ??
    notesProblem(cell('notes')) ??
    nameProblem(opponentName) ??
    nameProblem(event) ??
    roundProblem(round)
  if (problem) return problem
  const id = normalizedCell('id')
  if (id && !isUuid(id)) return 'The Match ID must come from an export, or be empty for a new match.'
  return {
    id: id || null,
    deckId: deck.id,
    result,
    initiative,
    opponentInks: toOpponentInks(one, other),
    ...(score && { score }),
    ...(opponentName && { opponentName }),
    ...(event && { event }),
    ...(round !== undefined && { round }),
    notes: cell('notes'),
    matchDate: date.toISOString(),
  }
}

/** @returns the score, undefined for a single game, null if it is invalid. */
function parseScore(bestOf: string, games: string): Score | undefined | null {
  if (['', '1'].includes(bestOf)) return games === '' ? undefined : null
  const most = bestOf === '2' ? 2 : bestOf === '3' ? 3 : 0
  const [won = 0, lost = 0] = /^([0-2])\s*[-–]\s*([0-2])$/.exec(games)?.slice(1).map(Number) ?? []
  return most === 0 || won + lost < 1 || won + lost > most ? null : { bestOf: most, won, lost }
}

const noDeckText = (deck: string) => (deck ? `You have no deck called “${deck}”.` : 'The deck is missing.')

function findDecks(id: string, name: string, decks: readonly ImportDeck[]): readonly ImportDeck[] {
  const named = decks.filter((deck) => deck.id === id)
  return named.length > 0 ? named : decks.filter((deck) => deck.name.trim().toLowerCase() === name.toLowerCase())
}

/** The inks that a text names, including repetitions; empty if any word is not an ink. */
function parseInks(text: string): readonly Ink[] {
  const words = text.split(/[\s+,/&]+/).filter(Boolean)
  const inks = words.map((word) => INKS.find((ink) => ink.toLowerCase() === word))
  return inks.every((ink) => ink !== undefined) ? inks : []
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Parses a day, or a day and a time. A day without a time means its noon, or now if its noon is later today. A time
 * without a zone is in the reader's time zone.
 */
function parseDate(text: string, now: Date): Date | null {
  const [, day = '', time, zone = ''] = DATE.exec(text) ?? []
  const date = new Date(`${day}T${time ?? '12:00'}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime())) return null
  return time === undefined && day === toLocalDay(now) && date > now ? now : date
}
