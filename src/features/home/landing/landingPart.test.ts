import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { INKS } from '#domain/cards/vocabulary.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { landingPart } from './landingPart.ts'

const PICTURE = { small: '/small.jpg', normal: '/normal.jpg', large: '/large.jpg' }

const cards = [
  ...INKS.flatMap((ink) =>
    [1, 2, 2, 2, 3, 4, 5, 6].map((cost, index) =>
      makeCard({ name: `${ink} ${index} - Of Tests`, inks: [ink], cost, collectorNumber: `${index}` }),
    ),
  ),
  makeCard({ name: 'Elsa - Snow Queen', inks: ['Ruby'], rarity: 'Legendary', images: PICTURE, collectorNumber: '41' }),
  makeCard({ name: 'Elsa - Snow Queen', inks: ['Ruby'], set: 'Promo', collectorNumber: '41' }),
  makeCard({ name: 'Elsa - Ice Surfer', inks: ['Amber'], images: PICTURE, collectorNumber: '42' }),
  makeCard({ name: 'Anna - Two Inks', inks: ['Amber', 'Ruby'], images: PICTURE, collectorNumber: '43' }),
]
const landing = landingPart.select(makeCatalogue(cards).catalogue)

test('the fan has a card with a picture of each ink, a legendary one if there is one', () => {
  expect(landing.fan.map(({ name }) => name)).toEqual(['Elsa - Ice Surfer', 'Elsa - Snow Queen'])
})

test('the first search counts all printings and lists each card once', () => {
  expect(landing.found).toMatchObject({ text: 'elsa', count: 3 })
  expect(landing.found.cards.map(({ version }) => version)).toHaveLength(2)
})

test('the example deck is legal in Core', () => {
  const { deck } = landing
  expect(deck.cards).toBe(deck.curve.reduce((sum, { cards: count }) => sum + count, 0))
  expect(deck.cards).toBeGreaterThan(0)
  expect(deck.cards).toBeLessThanOrEqual(60)
  const shown = deck.lines.map(({ id }) => cards.find((card) => card.id === id))
  expect(new Set(shown.flatMap((card) => card?.inks))).toEqual(new Set(['Amethyst', 'Sapphire']))
  expect(shown.some((card) => card && isInfinityOnly(card.set))).toBe(false)
})

test('the sets with most cards come first', () => {
  expect(landing.sets[0]).toEqual({ name: 'Fabled', cards: cards.length - 1 })
  expect(landing.cards).toBe(cards.length)
})
