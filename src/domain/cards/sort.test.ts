import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { type CardSort, collectorKey, inkKey, mainType, makeCardOrders, setKey, sortByName } from './sort.ts'
import type { Card } from './card.ts'
import { marketPrice } from './prices.ts'
import { rarityRank } from './rarity.ts'
import type { Ink } from './vocabulary.ts'

const named = (name: string, parts: Parameters<typeof makeCard>[0] = {}) => makeCard({ name, ...parts })

describe('cards by name', () => {
  test('are sorted alphabetically, ignoring case and accents', () => {
    const names = ['Zeus', 'Ába', 'elsa', 'Elsa - Snow Queen', 'Aladdin']
    expect(sortByName(names.map((name) => named(name))).map(({ name }) => name)).toEqual([
      'Ába',
      'Aladdin',
      'elsa',
      'Elsa - Snow Queen',
      'Zeus',
    ])
  })

  test('with the same name are sorted by set before number', () => {
    const sorted = sortByName([
      named('Olaf', { setId: 'b', collectorNumber: '1' }),
      named('Olaf', { setId: 'a', collectorNumber: '2' }),
    ])
    expect(sorted.map(({ setId }) => setId)).toEqual(['a', 'b'])
  })

  test('with the same name and set are sorted by collector number, 9 before 10', () => {
    const numbers = ['10', '9', '4b', '4a', '100']
    const sorted = sortByName(numbers.map((collectorNumber) => named('Dalmatian', { collectorNumber })))
    expect(sorted.map(({ collectorNumber }) => collectorNumber)).toEqual(['4a', '4b', '9', '10', '100'])
  })

  test('are sorted by id if all else is equal', () => {
    const sorted = sortByName(['c', 'a', 'b'].map((id) => named('Olaf', { id })))
    expect(sorted.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('are sorted independently of the input’s order', () => {
    fc.assert(
      fc.property(anyCards, fc.infiniteStream(fc.nat()), (cards, keys) => {
        const shuffled = cards.map((card) => ({ card, key: keys.next().value })).toSorted((a, b) => a.key - b.key)
        expect(sortByName(shuffled.map(({ card }) => card))).toEqual(sortByName(cards))
      }),
    )
  })
})

describe('cards by color', () => {
  test('are sorted by ink, dual inks after their first ink, cards without ink last', () => {
    const inks: Ink[][] = [[], ['Steel'], ['Ruby', 'Amber'], ['Amethyst'], ['Amber', 'Steel'], ['Amber']]
    const sorted = inks.map((each) => ({ inks: each })).toSorted((a, b) => inkKey(a) - inkKey(b))
    expect(sorted.map((card) => card.inks.join('-'))).toEqual([
      'Amber',
      'Ruby-Amber',
      'Amber-Steel',
      'Amethyst',
      'Steel',
      '',
    ])
  })

  test('are sorted by cost, then by name within an ink', () => {
    const cards = sortByName([
      named('Zeus', { inks: ['Amber'], cost: 1 }),
      named('Abu', { inks: ['Amber'], cost: 4 }),
      named('Elsa', { inks: ['Amber'], cost: 1 }),
      named('Anna', { inks: ['Steel'], cost: 0 }),
    ])
    const names = Array.from(makeCardOrders(cards)('ink'), (position) => cards[position]?.name)
    expect(names).toEqual(['Elsa', 'Zeus', 'Abu', 'Anna'])
  })
})

test('cards without a number come last in both directions', () => {
  const cards = sortByName([
    named('Song'),
    named('Elsa', { lore: 1 }),
    named('Anna', { lore: 3 }),
    named('Olaf', { lore: 0 }),
  ])
  const names = (sort: 'lore-asc' | 'lore-desc') =>
    Array.from(makeCardOrders(cards)(sort), (position) => cards[position]?.name)
  expect(names('lore-asc')).toEqual(['Olaf', 'Elsa', 'Anna', 'Song'])
  expect(names('lore-desc')).toEqual(['Anna', 'Elsa', 'Olaf', 'Song'])
})

const lastIfNone = (value: number | null) => value ?? Infinity
const opposite = (value: number | null) => (value === null ? null : -value)
const rankOf = ({ rarity }: Card) => (rarity === 'Promo' ? null : rarityRank(rarity))

test('the reversed order of inks also puts cards without ink last and sorts cards of one ink by cost', () => {
  const cards = sortByName([
    named('Map', { inks: [] }),
    named('Abu', { inks: ['Amber'], cost: 4 }),
    named('Elsa', { inks: ['Steel'], cost: 5 }),
    named('Olaf', { inks: ['Steel'], cost: 1 }),
  ])
  const names = Array.from(makeCardOrders(cards)('ink-desc'), (position) => cards[position]?.name)
  expect(names).toEqual(['Olaf', 'Elsa', 'Abu', 'Map'])
})

describe('every order', () => {
  test('has each card once, and ties by name', () => {
    fc.assert(
      fc.property(anyCards, (unsorted) => {
        const cards = sortByName(unsorted)
        const orders = makeCardOrders(cards)
        const keys: Record<Exclude<CardSort, 'relevance' | 'relevance-number'>, (at: number) => number | string> = {
          name: () => 0,
          'cost-asc': (at) => cards[at]!.cost,
          'cost-desc': (at) => -cards[at]!.cost,
          ink: (at) => inkKey(cards[at]!) * 1000 + cards[at]!.cost,
          number: (at) => collectorKey(cards[at]!.collectorNumber),
          'name-desc': (at) => -at,
          'rarity-asc': (at) => lastIfNone(rankOf(cards[at]!)),
          'rarity-desc': (at) => lastIfNone(opposite(rankOf(cards[at]!))),
          'price-asc': (at) => lastIfNone(marketPrice(cards[at]!)),
          'price-desc': (at) => lastIfNone(opposite(marketPrice(cards[at]!))),
          'strength-asc': (at) => lastIfNone(cards[at]!.strength),
          'strength-desc': (at) => lastIfNone(opposite(cards[at]!.strength)),
          'willpower-asc': (at) => lastIfNone(cards[at]!.willpower),
          'willpower-desc': (at) => lastIfNone(opposite(cards[at]!.willpower)),
          'lore-asc': (at) => lastIfNone(cards[at]!.lore),
          'lore-desc': (at) => lastIfNone(opposite(cards[at]!.lore)),
          'ink-desc': (at) => (cards[at]!.inks.length > 0 ? cards[at]!.cost - inkKey(cards[at]!) * 1000 : Infinity),
          type: (at) => mainType(cards[at]!),
          'type-desc': (at) => mainType(cards[at]!),
          set: (at) => setKey(cards[at]!),
          'set-desc': (at) => setKey(cards[at]!),
          'foil-asc': (at) => lastIfNone(cards[at]!.prices.usdFoil),
          'foil-desc': (at) => lastIfNone(opposite(cards[at]!.prices.usdFoil)),
        }
        for (const sort of Object.keys(keys) as (keyof typeof keys)[]) {
          const key = keys[sort]
          const order = [...orders(sort)]
          expect(order.toSorted((a, b) => a - b)).toEqual([...cards.keys()])
          for (const [at, position] of order.entries()) {
            if (at === 0) continue
            const [one, other] = [key(order[at - 1]!), key(position)]
            const [before, here] = sort === 'type-desc' || sort === 'set-desc' ? [other, one] : [one, other]
            expect(before < here || (before === here && order[at - 1]! < position)).toBe(true)
          }
        }
      }),
    )
  })
})
