import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import { matchesQuery } from '#data/matches/matches.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import type { Match } from '#domain/matches/match.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { toastStore } from '#ui/toast.ts'
import { MatchDialog } from './MatchDialog.tsx'

const update = vi.hoisted(() => vi.fn<() => Promise<Match>>())
vi.mock('#data/matches/logMatch.ts', async (original) => ({ ...(await original<object>()), updateMatch: update }))

const MATCH: Match = {
  id: 'm1',
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Ruby', 'Steel'],
  notes: '',
  matchDate: '2026-11-20T10:00:00.000Z',
}

beforeEach(stubDialogs)
afterEach(cleanup)

/** Renders the form for a logged match, with the member's decks. */
function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(userDecksQuery('me').queryKey, [
    { id: 'd1', name: 'Snow and Steel' },
    { id: 'd2', name: 'Another' },
  ])
  queryClient.setQueryData(matchesQuery('me').queryKey, [MATCH])
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <MatchDialog userId="me" match={MATCH} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { onClose, unmount }
}

const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save Match', hidden: true })))

test('the decks to choose from are the member’s', () => {
  open()
  const options = screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)
  expect(options).toEqual(['Snow and Steel', 'Another'])
})

test.each([
  [new Failure('unexpected', 'Notes have at most 2,000 characters.'), 'Notes have at most 2,000 characters.'],
  [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
])('the form shows why a match was not saved: %s', async (error, message) => {
  update.mockRejectedValueOnce(error)
  open()
  await save()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(message)
})

test.each<[what: string, answer: () => Promise<Match>, message: string]>([
  ['is saved', async () => MATCH, 'Match updated.'],
  ['is refused', () => Promise.reject(new Failure('unexpected', 'The ink ran dry.')), 'The ink ran dry.'],
])('a match that %s after its form was closed is reported, and closes no other form', async (_, answer, message) => {
  const answered = Promise.withResolvers<void>()
  update.mockImplementationOnce(() => answered.promise.then(answer))
  const { onClose, unmount } = open()
  await save()
  unmount()
  await act(async () => answered.resolve())
  expect(onClose).not.toHaveBeenCalled()
  expect(toastStore.get().map(({ text }) => text)).toContain(message)
})

test('Ctrl Enter saves a match from any field, and presses no button', async () => {
  update.mockResolvedValueOnce(MATCH)
  const { onClose } = open()
  const ruby = screen.getByRole('button', { name: 'Ruby', hidden: true })
  await act(async () => void fireEvent.keyDown(ruby, { key: 'Enter' }))
  expect(onClose).not.toHaveBeenCalled()
  let isDefault = true
  await act(async () => void (isDefault = fireEvent.keyDown(ruby, { key: 'Enter', ctrlKey: true })))
  expect(isDefault).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('saving a match closes its form', async () => {
  update.mockResolvedValueOnce(MATCH)
  const { onClose } = open()
  await save()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a member without decks is led to the deck builder', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(userDecksQuery('me').queryKey, [])
  queryClient.setQueryData(matchesQuery('me').queryKey, [])
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MatchDialog userId="me" onClose={() => undefined} /> }),
    history: createMemoryHistory(),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('link', { name: 'Create New Deck', hidden: true }).getAttribute('href')).toBe('/deck-builder')
  expect(screen.queryByLabelText('Deck')).toBeNull()
})
