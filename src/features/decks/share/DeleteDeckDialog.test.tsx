import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { toastStore } from '#ui/toast.ts'
import { DeleteDeckDialog } from './DeleteDeckDialog.tsx'

const remove = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#data/decks/decks.ts', async (original) => ({ ...(await original<object>()), deleteDeck: remove }))

beforeEach(stubDialogs)
afterEach(() => {
  cleanup()
  remove.mockReset()
})

/** Opens the dialog for an author, and confirms. */
function confirmDeletion(onDeleted: () => Promise<void>) {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDeckDialog
        deck={{ id: 'd1', userId: 'author' }}
        viewer={{ id: 'author' }}
        question="Are you sure you want to delete this deck?"
        open
        onClose={() => undefined}
        onDeleted={onDeleted}
      />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete Deck' }))
  return unmount
}

test.each([
  [null, 'You must be logged in to delete decks.'],
  [{ id: 'stranger' }, 'You can only delete your own decks.'],
])('a user who has signed out or in since the question, %o, deletes no deck of others', (viewer, message) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDeckDialog
        deck={{ id: 'd1', userId: 'author' }}
        viewer={viewer}
        question="Are you sure you want to delete this deck?"
        open
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('dialog').textContent).toContain('Are you sure you want to delete this deck?')
  fireEvent.click(screen.getByRole('button', { name: 'Delete Deck' }))
  expect(toastStore.get().map(({ text }) => text)).toContain(message)
  expect(remove).not.toHaveBeenCalled()
})

test.each([
  ['is still on the page leaves it', false, 1],
  ['has already left the page is not redirected', true, 0],
])('when a deck is deleted, an author who %s', async (_, leaves, calls) => {
  const deleted = Promise.withResolvers<void>()
  remove.mockReturnValue(deleted.promise)
  const onDeleted = vi.fn<() => Promise<void>>(async () => undefined)
  const leave = confirmDeletion(onDeleted)
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
  if (leaves) leave()
  await act(async () => deleted.resolve())
  expect(onDeleted).toHaveBeenCalledTimes(calls)
})
