import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { undoImport } from '#data/matches/importMatches.ts'
import type { LastImport as Import } from '#data/matches/lastImport.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { LastImport } from './LastImport.tsx'

const remove = vi.hoisted(() => vi.fn<typeof undoImport>())
vi.mock(import('#data/matches/importMatches.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  undoImport: remove,
}))

const last = vi.hoisted(() => vi.fn<() => Import | null>())
vi.mock(import('#data/matches/lastImport.ts'), () => ({
  lastImportQuery: () => queryOptions({ queryKey: ['last'], queryFn: last }) as never,
}))

beforeEach(stubDialogs)
afterEach(cleanup)

const undoButton = () => screen.findByRole('button', { name: 'Undo Last Import' })

/** Shows the newer of two imports. */
function showNewer() {
  remove.mockReset()
  last.mockReturnValue({ importId: 'newer', at: '2026-11-20T12:00:00Z', matches: 3 })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LastImport userId="me" isDisabled={false} />
    </QueryClientProvider>,
  )
}

test('an undo that runs cannot be asked for again, and the import before it stays', async () => {
  showNewer()
  const button = await undoButton()
  button.focus()
  fireEvent.click(button)
  const end = Promise.withResolvers<number>()
  remove.mockReturnValue(end.promise)
  fireEvent.click(screen.getByRole('button', { name: 'Remove 3 matches' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('me', 'newer'))
  fireEvent.click(button)
  expect(screen.queryByRole('button', { name: 'Remove 3 matches' })).toBeNull()
  last.mockReturnValue({ importId: 'older', at: '2026-11-01T12:00:00Z', matches: 8 })
  await act(async () => end.resolve(3))
  expect(await screen.findByText(/^Last import: 8 matches/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove 8 matches' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the question is about the same import, also if another one becomes the last', async () => {
  showNewer()
  fireEvent.click(await undoButton())
  last.mockReturnValue({ importId: 'older', at: '2026-11-01T12:00:00Z', matches: 8 })
  act(() => void dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/^Last import: 8 matches/)).toBeDefined()
  remove.mockResolvedValue(3)
  fireEvent.click(screen.getByRole('button', { name: 'Remove 3 matches' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('me', 'newer'))
})

test('the focus stays in the dialog after the only import is undone', async () => {
  showNewer()
  const button = await undoButton()
  button.focus()
  fireEvent.click(button)
  last.mockReturnValue(null)
  remove.mockResolvedValue(3)
  fireEvent.click(screen.getByRole('button', { name: 'Remove 3 matches' }))
  const end = await screen.findByText('No more imports to undo.')
  expect(document.activeElement).toBe(end)
})
