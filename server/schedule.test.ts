import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Schedule, scheduleProblem, startSchedule } from './schedule.ts'

test.each(['daily', '17 4 * * *', '0 */6 * * MON-FRI'])('%s is a schedule', (pattern) => {
  expect(scheduleProblem(pattern)).toBeUndefined()
})

test.each(['daily at four', '* * * * * *', '61 * * * *', '17 4 * *'])('%s is invalid', (pattern) => {
  expect(scheduleProblem(pattern)).toContain('nor a cron expression')
})

test('a day that does not exist is reported', () => {
  expect(scheduleProblem('0 0 30 2 *')).toBe('is a time that never comes')
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = new Date('2026-11-21T04:00:00Z')

/** The times in the database, and answers of functions that fail. */
let read: { cards_read_at: string | null; prices_read_at: string | null }
let nextRun: unknown
let answers: Record<string, [status: number, body: unknown]>
let calls: [name: string, time: string][]
let lines: { level: number; problem?: string }[]
let schedule: Schedule | undefined

beforeEach(() => {
  read = { cards_read_at: null, prices_read_at: null }
  answers = {}
  calls = []
  lines = []
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  schedule?.stop()
  vi.useRealTimers()
})

function begin(pattern = 'daily') {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const database = {
    query: async (text: string, params: readonly unknown[] = []) => {
      if (text.startsWith('update')) nextRun = params[0]
      return text.startsWith('update') ? [] : [{ ...read }]
    },
  }
  const callFunction = async (name: string) => {
    const now = new Date().toISOString()
    calls.push([name, now])
    const [status, body] = answers[name] ?? [200, { success: true, outcome: 'Success' }]
    if (status === 200 && (body as { outcome?: string }).outcome === 'Success') {
      if (name === 'import-missing-cards') read.cards_read_at = now
      if (name === 'update-prices') read.prices_read_at = now
    }
    return Response.json(body, { status })
  }
  schedule = startSchedule(pattern, { database, callFunction, log })
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const names = () => calls.splice(0).map(([name]) => name)
const times = () => calls.splice(0).map(([, time]) => time)
const ALL = ['import-missing-cards', 'check-sets', 'update-prices']
const DOWN: [number, unknown] = [502, { success: false, error: 'The card service cannot be reached.' }]

test('the first start reads cards, then sets and prices, behind the first page', async () => {
  begin()
  await pass(4000)
  expect(calls).toEqual([])
  await pass(2000)
  expect(names()).toEqual(ALL)
})

test('the next reading is a day later, and the database knows when', async () => {
  begin()
  await pass(10_000)
  calls.length = 0
  expect(nextRun).toBe('2026-11-22T04:00:05.000Z')
  await pass(23 * HOUR_MS)
  expect(calls).toEqual([])
  await pass(HOUR_MS)
  expect(names()).toEqual(ALL)
})

test('a restart reads nothing again before it is due', async () => {
  read = { cards_read_at: '2026-11-20T20:00:00Z', prices_read_at: '2026-11-20T20:00:00Z' }
  begin()
  await pass(HOUR_MS)
  expect(calls).toEqual([])
  expect(nextRun).toBe('2026-11-21T20:00:00.000Z')
})

test('cron sets the time, and a run that was missed is made up for', async () => {
  read = { cards_read_at: '2026-11-19T04:17:00Z', prices_read_at: '2026-11-21T03:00:00Z' }
  begin('17 4 * * *')
  await pass(10_000)
  expect(names()).toEqual(['import-missing-cards', 'check-sets'])
  await pass(17 * MINUTE_MS)
  expect(times()).toEqual(Array.from({ length: 3 }, () => '2026-11-21T04:17:00.000Z'))
  expect(nextRun).toBe('2026-11-22T04:17:00.000Z')
})

test('without the card service one line is logged, and the pauses grow', async () => {
  answers = Object.fromEntries(ALL.map((name) => [name, DOWN]))
  begin()
  await pass(16 * MINUTE_MS)
  expect(calls.map(([name]) => name)).toEqual(Array.from({ length: 5 }, () => ALL).flat())
  calls = calls.filter(([name]) => name === 'import-missing-cards')
  expect(times().map((time) => Math.floor((Date.parse(time) - START.getTime()) / MINUTE_MS))).toEqual([0, 1, 3, 7, 15])
  expect(lines).toMatchObject([{ level: 40, problem: 'The card service cannot be reached.' }])
  await pass(48 * HOUR_MS)
  expect(lines).toHaveLength(1)
  expect(times().length).toBeLessThan(16 * ALL.length)
  answers = {}
  await pass(6 * HOUR_MS)
  expect(names()).toEqual(ALL)
  expect(lines.map(({ level }) => level)).toEqual([40, 30])
})

test('after a reading that skipped sets, only that one is repeated', async () => {
  answers = { 'update-prices': [200, { success: true, outcome: 'Incomplete', sets_left_out: 2, sets_total: 25 }] }
  begin()
  await pass(10_000)
  expect(lines).toMatchObject([{ level: 40, problem: '2 of 25 sets were left out.' }])
  calls.length = 0
  await pass(MINUTE_MS)
  expect(names()).toEqual(['update-prices'])
})

test.each<[string, [number, unknown]]>([
  ['skips a set', [200, { success: true, outcome: 'Incomplete', sets_left_out: 1, sets_total: 25 }]],
  ['fails', DOWN],
  ['gives no answer that anybody understands', [500, '<html>']],
])('prices are updated although the import %s, and only the import is repeated', async (_, answer) => {
  answers = { 'import-missing-cards': answer }
  begin()
  await pass(10_000)
  expect(names()).toEqual(ALL)
  expect(lines).toMatchObject([{ level: 40 }])
  await pass(MINUTE_MS)
  expect(names()).toEqual(['import-missing-cards', 'check-sets'])
})

test('a task that another host runs is left to it', async () => {
  answers = { 'import-missing-cards': [409, { success: false, error: 'It is running already.' }] }
  begin()
  await pass(30_000)
  expect(names()).toEqual(['import-missing-cards'])
  read = { cards_read_at: START.toISOString(), prices_read_at: START.toISOString() }
  await pass(2 * HOUR_MS)
  expect([calls, lines]).toEqual([[], []])
})

test('an answer that nobody understands is a failure', async () => {
  answers = { 'import-missing-cards': [500, '<html>'] }
  begin()
  await pass(10_000)
  expect(lines).toMatchObject([{ level: 40 }])
})

test('a stopped schedule runs nothing', async () => {
  begin()
  schedule?.stop()
  await pass(48 * HOUR_MS)
  expect(calls).toEqual([])
})
