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

test('a rule that is saved without a change starts no update of decks and stands in no log', async () => {
  const rules = () => admin.client.from('format_rules')
  const [rule] = await given(
    rules().insert({ format: 'core', kind: 'ban', subject: 'Ursula - Power Hungry', source: 'test' }).select(),
  )
  const { id } = rule ?? { id: '' }
  const lines = async () =>
    Number((await backend.sql('select count(*) as lines from format_rule_changes'))[0]?.['lines'])
  const before = await lines()
  // The end of an update, which a new one would begin again.
  const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
  const job = async () =>
    (await backend.sql(`select done_to from private.deck_jobs where kind = 'rules'`))[0]?.['done_to']
  const begin = async () => {
    await backend.sql('delete from private.deck_jobs')
    await backend.sql(`insert into private.deck_jobs (kind, done_to) values ('rules', $1)`, [last])
  }
  await begin()
  const same = {
    format: 'core',
    kind: 'ban',
    subject: 'Ursula - Power Hungry',
    amount: null,
    classification: null,
    from_day: null,
  }
  expect(
    await given(
      rules()
        .update({ ...same, source: 'test' })
        .eq('id', id)
        .select('id'),
    ),
  ).toEqual([{ id }])
  expect(
    await given(
      rules()
        .update({ ...same, updated_at: '2020-01-01' })
        .eq('id', id)
        .select('id'),
    ),
  ).toHaveLength(1)
  expect(await given(rules().update({ source: 'none' }).eq('source', 'no such source').select('id'))).toEqual([])
  expect(await given(rules().delete().eq('source', 'no such source').select('id'))).toEqual([])
  expect([await job(), await lines()]).toEqual([last, before])
  // The source is shown, and judges nothing.
  await given(rules().update({ source: 'test 2' }).eq('id', id).select('id'))
  expect([await job(), await lines()]).toEqual([last, before + 1])
  for (const change of [
    () => rules().update({ from_day: '2026-01-01' }).eq('id', id).select('id'),
    () => rules().delete().eq('id', id).select('id'),
    () =>
      rules()
        .insert({ ...same, source: 'test' })
        .select('id'),
  ]) {
    await begin()
    await given(change())
    expect(await job()).toBeUndefined()
  }
  expect(await lines()).toBe(before + 4)
})
