import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INKS } from '../cards/vocabulary.ts'
import {
  toggleInk,
  dateProblem,
  deckProblem,
  inksProblem,
  nameProblem,
  newMatchDraft,
  nextRound,
  notesProblem,
  opponentPairs,
  roundProblem,
  toMatchValues,
} from './matchForm.ts'
import { anyMatch, anyMatches } from './match.arbitrary.ts'
import { byNewest, INK_PAIRS, toOpponentInks } from './match.ts'

describe('the opponent’s inks', () => {
  test('a third ink replaces the oldest, and choosing an ink again deselects it', () => {
    expect(toggleInk(['Amber', 'Ruby'], 'Steel')).toEqual(['Ruby', 'Steel'])
    expect(toggleInk(['Amber', 'Ruby'], 'Amber')).toEqual(['Ruby'])
  })

  test('are at most two different inks after any choices', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INKS)), (presses) => {
        const chosen = presses.reduce<readonly (typeof INKS)[number][]>(toggleInk, [])
        expect(chosen.length).toBeLessThanOrEqual(2)
        expect(new Set(chosen).size).toBe(chosen.length)
      }),
    )
  })

  test('have to be exactly two', () => {
    const refused = 'Please select exactly 2 opponent colors'
    for (const inks of [[], ['Amber' as const], ['Amber' as const, 'Amber' as const], [...INKS].slice(3)])
      expect(inksProblem(inks)).toBe(refused)
    expect(inksProblem(['Ruby', 'Amber'])).toBeUndefined()
  })

  test('may be one in an imported match', () => {
    expect(inksProblem(['Ruby'], true)).toBeUndefined()
    expect(inksProblem([], true)).toBeDefined()
    expect(inksProblem(['Ruby', 'Ruby'], true)).toBeDefined()
  })
})

test('a new match begins as a win on the play, without inks and notes', () => {
  expect(newMatchDraft('d1')).toEqual({
    deckId: 'd1',
    result: 'win',
    initiative: 'on_play',
    opponentInks: [],
    notes: '',
  })
})

test('a match needs a deck, a date that is not in the future, and notes within the limit', () => {
  expect([deckProblem(''), deckProblem('d1')]).toEqual(['Please select a deck', undefined])
  const now = new Date('2026-11-21T12:00:00Z')
  expect(dateProblem(now, now)).toBeUndefined()
  expect(dateProblem(new Date(+now + 1), now)).toBe('A match cannot be in the future.')
  expect(dateProblem(new Date(''), now)).toBe('Please enter a date and time')
  expect(notesProblem(` ${'💧'.repeat(2000)} `)).toBeUndefined()
  expect(notesProblem('x'.repeat(2001))).toBe('Notes have at most 2,000 characters.')
})

test('saved values have the inks in the game’s order and trimmed notes', () => {
  const draft = { ...newMatchDraft('d1'), opponentInks: ['Ruby', 'Amber'] as const, notes: ' close\n' }
  expect(toMatchValues(draft, new Date('2026-11-21T12:00:00Z'))).toEqual({
    deckId: 'd1',
    result: 'win',
    initiative: 'on_play',
    opponentInks: ['Amber', 'Ruby'],
    notes: 'close',
    matchDate: '2026-11-21T12:00:00.000Z',
  })
})

test('all 15 pairs of inks are offered, the most frequent first and the rest in the game’s order', () => {
  fc.assert(
    fc.property(anyMatches, (history) => {
      const matches = history.toSorted(byNewest)
      const timesMet = (inks: unknown) =>
        matches.filter(({ opponentInks }) => String(opponentInks) === String(inks)).length
      const pairs = opponentPairs(matches)
      expect(new Set(pairs.map(({ inks }) => String(inks))).size).toBe(15)
      const counts = pairs.map(({ inks }) => timesMet(inks))
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(pairs.map(({ isMet }) => isMet)).toEqual(counts.map((count) => count > 0))
      const rest = pairs.filter(({ isMet }) => !isMet).map(({ inks }) => inks)
      expect(rest).toEqual(INK_PAIRS.filter((inks) => timesMet(inks) === 0))
    }),
  )
})

test('only the latest 50 matches count for frequent pairs', () => {
  const [before, ...latest] = fc.sample(anyMatch, 51).map((match, at) => ({
    ...match,
    opponentInks: toOpponentInks('Ruby', at === 0 ? 'Amber' : 'Steel'),
  }))
  const pairs = opponentPairs([...latest, before!]) // the sample has 51 elements
  expect(pairs.filter(({ isMet }) => isMet).map(({ inks }) => inks)).toEqual([['Ruby', 'Steel']])
})

describe('the next round', () => {
  const latest = {
    id: 'm1',
    ...toMatchValues(
      {
        ...newMatchDraft('d1'),
        opponentInks: ['Ruby', 'Steel'],
        score: { bestOf: 3, won: 1, lost: 2 },
        opponentName: ' Mara ',
        event: ' Thursday\u202e league ',
        round: 2,
      },
      new Date('2026-11-20T18:00:00Z'),
    ),
  }

  test('of an event has its name, the next number and as many games, but another opponent', () => {
    expect(latest).toMatchObject({ result: 'loss', opponentName: 'Mara', event: 'Thursday league' })
    expect(nextRound([latest], new Date('2026-11-20T19:00:00Z'))).toEqual({
      result: 'win',
      event: 'Thursday league',
      round: 3,
      score: { bestOf: 3, won: 2, lost: 0 },
    })
    expect(nextRound([{ ...latest, round: 99 }], new Date('2026-11-20T19:00:00Z')).round).toBe(99)
  })

  test('is a single game without an event on another day, and after a match without them', () => {
    const { id, deckId, result, initiative, opponentInks, notes, matchDate } = latest
    expect(nextRound([latest], new Date('2026-11-21T10:00:00Z'))).toEqual({ result: 'win' })
    expect(nextRound([], new Date())).toEqual({ result: 'win' })
    const single = { id, deckId, result, initiative, opponentInks, notes, matchDate }
    expect(nextRound([single], new Date(matchDate))).toEqual({ result: 'win' })
  })
})

test('names and rounds have the limits of the database', () => {
  expect([undefined, '', 'x'.repeat(60)].map(nameProblem)).toEqual([undefined, undefined, undefined])
  expect(nameProblem('x'.repeat(61))).toBe('Names have at most 60 characters.')
  expect([undefined, 1, 99].map(roundProblem)).toEqual([undefined, undefined, undefined])
  for (const round of [0, 100, 1.5, Number.NaN]) expect(roundProblem(round)).toBe('A round is a number from 1 to 99.')
})
