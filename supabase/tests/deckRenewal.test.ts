import { afterAll, beforeAll, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

const state = () => given(admin.client.rpc('deck_renewal', { kind: 'rules' }))

test('administrators see how far the verdicts of decks are judged again, the failure, and the end', async () => {
  for (const name of ['One', 'Two']) await saveDeck(admin, { name })
  await backend.sql('delete from private.deck_jobs')
  await backend.sql(`insert into private.deck_jobs (kind, done_to) select 'rules', min(id::text)::uuid from decks`)
  await backend.sql(`insert into private.deck_jobs (kind) values ('prices')`)
  expect(await state()).toMatchObject({ running: true, done: 1, total: 2, failure: null })
  await backend.sql(`select private.note_renewal_failure('gone')`)
  const failed = { failure: 'gone', failed_at: expect.any(String) as string }
  expect(await state()).toMatchObject({ running: true, done: 1, ...failed })
  await backend.sql('select private.renew_decks()')
  expect(await state()).toEqual({
    running: false,
    done: null,
    total: null,
    finished_at: expect.any(String) as string,
    failed_at: null,
    failure: null,
  })
})
