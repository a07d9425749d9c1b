import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { BAD_VALUE, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type Labels = Database['public']['Tables']['deck_labels']['Insert']

let backend: TestBackend
let owner: Member
let stranger: Member
beforeAll(async () => {
  backend = await startTestBackend()
  owner = await backend.join('owner')
  stranger = await backend.join('stranger')
})
afterAll(() => backend.close())

const label = (by: Member, deck_id: string, values: Partial<Labels>) =>
  by.client
    .from('deck_labels')
    .upsert({ deck_id, user_id: by.id, ...values }, { onConflict: 'deck_id,user_id' })
    .select('folder,tags')
const found = async (as: Client, query: Database['public']['Functions']['find_decks']['Args']) =>
  (await given(as.rpc('find_decks', query))).map(({ id }) => id)

test('a member finds decks by their folder and tags, in which nobody else finds or sees them', async () => {
  const [one, two] = [await saveDeck(owner), await saveDeck(owner)]
  expect(await given(label(owner, one.id, { folder: 'League', tags: ['aggro', 'cheap'] }))).toHaveLength(1)
  await given(label(owner, two.id, { tags: ['cheap'] }))
  expect(await found(owner.client, { in_folder: 'League' })).toEqual([one.id])
  expect(await found(owner.client, { with_tag: 'cheap', list: 'mine' })).toEqual([two.id, one.id])
  expect(await found(owner.client, { with_tag: 'cheap', in_folder: 'League' })).toEqual([one.id])
  expect(await found(owner.client, { in_folder: 'Other' })).toEqual([])
  for (const client of [stranger.client, backend.anonymous]) {
    expect(await found(client, { in_folder: 'League', author_id: owner.id })).toEqual([])
    expect(await found(client, { with_tag: 'cheap', list: 'favorites' })).toEqual([])
  }
  expect(await given(stranger.client.from('deck_labels').select())).toEqual([])
})

test('a folder is renamed and removed, and its decks stay', async () => {
  const { id } = await saveDeck(owner)
  await given(label(owner, id, { folder: 'Old', tags: ['slow'] }))
  const rename = (from: string, folder: string | null) =>
    owner.client.from('deck_labels').update({ folder }).eq('folder', from).select('deck_id,folder,tags')
  expect(await given(rename('Old', 'New'))).toEqual([{ deck_id: id, folder: 'New', tags: ['slow'] }])
  expect(await given(rename('New', null))).toEqual([{ deck_id: id, folder: null, tags: ['slow'] }])
  expect(await found(owner.client, { with_tag: 'slow' })).toEqual([id])
  await given(owner.client.from('decks').delete().eq('id', id).select())
  expect(await given(owner.client.from('deck_labels').select().eq('deck_id', id))).toEqual([])
})

test('nobody labels the deck of another member, in their own name or in the other’s', async () => {
  const { id } = await saveDeck(owner)
  expect((await refusal(label(stranger, id, { folder: 'Mine' }))).status).toBe(409)
  expect((await refusal(label(stranger, id, { user_id: owner.id, folder: 'Mine' }))).status).toBe(403)
  await given(label(owner, id, { folder: 'Theirs' }))
  expect((await refusal(label(stranger, id, { folder: 'Mine' }))).status).not.toBe(201)
  expect(await given(owner.client.from('deck_labels').select('folder').eq('deck_id', id))).toEqual([
    { folder: 'Theirs' },
  ])
})

test.each([
  ['a folder of 61 characters', { folder: 'x'.repeat(61) }],
  ['an empty folder', { folder: '' }],
  ['a folder of two lines', { folder: 'a\nb' }],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
  ['tags of 301 characters', { tags: ['x'.repeat(301)] }],
  ['an invisible tag', { tags: ['\u200b'] }],
])('%s is refused', async (_, values) => {
  const { id } = await saveDeck(owner)
  expect(await refusal(label(owner, id, values))).toMatchObject(BAD_VALUE)
})
