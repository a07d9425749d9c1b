import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { isLegalCard, similarCards } from './replacements.ts'
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
  const legal = (name: string, day: string) => isLegalCard(name, 'core', day, book)
  expect(legal('Fortisphere', '2026-07-13')).toBe(false)
  expect(legal('Fortisphere', '2026-07-14')).toBe(true)
  expect(legal('Elsa - Ice Maker', '2026-07-16')).toBe(true)
  expect(legal('Elsa - Ice Maker', '2026-07-17')).toBe(false)
  expect(legal('Stitch - Rock Star', '2026-07-17')).toBe(true)
})

test('similar cards have the type and the inks of the deck, and are not in it; the most similar are first', () => {
  const lost = makeCard({ name: 'Elsa - Ice Maker', cost: 4, lore: 2, text: 'Exert chosen opposing character.' })
  const [near, far, ...others] = [
    makeCard({ name: 'Hans - Schemer', cost: 4, lore: 2, text: 'Exert chosen opposing character.' }),
    makeCard({ name: 'Olaf - Helper', cost: 1, lore: 1 }),
    makeCard({ name: 'Maui - Ruby Hero', cost: 4, lore: 2, inks: ['Ruby'] }),
    makeCard({ name: 'Let It Go', cost: 4, types: ['Action', 'Song'] }),
    makeCard({ name: 'Anna - In the Deck', cost: 4, lore: 2 }),
  ] as const
  const deck = [lost, others[2]].map((card) => ({ card, quantity: 2 }))
  expect(similarCards(lost, deck, [far, near, ...others], 3)).toEqual([near, far])
  expect(similarCards(lost, deck, [far, near, ...others], 1)).toEqual([near])
})
