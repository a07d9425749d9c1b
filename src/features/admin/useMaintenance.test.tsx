import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAdminFunction } from '#data/admin/adminFunctions.ts'
import { Failure } from '#data/backend/errors.ts'
import type { MaintenanceTask, TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { makeTask, NO_COUNTS } from '#domain/admin/task.fixture.ts'
import { useMaintenance } from './useMaintenance.ts'

const read = vi.hoisted(() => vi.fn<() => Promise<MaintenanceTask>>())
vi.mock('#data/admin/adminFunctions.ts', () => ({ runAdminFunction: vi.fn<typeof runAdminFunction>() }))
vi.mock('#data/admin/adminTasks.ts', () => ({
  adminTaskQuery: (adminId: string, task: string) => ({
    queryKey: ['user', adminId, 'adminTasks', task],
    queryFn: read,
    refetchInterval: ({ state }: { state: { data: MaintenanceTask | undefined } }) =>
      state.data?.heldUntil ? 5000 : 30_000,
  }),
}))

const BEFORE = makeTask({ lastRun: '2026-11-20T12:00:00Z' })
const AFTER = makeTask({ lastRun: '2026-11-20T12:10:00Z' })
/** A run that another administrator started. */
const held = () => ({ ...BEFORE, heldUntil: new Date(Date.now() + 3 * 60_000).toISOString() })
const refuse = () =>
  vi.mocked(runAdminFunction).mockRejectedValue(new Failure('conflict', 'This task is running already.'))

beforeEach(() => {
  vi.useFakeTimers()
  read.mockResolvedValue(BEFORE)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.mocked(runAdminFunction).mockReset()
  read.mockReset()
})

async function later(ms = 0) {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
  // Notifications use timers.
  await act(async () => vi.advanceTimersByTimeAsync(1))
}

async function openPage(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useMaintenance('admin', 'price_data_update'), { wrapper })
  await later()
  const press = async () => {
    act(() => result.current.run('update-prices'))
    await later()
  }
  return { now: () => result.current, press, leave: unmount, client }
}

test('a run shows its counts at its end', async () => {
  const end = Promise.withResolvers<TaskDetails>()
  vi.mocked(runAdminFunction).mockReturnValue(end.promise)
  const page = await openPage()
  await page.press()
  expect(page.now()).toMatchObject({ running: 'update-prices', outcome: null })
  read.mockResolvedValue(AFTER)
  end.resolve({ ...NO_COUNTS, updatedCount: 3 })
  await later()
  expect(page.now()).toMatchObject({ running: null, task: AFTER, outcome: { details: { updatedCount: 3 } } })
})

test('a run continues while its page is closed', async () => {
  vi.mocked(runAdminFunction).mockReturnValue(new Promise(() => {}))
  const page = await openPage()
  await page.press()
  page.leave()
  expect((await openPage(page.client)).now().running).toBe('update-prices')
})

test('a task run by a schedule or another administrator shows as running', async () => {
  const client = new QueryClient()
  client.setQueryData(['catalogue'], [])
  const page = await openPage(client)
  expect(page.now().running).toBeNull()
  read.mockResolvedValue(held())
  await later(30_000)
  expect(page.now()).toMatchObject({ running: 'elsewhere', outcome: null })
  expect(client.getQueryState(['catalogue'])?.isInvalidated).toBe(false)
  read.mockResolvedValue(AFTER)
  await later(5000)
  expect(page.now()).toMatchObject({ running: null, task: AFTER, outcome: null })
  expect(client.getQueryState(['catalogue'])?.isInvalidated).toBe(true)
})

test('a refused start shows the run in progress, and then its result', async () => {
  refuse()
  const page = await openPage()
  read.mockResolvedValue(held())
  await page.press()
  expect(page.now()).toMatchObject({ running: 'elsewhere', outcome: null })
  read.mockResolvedValue(AFTER)
  await later(5000)
  expect(page.now()).toMatchObject({ running: null, task: AFTER, outcome: null })
})

test('a refused start shows the result at once if the run has ended meanwhile', async () => {
  refuse()
  const page = await openPage()
  read.mockResolvedValue(AFTER)
  await page.press()
  expect(page.now()).toMatchObject({ running: null, task: AFTER, outcome: null })
})

test('a task with a crashed run can be started again once its lease ends', async () => {
  refuse()
  const page = await openPage()
  read.mockResolvedValue(held())
  await page.press()
  await later(2 * 60_000)
  expect(page.now().running).toBe('elsewhere')
  await later(2 * 60_000)
  expect(page.now().running).toBeNull()
})

test.each([
  ['invalidated once prices are updated', 'update-prices', true],
  ['not invalidated by a count', 'check-card-count', false],
] as const)('the cards are %s', async (_, name, isInvalidated) => {
  vi.mocked(runAdminFunction).mockResolvedValue(NO_COUNTS)
  const client = new QueryClient()
  client.setQueryData(['catalogue'], [])
  const page = await openPage(client)
  act(() => page.now().run(name))
  await later()
  expect(page.now().outcome?.name).toBe(name)
  expect(client.getQueryState(['catalogue'])?.isInvalidated).toBe(isInvalidated)
})

test('the reason of a failed run is shown until a later run', async () => {
  vi.mocked(runAdminFunction).mockRejectedValue(new Failure('unexpected', 'HTTP 500'))
  const page = await openPage()
  await page.press()
  expect(page.now()).toMatchObject({ running: null, outcome: { failure: { message: 'HTTP 500' } } })
  read.mockResolvedValue(AFTER)
  await later(30_000)
  expect(page.now().outcome).toBeNull()
})
