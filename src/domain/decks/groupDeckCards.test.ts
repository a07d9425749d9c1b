import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import type { CardType } from '../cards/vocabulary.ts'
import { groupDeckCards } from './groupDeckCards.ts'

test('the cards of a deck are grouped by type, a song only as a song, with the copies of each group', () => {
  const line = (id: string, types: readonly CardType[], quantity: number) => ({
    card: makeCard({ id, types }),
    quantity,
  })
  const groups = groupDeckCards([
    line('song', ['Action', 'Song'], 1),
    line('b', ['Character'], 4),
    line('action', ['Action'], 2),
    line('a', ['Character'], 3),
    line('unknown', [], 1),
  ])
  expect(groups.map(({ title, copies, cards }) => [title, copies, cards.map(({ card }) => card.id)])).toEqual([
    ['Characters', 7, ['b', 'a']],
    ['Actions', 2, ['action']],
    ['Songs', 1, ['song']],
    ['Other Cards', 1, ['unknown']],
  ])
})
