import { formatCount } from '../../text/formatCount.ts'
import { plainLine } from '../../text/plainLine.ts'
import { isUuid } from '../../ids/isUuid.ts'
import { type MatchValues, scoreResult, toMetInks } from '../match.ts'
import { dateProblem, inksProblem, nameProblem, notesProblem, roundProblem } from '../matchForm.ts'
import { joinGames, type ReadGame } from './joinGames.ts'
import { parseBestOf, parseDate, parseInitiative, parseInks, parseResult, parseScore } from './matchCells.ts'
import { type MatchField, type MatchFormat, recognizeColumns } from './matchColumns.ts'

/** The deck of a row, as the file describes it; texts that it lacks are empty. */
export type PlayedDeck = {
  /** The deck's id on this site, the number of its version, and its name. */
  readonly id: string
  readonly version: number | null
  readonly name: string
  /** The deck's id on the site that exported the file, and its inks. */
  readonly sourceId: string
  readonly inks: string
  /** Its list of cards as written. */
  readonly list: string
}

/** A match that was read from a file. `deck` says which deck was played; `findDecks` finds it. */
export type ReadMatch = Omit<MatchValues, 'deckId' | 'gameId' | 'deckVersion'> & {
  /** Numbered as in a spreadsheet: the headings are row 1. */
  readonly rows: readonly number[]
  /** The id on this site; null if the row has none. */
  readonly id: string | null
  /** The id on the site where it was played, else a text that only this row of the file has. Importing it again adds nothing. */
  readonly gameId: string
  readonly deck: PlayedDeck
  /** Whether the opponent was a program, as far as the file says. */
  readonly isAgainstBot: boolean
}

/** An invalid row, numbered as in a spreadsheet. */
export type RowProblem = { readonly row: number; readonly message: string }

/** The content of a file of matches. */
export type MatchFile = {
  readonly matches: readonly ReadMatch[]
  readonly problems: readonly RowProblem[]
}

type Cell = (field: MatchField) => string

/**
 * Reads a table of matches with headings first and columns in any order: our own export, the match history of duels.ink,
 * and other files with such headings. Invalid rows are skipped and reported; empty rows are skipped. The rows of a match
 * of several games are joined.
 * @param rows the cells, including those of empty rows, so that row numbers are right.
 * @param now the time of the import; later matches are refused.
 * @returns the matches and the invalid rows. Missing headings are the only problem, with row 1.
 */
export function readMatchRows(rows: readonly (readonly string[])[], now: Date): MatchFile {
  const recognized = recognizeColumns(rows[0] ?? [])
  if (!recognized.ok) {
    const message = `The first row must have these column headings: ${recognized.missing.join(', ')}.`
    return { matches: [], problems: [{ row: 1, message }] }
  }
  const { format, columns } = recognized
  const games: ReadGame[] = []
  const problems: RowProblem[] = []
  const repeated = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.every((cell) => cell.trim() === '')) continue
    // Without games the format says nothing: another site has a row for each game.
    const cell: Cell = (field) =>
      field === 'bestOf' && format === 'general' && !columns.has('score') ? '' : (row[columns.get(field) ?? -1] ?? '')
    const game = readRow(cell, format, index + 1, now)
    if (typeof game === 'string') {
      problems.push({ row: index + 1, message: game })
      continue
    }
    const times = repeated.get(game.match.gameId) ?? 0
    repeated.set(game.match.gameId, times + 1)
    if (times === 0) games.push(game)
    else if (isContent(game.match.gameId))
      // Two rows may be equal without an id: two games of one evening.
      games.push({ ...game, match: { ...game.match, gameId: `${game.match.gameId} #${formatCount(times + 1)}` } })
    else problems.push({ row: index + 1, message: 'The file already has this game in a row above.' })
  }
  const { matches, impossible } = joinGames(games)
  for (const row of impossible)
    problems.push({ row, message: 'The games of this match do not add up to a possible score.' })
  return { matches, problems: problems.toSorted((one, other) => one.row - other.row) }
}

