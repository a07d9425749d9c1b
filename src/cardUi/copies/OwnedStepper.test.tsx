import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { OwnedStepper } from './OwnedStepper.tsx'

afterEach(cleanup)

test('the buttons of two printings of a card have different names', () => {
  const sets = ['Fabled', 'The First Chapter']
  for (const set of sets)
    render(<OwnedStepper card={makeCard({ set })} copies={{ nonFoil: 1, foil: 0 }} change={() => undefined} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    sets.flatMap((set) => ['Remove', 'Add'].map((verb) => `${verb} a copy of Stitch - New Dog, ${set}`)),
  )
})
