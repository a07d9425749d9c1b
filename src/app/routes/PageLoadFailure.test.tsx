import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import { loadedPage } from './loadedPage.ts'
import { loadQuery } from './loadQuery.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a page that loads its data with `read`. */
function openPage(read: () => Promise<string>) {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: ({ context }) =>
      loadQuery(
        context,
        async () => ({ queryKey: ['deck'], queryFn: read, retry: false, networkMode: 'always' as const }),
        (message) => `Error loading deck: ${message}`,
      ),
    component: () => <h1>Songs</h1>,
    ...loadedPage(async () => () => <p>Loading</p>),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory(),
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
  })
  // The app registers its router type globally, so another router needs a cast.
  render(<RouterProvider router={router as never} />)
}

test.each([
  ['when the visitor tries again', () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))],
  ['when the connection is back', () => fireEvent(window, new Event('online'))],
])('a page whose data could not be loaded says so, and shows the data %s', async (_, recover) => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('scrollTo', () => undefined)
  const read = vi.fn(async () => 'Songs').mockRejectedValueOnce(new Failure('unexpected', 'the shelf is empty'))
  openPage(read)
  await screen.findByRole('heading', { level: 1, name: 'Error loading deck: the shelf is empty' })
  recover()
  await screen.findByRole('heading', { name: 'Songs' })
  expect(read).toHaveBeenCalledTimes(2)
})
