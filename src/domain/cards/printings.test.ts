import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { cardKey } from './cardKey.ts'
import { countDistinct, onePrinting } from './printings.ts'

const printing = (id: string, usd: number | null, usdFoil: number | null = null, name = 'Elsa - Snow Queen') =>
  makeCard({ id, name, prices: { usd, usdFoil } })
const PRINTINGS = [printing('promo', null), printing('foil', null, 2), printing('first', 5), printing('reprint', 3)]

const copies = { nonFoil: 1, foil: 0 }
test.each([
  ['the cheapest of all', [], 'foil'],
  ['the owned one', ['first'], 'first'],
  ['the cheapest owned one', ['promo', 'first'], 'first'],
  ['an owned one without a price', ['promo'], 'promo'],
])('one printing of a card is %s', (_, owned, expected) => {
  const collection = new Map(owned.map((id) => [id, copies]))
  expect(onePrinting(PRINTINGS, collection).map(({ id }) => id)).toEqual([expected])
})

test('a preferred printing is chosen before an owned one', () => {
  const chosen = onePrinting(PRINTINGS, new Map([['reprint', copies]]), new Set(['promo']))
  expect(chosen.map(({ id }) => id)).toEqual(['promo'])
})

test('names that differ only in case belong to one card, and cards stay in order', () => {
  const cards = [printing('b', 2, null, 'TE KA'), printing('z', 1, null, 'Zeus'), printing('a', 1, null, 'Te Ka')]
  expect(onePrinting(cards, null).map(({ id }) => id)).toEqual(['z', 'a'])
})

test('each card has exactly one printing', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      const chosen = onePrinting(cards, null)
      expect(new Set(chosen.map(cardKey))).toEqual(new Set(cards.map(cardKey)))
      expect(chosen).toHaveLength(countDistinct(cards))
    }),
  )
})
