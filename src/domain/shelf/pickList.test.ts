import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { printingsIn } from '../cards/printings.ts'
import { allocateCopies, countNeeded, countOwned } from './allocation.ts'
import { makePickList } from './pickList.ts'

const elsa = makeCard({ id: 'elsa', name: 'Elsa - Snow Queen' })
const reprint = makeCard({ id: 'reprint', name: 'Elsa - Snow Queen', set: 'Reign of Jafar' })
const byId = new Map([elsa, reprint].map((card) => [card.id, card]))
const collection = new Map([
  ['elsa', { nonFoil: 3, foil: 0 }],
  ['reprint', { nonFoil: 0, foil: 1 }],
])
const deck = (id: string, quantity: number) => ({ id, cards: countNeeded([{ card: 'elsa', quantity }], byId) })
const decks = [deck('a', 1), deck('b', 2), deck('c', 4)]
const pick = (id: string, quantity: number, assembled: string[]) =>
  makePickList(
    id,
    [{ card: elsa, quantity }],
    allocateCopies(countOwned(collection, byId), decks, assembled),
    collection,
    printingsIn([elsa, reprint]),
  )[0]

test('takes free copies first, then those of the decks that were assembled last, and names the owned printings', () => {
  expect(pick('c', 4, ['a', 'b'])).toEqual({
    card: elsa,
    needed: 4,
    free: 1,
    fromDecks: [
      { deckId: 'b', copies: 2 },
      { deckId: 'a', copies: 1 },
    ],
    missing: 0,
    printings: [
      { card: elsa, isFoil: false, copies: 3 },
      { card: reprint, isFoil: true, copies: 1 },
    ],
  })
})

test('an assembled deck has the copies that it holds, and what it lacks is with the others or missing', () => {
  expect(pick('c', 4, ['c', 'b'])).toMatchObject({ free: 4, fromDecks: [], missing: 0 })
  expect(pick('c', 5, ['b', 'c'])).toMatchObject({ free: 2, fromDecks: [{ deckId: 'b', copies: 2 }], missing: 1 })
})
