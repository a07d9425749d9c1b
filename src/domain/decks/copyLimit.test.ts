import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { indexByName } from './cardNameIndex.ts'
import { copyLimit } from './copyLimit.ts'
import { DECK_SETS } from './deck.arbitrary.ts'
import { parseDeckList } from './deckList.ts'

test.each([
  ['', 4],
  ['You may have up to 99 copies of Dalmatian Puppy – Tail Wagger in your deck.', 60],
  ['LIMITLESS APPLICATIONS You may have any number of cards named Microbots in your deck.', 60],
  ['PERFECT PAIR You may only have 2 copies of The Glass Slipper in your deck.', 2],
  ['You may play this for free.', 4],
])('a card with the text "%s" has a limit of %i', (text, limit) => {
  expect(copyLimit({ text })).toBe(limit)
})

test('an import takes as many copies as the text of a card allows', () => {
  const microbots = makeCard({
    id: 'bots',
    name: 'Microbots',
    text: 'You may have any number of cards named Microbots',
  })
  const slipper = makeCard({ id: 'slipper', name: 'The Glass Slipper', text: 'You may only have 2 copies of The' })
  const known = indexByName([microbots, slipper], DECK_SETS)
  expect(parseDeckList('20 Microbots\n2 The Glass Slipper', known).entries).toEqual([
    { card: 'bots', quantity: 20 },
    { card: 'slipper', quantity: 2 },
  ])
  expect(parseDeckList('2 The Glass Slipper\n1 The Glass Slipper', known)).toMatchObject({
    entries: [{ card: 'slipper', quantity: 2 }],
    differences: [{ line: 2, message: 'The list has more than 2 copies of "The Glass Slipper".' }],
  })
})
