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
  ['every card in the decks of all members', true, '41'],
  ['only cards with more than one copy in a member’s decks', false, '4'],
])('the number of copies is shown on %s', (_, marksSingles, text) => {
  const { container } = render(<DeckThumbs entries={entries} byId={byId} isWhole marksSingles={marksSingles} />)
  expect(container.textContent).toBe(text)
})
