import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'

const [change, remove] = vi.hoisted(() => [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()])
vi.mock('#data/session/signIn.ts', async (original) => ({
  ...(await original<object>()),
  changePassword: change,
  deleteAccount: remove,
}))
vi.mock('#features/signIn/useSignOut.ts', () => ({ useSignOut: () => vi.fn<() => void>() }))
vi.mock('#features/signIn/SignOutDialog.tsx', () => ({ SignOutDialog: () => null }))

beforeEach(stubDialogs)
afterEach(cleanup)

/**
 * Submits a new password, closes the dialog and opens the one for deletion.
 * @returns the pending change.
 */
async function changeAndGoOn() {
  const end = Promise.withResolvers<void>()
  change.mockReturnValueOnce(end.promise)
  render(
    <>
      <SecurityPanel />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    fireEvent.change(screen.getByLabelText(label), {
      target: { value: label === 'Current Password' ? 'before' : 'afterwards' },
    })
  const dialog = screen.getByRole('dialog')
  await act(async () => void fireEvent.submit(dialog.querySelector('form')!))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  return end
}

test('a password change that ends after its dialog was closed is reported and closes no other dialog', async () => {
  const end = await changeAndGoOn()
  await act(async () => end.resolve())
  expect(screen.getByRole('dialog', { name: 'Delete Account' })).toBeDefined()
  expect(screen.getByText(/^Password changed successfully!/)).toBeDefined()
})

test('a password that is refused after its dialog was closed is reported', async () => {
  const end = await changeAndGoOn()
  await act(async () => end.reject(new Failure('notAllowed', 'Current password is incorrect')))
  expect(screen.getAllByText('Current password is incorrect').length).toBeGreaterThan(0)
})

test('a failed deletion is reported even after its dialog was closed', async () => {
  const end = Promise.withResolvers<void>()
  remove.mockReturnValueOnce(end.promise)
  render(
    <>
      <SecurityPanel />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  await act(async () => void fireEvent.submit(screen.getByRole('dialog').querySelector('form')!))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await act(async () => end.reject(new Failure('offline', 'Failed to delete account. Please try again.')))
  expect(screen.getAllByText('Failed to delete account. Please try again.').length).toBeGreaterThan(0)
})
