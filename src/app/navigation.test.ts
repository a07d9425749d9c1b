import { expect, test } from 'vitest'
import { paths } from '#url/paths.ts'
import { sectionOf } from './navigation.ts'

test('a page below a menu item’s page is in the item’s section', () => {
  expect(sectionOf(paths.deck('1'), undefined)).toBe(paths.decks())
  expect(sectionOf(paths.card('elsa-snow-queen-41'), undefined)).toBe(paths.cards())
  expect(sectionOf(paths.character('elsa'), undefined)).toBe(paths.characters())
  expect(sectionOf(paths.deckBuilder(), 'me')).toBeUndefined()
})

test('the viewer’s decks and collection are in the viewer’s sections, and other members’ pages in none', () => {
  expect(sectionOf(paths.userDecks('me'), 'me')).toBe(paths.myDecks())
  expect(sectionOf(paths.userActivity('me'), 'me')).toBe(paths.myCollection())
  expect(sectionOf(paths.userDecks('other'), 'me')).toBeUndefined()
  expect(sectionOf(paths.userCollection('other'), undefined)).toBeUndefined()
})
