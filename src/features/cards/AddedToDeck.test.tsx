import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import type { DeckCopies } from '#data/decks/changeDeckCopies.ts'
import { AddedToDeck, type ChangeOutcome } from './AddedToDeck.tsx'
import type { DeckChange } from './AddToDeckDialog.tsx'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue()) // by the router

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CHANGE: DeckChange = { deckId: 'd1', deckName: 'Frost', to: 'more' }
const RESULT: DeckCopies = { deckId: 'd1', deckName: 'Frost', isSaved: true, before: 1, copies: 2, total: 31 }

test('the outcome appears in a status that was there before the first change', () => {
  render(<AddedToDeck outcome={null} onChange={() => undefined} />)
  expect(screen.getByRole('status').textContent).toBe('')
})

/** Shows an outcome. @returns its text, and the mock that receives the next change. */
async function show(outcome: ChangeOutcome) {
  const onChange = vi.fn<(change: DeckChange) => void>()
  const routeTree = createRootRoute({ component: () => <AddedToDeck outcome={outcome} onChange={onChange} /> })
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  const notice = await screen.findByRole(outcome.error ? 'alert' : 'status')
  return { text: notice.textContent.trim(), onChange }
}
const linkTo = () => screen.getByRole('link').getAttribute('href')

test('an added copy is reported with its numbers, can be undone, and leads to the deck', async () => {
  const { text, onChange } = await show({ change: CHANGE, result: RESULT })
  expect(text).toBe('Added to Frost. It has 2 copies now, and 31 cards in total.')
  expect(linkTo()).toBe('/deck/d1')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...CHANGE, to: 1 })
})

test('an undone copy can be added again', async () => {
  const { text, onChange } = await show({ change: { ...CHANGE, to: 1 }, result: { ...RESULT, before: 2, copies: 1 } })
  expect(text).toMatch(/^Removed from Frost\. It has 1 copy now/)
  fireEvent.click(screen.getByRole('button', { name: 'Add Again' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(CHANGE)
})

test.each([
  [4, 40, 'It has 4 copies, the most that a deck can have.'],
  [2, 60, 'It has 60 cards, the most that a deck can have.'],
])('%d copies and %d cards are reported as a limit, without an undo', async (copies, total, limit) => {
  const { text } = await show({ change: CHANGE, result: { ...RESULT, before: copies, copies, total } })
  expect(text).toBe(`No more copies fit into Frost. ${limit}`)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['d1', true, 'This deck has unsaved changes on this device.', '/deck-builder?deck=d1'],
  ['d1', false, 'You are offline. The change is on this device', '/deck-builder?deck=d1'],
  [null, true, 'It is on this device until you save it', '/deck-builder'],
])(
  'a change in the draft of %s (online: %s) says where it is, and leads there',
  async (deckId, onLine, place, address) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const deckName = deckId ? 'Frost' : ''
    const { text } = await show({ change: CHANGE, result: { ...RESULT, deckId, deckName, isSaved: false } })
    expect(text).toMatch(deckId ? /^Added to Frost\./ : /^Added to your new deck\./)
    expect(text).toContain(place)
    expect(linkTo()).toBe(address)
  },
)

test.each([
  [new Failure('offline', 'Failed to fetch deck'), 'You are offline, and this deck is not on this device.'],
  [new Failure('notFound', 'Deck not found'), 'Deck not found'],
])('a failure says why the deck is unchanged, and can be tried again', async (error, reason) => {
  const { text, onChange } = await show({ change: CHANGE, error })
  expect(text).toContain(`Frost is unchanged. ${reason}`)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(CHANGE)
})
