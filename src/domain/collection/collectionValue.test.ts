import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { anyCollection } from './collection.arbitrary.ts'
import { collectionValue, mostValuable, valueBySet } from './collectionValue.ts'
import { type Collection, countAllCopies } from './copies.ts'

const index = (cards: readonly Card[]) => new Map(cards.map((card) => [card.id, card]))
const collect = (entries: Record<string, [nonFoil: number, foil: number]>): Collection =>
  new Map(Object.entries(entries).map(([id, [nonFoil, foil]]) => [id, { nonFoil, foil }]))

const elsa = makeCard({ id: 'elsa', name: 'Elsa', prices: { usd: 0.29, usdFoil: 5.28 } })
const anna = makeCard({ id: 'anna', name: 'Anna', set: 'Archazia', prices: { usd: null, usdFoil: 2 } })
const olaf = makeCard({ id: 'olaf', name: 'Olaf', set: 'Archazia' })
const byId = index([elsa, anna, olaf])

describe('the value of a collection', () => {
  test('is the regular price for non-foil copies and the foil price for foil ones, to the cent', () => {
    expect(collectionValue(collect({ elsa: [3, 0] }), byId)).toEqual({ usd: 0.87, copiesWithoutPrice: 0 })
    expect(collectionValue(collect({ elsa: [3, 2] }), byId)).toEqual({ usd: 11.43, copiesWithoutPrice: 0 })
  })

  test('excludes and counts copies without a price in their finish and of unknown cards', () => {
    const some = collect({ elsa: [1, 0], anna: [4, 1], olaf: [1, 2], gone: [9, 0] })
    expect(collectionValue(some, byId)).toEqual({ usd: 2.29, copiesWithoutPrice: 16 })
  })

  test('is null if no copy has a price, and zero without copies', () => {
    expect(collectionValue(collect({ anna: [4, 0] }), byId)).toEqual({ usd: null, copiesWithoutPrice: 4 })
    expect(collectionValue(new Map(), byId)).toEqual({ usd: 0, copiesWithoutPrice: 0 })
  })

  test('is split by set, for sets with owned cards', () => {
    const values = valueBySet(collect({ anna: [1, 2], olaf: [1, 0], gone: [1, 0] }), byId)
    expect(values).toEqual(new Map([[anna.setId, { usd: 4, copiesWithoutPrice: 2 }]]))
  })

  test('is the sum over all sets, and over all copies with a price', () => {
    fc.assert(
      fc.property(anyCollection, ({ cards, collection }) => {
        const whole = collectionValue(collection, index(cards))
        const bySet = [...valueBySet(collection, index(cards)).values()]
        const valued = mostValuable(collection, index(cards), Infinity)
        const total = [...collection.values()].reduce((sum, copies) => sum + countAllCopies(copies), 0)
        const sum = (parts: readonly { usd: number | null }[]) => parts.reduce((all, { usd }) => all + (usd ?? 0), 0)
        expect(sum(bySet)).toBeCloseTo(whole.usd ?? 0, 4)
        expect(sum(valued)).toBeCloseTo(whole.usd ?? 0, 4)
        expect(bySet.reduce((all, value) => all + value.copiesWithoutPrice, 0)).toBe(whole.copiesWithoutPrice)
        expect(valued.reduce((all, { quantity }) => all + quantity, 0)).toBe(total - whole.copiesWithoutPrice)
        expect(whole.usd === null).toBe(total > 0 && total === whole.copiesWithoutPrice)
      }),
    )
  })
})

describe('the most valuable copies', () => {
  test('are sorted by the value of all copies of a card in a finish', () => {
    const valued = mostValuable(collect({ elsa: [30, 1], anna: [5, 3], olaf: [1, 1], gone: [1, 1] }), byId)
    expect(valued).toEqual([
      { card: elsa, isFoil: false, quantity: 30, usd: 8.7 },
      { card: anna, isFoil: true, quantity: 3, usd: 6 },
      { card: elsa, isFoil: true, quantity: 1, usd: 5.28 },
    ])
  })

  test('with the same value are sorted by name, then non-foil before foil', () => {
    const cards = ['Zeus', 'Ábu', 'elsa'].map((name) => makeCard({ id: name, name, prices: { usd: 1, usdFoil: 1 } }))
    const valued = mostValuable(collect({ Zeus: [1, 1], elsa: [1, 0], Ábu: [1, 0] }), index(cards))
    expect(valued.map(({ card, isFoil }) => [card.id, isFoil])).toEqual([
      ['Ábu', false],
      ['elsa', false],
      ['Zeus', false],
      ['Zeus', true],
    ])
  })

  test('are ten by default', () => {
    const cards = Array.from({ length: 12 }, (_, at) =>
      makeCard({ id: `${at}`, prices: { usd: at + 1, usdFoil: null } }),
    )
    const all: Collection = new Map(cards.map(({ id }) => [id, { nonFoil: 1, foil: 0 }]))
    expect(mostValuable(all, index(cards)).map(({ usd }) => usd)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })
})
