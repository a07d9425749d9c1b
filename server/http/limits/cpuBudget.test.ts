import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cpuBudget } from './cpuBudget.ts'

let cpuMs = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: cpuMs * 1000, system: 0 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Uses the CPU for some time. */
function compute(milliseconds: number) {
  cpuMs += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

/** Work that uses the CPU for some time. */
const workOf = (milliseconds: number) => async () => {
  compute(milliseconds)
  return 'done'
}

test('work runs until its share of the time is used up, and again after a pause', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  expect(await runInBudget(workOf(60))).toBe('done')
  expect(await runInBudget(workOf(60))).toBe('done')
  // The two runs took 120 ms, during which the budget of 100 ms grew by a quarter of 120 ms: 10 ms are left.
  expect(await runInBudget(workOf(60))).toBe('done')
  expect(await runInBudget(workOf(60))).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await runInBudget(workOf(60))).toBe('done')
})

test('work that arrives together runs one after the other while the budget lasts', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  const done = await Promise.all(Array.from({ length: 10 }, async () => runInBudget(workOf(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('a long pause saves up no more than the maximum', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  vi.advanceTimersByTime(1_000_000)
  const done = await Promise.all(Array.from({ length: 10 }, async () => runInBudget(workOf(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('work that fails uses up its time', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  const fail = async () => {
    compute(500)
    throw new Error('cannot be rendered')
  }
  await expect(runInBudget(fail)).rejects.toThrow('cannot be rendered')
  expect(await runInBudget(workOf(1))).toBeUndefined()
})

test('waiting uses up nothing', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  const wait = async () => void vi.advanceTimersByTime(10_000)
  await runInBudget(wait)
  expect(await runInBudget(workOf(60))).toBe('done')
  expect(await runInBudget(workOf(60))).toBe('done')
})

test('work that waits too long for slow work is left out, and later work runs', async () => {
  const runInBudget = cpuBudget(0.25, 100, 1000)
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = runInBudget(() => promise)
  const waiting = runInBudget(workOf(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toBeUndefined()
  const next = runInBudget(workOf(1))
  resolve()
  await slow
  expect(await next).toBe('done')
})
