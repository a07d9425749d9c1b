import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { allocateCopies, availableCopies, countNeeded, countOwned, type ShelfDeck } from './allocation.ts'
import { anyShelf } from './shelf.arbitrary.ts'

const deck = (id: string, cards: Record<string, number>): ShelfDeck => ({ id, cards: new Map(Object.entries(cards)) })

test('assembled decks hold copies in the order of assembly, and the others want the rest', () => {
  const decks = [deck('library', { elsa: 3 }), deck('thaw', { elsa: 3, iago: 1 }), deck('court', { elsa: 1 })]
  const { cards, decks: states } = allocateCopies(new Map([['elsa', 4]]), decks, ['thaw', 'library'])
  expect(cards.get('elsa')).toEqual({
    owned: 4,
    free: 0,
    short: 3,
    shares: [
      { deckId: 'thaw', needed: 3, held: 3, isAssembled: true },
      { deckId: 'library', needed: 3, held: 1, isAssembled: true },
      { deckId: 'court', needed: 1, held: 0, isAssembled: false },
    ],
  })
  expect(cards.get('iago')).toMatchObject({ owned: 0, free: 0, short: 1 })
  expect(states.get('thaw')).toEqual({ isAssembled: true, needed: 4, available: 3, missing: 1 })
  expect(states.get('library')).toEqual({ isAssembled: true, needed: 3, available: 1, missing: 2 })
  expect(states.get('court')).toEqual({ isAssembled: false, needed: 1, available: 0, missing: 1 })
})

test('a deck that is not assembled counts the free copies, which it shares with others', () => {
  const decks = [deck('one', { elsa: 3 }), deck('two', { elsa: 3 })]
  const { cards, decks: states } = allocateCopies(new Map([['elsa', 3]]), decks, [])
  expect(cards.get('elsa')).toMatchObject({ free: 3, short: 3 })
  expect([...states.values()].map(({ available }) => available)).toEqual([3, 3])
})

describe('for any shelf', () => {
  test('held and free copies are the owned ones, and no deck holds more than it needs', () => {
    fc.assert(
      fc.property(anyShelf, ({ owned, decks, assembled }) => {
        const { cards } = allocateCopies(owned, decks, assembled)
        for (const [key, count] of owned) expect(cards.get(key)?.owned).toBe(count)
        for (const { owned: count, free, short, shares } of cards.values()) {
          const held = shares.reduce((sum, share) => sum + share.held, 0)
          const needed = shares.reduce((sum, share) => sum + share.needed, 0)
          expect(held + free).toBe(count)
          expect(free).toBeGreaterThanOrEqual(0)
          expect(short).toBe(Math.max(0, needed - count))
          for (const share of shares) {
            expect(share.held).toBeLessThanOrEqual(share.isAssembled ? share.needed : 0)
            expect(decks.find(({ id }) => id === share.deckId)?.cards.size).toBeGreaterThan(0)
          }
        }
      }),
    )
  })

  test('a deck holds all that it needs, or nothing is left for those that were assembled later', () => {
    fc.assert(
      fc.property(anyShelf, ({ owned, decks, assembled }) => {
        for (const { free, shares } of allocateCopies(owned, decks, assembled).cards.values()) {
          const assembledShares = shares.filter(({ isAssembled }) => isAssembled)
          expect(assembledShares.map(({ deckId }) => deckId)).toEqual(
            assembled.filter((id) => assembledShares.some(({ deckId }) => deckId === id)),
          )
          const lacking = assembledShares.findIndex(({ held, needed }) => held < needed)
          const later = lacking < 0 ? [] : assembledShares.slice(lacking + 1)
          expect(lacking < 0 || free === 0).toBe(true)
          expect(later.filter(({ held }) => held > 0)).toEqual([])
        }
      }),
    )
  })

  test('each deck has what its shares add up to', () => {
    fc.assert(
      fc.property(anyShelf, ({ owned, decks, assembled }) => {
        const allocation = allocateCopies(owned, decks, assembled)
        for (const { id, cards } of decks) {
          const state = allocation.decks.get(id)
          const available = [...allocation.cards.values()]
            .flatMap(({ free, shares }) =>
              shares.filter(({ deckId }) => deckId === id).map((s) => availableCopies(s, free)),
            )
            .reduce((sum, copies) => sum + copies, 0)
          expect(state).toEqual({
            isAssembled: assembled.includes(id),
            needed: [...cards.values()].reduce((sum, copies) => sum + copies, 0),
            available,
            missing: (state?.needed ?? 0) - available,
          })
        }
      }),
    )
  })

  test('a deck that is assembled later takes nothing from the others', () => {
    fc.assert(
      fc.property(anyShelf, ({ owned, decks, assembled }) => {
        const before = allocateCopies(owned, decks, assembled.slice(0, -1))
        const after = allocateCopies(owned, decks, assembled)
        for (const id of assembled.slice(0, -1)) expect(after.decks.get(id)).toEqual(before.decks.get(id))
      }),
    )
  })
})

test('all printings and finishes of a name count together, and cards that are unknown only in decks', () => {
  const [one, two] = [
    makeCard({ id: '1', name: 'Elsa - Snow Queen' }),
    makeCard({ id: '2', name: 'ELSA - Snow Queen' }),
  ]
  const byId = new Map([one, two].map((card) => [card.id, card]))
  const collection = new Map(['1', '2', 'gone'].map((id) => [id, { nonFoil: 1, foil: 2 }]))
  const owned = countOwned(collection, byId)
  expect([...owned.values()]).toEqual([6])
  const needed = countNeeded(
    ['1', '2', 'gone'].map((card) => ({ card, quantity: 2 })),
    byId,
  )
  expect([...needed]).toEqual([
    [[...owned.keys()][0], 4],
    ['gone', 2],
  ])
})
