import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cpuBudget } from './cpuBudget.ts'

let cpuMs = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: cpuMs * 1000, system: 0 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Uses the CPU for so many milliseconds. */
function compute(milliseconds: number) {
  cpuMs += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

/** Work that uses the CPU for so many milliseconds. */
const taking = (milliseconds: number) => async () => {
  compute(milliseconds)
  return 'done'
}

test('work runs until its share of the time is used up, and again after a pause', async () => {
  const inTurn = cpuBudget(0.25, 100)
  expect(await inTurn(taking(60))).toBe('done')
  expect(await inTurn(taking(60))).toBe('done')
  // Of the 100 ms, and of a quarter of those that went by, 10 are left.
  expect(await inTurn(taking(60))).toBe('done')
  expect(await inTurn(taking(60))).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await inTurn(taking(60))).toBe('done')
})

test('pieces that arrive together run one after the other, and the last ones not at all', async () => {
  const inTurn = cpuBudget(0.25, 100)
  const done = await Promise.all(Array.from({ length: 10 }, async () => inTurn(taking(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('a long pause saves up no more than the maximum', async () => {
  const inTurn = cpuBudget(0.25, 100)
  vi.advanceTimersByTime(1_000_000)
  const done = await Promise.all(Array.from({ length: 10 }, async () => inTurn(taking(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('work that fails uses up its time', async () => {
  const inTurn = cpuBudget(0.25, 100)
  const fail = async () => {
    compute(500)
    throw new Error('cannot be rendered')
  }
  await expect(inTurn(fail)).rejects.toThrow('cannot be rendered')
  expect(await inTurn(taking(1))).toBeUndefined()
})

test('waiting uses up nothing', async () => {
  const inTurn = cpuBudget(0.25, 100)
  const wait = async () => void vi.advanceTimersByTime(10_000)
  await inTurn(wait)
  expect(await inTurn(taking(60))).toBe('done')
  expect(await inTurn(taking(60))).toBe('done')
})
