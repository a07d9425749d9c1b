import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { Card } from '#domain/cards/card.ts'
import { paths } from '#url/paths.ts'
import { CardFacts } from './CardFacts.tsx'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue()) // by the router

afterEach(cleanup)

async function factsOf(card: Partial<Card>): Promise<Record<string, string>> {
  const routeTree = createRootRoute({ component: () => <CardFacts card={makeCard(card)} /> })
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  const values = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent.trim())
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']),
  )
}

const ORIGIN = {
  Inkwell: 'Inkable',
  Rarity: 'Common',
  Set: 'Fabled',
  Number: '1',
  'Formats on Lorefolio': 'Core and Infinity',
}

const addressOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href')

test('a song has no strength, willpower or lore, and all its illustrators lead to their cards', async () => {
  const song = { types: ['Action' as const, 'Song' as const], cost: 2, artists: ['R. La Barbera', 'Koni'] }
  expect(await factsOf(song)).toEqual({ ...ORIGIN, Cost: '2', Ink: 'Amber', Illustrator: 'R. La Barbera, Koni' })
  expect(addressOf('R. La Barbera')).toBe(paths.cards({ search: 'illustrator:"R. La Barbera"' }))
  expect(addressOf('Koni')).toBe(paths.cards({ search: 'illustrator:Koni' }))
})

test('a card of an older set is only for Infinity', async () => {
  expect(await factsOf({ set: "Ursula's Return" })).toMatchObject({ 'Formats on Lorefolio': 'Infinity' })
})

test('a location has its move cost, and a card of two inks names both', async () => {
  const location = { types: ['Location' as const], cost: 3, moveCost: 2, willpower: 8, lore: 1, inkable: false }
  expect(await factsOf({ ...location, inks: ['Amber', 'Steel'], franchise: 'Frozen' })).toEqual({
    ...ORIGIN,
    Cost: '3',
    Ink: 'Amber Steel',
    Inkwell: 'Non-Inkable',
    Willpower: '8',
    Lore: '1',
    'Move cost': '2',
    Franchise: 'Frozen',
  })
  expect(addressOf('Frozen')).toBe('/cards?franchise=Frozen')
})
