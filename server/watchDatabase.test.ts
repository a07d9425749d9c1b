import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Watch, watchDatabase } from './watchDatabase.ts'

const MINUTE = 60_000

type Answer = 'well' | 'failed' | 'nothing'
let answers: (time: number) => Answer
let goneAt: number[]
let queryCount: number
let watch: Watch

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  goneAt = []
  queryCount = 0
  const query = async () => {
    queryCount += 1
    const answer = answers(Date.now())
    if (answer === 'nothing') return new Promise<never>(() => {})
    if (answer === 'failed') throw new Error('the database is broken')
    return []
  }
  watch = watchDatabase({ query }, () => goneAt.push(Date.now()))
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

test('a database is checked four times a minute', async () => {
  answers = () => 'well'
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect([queryCount, goneAt]).toEqual([40, []])
})

test('a single failure is ignored', async () => {
  answers = (time) => (time % MINUTE === 15_000 ? 'failed' : 'well')
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(goneAt).toEqual([])
})

test('two failures in a row are reported once', async () => {
  answers = (time) => (time > 2 * MINUTE ? 'failed' : 'well')
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(goneAt).toEqual([2 * MINUTE + 30_000])
})

test('a minute without an answer is reported', async () => {
  answers = (time) => (time > 2 * MINUTE ? 'nothing' : 'well')
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(goneAt).toEqual([3 * MINUTE + 15_000])
})

test('a failure while the host stops is not reported', async () => {
  let fail: (error: Error) => void = () => {}
  const onGone = vi.fn<() => void>()
  const stopped = watchDatabase({ query: () => new Promise((_, reject) => (fail = reject)) }, onGone)
  for (let time = 0; time < 2; time += 1) {
    await vi.advanceTimersByTimeAsync(15_000)
    if (time === 1) stopped.stop()
    fail(new Error('the database is closed'))
  }
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onGone).not.toHaveBeenCalled()
})

test('a stopped watch checks nothing', async () => {
  answers = () => 'nothing'
  await vi.advanceTimersByTimeAsync(20_000)
  watch.stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect([queryCount, goneAt]).toEqual([1, []])
})
