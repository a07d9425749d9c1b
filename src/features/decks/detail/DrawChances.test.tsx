import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { DrawChances } from './DrawChances.tsx'

afterEach(cleanup)

test('printings of one name count as one card, also if a source writes it with other capitals', () => {
  const cards = ["Can't Hold It Back Anymore", "Can't Hold it Back Anymore", 'Rise of the Titans'].map((name, at) => ({
    card: makeCard({ id: String(at), name }),
    quantity: 2,
  }))
  render(<DrawChances cards={cards} />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    "4× Can't Hold It Back Anymore",
    '2× Rise of the Titans',
  ])
})
