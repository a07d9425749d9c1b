import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { stubDialogs } from './dialogs.fixture.ts'
import { closeToast, showToast, toastStore } from './toast.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(stubDialogs)
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  for (const { id } of toastStore.get()) closeToast(id)
})

test('the focus returns from the button of a toast to where it was', () => {
  render(
    <>
      <button type="button">Restore</button>
      <Toaster />
    </>,
  )
  const restore = screen.getByRole('button', { name: 'Restore' })
  restore.focus()
  act(() => showToast('Restored.', { action: { label: 'Undo', run: () => undefined } }))
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true })
  act(() => undo.focus())
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
  expect(document.activeElement).toBe(restore)
})

test('F8 leads from a field to the button of a toast, which stays until Escape leads back', () => {
  vi.useFakeTimers()
  render(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  )
  const field = screen.getByLabelText('Name')
  field.focus()
  fireEvent.keyDown(field, { key: 'F8' })
  expect(document.activeElement).toBe(field)
  act(() => showToast('Restored.', { action: { label: 'Undo', run: () => undefined } }))
  act(() => void fireEvent.keyDown(field, { key: 'F8' }))
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true })
  expect(document.activeElement).toBe(undo)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(document.activeElement).toBe(undo)
  fireEvent.keyDown(undo, { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('F8 leads to the button of a toast inside the open dialog, which Escape leaves open', () => {
  render(
    <>
      <Toaster />
      <Dialog title="Import Matches" open onClose={() => undefined}>
        <input aria-label="Name" />
      </Dialog>
    </>,
  )
  const field = screen.getByLabelText('Name')
  field.focus()
  act(() => showToast('Restored.', { action: { label: 'Undo', run: () => undefined } }))
  act(() => void fireEvent.keyDown(field, { key: 'F8' }))
  // Everything outside of the dialog is inert, which jsdom does not know.
  const undo = within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo', hidden: true })
  expect(document.activeElement).toBe(undo)
  expect(fireEvent.keyDown(undo, { key: 'Escape' })).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('a toast closes after its time although its dialog closed while its button had the focus', () => {
  vi.useFakeTimers()
  const dialog = (open: boolean) => (
    <>
      <Toaster />
      <Dialog title="Import Matches" open={open} onClose={() => undefined}>
        <input aria-label="Name" />
      </Dialog>
    </>
  )
  const { rerender } = render(dialog(true))
  act(() => showToast('Restored.', { action: { label: 'Undo', run: () => undefined } }))
  act(() => void fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'F8' }))
  rerender(dialog(false))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByText('Restored.')).toBeNull()
})

test('a toast without the focus closes after its time', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => showToast('Restored.', { action: { label: 'Undo', run: () => undefined } }))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Restored.')).toBeNull()
})
