import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { adjustCollection } from '#data/collection/adjustCollection.ts'
import { Failure } from '#data/backend/errors.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import type { ActivityEntry } from '#domain/collection/activity.ts'
import { ActivityLog } from './ActivityLog.tsx'

const send = vi.hoisted(() => vi.fn<typeof adjustCollection>())
vi.mock(import('#data/collection/adjustCollection.ts'), () => ({ adjustCollection: send }))
vi.mock(import('#data/collection/lazyCollectionOutbox.ts'), () => ({
  lazyCollectionOutbox: { load: async () => ({ of: () => ({ flush: async () => undefined }) }) } as never,
}))
vi.spyOn(window, 'scrollTo').mockReturnValue() // by the router

const ADDED_AT = '2026-11-20T12:00:00Z'
const elsa: ActivityEntry = { cardId: 'elsa', quantity: 2, isFoil: false, createdAt: ADDED_AT, updatedAt: ADDED_AT }
const pascal = { ...elsa, cardId: 'pascal', createdAt: '2026-11-02T12:00:00Z' }

/** The entries that the backend stores. */
let stored: readonly ActivityEntry[] = []

/** Changes the copies of Elsa as the backend does. */
function adjustElsa(delta: number): number {
  const quantity = Math.max(
    0,
    stored.reduce((sum, entry) => sum + (entry.cardId === 'elsa' ? entry.quantity : 0), delta),
  )
  const others = stored.filter(({ cardId }) => cardId !== 'elsa')
  stored = quantity > 0 ? [{ ...elsa, quantity, updatedAt: '2026-11-21T12:00:00Z' }, ...others] : others
  return quantity
}

const { catalogue } = makeCatalogue([
  makeCard({ id: 'elsa', name: 'Elsa - Snow Queen' }),
  makeCard({ id: 'pascal', name: "Pascal - Rapunzel's Companion" }),
])

function Log() {
  const { data } = useQuery({ queryKey: ['user', 'me', 'activity'], queryFn: async () => stored })
  return data ? <ActivityLog userId="me" entries={data} catalogue={catalogue} /> : null
}

beforeEach(() => {
  stored = [elsa, pascal]
  send.mockReset()
  send.mockImplementation(async (_, change) => adjustElsa('delta' in change ? change.delta : Number.NaN))
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/user/$userId/collection/activity', component: Log })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/user/me/collection/activity'] }),
  })
  const client = new QueryClient({ defaultOptions: { mutations: { retryDelay: 0 } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!
const undo = () => screen.findByRole('button', { name: 'Undo: Elsa - Snow Queen' })

/** Presses a button, which has the focus then. */
function press(button: HTMLElement): void {
  button.focus()
  fireEvent.click(button)
}

test('the adding of a card is undone in its row, which stays, says so and has the focus', async () => {
  press(await undo())
  const row = within(await rowOf('Elsa - Snow Queen'))
  const outcome = await row.findByText('Undone')
  expect(outcome.getAttribute('role')).toBe('status')
  await waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(row.queryByRole('button')).toBeNull()
  expect(stored).toEqual([pascal])
})

test('copies that another device added meanwhile stay', async () => {
  const button = await undo()
  adjustElsa(1)
  press(button)
  // The later change moves the row to another day.
  await waitFor(async () => expect((await rowOf('Elsa - Snow Queen')).textContent).toContain('x1'))
  const outcome = within(await rowOf('Elsa - Snow Queen')).getByText('Undone')
  expect(document.activeElement).toBe(outcome)
})

test('an undo whose answer was lost counts once', async () => {
  send.mockRejectedValue(new Failure('offline', 'Failed to remove from collection'))
  press(await undo())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No response. You can safely try again: it counts only once.',
  )
  send.mockResolvedValue(0)
  press(await undo())
  expect(await screen.findByText('Undone')).toBeDefined()
  expect(new Set(send.mock.calls.map(([, , operationId]) => operationId)).size).toBe(1)
})

test('an undo that counted although its answer was lost is shown', async () => {
  send.mockImplementation(async () => {
    adjustElsa(-2)
    throw new Failure('offline', 'Failed to remove from collection')
  })
  press(await undo())
  expect(await within(await rowOf('Elsa - Snow Queen')).findByText('Undone')).toBeDefined()
})

test('a change of an earlier number of copies, which the log does not know, has no undo', async () => {
  const row = await rowOf("Pascal - Rapunzel's Companion")
  expect(row.textContent).toContain('Updated quantity')
  expect(within(row).queryByRole('button')).toBeNull()
})
