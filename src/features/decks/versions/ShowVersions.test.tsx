import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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
/** Lets the mutation notify its component, which takes a task. */
const settle = () => act(() => new Promise((done) => setTimeout(done)))
const press = async () => {
  fireEvent.click(control())
  await settle()
}
const wanted = () => show.mock.calls.map((call) => call.at(-1))

test('the switch follows a change of the deck in another tab', () => {
  const { rerender } = render(page(false))
  rerender(page(true))
  expect(control().checked).toBe(true)
})

test('a press shows the new state at once, and presses before the answer send nothing', async () => {
  render(page(false))
  await press()
  expect(control().checked).toBe(true)
  await press()
  expect([control().checked, wanted()]).toEqual([true, [true]])
})

test('a refused change is taken back, and can be tried again', async () => {
  const { rerender } = render(page(false))
  await press()
  answer.reject(new Error('Failed to update deck'))
  await settle()
  expect(control().checked).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('Failed to update deck')
  answer = Promise.withResolvers<void>()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await settle()
  expect(wanted()).toEqual([true, true])
  rerender(page(true))
  answer.resolve()
  await settle()
  expect(control().checked).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
