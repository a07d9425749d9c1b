import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { DeckThumbs } from './DeckThumbs.tsx'

vi.mock('#cardUi/face/CardPicture.tsx', () => ({ CardPicture: () => null }))

afterEach(cleanup)

const byId = new Map(['a', 'b'].map((id) => [id, makeCard({ id })]))
const entries = [
  { card: 'a', quantity: 4 },
  { card: 'b', quantity: 1 },
]

test.each([
  ['every card among the decks of all', true, '41'],
  ['only those with more than one copy among one’s own', false, '4'],
])('the number of copies stands on %s', (_, marksSingles, said) => {
  const { container } = render(<DeckThumbs entries={entries} byId={byId} isWhole marksSingles={marksSingles} />)
  expect(container.textContent).toBe(said)
})
