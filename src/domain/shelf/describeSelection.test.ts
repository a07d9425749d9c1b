import { expect, test } from 'vitest'
import { formatUsd } from '../cards/prices.ts'
import { besideThese, describePinsConflict, describeSelection } from './describeSelection.ts'
import type { DeckSelection } from './selectionProblem.ts'

const answer = (count: number, cents: number | null | undefined, more: Partial<DeckSelection> = {}): string => {
  const { selected, how, next, price } = describeSelection(
    {
      kind: 'solved',
      selected: Array.from({ length: count }, (_, at) => `selected ${at}`),
      purchase: { cards: [], cents: 0 },
      waiting: cents === undefined ? [] : [{ id: 'next', beside: { cards: [{ name: 'elsa', copies: 3 }], cents } }],
      next: cents ? 'next' : null,
      atMost: count,
      isCheapest: true,
      isNextCheapest: true,
      ...more,
    },
    formatUsd,
  )
  return `${selected}${how}${next}${price ?? ''}.`
}

test.each([
  [answer(4, 1240), '4 decks can be built at the same time; a fifth for $12.40.'],
  [answer(1, 100), '1 deck can be built; a second for $1.00.'],
  [answer(0, 5), 'None of your decks can be completed; the first for $0.05.'],
  [answer(7, 100), '7 decks can be built at the same time; an eighth for $1.00.'],
  [answer(10, 100), '10 decks can be built at the same time; an eleventh for $1.00.'],
  [answer(12, 100), '12 decks can be built at the same time; a 13th for $1.00.'],
  [answer(22, 100), '22 decks can be built at the same time; a 23rd for $1.00.'],
  [answer(79, 100), '79 decks can be built at the same time; an 80th for $1.00.'],
  [answer(3, null), '3 decks can be built at the same time; a fourth needs cards without a price.'],
  [answer(3, undefined), 'All 3 decks can be built at the same time.'],
  [
    answer(6, 900, { purchase: { cards: [], cents: 2410 } }),
    '6 decks can be built at the same time for $24.10; a seventh for $9.00.',
  ],
  [
    answer(22, 357, { atMost: 24, isNextCheapest: false }),
    'Best found: 22 decks can be built at the same time, at most 24 possible; a 23rd for at most $3.57.',
  ],
])('%s', (text, expected) => {
  expect(text).toBe(expected)
})

test('the price of a further deck names the number of decks that can be built', () => {
  expect([0, 1, 4, 13].map(besideThese)).toEqual(['', 'beside this one', 'beside these four', 'beside these 13'])
})

test('pinned decks that cannot be built together lack copies', () => {
  const conflict = (cents: number | null) =>
    describePinsConflict({ kind: 'pinsConflict', lacking: { cards: [{ name: 'elsa', copies: 4 }], cents } }, formatUsd)
  expect(conflict(200)).toBe('The pinned decks cannot be built together: they lack 4 copies, $2.00.')
  expect(conflict(null)).toBe(
    'The pinned decks cannot be built together: they lack 4 copies, some of them without a price.',
  )
})
