import { expect, test } from 'vitest'
import { makeCard } from './card.fixture.ts'
import { findCardsByName } from './findCardsByName.ts'

const cards = [
  'Te Kā - Heartless',
  'Elsa - Snow Queen',
  'Elsa - Snow Queen',
  'Elsa - Ice Maker',
  'Anna - Elsa’s Sister',
].map((name, at) => makeCard({ id: String(at), name }))
const named = (text: string, most = 5) => findCardsByName(cards, text, most).map(({ name }) => name)

test('a text finds one printing of each card with it in the name, those that begin with it first', () => {
  expect(named('ELSA')).toEqual(['Elsa - Ice Maker', 'Elsa - Snow Queen', 'Anna - Elsa’s Sister'])
  expect(named(' elsa ', 2)).toEqual(['Elsa - Ice Maker', 'Elsa - Snow Queen'])
  expect(named('te ka')).toEqual(['Te Kā - Heartless'])
  expect(named('el')).toEqual([])
  expect(named('olaf')).toEqual([])
})

test.each(['elsa snow queen', 'elsa - snow', 'Elsa – Snow', 'ELSA -'])(
  '“%s” is found with or without the dash',
  (text) => {
    expect(named(text)).toContain('Elsa - Snow Queen')
  },
)
