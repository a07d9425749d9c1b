import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeckRenewal, startDeckRenewal } from './renewDecks.ts'

let batches: (boolean | Error)[]
let noted: unknown[]
let lines: { problem?: string }[]
let renewal: DeckRenewal
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  noted = []
  const query = async (sql: string, values: readonly unknown[] = []) => {
    if (sql.includes('note_renewal_failure')) {
      noted.push(...values)
      throw new Error('gone too')
    }
    const more = batches.shift() ?? false
    if (more instanceof Error) throw more
    return [{ more }]
  }
  renewal = startDeckRenewal({ query }, pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }))
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
