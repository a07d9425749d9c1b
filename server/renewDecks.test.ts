import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDeckRenewal } from './renewDecks.ts'
import type { Batches } from './runBatches.ts'

let batches: (boolean | Error)[]
let noted: unknown[]
let lines: { problem?: string }[]
let renewal: Batches
let startRenewal: (kind: 'pglite' | 'postgres') => Batches
/** How long a batch waits for the database and works, in ms, and how many decks each was to have. */
let [waits, works] = [0, 0]
let sizes: unknown[]
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  noted = []
  sizes = []
  waits = 0
  works = 10
  const query = async (sql: string, values: readonly unknown[] = []) => {
    if (sql.includes('note_renewal_failure')) {
      noted.push(...values)
      throw new Error('gone too')
    }
    const more = batches.shift() ?? false
    if (more instanceof Error) throw more
    sizes.push(values[0])
    await new Promise((resolve) => setTimeout(resolve, waits + works))
    return [{ more, ms: String(works) }]
  }
  startRenewal = (kind) =>
    startDeckRenewal({ query, kind }, pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }))
  renewal = startRenewal('pglite')
})
afterEach(() => {
  renewal.stop()
  vi.useRealTimers()
})

test('batches follow each other until no deck is left, and a pause follows', async () => {
  batches = [true, true, false, true]
  await vi.advanceTimersByTimeAsync(5100)
  expect(batches).toEqual([true])
})

test('batches are farther apart while others use the embedded database', async () => {
  batches = Array.from({ length: 50 }, () => true)
  works = 20
  await vi.advanceTimersByTimeAsync(5000 + 20 + 20 + 10)
  // Nobody uses it: the pause is as long as the work.
  expect(sizes).toEqual([20, 20])
  waits = 40
  await vi.advanceTimersByTimeAsync(10 + 60)
  sizes = []
  await vi.advanceTimersByTimeAsync(10 * (100 + 60))
  expect(sizes).toEqual(Array.from({ length: 10 }, () => 20))
})

test('a batch of the embedded database has as many decks as 20 ms allow', async () => {
  batches = Array.from({ length: 50 }, () => true)
  works = 100
  await vi.advanceTimersByTimeAsync(5000 + 3 * 200)
  expect(sizes).toEqual([20, 5, 5, 5])
  works = 1
  sizes = []
  await vi.advanceTimersByTimeAsync(200 + 8 * 2)
  expect(sizes.slice(0, 8)).toEqual([10, 20, 40, 80, 160, 320, 500, 500])
})

test('batches of a server have the same size and pause, however long they wait', async () => {
  renewal.stop()
  renewal = startRenewal('postgres')
  waits = 40
  batches = [true, true, true]
  await vi.advanceTimersByTimeAsync(5000 + 2 * (30 + 50) + 50)
  expect(sizes).toEqual([250, 250, 250])
})

test('it goes on after failures, of which the first is logged', async () => {
  batches = [new Error('gone'), new Error('gone'), true, false]
  await vi.advanceTimersByTimeAsync(15_100)
  expect(batches).toEqual([])
  expect(lines.map(({ problem }) => problem)).toEqual(['gone'])
  expect(noted).toEqual(['gone', 'gone'])
})

test('it stops', async () => {
  batches = [true]
  renewal.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches).toEqual([true])
})