/** @returns the game, or the error message. */
function readRow(cell: Cell, format: MatchFormat, row: number, now: Date): ReadGame | string {
  const written = (field: MatchField) => cell(field).trim()
  const result = parseResult(cell('result'))
  if (!result) return invalid('The result must be win, loss, tie or abandoned', written('result'))
  const initiative = parseInitiative(cell('initiative'))
  if (!initiative) return invalid('The initiative must be on play or on draw', written('initiative'))
  const inks = parseInks(cell('inks'))
  const [one, other] = inks
  if (!one || inksProblem(inks, true))
    return invalid('Opponent inks must be one ink or two different inks, such as Amber + Ruby', written('inks'))
  const date = parseDate(cell('date'), now)
  if (!date) return invalid('Write the date like 2026-11-21 or 2026-11-21 18:30', written('date'))
  const bestOf = parseBestOf(cell('bestOf'))
  const score = format === 'general' ? parseScore(cell('bestOf'), cell('score')) : undefined
  if (bestOf === null || score === null || (score && scoreResult(score) !== result))
    return 'Best of must be 1, 2 or 3, and Games (such as 2–1) must agree with the result.'
  const [opponentName, event] = [plainLine(cell('opponentName')), eventOf(cell)]
  const round = written('round') ? Number(written('round')) : undefined
  const notes = format === 'duelsInk' ? describeEnd(cell) : cell('notes')
  const problem =
    dateProblem(date, now) ??
    notesProblem(notes) ??
    nameProblem(opponentName) ??
    nameProblem(event) ??
    roundProblem(round)
  if (problem) return problem
  const id = written('id').toLowerCase()
  if (id && !isUuid(id)) return 'The Match ID must come from an export, or be empty for a new match.'
  const [gameId, version] = [gameIdOf(cell), Number(written('version'))]
  if (gameId.length > MAX_GAME_ID) return `A Game ID has at most ${MAX_GAME_ID} characters.`
  return {
    matchId: format === 'duelsInk' ? plainLine(cell('matchId')).slice(0, MAX_GAME_ID) || null : null,
    bestOf,
    match: {
      rows: [row],
      id: id || null,
      gameId: gameId || id || contentOf(cell),
      isAgainstBot: written('mode').toLowerCase() === 'bot',
      deck: {
        id: written('deckId').toLowerCase(),
        version: Number.isInteger(version) && version > 0 ? version : null,
        name: plainLine(cell('deck')),
        sourceId: plainLine(cell('sourceDeck')),
        inks: plainLine(cell('ownInks')),
        list: written('list'),
      },
      result,
      initiative,
      opponentInks: toMetInks(one, other),
      ...(score && { score }),
      ...(opponentName && { opponentName }),
      ...(event && { event }),
      ...(round !== undefined && { round }),
      notes,
      matchDate: date.toISOString(),
    },
  }
}

/** The most characters of a cell in a message. */
const MAX_QUOTED = 40

/** "The result must be …, not “maybe”." */
const invalid = (rule: string, text: string): string =>
  `${rule}${text === '' ? '; it is missing' : `, not “${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`}.`

/** The limit of the database column, in characters. */
export const MAX_GAME_ID = 100

/** A shorter id may be a number that another site uses too, so the date is added to it. */
const UNIQUE_LENGTH = 12

const gameIdOf = (cell: Cell): string => {
  const id = plainLine(cell('gameId'))
  return id && id.length < UNIQUE_LENGTH ? plainLine(`${id} ${cell('date')}`) : id
}

/** The columns that tell one game from another, if the file has no ids. The deck may be corrected later. */
const CONTENT: readonly MatchField[] = [
  'date',
  'result',
  'initiative',
  'inks',
  'bestOf',
  'score',
  'opponentName',
  'event',
  'round',
  'notes',
]

/** Begins the ids of games without one. No site's id has a line break. */
const CONTENT_MARK = '\n'

/** A text that is equal for equal rows, whatever the reader's time zone is. */
const contentOf = (cell: Cell): string =>
  CONTENT_MARK + CONTENT.map((field) => cell(field).trim().toLowerCase()).join('\t')

/** Whether an id was made of the content of a row. The database has a hash of it. */
export const isContent = (gameId: string): boolean => gameId.startsWith(CONTENT_MARK)

/** Where a game was played, if it has no queue. */
const MODES: ReadonlyMap<string, string> = new Map([
  ['bot', 'Games against bots'],
  ['private', 'Private games'],
])

const eventOf = (cell: Cell): string => plainLine(cell('event')) || (MODES.get(cell('mode').trim().toLowerCase()) ?? '')

/** How a game of duels.ink ended: "20–14 lore, 9 turns, concede". Empty if the file does not say. */
function describeEnd(cell: Cell): string {
  const number = (field: MatchField) => /^\d{1,3}$/.exec(cell(field).trim())?.[0]
  const [own, opponent, turns] = [number('ownLore'), number('opponentLore'), number('turns')]
  const reason = plainLine(cell('endReason')).slice(0, 40)
  return [
    own && opponent && `${own}–${opponent} lore`,
    turns && (turns === '1' ? '1 turn' : `${turns} turns`),
    reason !== 'lore' && reason,
  ]
    .filter(Boolean)
    .join(', ')
}
