import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from '../cards/card.arbitrary.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { findPrintings, indexByName } from './cardNameIndex.ts'
import { DECK_SETS } from './deck.arbitrary.ts'

const names = [
  'Elsa - Spirit of Winter',
  'Elsa - Concerned Sister',
  'Elsa - Snow Queen',
  'Anna & Elsa',
  'Te Kā - The Burning One',
  'Ba-Boom!',
]
const index = indexByName(names.map((name) => makeCard({ name })))

const foundName = (name: string) => findPrintings(index, name)[0]?.name

describe('a name in a deck list', () => {
  test.each([
    ['elsa - spirit of winter', 'Elsa - Spirit of Winter'],
    ['ELSA – SPIRIT  OF WINTER', 'Elsa - Spirit of Winter'],
    ['te ka - the burning one', 'Te Kā - The Burning One'],
    ['Snow Queen', 'Elsa - Snow Queen'],
    ['spirit\u00A0 of', 'Elsa - Spirit of Winter'],
    ['burning', 'Te Kā - The Burning One'],
    ['Elsa, Spirit of Winter', 'Elsa - Spirit of Winter'],
    ['Elsa Spirit of Winter', 'Elsa - Spirit of Winter'],
    ['ba boom', 'Ba-Boom!'],
  ])('%s finds %s', (typed, name) => {
    expect(foundName(typed)).toBe(name)
  })

  test('that is part of several names finds the name in which it comes first, then the shortest name', () => {
    expect(foundName('Elsa')).toBe('Elsa - Snow Queen')
    expect(foundName('na & el')).toBe('Anna & Elsa')
  })

  test.each(['Elsa - Ice Surfer', 'Elsa - Snow Queen of Arendelle', '-', '!', ''])('“%s” finds nothing', (typed) => {
    expect(findPrintings(index, typed)).toEqual([])
  })

  test('that is complete wins over a longer name that contains it', () => {
    const cards = ['Fire the Cannons!', 'Fire'].map((name) => makeCard({ name }))
    expect(findPrintings(indexByName(cards), 'fire')[0]?.name).toBe('Fire')
  })

  test('finds every printing of a card', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const any = indexByName(cards, DECK_SETS)
        for (const card of cards) {
          const printings = findPrintings(any, card.name.toUpperCase())
          expect(printings).toContain(card)
          expect(new Set(printings.map(({ name }) => name))).toEqual(new Set([card.name]))
        }
      }),
    )
  })
})

describe('of several printings', () => {
  const older = { set: 'The First Chapter', collectorNumber: '7' }
  const firstOf = (...cards: Parameters<typeof makeCard>[0][]) => {
    const printings = cards.map((parts) => makeCard({ name: 'HeiHei - Boat Snack', ...parts }))
    return findPrintings(indexByName(printings, DECK_SETS), 'HeiHei - Boat Snack')[0]
  }

  test('one that is legal in core comes first, even a promo', () => {
    expect(firstOf({ set: "Ursula's Return" }, { set: 'Promo Set 1', rarity: 'Promo' })?.set).toBe('Promo Set 1')
  })

  test.each(['Epic', 'Iconic', 'Enchanted', 'Promo'] as const)('an ordinary one comes before %s', (rarity) => {
    expect(firstOf({ rarity, collectorNumber: '1' }, { rarity: 'Legendary', collectorNumber: '2' })?.rarity).toBe(
      'Legendary',
    )
  })

  test('the newest comes first', () => {
    expect(firstOf(older, { set: "Ursula's Return", collectorNumber: '9' })?.set).toBe("Ursula's Return")
  })

  test('the lowest number comes first, 9 before 10', () => {
    expect(firstOf({ collectorNumber: '10' }, { collectorNumber: '9' })?.collectorNumber).toBe('9')
  })
})
