import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { listCharacters } from '#domain/cards/characters.ts'
import { CharactersPage } from './CharactersPage.tsx'

vi.mock('#data/catalogue/cataloguePart.ts', () => ({ useCataloguePart: () => undefined }))
vi.mock('./useCharacters.ts', () => ({
  useCharacters: () => ({ status: 'ready', characters: listCharacters([makeCard()]), notice: null }),
}))
vi.mock('#ui/VirtualGrid.tsx', () => ({ VirtualGrid: () => null }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a search without results changes the text of the same status', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const characters = createRoute({ getParentRoute: () => root, path: '/characters', component: CharactersPage })
  const router = createRouter({
    routeTree: root.addChildren([characters]),
    history: createMemoryHistory({ initialEntries: ['/characters'] }),
  })
  render(<RouterProvider router={router as never} />)
  const count = await screen.findByRole('status')
  expect(count.textContent).toBe('Showing 1 of 1 character')
  await act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqq' } }))
  expect(screen.getByRole('heading', { name: 'No Characters Found' })).toBeDefined()
  expect(screen.getByRole('status')).toBe(count)
  expect(count.textContent).toBe('Showing 0 of 1 character')
})
