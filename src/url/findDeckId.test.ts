import { expect, test } from 'vitest'
import { findDeckId } from './findDeckId.ts'
import { paths } from './paths.ts'

const id = '0b5e8a04-1c2d-4e3f-8a9b-0123456789ab'

test.each([
  paths.deck(id),
  ` https://cards.example.org${paths.deck(id)}\n`,
  `http://localhost:3000/deck/${id.toUpperCase()}/`,
  `https://cards.example.org${paths.deck(id, { compare: id })}`,
])('the deck of a pasted address is found: %s', (text) => {
  expect(findDeckId(text)).toBe(id)
})

test.each(['', '4 Be Prepared', id, `/deck/${id}0`, '/deck/mine', `look: https://cards.example.org/deck/${id}`])(
  'any other text has no deck: %s',
  (text) => {
    expect(findDeckId(text)).toBeUndefined()
  },
)
