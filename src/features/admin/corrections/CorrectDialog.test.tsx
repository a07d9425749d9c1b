import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CorrectionEdit } from '#data/admin/corrections.ts'
import type { CorrectableRow } from '#domain/admin/correction.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

const read = vi.hoisted(() => vi.fn<(cardId: string) => Promise<Partial<CorrectableRow>>>())
vi.mock('#data/admin/corrections.ts', () => ({
  correctableRowQuery: (_: string, cardId: string) => ({
    queryKey: ['row', cardId],
    queryFn: () => read(cardId),
    retry: false,
  }),
}))

beforeEach(() => {
  stubDialogs()
  read.mockReset().mockImplementation(async (cardId) => ({ cost: COSTS[cardId] }))
})
afterEach(cleanup)

const CARDS = [
  makeCard({ id: 'anna', name: 'Anna - Heir' }),
  makeCard({ id: 'elsa-1', name: 'Elsa - Queen', collectorNumber: '1' }),
  makeCard({ id: 'elsa-2', name: 'Elsa - Queen', collectorNumber: '2' }),
]
const COSTS: Record<string, number> = { anna: 3, 'elsa-1': 4, 'elsa-2': 5 }

const onSave = vi.fn<(edit: CorrectionEdit) => Promise<void>>(async () => undefined)
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CorrectDialog adminId="me" cards={CARDS} onSave={onSave} onClose={() => undefined} />
    </QueryClientProvider>,
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Waits until the field has a value. */
const expectValue = (value: string) => waitFor(() => expect(field('Corrected value').value).toBe(value))
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('a typed value is for the card and the printing for which it was typed', async () => {
  open()
  enter('Card', 'Anna - Heir')
  await expectValue('3')
  enter('Corrected value', '9')
  enter('Card', 'Elsa - Queen')
  await expectValue('4')
  enter('Corrected value', '8')
  enter('Printing', 'elsa-2')
  await expectValue('5')
  enter('Corrected value', '7')
  enter('Reason', 'Misprint')
  await act(async () => fireEvent.click(save()))
  expect(onSave.mock.calls).toEqual([
    [{ kind: 'correct', cardId: 'elsa-2', field: 'cost', value: 7, reason: 'Misprint' }],
  ])
})

test('a value can be corrected once the stored one is known, and a failure can be retried', async () => {
  read.mockRejectedValueOnce(new Error('Failed to load the card'))
  open()
  expect(save().disabled).toBe(false)
  enter('Card', 'Anna - Heir')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the card')
  expect(screen.queryByLabelText('Corrected value')).toBeNull()
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await expectValue('3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(save().disabled).toBe(false)
})
