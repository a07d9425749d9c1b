import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stubDialogs } from './dialogs.fixture.ts'
import { showToast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(stubDialogs)
afterEach(cleanup)

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
  fireEvent.click(undo)
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
  expect(document.activeElement).toBe(restore)
})
