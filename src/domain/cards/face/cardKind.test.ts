import { expect, test } from 'vitest'
import { makeCard } from '../card.fixture.ts'
import { cardKind } from './cardKind.ts'

test('a card’s kind is its classifications, or its types without any', () => {
  expect(cardKind(makeCard({ types: ['Character'], classifications: ['Storyborn', 'Hero'] }))).toBe('Storyborn · Hero')
  expect(cardKind(makeCard({ types: ['Character'], classifications: ['Floodborn'] }))).toBe('Floodborn')
  expect(cardKind(makeCard({ types: ['Action', 'Song'], classifications: [] }))).toBe('Action · Song')
})
