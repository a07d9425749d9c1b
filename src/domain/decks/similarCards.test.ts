import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { similarCards } from './similarCards.ts'

test('similar cards have the type and the inks of the deck, and are not in it; the most similar are first', () => {
  const lost = makeCard({ name: 'Elsa - Ice Maker', cost: 4, lore: 2, text: 'Exert chosen opposing character.' })
  const [near, far, ...others] = [
    makeCard({ name: 'Hans - Schemer', cost: 4, lore: 2, text: 'Exert chosen opposing character.' }),
    makeCard({ name: 'Olaf - Helper', cost: 1, lore: 1 }),
    makeCard({ name: 'Maui - Ruby Hero', cost: 4, lore: 2, inks: ['Ruby'] }),
    makeCard({ name: 'Let It Go', cost: 4, types: ['Action', 'Song'] }),
    makeCard({ name: 'Anna - In the Deck', cost: 4, lore: 2 }),
  ] as const
  const deck = [lost, others[2]].map((card) => ({ card, quantity: 2 }))
  expect(similarCards(lost, deck, [far, near, ...others], 3)).toEqual([near, far])
  expect(similarCards(lost, deck, [far, near, ...others], 1)).toEqual([near])
})

test.each([
  ['words of the text', { text: 'Exert chosen opposing character.' }],
  ['a keyword', { keywords: ['Evasive'] }],
  ['the character', { name: 'Elsa - Storm Chaser' }],
  ['a classification', { classifications: ['Sorcerer'] }],
  ['the cost', { cost: 4 }],
])('cards that share %s are more similar', (_, shared) => {
  const plain = { cost: 5, text: 'Draw a card.' }
  const lost = makeCard({
    name: 'Elsa - Ice Maker',
    cost: 4,
    text: 'Exert chosen opposing character.',
    keywords: ['Evasive'],
    classifications: ['Sorcerer'],
  })
  const [other, similar] = [
    makeCard({ ...plain, name: 'Hans - Schemer' }),
    makeCard({ ...plain, name: 'Olaf - Helper', ...shared }),
  ]
  expect(similarCards(lost, [{ card: lost, quantity: 4 }], [other, similar], 1)).toEqual([similar])
})
