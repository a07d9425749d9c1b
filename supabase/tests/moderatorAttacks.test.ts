import { afterAll, beforeAll, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { asData } from './everything.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let author: Member

beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('admin')
  author = await backend.join('author')
  const { id: target } = await saveDeck(author)
  const hide = { kind: 'deck', target, reason: 'Offensive words' }
  await given(admin.client.rpc('hide_content', hide).then(asData))
  const [hidden] = await given(admin.client.from('hidden_content').select('id'))
  await given(admin.client.rpc('restore_content', { hidden_id: hidden?.id ?? 0, reason: 'Changed' }).then(asData))
  await given(admin.client.rpc('hide_content', hide).then(asData))
})
afterAll(() => backend.close())

test.each([
  'hidden_content?select=hidden_by,restored_by',
  'hidden_content?select=*',
  'hidden_content',
  'hidden_content?select=id,hidden_content_moderators(hidden_by,restored_by)',
  'hidden_content_moderators?select=*',
  'rpc/download_own_data',
])('an author whose deck was hidden does not learn by /rest/v1/%s which administrator decided', async (path) => {
  const init = path.startsWith('rpc/') ? { json: {} } : {}
  expect((await request(backend, author, `/rest/v1/${path}`, init)).text).not.toContain(admin.id)
})

test('authors cannot look for decisions of an administrator', async () => {
  for (const column of ['hidden_by', 'restored_by']) {
    const { status, text } = await request(
      backend,
      author,
      `/rest/v1/hidden_content?select=id&${column}=eq.${admin.id}`,
    )
    expect([status, text]).toEqual([400, expect.any(String)])
  }
})

test('administrators see who decided', async () => {
  const moderators = admin.client.from('hidden_content_moderators').select('hidden_by,restored_by').order('hidden_id')
  expect(await given(moderators)).toEqual([
    { hidden_by: admin.id, restored_by: admin.id },
    { hidden_by: admin.id, restored_by: null },
  ])
})
