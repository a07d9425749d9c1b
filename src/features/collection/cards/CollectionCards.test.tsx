import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { MemberLists } from '#domain/wishes/wish.ts'
import { CollectionCards } from './CollectionCards.tsx'

const read = vi.hoisted(() => vi.fn<() => Promise<MemberLists | null>>())
vi.mock(import('#data/wishes/memberLists.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  listsQuery: () => queryOptions({ queryKey: ['lists'], queryFn: read, retry: false }) as never,
}))
vi.spyOn(window, 'scrollTo').mockReturnValue() // by the router
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('ResizeObserver', Observer)

afterEach(cleanup)

/** Opens a member's collection as a visitor. */
function show(search: string) {
  const loaded = { collection: new Map(), catalogue: catalogueOf([makeCard()]) } as never
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/user/$userId/collection',
    component: () => <CollectionCards ownerId="member" isOwn={false} loaded={loaded} notice={null} />,
  })
  const history = createMemoryHistory({ initialEntries: [`/user/member/collection?${search}`] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />
    </QueryClientProvider>,
  )
}

test.each([
  ['wishes', 'No Wishes'],
  ['trade', 'Nothing for Trade'],
])('a list of %s that could not be read is reported and can be read again', async (view, emptyTitle) => {
  read.mockRejectedValueOnce(new Failure('unexpected', 'Failed to fetch wishes'))
  show(`show=${view}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to fetch wishes/)
  expect(screen.queryByText('Loading cards…')).toBeNull()
  read.mockResolvedValueOnce(null)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(emptyTitle)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
