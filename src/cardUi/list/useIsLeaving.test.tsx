import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChangeAddress } from './useChangeAddress.ts'
import { useIsLeaving } from './useIsLeaving.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each(['/cards', '/Cards', '/cards/'])(
  '%s is left while another page loads, when its parameters stay, but not while it opens',
  async (address) => {
    vi.stubGlobal('scrollTo', () => undefined)
    const seen: [when: string, isLeaving: boolean][] = []
    const loaded = Promise.withResolvers<void>()
    const root = createRootRoute()
    const cards = createRoute({
      getParentRoute: () => root,
      path: '/cards',
      component: function Cards() {
        const navigate = useNavigate()
        const isLeaving = useIsLeaving()
        const changeAddress = useChangeAddress('/cards')
        useEffect(() => void seen.push(['opens', isLeaving()]), [isLeaving])
        return (
          <>
            <button type="button" onClick={() => void navigate({ href: '/decks' })}>
              Decks
            </button>
            <button
              type="button"
              onClick={() => {
                seen.push(['shown', isLeaving()])
                changeAddress({ search: (before) => ({ ...before, sort: 'name' }) })
              }}
            >
              Sort
            </button>
          </>
        )
      },
    })
    const decks = createRoute({ getParentRoute: () => root, path: '/decks', loader: () => loaded.promise })
    const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
    const router = createRouter({
      routeTree: root.addChildren([home, cards, decks]),
      history: createMemoryHistory(),
      defaultPendingMs: 60_000,
    })
    // The app registers its router type globally, so another router needs a cast.
    render(<RouterProvider router={router as never} />)
    await screen.findByRole('heading', { name: 'Home' })
    await act(() => router.navigate({ href: address }))
    const sort = await screen.findByRole('button', { name: 'Sort' })
    fireEvent.click(sort)
    await act(async () => undefined)
    expect(router.latestLocation.href).toBe('/cards?sort=name')
    fireEvent.click(screen.getByRole('button', { name: 'Decks' }))
    await act(async () => undefined)
    fireEvent.click(sort)
    await act(async () => undefined)
    expect(router.latestLocation.href).toBe('/decks')
    expect(seen).toEqual([
      ['opens', false],
      ['shown', false],
      ['shown', true],
    ])
    loaded.resolve()
  },
)
