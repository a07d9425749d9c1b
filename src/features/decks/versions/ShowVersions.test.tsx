import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShowVersions } from './ShowVersions.tsx'

const show = vi.hoisted(() => vi.fn<(...of: unknown[]) => Promise<void>>())
vi.mock('#data/decks/deckVersions.ts', async (original) => ({ ...(await original<object>()), showDeckVersions: show }))

let answer = Promise.withResolvers<void>()
beforeEach(() => {
  answer = Promise.withResolvers<void>()
  show.mockReset().mockImplementation(() => answer.promise)
})
afterEach(cleanup)

const queryClient = new QueryClient()
const page = (showsVersions: boolean) => (
  <QueryClientProvider client={queryClient}>
    <ShowVersions deck={{ id: 'd1', showsVersions }} userId="me" />
  </QueryClientProvider>
)
const control = () => screen.getByRole<HTMLInputElement>('switch')
const press = () => void fireEvent.click(control())
const wanted = () => show.mock.calls.map((call) => call.at(-1))

test('the switch follows a change of the deck in another tab', () => {
  const { rerender } = render(page(false))
  rerender(page(true))
  expect(control().checked).toBe(true)
})

test('a press shows the new state at once, and presses before the answer send nothing', async () => {
  render(page(false))
  press()
  expect(control().checked).toBe(true)
  press()
  await waitFor(() => expect(wanted()).toEqual([true]))
  answer.resolve()
  await waitFor(() => expect(control().checked).toBe(false))
  expect(wanted()).toEqual([true])
})

test('a refused change is taken back, and can be tried again', async () => {
  const { rerender } = render(page(false))
  press()
  await waitFor(() => expect(wanted()).toEqual([true]))
  answer.reject(new Error('Failed to update deck'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to update deck'))
  expect(control().checked).toBe(false)
  answer = Promise.withResolvers<void>()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(wanted()).toEqual([true, true]))
  rerender(page(true))
  answer.resolve()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(control().checked).toBe(true)
})
