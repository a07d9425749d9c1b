import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { standInForDialogs } from './dialogs.fixture.ts'
import { showToast } from './toast.ts'

beforeEach(standInForDialogs)
afterEach(cleanup)

/** A dialog with a field for a file. */
function open() {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog title="Import" open onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  )
  return onClose
}

test('Esc closes it', () => {
  const onClose = open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('whoever chooses no file after all is still in it', () => {
  const onClose = open()
  // The browser says so by an event of the same name, which bubbles.
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('what is said in a toast is read out in it too: all around it is silent', () => {
  open()
  act(() => showToast('Said in a dialog.'))
  expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toContain('Said in a dialog.')
})
