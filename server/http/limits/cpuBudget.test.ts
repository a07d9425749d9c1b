import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cpuBudget } from './cpuBudget.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Work that takes so many milliseconds. */
const taking = (milliseconds: number) => async () => {
  vi.advanceTimersByTime(milliseconds)
  return 'done'
}

test('work is done until its share of the time is used up, and again when that has grown', async () => {
  const inTurn = cpuBudget(0.25, 100)
  expect(await inTurn(taking(60))).toBe('done')
  expect(await inTurn(taking(60))).toBe('done')
  // Of the 100 ms, and of a quarter of those that went by, 10 are left.
  expect(await inTurn(taking(60))).toBe('done')
  expect(await inTurn(taking(60))).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await inTurn(taking(60))).toBe('done')
})

test('those who come all at once are not all served: each is asked for when the one before is done', async () => {
  const inTurn = cpuBudget(0.25, 100)
  const done = await Promise.all(Array.from({ length: 10 }, async () => inTurn(taking(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('a long pause saves up no more than the most that may come at once', async () => {
  const inTurn = cpuBudget(0.25, 100)
  vi.advanceTimersByTime(1_000_000)
  const done = await Promise.all(Array.from({ length: 10 }, async () => inTurn(taking(50))))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('work that fails takes its time and holds nobody up', async () => {
  const inTurn = cpuBudget(0.25, 100)
  const fail = async () => {
    vi.advanceTimersByTime(500)
    throw new Error('cannot be drawn')
  }
  await expect(inTurn(fail)).rejects.toThrow('cannot be drawn')
  expect(await inTurn(taking(1))).toBeUndefined()
})
