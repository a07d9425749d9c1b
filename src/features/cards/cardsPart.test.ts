import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { parseCardsSearch } from '#url/cardsSearch.ts'
import { cardPart } from './cardPart.ts'
import { cardsPart } from './cardsPart.ts'

const { catalogue } = makeCatalogue([
  ...Array.from({ length: 30 }, (_, index) =>
    makeCard({
      name: `Friend ${String(index + 1).padStart(2, '0')} - Of Tests`,
      cost: index,
      collectorNumber: String(index + 1),
    }),
  ),
  makeCard({ name: 'Elsa - Snow Queen', set: 'First', inks: ['Ruby'], collectorNumber: '41' }),
  makeCard({ name: 'Elsa - Snow Queen', set: 'Second', inks: ['Ruby'], collectorNumber: '41' }),
  makeCard({ name: 'Elsa - Snow Queen', set: 'Promo', inks: ['Ruby'], rarity: 'Promo', collectorNumber: '7' }),
  makeCard({ name: 'Elsa - Ice Surfer', set: 'First', inks: ['Ruby'], collectorNumber: '42' }),
])

const select = (values: Record<string, unknown>) => cardsPart(parseCardsSearch(values)).select(catalogue)
const namesOf = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name)

test('/cards begins with a page of the cards that its search finds, in the order of the address', () => {
  const first = select({ search: 'friend', sort: 'cost-desc' })
  expect(namesOf(first.cards).slice(0, 2)).toEqual(['Friend 30 - Of Tests', 'Friend 29 - Of Tests'])
  expect(first).toMatchObject({ from: 0, found: 30, all: 34, corrections: [] })
  expect(first.cards).toHaveLength(12)
})

test('one set is in the order of its numbers, and a search in it by the best match', () => {
  expect(namesOf(select({ set: 'First' }).cards)).toEqual(['Elsa - Snow Queen', 'Elsa - Ice Surfer'])
  expect(namesOf(select({ set: 'First', sort: 'name' }).cards)).toEqual(['Elsa - Ice Surfer', 'Elsa - Snow Queen'])
  expect(namesOf(select({ set: 'First', search: 'ice' }).cards)).toEqual(['Elsa - Ice Surfer'])
})

test('a later page begins where the previous one ends', () => {
  const third = select({ search: 'friend', sort: 'cost-desc', page: '3' })
  expect(third).toMatchObject({ from: 24, found: 30 })
  expect(namesOf(third.cards)).toEqual(
    ['06', '05', '04', '03', '02', '01'].map((number) => `Friend ${number} - Of Tests`),
  )
})

test('one printing of each card is counted as one card', () => {
  expect(select({ search: 'elsa', printings: 'one' })).toMatchObject({ found: 2, all: 32 })
  expect(select({ search: 'elsa' })).toMatchObject({ found: 4, all: 34 })
})

test('corrections of the search, and promo printings of its set, come with the cards', () => {
  expect(select({ search: 'frend' })).toMatchObject({ found: 30, corrections: ['friend'] })
  expect(select({ set: 'First' })).toMatchObject({ found: 2, promos: [{ set: 'Promo', count: 1 }] })
  expect(select({ set: 'First,Second'.split(',') }).promos).toEqual([])
})

test('pages with the same cards have the same key, whatever their layout', () => {
  const keyOf = (values: Record<string, unknown>) => cardsPart(parseCardsSearch(values)).key
  expect(keyOf({ color: 'ruby', columns: '3', view: 'table' })).toEqual(keyOf({ color: 'Ruby' }))
  expect(keyOf({ color: 'Ruby', page: '2' })).not.toEqual(keyOf({ color: 'Ruby' }))
})

test('a card’s page has all printings with its name, and their neighbors in their sets', () => {
  const cards = cardPart('ELSA-snow-queen-41').select(catalogue)
  const [printings, neighbors] = [cards.slice(0, 3), cards.slice(3)]
  expect(printings.map(({ set }) => set).toSorted()).toEqual(['First', 'Promo', 'Second'])
  expect(new Set(namesOf(printings))).toEqual(new Set(['Elsa - Snow Queen']))
  expect(namesOf(neighbors)).toEqual(['Elsa - Ice Surfer'])
  expect(cardPart('nobody-1').select(catalogue)).toEqual([])
})
