import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deckQuery } from '#data/decks/decks.ts'
import { Failure } from '#data/backend/errors.ts'
import type { UserProfile } from '#data/account/profile.ts'
import { toastStore } from '#ui/toast.ts'
import { ProfileForm } from './ProfileForm.tsx'

const save = vi.hoisted(() => vi.fn<() => Promise<UserProfile>>())
vi.mock('#data/account/profile.ts', async (original) => ({ ...(await original<object>()), saveProfile: save }))
// The dialog needs a router, which this test lacks.
vi.mock('./UnsavedChangesDialog.tsx', () => ({ UnsavedChangesDialog: () => null }))

afterEach(cleanup)

const PROFILE: UserProfile = {
  displayName: 'Mira',
  username: 'mira',
  isAdmin: false,
  favoriteFranchise: null,
  favoriteColor: null,
  profileVisibility: 'public',
  deckVisibility: 'public',
}

const MESSAGE = 'Failed to update profile. Please try again.'

test.each([
  ['in the form', false],
  ['as a toast after the member has left the page', true],
])('the reason of a failed save is shown %s', async (_, leaves) => {
  const end = Promise.withResolvers<UserProfile>()
  save.mockReturnValueOnce(end.promise)
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm userId="me" profile={PROFILE} onCancel={() => undefined} onSaved={() => undefined} />
    </QueryClientProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  if (leaves) unmount()
  await act(async () => end.reject(new Failure('offline', MESSAGE)))
  expect(screen.queryAllByText(MESSAGE)).toHaveLength(leaves ? 0 : 1)
  expect(toastStore.get().map(({ text }) => text)).toEqual(leaves ? [MESSAGE] : [])
})

test('decks cached with the former name are refetched', async () => {
  const queryClient = new QueryClient()
  const { queryKey } = deckQuery('d1', 'me')
  queryClient.setQueryData(queryKey, null)
  save.mockResolvedValueOnce({ ...PROFILE, displayName: 'Mira Quill' })
  render(
    <QueryClientProvider client={queryClient}>
      <ProfileForm userId="me" profile={PROFILE} onCancel={() => undefined} onSaved={() => undefined} />
    </QueryClientProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
