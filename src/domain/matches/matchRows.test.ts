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
  test('that was exported and is imported again are the same matches', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        expect(parseMatchRows(makeMatchRows(matches, DECKS), DECKS, NOW)).toEqual({ matches, problems: [] })
      }),
    )
  })

  test('are read whatever the order of the columns, without ids, and with the deck by its name', () => {
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

  test('say what is wrong with a row by its number, and the other rows are read', () => {
    const broken = (place: number, text: string) => ROW.map((cell, at) => (at === place ? text : cell))
    const { matches, problems } = parse(
      HEADINGS,
      broken(2, 'draw'),
      ROW,
      [''],
      broken(1, 'Z'),
      broken(4, 'Gold + Ruby'),
    )
    expect(matches).toHaveLength(1)
    expect(problems).toEqual([
      { row: 2, message: 'The result is win, loss or tie, not “draw”.' },
      { row: 5, message: 'You have no deck called “Z”.' },
      { row: 6, message: 'Opponent inks are two different inks, such as Amber + Ruby.' },
    ])
    for (const inks of ['Amber', 'Amber + Amber', 'Amber Ruby Steel', '']) {
      expect(parse(HEADINGS, broken(4, inks)).problems.map(({ row }) => row)).toEqual([2])
    }
    expect(problemsOf(...broken(3, 'first'))).toEqual(['The initiative is on play or on draw, not “first”.'])
    expect(problemsOf(...broken(0, '2026-12-24'))).toEqual(['A match cannot be in the future.'])
    expect(problemsOf(...broken(1, ' '))).toEqual(['The deck is missing.'])
  })

  test.each(['on play', 'On Play', 'on_play', 'On the play'])('whose turn was first may be written “%s”', (text) => {
    const { matches } = parse(HEADINGS, ROW.with(3, text))
    expect(matches.map(({ initiative }) => initiative)).toEqual(['on_play'])
  })

  test.each(['2026-02-31', '20.11.2026', '2026-11-20 25:00', ''])('“%s” is no date', (date) => {
    expect(problemsOf(date, ...ROW.slice(1))).toEqual([
      `The date is written like 2026-11-21 or 2026-11-21 18:30, not “${date}”.`,
    ])
  })

  test('the day of today is no time to come, whatever the hour; that of tomorrow is', () => {
    const parseAt = (hour: number, day: string) =>
      parseMatchRows([HEADINGS, ROW.with(0, day)], DECKS, new Date(2026, 10, 21, hour))
    const at = (hour: number) => ({ matchDate: new Date(2026, 10, 21, hour).toISOString() })
    expect(parseAt(9, '2026-11-21').matches).toMatchObject([at(9)])
    expect(parseAt(15, '2026-11-21').matches).toMatchObject([at(12)])
    expect(parseAt(23, '2026-11-22').problems).toMatchObject([{ message: 'A match cannot be in the future.' }])
  })

  test('an id that no export has written is told', () => {
    const { problems } = parse([...HEADINGS, 'Match ID'], [...ROW, '17'])
    expect(problems).toEqual([
      { row: 2, message: 'A Match ID is one that an export has written, or empty for a new match.' },
    ])
  })

  test('decks of one name are told apart by their ids alone', () => {
    const twins = [...DECKS, { id: 'deck-d', name: 'a' }]
    const { problems } = parseMatchRows([HEADINGS, ROW], twins, NOW)
    expect(problems).toEqual([{ row: 2, message: 'You have 2 decks called “a”: add a column Deck ID.' }])
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

  test('without its headings is refused as a whole', () => {
    expect(parse(ROW)).toEqual({
      matches: [],
      problems: [
        { row: 1, message: 'The first row has to name these columns: Date, Result, Initiative, Opponent inks, Deck.' },
      ],
    })
    expect(parse().problems).toHaveLength(1)
  })
})
