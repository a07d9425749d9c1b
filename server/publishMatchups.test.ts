import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPublication } from './publishMatchups.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the host publishes until nothing is due, looks again every ten minutes, and logs the first failure', async () => {
  const answers: (boolean | Error)[] = [true, true, false, new Error('gone'), new Error('gone'), true, false]
  const calls: string[] = []
  const lines: { problem?: string }[] = []
  const query = async (sql: string) => {
    calls.push(sql)
    const more = answers.shift() ?? false
    if (more instanceof Error) throw more
    return [{ more, ms: '10' }]
  }
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const publication = startPublication({ query, kind: 'postgres' }, log)
  await vi.advanceTimersByTimeAsync(601_000)
  expect(answers).toHaveLength(4)
  expect(calls[0]).toContain('private.publish_matchups($1)')
  await vi.advanceTimersByTimeAsync(1_801_000)
  expect(answers).toEqual([])
  expect(lines.map(({ problem }) => problem)).toEqual(['gone'])
  publication.stop()
  const before = calls.length
  await vi.advanceTimersByTimeAsync(6_000_000)
  expect(calls).toHaveLength(before)
})
