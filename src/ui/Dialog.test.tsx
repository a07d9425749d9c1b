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

test('it begins in what is marked to be first', () => {
  render(
    <Dialog title="Import" open onClose={() => {}}>
      <input aria-label="Other" />
      <textarea data-first aria-label="List" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('List'))
})

test('what is said in a toast is read out in it too: all around it is silent', () => {
  open()
  act(() => showToast('Said in a dialog.'))
  expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toContain('Said in a dialog.')
})

test('the second click of a double click that closes it is not for what lies beneath, the next click is', () => {
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
