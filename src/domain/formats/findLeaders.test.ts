import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findLeaders } from './findLeaders.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { makeRuleBook } from './ruleBook.ts'

test('cards with a printing in the set of the format can lead, in any printing', () => {
  const sets = [
    { id: 'nine', code: '9', mainSet: true, legalFrom: '2025-08-29' },
    { id: 'coconut', code: 'Coconut', mainSet: false, legalFrom: '2026-06-26' },
  ]
  const deck = ['Stitch - Rock Star', 'Elsa - Ice Maker', 'STITCH - Rock Star'].map((name, at) => ({
    card: makeCard({ id: `c${at}`, name, setId: 'nine' }),
    quantity: 1,
  }))
  const book = makeRuleBook(OFFICIAL_RULES, sets, [
    ...deck.map(({ card }) => card),
    makeCard({ name: 'Stitch - Rock Star', setId: 'coconut' }),
  ])
  expect(findLeaders(deck, book)).toEqual(['Stitch - Rock Star'])
})
