import { expect, test } from 'vitest'
import { deckCan } from './deckPermissions.ts'

const deck = { userId: 'author' }
const author = { id: 'author' }
const stranger = { id: 'stranger' }

test.each(['edit', 'delete', 'logMatch'] as const)('only the author can %s', (action) => {
  expect(deckCan[action](deck, author)).toBe(true)
  expect(deckCan[action](deck, stranger)).toBe(false)
  expect(deckCan[action](deck, null)).toBe(false)
})

test('every member can favorite a visible deck, a guest cannot', () => {
  expect(deckCan.favorite(deck, author)).toBe(true)
  expect(deckCan.favorite(deck, stranger)).toBe(true)
  expect(deckCan.favorite(deck, null)).toBe(false)
})
