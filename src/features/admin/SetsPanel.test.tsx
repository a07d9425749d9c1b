import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import type { NewSet } from '#domain/admin/maintenanceTask.ts'
import { makeNewSet, makeTask, NO_COUNTS } from '#domain/admin/task.fixture.ts'
import { SetsPanel } from './SetsPanel.tsx'
import type { Maintenance, Outcome } from './useMaintenance.ts'

const addSet = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#data/admin/adminSets.ts', () => ({ addSet }))

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ended = (parts: Partial<Outcome>): Outcome => ({
  name: 'check-sets',
  details: { ...NO_COUNTS, totalApiSets: 18 },
  failure: null,
  lastRun: null,
  endedAt: Date.now(),
  ...parts,
})

function show(
  parts: Partial<Maintenance>,
  missingSets: readonly NewSet[] = [],
  sets = { serviceSets: 18, storedSets: 18 },
  client = new QueryClient(),
) {
  const onImport = vi.fn<() => void>()
  const maintenance: Maintenance = {
    task: makeTask(),
    isUnreadable: false,
    retry: vi.fn<() => void>(),
    running: null,
    outcome: null,
    run: vi.fn<Maintenance['run']>(),
    ...parts,
  }
  const panelWith = (missing: readonly NewSet[]) => (
    <QueryClientProvider client={client}>
      <SetsPanel adminId="admin" maintenance={maintenance} onImport={onImport} missingSets={missing} {...sets} />
    </QueryClientProvider>
  )
  const { rerender } = render(panelWith(missingSets))
  return { ...maintenance, onImport, setMissing: (missing: readonly NewSet[]) => rerender(panelWith(missing)) }
}

test('the notice of a run without new sets hides after 30 seconds', () => {
  show({ outcome: ended({}) })
  act(() => void vi.advanceTimersByTime(29_999))
  expect(screen.queryByText(/No new sets/)).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText(/No new sets/)).toBeNull()
})

test('the notice of a run half a minute ago is not shown when the page opens again', () => {
  show({ outcome: ended({ endedAt: Date.now() - 30_000 }) })
  expect(screen.queryByText(/No new sets/)).toBeNull()
})

test('new sets can be hidden and shown again', () => {
  show({}, [makeNewSet({ name: 'Azurite Sea' })])
  fireEvent.click(screen.getByRole('button', { name: 'Hide Results' }))
  expect(screen.queryByText('Azurite Sea')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show Results' }))
  expect(screen.getByRole('button', { name: 'Add Set Azurite Sea' })).toBeDefined()
})

test.each([
  ['Add Set', 0, 'Azurite Sea was added. The next import adds its cards.'],
  ['Add with Cards', 1, 'Azurite Sea was added. The import of its cards has started, see Card Database.'],
])('%s adds the set and starts %d imports', async (label, imports, message) => {
  addSet.mockResolvedValueOnce()
  const { onImport } = show({}, [makeNewSet({ name: 'Azurite Sea' })])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: `${label} Azurite Sea` })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(onImport).toHaveBeenCalledTimes(imports)
  expect(screen.getByText(message)).toBeDefined()
})

test('the message of each added set gets the focus that its button loses', async () => {
  const sets = ['Azurite Sea', 'Fabled'].map((name) => makeNewSet({ id: name, name }))
  const { setMissing } = show({}, sets)
  for (const [at, { name }] of sets.entries()) {
    addSet.mockImplementationOnce(async () => setMissing(sets.slice(at + 1)))
    const button = screen.getByRole('button', { name: `Add Set ${name}` })
    button.focus()
    await act(async () => void fireEvent.click(button))
    await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
    expect(document.activeElement?.textContent).toBe(`${name} was added. The next import adds its cards.`)
  }
})

test('a set that was refused starts no import', async () => {
  addSet.mockRejectedValueOnce(new Error('Failed to add set: It already exists.'))
  const { onImport } = show({}, [makeNewSet({ name: 'Azurite Sea' })])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add with Cards Azurite Sea' })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(onImport).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Failed to add set: It already exists.')
})

test('a set that another administrator has added is read again, and the reason stays without its row', async () => {
  const reason = 'Failed to add set: It already exists.'
  addSet.mockRejectedValueOnce(new Failure('conflict', reason))
  const client = new QueryClient()
  client.setQueryData(['sets', 'stored'], [])
  show({}, [makeNewSet({ name: 'Azurite Sea' })], undefined, client)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add Set Azurite Sea' })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(client.getQueryState(['sets', 'stored'])?.isInvalidated).toBe(true)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([reason])
  expect(screen.getByRole('alert').closest('li')).toBeNull()
})

test('during a run no button works, even if another administrator started it', () => {
  const { run } = show({ running: 'elsewhere' })
  fireEvent.click(screen.getByRole('button', { name: 'Checking...' }))
  expect(run).not.toHaveBeenCalled()
  expect(screen.queryByText('This task is running already. Please wait until it has ended.')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a check that skipped sets is incomplete, shows their number and does not call the database complete', () => {
  const details = { ...NO_COUNTS, totalApiSets: 18, setsTotal: 18, setsLeftOut: 2 }
  show({ task: makeTask({}, details), outcome: ended({ details }) })
  expect(screen.getByText('Incomplete', { selector: '[data-status]' })).toBeDefined()
  expect(screen.getByText('2 of 18 sets were left out. Run it again to read them.')).toBeDefined()
  expect(screen.queryByText(/No new sets/)).toBeNull()
})

test('the number of sets is current, not from the last check', () => {
  show({ task: makeTask({}, { totalApiSets: 18, totalDbSets: 17 }) }, [], { serviceSets: 24, storedSets: 24 })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['24', '24'])
})

test('an earlier failed check shows its reason', () => {
  show({ task: makeTask({ success: false, error: 'The card service cannot be reached.' }) })
  expect(screen.getByRole('alert').textContent).toBe('Last Check Failed The card service cannot be reached.')
})

test('the first three errors of a run are shown, with the number of the others', () => {
  const errors = ['one', 'two', 'three', 'four']
  show({ task: makeTask({}, { errors, errorCount: 12 }) })
  expect(screen.getByText('12 errors').parentElement?.textContent).toBe('12 errorsonetwothreeand 9 more')
})

test('a status that cannot be read shows an error and can be retried', () => {
  const { retry } = show({ task: undefined, isUnreadable: true })
  expect(screen.getByRole('alert').textContent).toContain('Error loading status')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})
