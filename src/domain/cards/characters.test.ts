import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { makeCatalogue } from './catalogue.ts'
import { listCharacters } from './characters.ts'

test('characters are sorted by their number of variants, then by name', () => {
  const names = ['Zeus - A', 'Anna & Elsa - A', 'Anna - A', 'Elsa - A', 'Elsa - B']
  const { catalogue } = makeCatalogue(names.map((name) => makeCard({ name })))
  expect(listCharacters(catalogue.cards).map(({ name, cards }) => [name, cards.length])).toEqual([
    ['Elsa', 2],
    ['Anna', 1],
    ['Anna & Elsa', 1],
    ['Zeus', 1],
  ])
})

test('a character is represented by its rarest printing', () => {
  const [rare, promo] = [
    makeCard({ name: 'Elsa - B', rarity: 'Rare' }),
    makeCard({ name: 'Elsa - A', rarity: 'Promo' }),
  ]
  const [elsa] = listCharacters(makeCatalogue([promo, rare]).catalogue.cards)
  expect(elsa).toMatchObject({ name: 'Elsa', slug: 'elsa', best: rare })
})

test('the caller may choose the character cards', () => {
  const [known, unknown] = [makeCard({ name: 'Elsa - A' }), makeCard({ name: 'Elsa - B' })]
  const { catalogue } = makeCatalogue([unknown, known])
  expect(listCharacters(catalogue.cards, [known.id, 'a card that is gone'])).toMatchObject([
    { name: 'Elsa', cards: [known] },
  ])
})

test('names with the same slug are one character', () => {
  const { catalogue } = makeCatalogue([makeCard({ name: 'Mr. Smee - A' }), makeCard({ name: 'Mr Smee - B' })])
  expect(listCharacters(catalogue.cards)).toHaveLength(1)
})

test('only character cards make a character, and each belongs to one', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      const { catalogue } = makeCatalogue(cards)
      const listed = listCharacters(catalogue.cards).flatMap((character) => character.cards)
      expect(new Set(listed)).toEqual(new Set(cards.filter(({ types }) => types.includes('Character'))))
      expect(listed).toHaveLength(new Set(listed).size)
    }),
  )
})
