import { afterAll, beforeAll, expect, test } from 'vitest'
import { linger } from './linger.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

// The statements overlap only on PostgreSQL, because the embedded database runs one transaction at a time.

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

test('two simultaneous sign-ups cannot get the same name: the second is refused or gets another one', async () => {
  await linger(backend, 'a_linger before insert on user_profiles for each row')
  const same = [{ name: 'Twice' }, { name: 'Twice' }, { username: 'Once' }, { username: 'Once' }]
  const joined = await Promise.allSettled(same.map((metadata, at) => backend.join(`same${at}`, metadata)))
  expect(joined.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))).toEqual([
    expect.stringContaining('This username is already taken'),
  ])
  const names = await backend.sql(`select username from user_profiles where username ~ '^(Once|Twice)' order by 1`)
  expect(names.map(({ username }) => username)).toEqual(['Once', 'Twice', expect.stringMatching(/^Twice-[0-9a-f]{6}$/)])
})
