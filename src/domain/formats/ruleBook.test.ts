import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { cardKey } from '../cards/cardKey.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { makeRuleBook } from './ruleBook.ts'

const sets = [
  { id: 'eight', code: '8', mainSet: true, legalFrom: '2025-05-23' },
  { id: 'nine', code: '9', mainSet: true, legalFrom: '2025-08-29' },
]

test('a card is legal if it has a legal printing and is not banned', () => {
  const cards = [
    makeCard({ name: 'Fortisphere', setId: 'nine' }),
    makeCard({ name: 'Elsa - Ice Maker', setId: 'eight' }),
    makeCard({ name: 'Stitch - Rock Star', setId: 'eight' }),
    makeCard({ name: 'Stitch - Rock Star', setId: 'nine' }),
  ]
  const book = makeRuleBook(OFFICIAL_RULES, sets, cards)
  const legal = (name: string, day: string) => book.core.isLegal(cardKey({ name }), day)
  expect(legal('Fortisphere', '2026-07-13')).toBe(false)
  expect(legal('Fortisphere', '2026-07-14')).toBe(true)
  expect(legal('Elsa - Ice Maker', '2026-07-16')).toBe(true)
  expect(legal('Elsa - Ice Maker', '2026-07-17')).toBe(false)
  expect(legal('Stitch - Rock Star', '2026-07-17')).toBe(true)
})
