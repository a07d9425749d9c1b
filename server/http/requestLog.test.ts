import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../host.fixture.ts'
import { makeLog } from '../log.ts'

const lines: string[] = []
let host: TestHost
beforeAll(async () => {
  const log = makeLog('trace', { write: (line) => void lines.push(line) })
  // A failure in the database, whose error contains the statement and its values.
  const lastMigration = `create function public.fail(words text) returns text language plpgsql set search_path = ''
    as $$ begin raise sqlstate 'XX001' using message = 'Out of order', detail = words; end $$`
  host = await startTestHost({ log, lastMigration })
})
afterAll(() => host.close())

const PASSWORD = 'a-password-to-hide'
const NEW_PASSWORD = 'a-new-one-to-hide'
const WORDS = ['words-of-a-search', 'words-of-a-note', 'words-of-a-code', 'words-of-a-failure'] as const

test('the log has paths and results, and no secrets or private data', async () => {
  const [search, note, code, failure] = WORDS
  const { id, token, refreshToken } = await host.signUp('keeper@example.com', PASSWORD)
  const auth = (path: string, json: object) => host.api(`/auth/v1${path}`, { json })
  await auth('/token?grant_type=password', { email: 'keeper@example.com', password: 'a-wrong-one-to-hide' })
  await auth('/token?grant_type=password', { email: 'keeper@example.com', password: PASSWORD })
  await auth('/token?grant_type=refresh_token', { refresh_token: refreshToken })
  await auth('/recover', { email: 'keeper@example.com' })
  await auth('/verify', { type: 'recovery', token_hash: code })
  await host.api('/auth/v1/user', {
    method: 'PUT',
    token,
    json: { password: NEW_PASSWORD, current_password: PASSWORD },
  })
  await host.api(`/rest/v1/decks?name=ilike.*${search}*`, { token })
  await host.api('/rest/v1/matches', { token, json: { user_id: id, deck_id: id, notes: note, result: note } })
  await host.api('/rest/v1/decks', { token, body: note, method: 'POST' })
  await host.api('/rest/v1/rpc/fail', { token, json: { words: failure } })
  await host.api('/rest/v1/decks', { headers: { apikey: host.secretKey } })
  await fetch(`${host.url}/reset-password?token_hash=${code}`)

  const text = lines.join('')
  for (const part of ['/rest/v1/rpc/fail', '"status":500', '/auth/v1/token']) expect(text).toContain(part)
  // The reason has the level error, so that operators see it even if only errors are logged.
  const failures = lines.filter((line) => line.includes('"level":50')).join('')
  expect(failures).toMatch(/"code":"XX001","msg":"Out of order"/)
  const secrets = [
    PASSWORD,
    NEW_PASSWORD,
    'a-wrong-one',
    token,
    refreshToken,
    host.secretKey,
    'keeper@example',
    ...WORDS,
  ]
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('the health check of a stopping host is no error', async () => {
  const own: string[] = []
  const stopping = await startTestHost({
    drainSeconds: 1,
    log: makeLog('debug', { write: (line) => void own.push(line) }),
  })
  const stopped = stopping.stop()
  expect((await fetch(`${stopping.url}/healthz`)).status).toBe(503)
  await stopped
  const checks = own
    .map((line) => JSON.parse(line) as { path?: string; level: number })
    .filter(({ path }) => path === '/healthz')
  expect(checks.map(({ level }) => level)).toEqual([20])
  await stopping.close()
})
