import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMatches } from '../match.arbitrary.ts'
import { makeMatchRows } from './makeMatchRows.ts'
import { asRead } from './readMatch.fixture.ts'
import { isContent, readMatchRows } from './readMatchRows.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DECKS = ['a', 'b', 'c'].map((letter) => ({ id: `deck-${letter}`, name: letter }))
const HEADINGS = ['Date', 'Deck', 'Result', 'Initiative', 'Opponent inks', 'Notes']
const ROW = ['2026-11-20', 'A', 'Win', 'On Play', 'ruby / Amber', 'close']

const parse = (...rows: string[][]) => readMatchRows(rows, NOW)

const problemsOf = (...row: string[]) => parse(HEADINGS, row).problems.map(({ message }) => message)

describe('matches as a table', () => {
  test('are the same after export and import', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const read = readMatchRows(makeMatchRows(matches, DECKS), NOW)
        expect(read).toEqual({ matches: matches.map(asRead(DECKS)), problems: [] })
      }),
    )
  })

  test('are read with columns in any order and without ids', () => {
    const places = HEADINGS.map((_, place) => place).toReversed()
    const { matches, problems } = parse(
      places.map((place) => (HEADINGS[place] ?? '').toUpperCase()),
      ['', '', '', '', '', ''],
      places.map((place) => ROW[place] ?? ''),
    )
    expect(problems).toEqual([])
    expect(matches).toEqual([
      {
        rows: [3],
        id: null,
        gameId: expect.any(String),
        isAgainstBot: false,
        deck: { id: '', version: null, name: 'A', sourceId: '', inks: '', list: '' },
        result: 'win',
        initiative: 'on_play',
        opponentInks: ['Amber', 'Ruby'],
        notes: 'close',
        matchDate: new Date(2026, 10, 20, 12).toISOString(),
      },
    ])
  })

  test('with games, an opponent and an event are read, and games must agree with the result', () => {
    const headings = [...HEADINGS, 'Best of', 'Games', 'Opponent', 'Event', 'Round']
    const read = (...cells: string[]) => parse(headings, [...ROW, ...cells])
    expect(read('3', '2-1', ' Mara', 'League ', '4').matches).toMatchObject([
      { score: { bestOf: 3, won: 2, lost: 1 }, opponentName: 'Mara', event: 'League', round: 4 },
    ])
    expect(read('1', '', '', '', '').matches).toMatchObject([{ notes: 'close' }])
    const refused = 'Best of must be 1, 2 or 3, and Games (such as 2–1) must agree with the result.'
    for (const [bestOf = '', games = ''] of [
      ['3', '1–2'],
      ['2', '2–1'],
      ['1', '1–0'],
      ['3', ''],
      ['5', '3–0'],
    ])
      expect(read(bestOf, games, '', '', '').problems).toEqual([{ row: 2, message: refused }])
    expect(read('', '', 'x'.repeat(61), '', '').problems).toMatchObject([
      { message: 'Names have at most 60 characters.' },
    ])
    expect(read('', '', '', '', 'two').problems).toMatchObject([{ message: 'A round is a number from 1 to 99.' }])
  })

  test('report an invalid row by its number, and the other rows are read', () => {
    const replaceCell = (place: number, text: string) => ROW.map((cell, at) => (at === place ? text : cell))
    const { matches, problems } = parse(
      HEADINGS,
      replaceCell(2, 'maybe'),
      ROW,
      [''],
      replaceCell(1, 'Z'),
      replaceCell(4, 'Gold + Ruby'),
    )
    expect(matches.map(({ rows }) => rows)).toEqual([[3], [5]])
    expect(problems).toEqual([
      { row: 2, message: 'The result must be win, loss, tie or abandoned, not “maybe”.' },
      {
        row: 6,
        message: 'Opponent inks must be one ink or two different inks, such as Amber + Ruby, not “Gold + Ruby”.',
      },
    ])
    for (const inks of ['Gold', 'Amber + Amber', 'Amber Ruby Steel', '']) {
      expect(parse(HEADINGS, replaceCell(4, inks)).problems.map(({ row }) => row)).toEqual([2])
    }
    expect(problemsOf(...replaceCell(3, 'both'))).toEqual(['The initiative must be on play or on draw, not “both”.'])
    expect(problemsOf(...replaceCell(0, '2026-12-24'))).toEqual(['A match cannot be in the future.'])
    expect(problemsOf(...replaceCell(1, ' '))).toEqual([])
  })

  test.each(['on play', 'On Play', 'on_play', 'On the play', 'OTP', 'First', 'true'])(
    'the initiative may be written “%s”',
    (text) => {
      const { matches } = parse(HEADINGS, ROW.with(3, text))
      expect(matches.map(({ initiative }) => initiative)).toEqual(['on_play'])
    },
  )

  test.each(['2026-02-31', '20.11.2026', '2026-11-20 25:00'])('“%s” is an invalid date', (date) => {
    expect(problemsOf(date, ...ROW.slice(1))).toEqual([
      `Write the date like 2026-11-21 or 2026-11-21 18:30, not “${date}”.`,
    ])
  })

  test('today’s date is accepted at any hour, and tomorrow’s is refused', () => {
    const parseAt = (hour: number, day: string) =>
      readMatchRows([HEADINGS, ROW.with(0, day)], new Date(2026, 10, 21, hour))
    const at = (hour: number) => ({ matchDate: new Date(2026, 10, 21, hour).toISOString() })
    expect(parseAt(9, '2026-11-21').matches).toMatchObject([at(9)])
    expect(parseAt(15, '2026-11-21').matches).toMatchObject([at(12)])
    expect(parseAt(23, '2026-11-22').problems).toMatchObject([{ message: 'A match cannot be in the future.' }])
  })

  test('an id that no export has written is refused', () => {
    const { problems } = parse([...HEADINGS, 'Match ID'], [...ROW, '17'])
    expect(problems).toEqual([
      { row: 2, message: 'The Match ID must come from an export, or be empty for a new match.' },
    ])
  })

  test('an opponent may have one ink', () => {
    expect(parse(HEADINGS, ROW.with(4, 'Ruby')).matches).toMatchObject([{ opponentInks: ['Ruby'] }])
    expect(parse(HEADINGS, ROW.with(4, 'Ruby/Ruby')).problems).toHaveLength(1)
  })

  test('headings of other files are understood', () => {
    const { matches, problems } = parse(
      ['Played at', 'Outcome', 'Play/draw', 'Opp colors', 'My deck', 'Tournament', 'Comments'],
      ['2026-11-20T21:30:00Z', 'lost', 'draw', 'steel-amber', 'Snow', 'League', '<script>alert(1)</script> 🎩'],
    )
    expect(problems).toEqual([])
    expect(matches).toMatchObject([
      {
        result: 'loss',
        initiative: 'on_draw',
        opponentInks: ['Amber', 'Steel'],
        event: 'League',
        notes: '<script>alert(1)</script> 🎩',
        matchDate: '2026-11-20T21:30:00.000Z',
      },
    ])
  })

  test('the former export of duels.ink is read, with its lists of cards', () => {
    const { matches, problems } = parse(
      [
        'Date',
        'Started At',
        'Result',
        'Opponent',
        'Turn Order',
        'My Colors',
        'Opponent Colors',
        'Match Format',
        'Queue',
        'Decklist',
      ],
      [
        '2026-05-02',
        '2026-05-02T01:22:03.004Z',
        'Win',
        'Quill',
        'OTD',
        'Amber/Steel',
        'Ruby/Emerald',
        'Bo3',
        'Core',
        '4x Be Prepared; 2x Basil - Detective',
      ],
    )
    expect(problems).toEqual([])
    expect(matches).toMatchObject([
      {
        matchDate: '2026-05-02T01:22:03.004Z',
        result: 'win',
        initiative: 'on_draw',
        opponentInks: ['Emerald', 'Ruby'],
        opponentName: 'Quill',
        event: 'Core',
        deck: { inks: 'Amber/Steel', list: '4x Be Prepared; 2x Basil - Detective' },
      },
    ])
  })

  test('equal rows without ids are different games, with the same ids in each import', () => {
    const ids = () =>
      parse(HEADINGS, ROW, ROW, ROW.with(1, 'B'), ROW.with(2, 'Loss')).matches.map(({ gameId }) => gameId)
    expect(new Set(ids()).size).toBe(4)
    expect(ids()).toEqual(ids())
    expect(ids().every(isContent)).toBe(true)
  })

  test('a game that a file has twice is one match, and a short id counts with its day', () => {
    const withId = [...HEADINGS, 'Game ID']
    const { matches, problems } = parse(
      withId,
      [...ROW, '1'],
      [...ROW, '1'],
      [...ROW.with(0, '2026-11-19'), '1'],
      [...ROW, 'x'.repeat(101)],
    )
    expect(matches.map(({ gameId }) => gameId)).toEqual(['1 2026-11-20', '1 2026-11-19'])
    expect(problems).toEqual([
      { row: 3, message: 'The file already has this game in a row above.' },
      { row: 5, message: 'A Game ID has at most 100 characters.' },
    ])
  })

  test('are refused without headings', () => {
    expect(parse(ROW)).toEqual({
      matches: [],
      problems: [
        {
          row: 1,
          message: 'The first row must have these column headings: Date, Result, Initiative, Opponent inks.',
        },
      ],
    })
    expect(parse().problems).toHaveLength(1)
  })
})
