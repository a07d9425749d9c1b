import { expect, test } from 'vitest'
import { describeDraftChange } from './describeDraftChange.ts'

const byId = new Map([['elsa', { name: 'Elsa - Spirit of Winter', text: '' }]])
const elsa = (quantity: number) => ({ card: 'elsa', quantity })
const other = { card: 'other', quantity: 4 }

test('a change of one card is described by its name, its copies and the size of the deck', () => {
  const describe = (before: Parameters<typeof describeDraftChange>[0], after: typeof before) =>
    describeDraftChange(before, after, byId)
  expect(describe([other], [other, elsa(1)])).toBe('Elsa, Spirit of Winter, 1 of 4, 5 of 60')
  expect(describe([elsa(3), other], [elsa(2), other])).toBe('Elsa, Spirit of Winter, 2 of 4, 6 of 60')
  expect(describe([elsa(1)], [])).toBe('Elsa, Spirit of Winter, 0 of 4, 0 of 60')
})

test('a change of several cards, or of a card that is unknown, is described by the size of the deck', () => {
  expect(describeDraftChange([], [elsa(1), other], byId)).toBe('5 cards in your deck')
  expect(describeDraftChange([], [other], byId)).toBe('4 cards in your deck')
})
