import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Schedule, scheduleProblem, startSchedule } from './schedule.ts'

test('five fields of cron are valid', () => {
  expect(scheduleProblem('17 4 * * *')).toBeUndefined()
  expect(scheduleProblem('0 */6 * * MON-FRI')).toBeUndefined()
})

test.each(['daily at four', '* * * * * *', '61 * * * *', '17 4 * *'])('%s is invalid', (pattern) => {
  expect(scheduleProblem(pattern)).toContain('is not a cron expression')
})

test('a day that does not exist is reported', () => {
  expect(scheduleProblem('0 0 30 2 *')).toBe('is a time that never comes')
})

const PATHS = ['/functions/v1/update-prices', '/functions/v1/check-card-count', '/functions/v1/check-sets']

/** A request to the test host, which gives the responses in `answers`. */
type ReceivedRequest = { readonly path: string; readonly headers: IncomingHttpHeaders }
let receivedRequests: ReceivedRequest[]
let answers: Record<string, [status: number, body: unknown]>
let lines: { level: number; function?: string; error?: string }[]
let schedule: Schedule | undefined
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  receivedRequests = []
  answers = {}
  lines = []
  server = createServer((request, response) => {
    const path = request.url ?? ''
    receivedRequests.push({ path, headers: request.headers })
    const [status, body] = answers[path] ?? [200, { success: true }]
    response.writeHead(status, { Connection: 'close' }).end(JSON.stringify(body))
  }).listen(0)
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T04:16:00Z') })
})
afterEach(async () => {
  schedule?.stop()
  vi.useRealTimers()
  server.close()
  await once(server, 'close')
})

function begin() {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return startSchedule('17 4 * * *', { url, secretKey: 'sb_secret_1' }, log)
}

/** Moves the clock and waits until the runs have ended. */
async function passAMinute() {
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitUntil(() => lines.length >= PATHS.length)
}

test('prices, cards and sets are checked in this order every day, with the secret key', async () => {
  schedule = begin()
  expect(schedule.next()).toBe('2026-11-21T04:17:00.000Z')
  expect(receivedRequests).toEqual([])
  await passAMinute()
  expect(receivedRequests.map(({ path }) => path)).toEqual(PATHS)
  expect(receivedRequests.every(({ headers }) => headers.authorization === 'Bearer sb_secret_1')).toBe(true)
  expect(schedule.next()).toBe('2026-11-22T04:17:00.000Z')
})

test('a failure is logged, and the next function runs', async () => {
  answers = {
    '/functions/v1/update-prices': [502, { success: false, error: 'The card service is down.' }],
    '/functions/v1/check-card-count': [500, '<html>'],
  }
  schedule = begin()
  await passAMinute()
  expect(lines).toMatchObject([
    { level: 40, function: 'update-prices', error: 'The card service is down.' },
    { level: 50, function: 'check-card-count' },
    { level: 30, function: 'check-sets' },
  ])
})

test('a task that another host runs is not a failure', async () => {
  answers = { '/functions/v1/update-prices': [409, { success: false, error: 'It is being done.' }] }
  schedule = begin()
  await passAMinute()
  expect(lines.map(({ level }) => level)).toEqual([30, 30, 30])
})

test('a run that skipped sets is a warning', async () => {
  answers = { '/functions/v1/update-prices': [200, { success: true, outcome: 'Incomplete', sets_left_out: 2 }] }
  schedule = begin()
  await passAMinute()
  expect(lines).toMatchObject([{ level: 40, outcome: 'Incomplete', sets_left_out: 2 }, { level: 30 }, { level: 30 }])
})

test('a stopped schedule runs nothing', async () => {
  schedule = begin()
  schedule.stop()
  await vi.advanceTimersByTimeAsync(48 * 3_600_000)
  expect(receivedRequests).toEqual([])
})
