import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMatches } from './match.arbitrary.ts'
import { makeMatchRows, parseMatchRows } from './matchRows.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DECKS = ['a', 'b', 'c'].map((letter) => ({ id: `deck-${letter}`, name: letter }))
const HEADINGS = ['Date', 'Deck', 'Result', 'Initiative', 'Opponent inks', 'Notes']
const ROW = ['2026-11-20', 'A', 'Win', 'On Play', 'ruby / Amber', 'close']

const parse = (...rows: string[][]) => parseMatchRows(rows, DECKS, NOW)
const problemsOf = (...row: string[]) => parse(HEADINGS, row).problems.map(({ message }) => message)

describe('matches as a table', () => {
  test('are the same after export and import', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        expect(parseMatchRows(makeMatchRows(matches, DECKS), DECKS, NOW)).toEqual({ matches, problems: [] })
      }),
    )
  })

  test('are read with columns in any order, without ids, and with decks by name', () => {
    const places = HEADINGS.map((_, place) => place).toReversed()
    const { matches, problems } = parse(
      places.map((place) => (HEADINGS[place] ?? '').toUpperCase()),
      ['', '', '', '', '', ''],
      places.map((place) => ROW[place] ?? ''),
    )
    expect(problems).toEqual([])
    expect(matches).toEqual([
      {
        id: null,
        deckId: 'deck-a',
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
      replaceCell(2, 'draw'),
      ROW,
      [''],
      replaceCell(1, 'Z'),
      replaceCell(4, 'Gold + Ruby'),
    )
    expect(matches).toHaveLength(1)
    expect(problems).toEqual([
      { row: 2, message: 'The result must be win, loss or tie, not “draw”.' },
      { row: 5, message: 'You have no deck called “Z”.' },
      { row: 6, message: 'Opponent inks must be two different inks, such as Amber + Ruby.' },
    ])
    for (const inks of ['Amber', 'Amber + Amber', 'Amber Ruby Steel', '']) {
      expect(parse(HEADINGS, replaceCell(4, inks)).problems.map(({ row }) => row)).toEqual([2])
    }
    expect(problemsOf(...replaceCell(3, 'first'))).toEqual(['The initiative must be on play or on draw, not “first”.'])
    expect(problemsOf(...replaceCell(0, '2026-12-24'))).toEqual(['A match cannot be in the future.'])
    expect(problemsOf(...replaceCell(1, ' '))).toEqual(['The deck is missing.'])
  })

  test.each(['on play', 'On Play', 'on_play', 'On the play'])('the initiative may be written “%s”', (text) => {
    const { matches } = parse(HEADINGS, ROW.with(3, text))
    expect(matches.map(({ initiative }) => initiative)).toEqual(['on_play'])
  })

  test.each(['2026-02-31', '20.11.2026', '2026-11-20 25:00', ''])('“%s” is an invalid date', (date) => {
    expect(problemsOf(date, ...ROW.slice(1))).toEqual([
      `Write the date like 2026-11-21 or 2026-11-21 18:30, not “${date}”.`,
    ])
  })

  test('today’s date is accepted at any hour, and tomorrow’s is refused', () => {
    const parseAt = (hour: number, day: string) =>
      parseMatchRows([HEADINGS, ROW.with(0, day)], DECKS, new Date(2026, 10, 21, hour))
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

  test('decks with the same name need a deck id', () => {
    const twins = [...DECKS, { id: 'deck-d', name: 'a' }]
    const { problems } = parseMatchRows([HEADINGS, ROW], twins, NOW)
    expect(problems).toEqual([{ row: 2, message: 'You have 2 decks called “a”. Add a Deck ID column.' }])
    expect(
      parseMatchRows(
        [
          [...HEADINGS, 'Deck ID'],
          [...ROW, 'deck-d'],
        ],
        twins,
        NOW,
      ).matches,
    ).toMatchObject([{ deckId: 'deck-d' }])
  })

  test('are refused without headings', () => {
    expect(parse(ROW)).toEqual({
      matches: [],
      problems: [
        {
          row: 1,
          message: 'The first row must have these column headings: Date, Result, Initiative, Opponent inks, Deck.',
        },
      ],
    })
    expect(parse().problems).toHaveLength(1)
  })
})
