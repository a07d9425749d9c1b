import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { findExcessCopies } from './copiesByName.ts'

const copiesOf = (name: string, quantity: number, text = '') => ({ card: makeCard({ name, text }), quantity })

test('printings of a name count together, with a limit of four', () => {
  const deck = [copiesOf('Elsa - Snow Queen', 3), copiesOf('Elsa - Spirit of Winter', 4)]
  expect(findExcessCopies([...deck, copiesOf('Elsa - Snow Queen', 1)])).toEqual([])
  expect(findExcessCopies([...deck, copiesOf('Elsa - Snow Queen', 2)])).toEqual([
    { name: 'Elsa - Snow Queen', copies: 5 },
  ])
})

test.each([
  'WHERE DID THEY ALL COME FROM? You may have up to 99 copies of Dalmatian Puppy - Tail Wagger in your deck.',
  'LIMITLESS APPLICATIONS You may have any number of cards named Microbots in your deck.',
])('a card that allows more copies has no limit: %s', (text) => {
  expect(findExcessCopies([copiesOf('One', 4, text), copiesOf('One', 4, text)])).toEqual([])
})
