import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from './dialogs.fixture.ts'
import { FormDialog } from './FormDialog.tsx'
import { Toaster } from './Toaster.tsx'

beforeEach(stubDialogs)
afterEach(cleanup)

const onSaved = vi.fn<() => void>()
beforeEach(() => onSaved.mockReset())

/** A page that opens dialogs with a form, as the reports of the administrators do. */
function Page({ onSave }: { onSave: () => Promise<void> }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      {['A', 'B'].map((name) => (
        <button key={name} type="button" onClick={() => setChosen(name)}>
          Hide {name}
        </button>
      ))}
      <Toaster />
      {chosen === null ? null : (
        <FormDialog title={`Dialog ${chosen}`} onSave={onSave} onSaved={onSaved} onClose={() => setChosen(null)}>
          <input aria-label="Reason" />
        </FormDialog>
      )}
    </>
  )
}

/** Opens the page with dialog A and submits its form. @returns the pending answer. */
async function send() {
  const answer = Promise.withResolvers<void>()
  render(<Page onSave={() => answer.promise} />)
  fireEvent.click(screen.getByRole('button', { name: 'Hide A' }))
  await act(async () => void fireEvent.submit(screen.getByRole('dialog').querySelector('form')!))
  return answer
}

function openOther() {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hide B' }))
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Rude' } })
}

test('a saved form closes its dialog, and a refused one shows why', async () => {
  const refused = await send()
  await act(async () => refused.reject(new Error('It is hidden already.')))
  expect(screen.getByRole('dialog').textContent).toContain('It is hidden already.')
  expect(onSaved).not.toHaveBeenCalled()
  cleanup()
  const saved = await send()
  await act(async () => saved.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('an answer after the dialog was closed leaves the dialog opened since', async () => {
  const answer = await send()
  openOther()
  await act(async () => answer.resolve())
  expect(screen.getByRole('dialog', { name: 'Dialog B' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Rude')
  expect(onSaved).not.toHaveBeenCalled()
})

test('a refusal after the dialog was closed is shown as a toast', async () => {
  const answer = await send()
  openOther()
  await act(async () => answer.reject(new Error('You may no longer hide.')))
  expect(screen.getAllByText('You may no longer hide.').length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})
