import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { deckOwnerQuery } from '#data/decks/deckOwner.ts'
import { UserDecksPage } from './UserDecksPage.tsx'

vi.mock(import('#data/session/useViewer.ts'), () => ({
  useViewer: () => ({ id: 'me', email: '', username: 'mira', createdAt: '' }),
  useViewerId: () => 'me',
}))
vi.mock('#features/subscription/ActivePlan.tsx', () => ({ ActivePlan: () => null }))
vi.mock('./DeckTile.tsx', () => ({
  DeckTile: ({ isChosen }: { isChosen: boolean | undefined }) => (isChosen === undefined ? null : <b>can be chosen</b>),
}))
vi.mock('./DeckList.tsx', () => ({
  DeckListSkeleton: () => null,
  DeckList: ({ renderDeck }: { renderDeck: (deck: { id: string }) => ReactNode }) => renderDeck({ id: 'd1' }),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('no decks can be chosen on the page of another member, nor after the way back', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  for (const owner of ['me', 'other'])
    queryClient.setQueryData(deckOwnerQuery('me', owner).queryKey, { name: owner, decks: 1, inks: [] })
  const root = createRootRoute()
  const decks = createRoute({ getParentRoute: () => root, path: '/user/$userId/decks', component: UserDecksPage })
  const router = createRouter({
    routeTree: root.addChildren([decks]),
    context: {},
    history: createMemoryHistory({ initialEntries: ['/user/other/decks', '/user/me/decks'], initialIndex: 1 }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Decks' }))
  expect(screen.getByText('can be chosen')).toBeDefined()
  await act(async () => router.history.back())
  await screen.findByRole('heading', { name: "other's Decks" })
  expect(screen.queryByText('can be chosen')).toBeNull()
  await act(async () => router.history.forward())
  expect(await screen.findByRole('button', { name: 'Choose Decks' })).toBeDefined()
})
