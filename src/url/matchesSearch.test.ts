import { expect, test } from 'vitest'
import { parseMatchesSearch } from './matchesSearch.ts'
import { paths } from './paths.ts'

const DECK = '5f6c1e34-8d1f-4a55-9a0c-2f7e1c9b4d11'

test('an address of matches has the deck and the days', () => {
  expect(parseMatchesSearch({ deck: [DECK], last: ['30'] })).toEqual({ deck: DECK, last: 30 })
  expect(parseMatchesSearch({ from: ['2026-11-01'], to: ['2026-11-21'] })).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
  })
  expect(parseMatchesSearch({ last: 30 })).toEqual({ last: 30 })
  expect(parseMatchesSearch({ against: ['steel', 'Amber'] })).toEqual({ against: ['Amber', 'Steel'] })
  expect(parseMatchesSearch({ against: ['ruby'] })).toEqual({ against: ['Ruby'] })
  expect(paths.matches({ against: ['Amber', 'Steel'] })).toBe('/matches?against=Amber,Steel')
  expect(paths.matches({ deck: DECK, last: 7 })).toBe(`/matches?deck=${DECK}&last=7`)
})

test('invalid values are ignored', () => {
  expect(parseMatchesSearch({ deck: ["'"], last: ['31'], from: ['2026-02-31'], to: 'yesterday' })).toEqual({})
  for (const against of [['Gold'], ['Amber', 'Ruby', 'Steel']]) expect(parseMatchesSearch({ against })).toEqual({})
  expect(parseMatchesSearch({ last: ['7'], from: ['2026-11-01'] })).toEqual({ last: 7 })
})
