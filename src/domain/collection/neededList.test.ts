import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { anyCollection } from './collection.arbitrary.ts'
import { makeNeededText, neededOfSet } from './neededList.ts'

const numbered = (collectorNumber: string, name = 'Olaf') =>
  makeCard({ id: `${collectorNumber} ${name}`, collectorNumber, name })

describe('the cards needed of a set', () => {
  test('are the cards not owned in any finish, by number, 9 before 10', () => {
    const cards = ['10', '4b', '9', '4', '100', '4a', '25ja'].map((number) => numbered(number))
    const collection = new Map([['9 Olaf', { nonFoil: 0, foil: 1 }]])
    expect(neededOfSet(cards, collection).map(({ collectorNumber }) => collectorNumber)).toEqual([
      '4',
      '4a',
      '4b',
      '10',
      '25ja',
      '100',
    ])
  })

  test('are sorted independently of the input’s order', () => {
    fc.assert(
      fc.property(anyCollection, ({ cards, collection }) => {
        expect(neededOfSet(cards.toReversed(), collection)).toEqual(neededOfSet(cards, collection))
      }),
    )
  })

  test('become a text with a heading and a line for each card', () => {
    const cards = [numbered('4a', 'Elsa - Snow Queen'), makeCard({ collectorNumber: '10', rarity: 'Super Rare' })]
    expect(makeNeededText('Fabled', cards)).toBe(
      'Fabled: 2 cards needed\n4a Elsa - Snow Queen (Common)\n10 Stitch - New Dog (Super Rare)',
    )
    expect(makeNeededText('Fabled', cards.slice(1)).split('\n')[0]).toBe('Fabled: 1 card needed')
    expect(makeNeededText('Fabled', [])).toBe('Fabled: no cards needed')
  })
})
