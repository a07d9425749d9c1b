import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { stubDialogs } from './dialogs.fixture.ts'
import { showToast } from './toast.ts'

beforeEach(stubDialogs)
afterEach(cleanup)

/** Renders an open dialog with a file field. */
function open() {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog title="Import" open onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  return onClose
}

test('Esc closes the dialog', () => {
  const onClose = open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('canceling the file picker leaves the dialog open', () => {
  const onClose = open()
  // Canceling a file picker also sends a `cancel` event, and this one bubbles.
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('focus starts in the element marked `data-first`', () => {
  render(
    <Dialog title="Import" open onClose={() => {}}>
      <input aria-label="Other" />
      <textarea data-first aria-label="List" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('List'))
})

test('a toast is also announced inside the dialog, because everything outside of it is inert', () => {
  open()
  act(() => showToast('Said in a dialog.'))
  expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toContain('Said in a dialog.')
})

test('the second click of a double click that closes the dialog is ignored, but later clicks are not', () => {
  const beneath = vi.fn<() => void>()
  const page = (isOpen: boolean) => (
    <>
      <button type="button" onClick={beneath}>
        Beneath
      </button>
      <Dialog title="Import" open={isOpen} onClose={() => {}}>
        {null}
      </Dialog>
    </>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  const button = screen.getByRole('button', { name: 'Beneath' })
  fireEvent.click(button, { detail: 2 })
  expect(beneath).not.toHaveBeenCalled()
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(beneath).toHaveBeenCalledTimes(2)
})
