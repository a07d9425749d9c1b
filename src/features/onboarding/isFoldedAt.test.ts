import { expect, test } from 'vitest'
import { paths } from '#url/paths.ts'
import { isFoldedAt } from './isFoldedAt.ts'

const DECKS = [paths.deckBuilder(), paths.shelf(), paths.deck('01a21095-35b7-76e1-858b-76caa9942b85')]
const CARDS = [
  paths.cards(),
  paths.card('elsa-snow-queen-41'),
  paths.userCollection('me'),
  paths.userCollectionAdd('me'),
]
const OTHERS = [paths.home(), paths.sets(), paths.decks(), paths.userDecks('me')]

test('the first steps start folded beside decks, and beside cards unless the window is wide', () => {
  const folded = (isWide: boolean) => [...DECKS, ...CARDS, ...OTHERS].filter((path) => isFoldedAt(path, isWide))
  expect(folded(true)).toEqual(DECKS)
  expect(folded(false)).toEqual([...DECKS, ...CARDS])
})
