import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onboardingEnd, onboardingQuery, saveOnboardingEnd } from '#data/account/onboarding.ts'
import { announceStep } from '#data/account/onboardingEvents.ts'
import { ONBOARDING_STEPS, type OnboardingEnd } from '#domain/onboarding/onboarding.ts'
import { useOnboarding } from './useOnboarding.ts'

type Rows = { readonly data: readonly object[]; readonly error: null }
const rows = vi.hoisted(() => vi.fn<() => Promise<Rows>>())
vi.mock('#data/backend/backend.ts', () => {
  const query = { select: () => query, eq: () => query, limit: rows }
  return { memberClient: () => Promise.resolve({ tables: { from: () => query } }) }
})
const NOTHING: Rows = { data: [], error: null }

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  rows.mockReset().mockResolvedValue(NOTHING)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

/** A member's first steps with the backend's count; null for an unreachable backend. */
function setUp(count: number | null, { id = 'u1', age = HOUR } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const { queryKey } = onboardingQuery(id)
  const setDone = (n: number) => queryClient.setQueryData(queryKey, ONBOARDING_STEPS.slice(0, n))
  if (count !== null) setDone(count)
  const onEnd = vi.fn<(end: OnboardingEnd) => void>()
  const user = { id, createdAt: new Date(NOW - age).toISOString() }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const hook = renderHook(() => useOnboarding(user, onEnd), { wrapper })
  return {
    onEnd,
    stage: () => hook.result.current.stage,
    done: () => hook.result.current.done,
    skip: () => act(() => hook.result.current.skip()),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    do: (n: number) =>
      act(() => {
        setDone(n)
        vi.advanceTimersByTime(1)
      }),
  }
}

test('the first steps open half a second after the page', () => {
  const steps = setUp(0)
  steps.wait(499)
  expect(steps.stage()).toBe('hidden')
  steps.wait(1)
  expect(steps.stage()).toBe('steps')
})

test('the third step shows a congratulation for four seconds, and then the steps are stored as completed', () => {
  const steps = setUp(2)
  steps.wait(500)
  steps.do(3)
  expect(steps.stage()).toBe('congratulation')
  steps.wait(3900)
  expect([steps.stage(), onboardingEnd('u1')]).toEqual(['congratulation', null])
  steps.wait(100)
  expect([steps.stage(), onboardingEnd('u1')]).toEqual(['hidden', 'completed'])
  expect(steps.onEnd.mock.calls).toEqual([['completed']])
})

test('a step that is undone during the congratulation is open again', () => {
  const steps = setUp(2)
  steps.wait(500)
  steps.do(3)
  steps.do(2)
  steps.wait(5000)
  expect([steps.stage(), onboardingEnd('u1')]).toEqual(['steps', null])
})

test('steps completed earlier show no congratulation', () => {
  const steps = setUp(3)
  steps.wait(10_000)
  expect(steps.stage()).toBe('hidden')
  expect(steps.onEnd).not.toHaveBeenCalled()
})

test('closing the first steps applies to this member only', () => {
  const steps = setUp(1)
  steps.wait(500)
  steps.skip()
  expect([steps.stage(), onboardingEnd('u1')]).toEqual(['hidden', 'skipped'])
  expect(steps.onEnd.mock.calls).toEqual([['skipped']])
  const other = setUp(1, { id: 'u2' })
  other.wait(500)
  expect(other.stage()).toBe('steps')
})

test('closing the first steps in another tab closes them here, for this member only', async () => {
  const steps = setUp(1)
  const other = setUp(1, { id: 'u2' })
  other.wait(500)
  expect([steps.stage(), other.stage()]).toEqual(['steps', 'steps'])
  saveOnboardingEnd('u1', 'skipped')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(steps.stage()).toBe('hidden')
  })
  expect(other.stage()).toBe('steps')
})

test('a step completed while the steps first load is done', async () => {
  const before = Promise.withResolvers<Rows>()
  for (const _ of ONBOARDING_STEPS) rows.mockReturnValueOnce(before.promise)
  const steps = setUp(null)
  await vi.waitFor(() => expect(rows).toHaveBeenCalledTimes(3))
  rows.mockResolvedValueOnce({ data: [{ id: 'a' }], error: null })
  announceStep('add-cards')
  await vi.waitFor(() => expect(rows).toHaveBeenCalledTimes(6))
  before.resolve(NOTHING)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(steps.done()).toEqual(['add-cards'])
  })
})

test.each(['completed', 'skipped'] as const)('once %s, the first steps do not return', (end) => {
  saveOnboardingEnd('u1', end)
  const steps = setUp(1)
  steps.wait(10_000)
  expect(steps.stage()).toBe('hidden')
})

test('an account older than a day has no first steps', () => {
  const steps = setUp(0, { age: 24 * HOUR })
  steps.wait(10_000)
  expect(steps.stage()).toBe('hidden')
})

test('the first steps are hidden until the backend answers which of them are done', async () => {
  rows.mockRejectedValue(new Error('unreachable'))
  const steps = setUp(null)
  await vi.waitFor(() => expect(rows).toHaveBeenCalledTimes(3))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(steps.stage()).toBe('hidden')
})
