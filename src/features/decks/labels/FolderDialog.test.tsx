import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { pressEnter } from '#ui/pressEnter.fixture.ts'
import { toastStore } from '#ui/toast.ts'
import { FolderDialog } from './FolderDialog.tsx'

const rename = vi.hoisted(() => vi.fn<(...of: unknown[]) => Promise<void>>())
vi.mock('#data/decks/deckLabels.ts', async (original) => ({ ...(await original<object>()), renameFolder: rename }))

const onClose = vi.fn<() => void>()
const onChanged = vi.fn<(name: string | null) => void>()
let answer = Promise.withResolvers<void>()

beforeEach(() => {
  stubDialogs()
  vi.resetAllMocks()
  answer = Promise.withResolvers<void>()
  rename.mockReturnValue(answer.promise)
})
afterEach(cleanup)

const open = (isDeletion: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FolderDialog
        userId="me"
        folder="League"
        decks={2}
        isDeletion={isDeletion}
        onClose={onClose}
        onChanged={onChanged}
      />
    </QueryClientProvider>,
  )
const name = () => screen.getByLabelText<HTMLInputElement>('Name')

/** Types another name and presses Enter twice. */
async function renameTo(to: string) {
  fireEvent.change(name(), { target: { value: to } })
  for (let presses = 0; presses < 2; presses++) await act(async () => pressEnter(name()))
}

test('Enter renames the folder once', async () => {
  open(false)
  await renameTo('Store league')
  expect(rename.mock.calls).toEqual([[expect.anything(), 'me', 'League', 'Store league']])
  await act(async () => answer.resolve())
  expect(onClose).toHaveBeenCalledOnce()
  expect(onChanged).toHaveBeenCalledExactlyOnceWith('Store league')
})

test('a rename that ends after the dialog was closed does not close the dialog opened since', async () => {
  const { unmount } = open(false)
  await renameTo('Store league')
  unmount()
  await act(async () => answer.resolve())
  expect(onClose).not.toHaveBeenCalled()
  expect(onChanged).toHaveBeenCalledExactlyOnceWith('Store league')
})

test('a confirmed deletion closes the dialog at once, and a failure is shown', async () => {
  const { unmount } = open(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete Folder' })))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  await act(async () => answer.reject(new Error('Failed to delete it')))
  expect(toastStore.get().map(({ text }) => text)).toContain('Failed to delete it')
  expect(onClose).toHaveBeenCalledOnce()
})
