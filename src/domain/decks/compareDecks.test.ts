import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { foldText } from '../cards/foldText.ts'
import { compareDecks } from './compareDecks.ts'
import { anyDeck } from './deck.arbitrary.ts'
import { countCards } from './deckRules.ts'

const elsa = makeCard({ name: 'Elsa - Snow Queen', cost: 4 })
const elsaBefore = makeCard({ name: elsa.name, cost: 4, set: 'The First Chapter' })
const song = makeCard({ name: 'Be Prepared', cost: 7 })
const stitch = makeCard({ name: 'Stitch - Rock Star', cost: 6 })

describe('two decks compared', () => {
  test('have the copies of only one deck by cost, and the number in both', () => {
    const first = [
      { card: song, quantity: 4 },
      { card: stitch, quantity: 1 },
      { card: elsa, quantity: 2 },
    ]
    const second = [
      { card: elsa, quantity: 3 },
      { card: song, quantity: 2 },
    ]
    expect(compareDecks(first, second)).toEqual({
      onlyInFirst: [
        { card: stitch, quantity: 1 },
        { card: song, quantity: 2 },
      ],
      onlyInSecond: [{ card: elsa, quantity: 1 }],
      inBoth: 4,
    })
  })

  test('are equal if they only differ in printings', () => {
    const split = [
      { card: elsaBefore, quantity: 3 },
      { card: elsa, quantity: 1 },
    ]
    expect(compareDecks(split, [{ card: elsa, quantity: 4 }])).toEqual({ onlyInFirst: [], onlyInSecond: [], inBoth: 4 })
  })

  test('account for every copy of both, in either order', () => {
    const names = anyDeck(({ name }) => foldText(name))
    fc.assert(
      fc.property(names, names, (first, second) => {
        const { onlyInFirst, onlyInSecond, inBoth } = compareDecks(first, second)
        expect(countCards(onlyInFirst) + inBoth).toBe(countCards(first))
        expect(countCards(onlyInSecond) + inBoth).toBe(countCards(second))
        expect(compareDecks(second, first).onlyInFirst).toEqual(onlyInSecond)
      }),
    )
  })
})
