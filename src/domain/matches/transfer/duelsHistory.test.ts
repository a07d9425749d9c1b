import { afterEach, describe, expect, test, vi } from 'vitest'
import { listEventDays } from '../eventDays.ts'
import { countResults, formatRecord, winRate } from '../matchRecord.ts'
import csv from './duelsHistory.csv?raw'
import { type ReadMatch, readMatchRows } from './readMatchRows.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

/** The cells of a text without line breaks in cells. */
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    )
const ROWS = rowsOf(csv)
const HEADINGS = ROWS[0] ?? []

const history = readMatchRows(ROWS, NOW)
const asMatches = (matches: readonly ReadMatch[]) =>
  matches.map((match) => ({ ...match, id: match.gameId, deckId: match.deck.sourceId }))

/** A game with other cells, as the rows of a file. */
const change = (...changes: Readonly<Record<string, string>>[]) => [
  HEADINGS,
  ...changes.map((cells) => HEADINGS.map((heading, at) => cells[heading] ?? ROWS[1]?.[at] ?? '')),
]

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the match history of duels.ink', () => {
  test('76 games are 32 won, 43 lost and one abandoned, which counts in no rate', () => {
    expect(history.problems).toEqual([])
    const matches = asMatches(history.matches)
    expect(matches).toHaveLength(76)
    expect(new Set(matches.map(({ gameId }) => gameId)).size).toBe(76)
    const record = countResults(matches)
    expect(formatRecord(record)).toBe('32–43')
    expect(matches.filter(({ result }) => result === 'abandoned')).toHaveLength(1)
    expect(winRate(record)).toBeCloseTo((32 * 100) / 75, 9)
  })

  test('columns are found by name, wherever they are', () => {
    const order = HEADINGS.map((_, at) => at).toSorted((one, other) => ((one * 7) % 39) - ((other * 7) % 39))
    const shuffled = ROWS.map((row) => order.map((at) => row[at] ?? ''))
    expect(readMatchRows(shuffled, NOW)).toEqual(history)
    const fewer = ROWS.map((row) => row.filter((_, at) => !['ranked', 'replay_url'].includes(HEADINGS[at] ?? '')))
    expect(readMatchRows(fewer, NOW)).toEqual(history)
  })

  test('a game has its opponent, inks, queue, beginning and end', () => {
    const [game] = readMatchRows(
      change({
        opp_display_name: 'Dr. Facilier 🎩',
        opp_deck_colors: 'steel/amber',
        went_first: 'false',
        mode: 'matchmaking',
        queue_name: 'Core BO1',
        your_lore: '17',
        opp_lore: '20',
        turns: '9',
        result: 'loss',
        end_reason: 'concede',
      }),
      NOW,
    ).matches
    expect(game).toMatchObject({
      opponentName: 'Dr. Facilier 🎩',
      opponentInks: ['Amber', 'Steel'],
      initiative: 'on_draw',
      event: 'Core BO1',
      notes: '17–20 lore, 9 turns, concede',
    })
    const [against] = readMatchRows(change({ mode: 'bot', queue_name: '' }), NOW).matches
    expect(against).toMatchObject({ event: 'Games against bots', isAgainstBot: true })
    expect(game?.isAgainstBot).toBe(false)
  })

  test('a game of the evening is on the player’s own day', () => {
    const evening = history.matches.filter(({ matchDate }) => matchDate.includes('T01:22:'))
    expect(evening).toHaveLength(5)
    const days = () => listEventDays(asMatches(evening)).map(({ day }) => day)
    vi.stubEnv('TZ', 'UTC')
    const inUtc = days()
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    expect(days()).toEqual(inUtc.map(before))
  })

  test('unreadable rows are reported by their numbers, and the rest is read', () => {
    const { matches, problems } = readMatchRows(
      change(
        { game_id: 'game-number-1' },
        { game_id: 'game-number-2', opp_deck_colors: 'Steel/Steel' },
        { game_id: 'game-number-3', went_first: '' },
        { game_id: 'game-number-4', started_at: 'yesterday' },
        { game_id: 'game-number-5', result: '' },
        { game_id: 'game-number-1' },
        { game_id: 'game-number-6', started_at: '2027-01-01T00:00:00Z' },
      ),
      NOW,
    )
    expect(matches.map(({ gameId }) => gameId)).toEqual(['game-number-1'])
    expect(problems).toEqual([
      {
        row: 3,
        message: 'Opponent inks must be one ink or two different inks, such as Amber + Ruby, not “Steel/Steel”.',
      },
      { row: 4, message: 'The initiative must be on play or on draw; it is missing.' },
      { row: 5, message: 'Write the date like 2026-11-21 or 2026-11-21 18:30, not “yesterday”.' },
      { row: 6, message: 'The result must be win, loss, tie or abandoned; it is missing.' },
      { row: 7, message: 'The file already has this game in a row above.' },
      { row: 8, message: 'A match cannot be in the future.' },
    ])
  })

  test('the games of a match of three are one match', () => {
    const game = (number: number, result: string, match = 'match-a') => ({
      game_id: `game-number-${match}-${number}`,
      match_id: match,
      match_format: 'bo3',
      started_at: `2026-09-01T1${number}:00:00Z`,
      went_first: String(number === 1),
      result,
    })
    const read = readMatchRows(
      change(
        game(3, 'win'),
        game(2, 'loss'),
        game(1, 'win'),
        game(1, 'loss', 'match-b'),
        game(1, 'abandoned', 'match-c'),
        ...[1, 2, 3].map((number) => game(number, 'win', 'match-d')),
      ),
      NOW,
    )
    expect(read.matches).toMatchObject([
      {
        rows: [2, 3, 4],
        gameId: 'match-a',
        result: 'win',
        score: { bestOf: 3, won: 2, lost: 1 },
        initiative: 'on_play',
      },
      { rows: [5], gameId: 'match-b', result: 'loss', score: { bestOf: 3, won: 0, lost: 1 } },
      { rows: [6], gameId: 'match-c', result: 'abandoned' },
    ])
    expect(read.problems.map(({ row }) => row)).toEqual([7, 8, 9])
  })
})
