import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { copyableList } from './copyableList.ts'

const elsa = makeCard({ id: 'e', name: 'Elsa - Snow Queen', cost: 8 })
const byId = new Map([[elsa.id, elsa]])

test('a deck is copied as its list', () => {
  expect(copyableList([{ card: 'e', quantity: 4 }], byId)).toBe('4 Elsa - Snow Queen')
})

test('its lines can name their printings', () => {
  const setCodes = new Map([[elsa.setId, '9']])
  expect(copyableList([{ card: 'e', quantity: 4 }], byId, setCodes)).toBe(
    `4 Elsa - Snow Queen (9-${elsa.collectorNumber})`,
  )
})

test('a deck with an unknown card is not copied in part', () => {
  const entries = [
    { card: 'e', quantity: 4 },
    { card: 'gone', quantity: 2 },
  ]
  expect(() => copyableList(entries, byId)).toThrow('not known')
})
