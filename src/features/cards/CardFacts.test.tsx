import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { Card } from '#domain/cards/card.ts'
import { CardFacts } from './CardFacts.tsx'

afterEach(cleanup)

function factsOf(card: Partial<Card>): Record<string, string> {
  render(<CardFacts card={makeCard(card)} />)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent.trim())
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']),
  )
}

const ORIGIN = { Inkwell: 'Inkable', Rarity: 'Common', Set: 'Fabled', Number: '1' }

test('a song has no strength, willpower or lore, and all its illustrators are named', () => {
  expect(factsOf({ types: ['Action', 'Song'], cost: 2, artists: ['R. La Barbera', 'L. Giammichele'] })).toEqual({
    ...ORIGIN,
    Cost: '2',
    Ink: 'Amber',
    Illustrator: 'R. La Barbera, L. Giammichele',
  })
})

test('a location has its move cost, and a card of two inks names both', () => {
  const location = { types: ['Location' as const], cost: 3, moveCost: 2, willpower: 8, lore: 1, inkable: false }
  expect(factsOf({ ...location, inks: ['Amber', 'Steel'], franchise: 'Frozen' })).toEqual({
    ...ORIGIN,
    Cost: '3',
    Ink: 'Amber Steel',
    Inkwell: 'Non-Inkable',
    Willpower: '8',
    Lore: '1',
    'Move cost': '2',
    Franchise: 'Frozen',
  })
})
