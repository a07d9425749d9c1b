import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { printingsIn } from '../cards/printings.ts'
import { corePrintings } from './corePrintings.ts'

const printing = (set: string, usd: number) =>
  makeCard({ name: 'Stitch - Rock Star', set, prices: { usd, usdFoil: null } })
const older = printing('The First Chapter', 1)
const [fabled, reign] = [printing('Fabled', 3), printing('Reign of Jafar', 2)]
const unknown = makeCard({ name: 'Elsa - Snow Queen', set: 'The First Chapter' })
const deck = [older, unknown, makeCard()].map((card) => ({ card, quantity: 1 }))
const printingsOf = printingsIn([older, unknown, fabled, reign])

test('older printings have newer ones of the same card: the owned, else the cheapest', () => {
  expect(corePrintings(deck, printingsOf, null, () => true)).toEqual(new Map([[older.id, reign]]))
  const owned = new Map([[fabled.id, { nonFoil: 1, foil: 0 }]])
  expect(corePrintings(deck, printingsOf, owned, () => true)).toEqual(new Map([[older.id, fabled]]))
})

test('a card that events do not allow has none', () => {
  expect(corePrintings(deck, printingsOf, null, () => false).size).toBe(0)
})
