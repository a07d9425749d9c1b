import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDecksView } from './useDecksView.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['League', '?folder=Store&tag=slow'],
  ['Home', '?folder=Home&tag=slow&after=x'],
])(
  'after a rename of the folder League to Store, a list of the folder %s has the address %s',
  async (folder, search) => {
    vi.stubGlobal('scrollTo', () => undefined)
    const root = createRootRoute()
    const decks = createRoute({
      getParentRoute: () => root,
      path: '/user/$userId/decks',
      component: function Decks() {
        const { replaceFolder } = useDecksView('/user/$userId/decks')
        return (
          <button type="button" onClick={() => replaceFolder('League', 'Store')}>
            Rename
          </button>
        )
      },
    })
    const router = createRouter({
      routeTree: root.addChildren([decks]),
      history: createMemoryHistory({ initialEntries: [`/user/me/decks?folder=${folder}&tag=slow&after=x`] }),
    })
    // The app registers its router type globally, so another router needs a cast.
    render(<RouterProvider router={router as never} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    await act(async () => undefined)
    expect(router.latestLocation.searchStr).toBe(search)
  },
)
