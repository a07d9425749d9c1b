import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { explained, given, NOT_ALLOWED, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { asData } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let author: Member
let member: Member
let deck: string
let count = 0
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('admin')
  member = await backend.join('member')
})
afterAll(() => backend.close())
beforeEach(async () => {
  count += 1
  author = await backend.join(`rudename${count}`, { username: `rudename${count}`, display_name: `Rude Name ${count}` })
  deck = (await saveDeck(author, { name: 'A deck' })).id
  await given(author.client.rpc('set_collection', { card_id: 'pack-9-1', is_foil: false, quantity: 2 }))
})

const hide = (as: Client = admin.client, target = author.id) =>
  as.rpc('hide_content', { kind: 'name', target, reason: 'Offensive words' })
const hidden = async (as: Client) =>
  given(as.from('hidden_content').select().eq('author_id', author.id).order('id', { ascending: false }))
const restore = async (as: Client = admin.client) =>
  as.rpc('restore_content', { hidden_id: (await hidden(admin.client))[0]?.id ?? 0, reason: 'It is fine' })
const report = (as: Client = member.client) =>
  as.rpc('report_content', { kind: 'name', target: author.id, reason: 'offensive' })
const name = async (as: Client) => {
  const [profile] = await given(as.from('user_profiles').select('username,display_name').eq('user_id', author.id))
  return profile
}
const rename = (fields: { username?: string; display_name?: string | null }, as: Client = author.client) =>
  as.from('user_profiles').update(fields).eq('user_id', author.id).select('username,display_name')
const HIDDEN = { username: expect.stringMatching(/^hidden-name-[0-9a-f]{8}$/) as string, display_name: 'Hidden name' }

/** All that a caller can read of every table and by every procedure that names members, as text. */
async function readable(as: Client): Promise<string> {
  const tables = await backend.sql(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`)
  const answers = await Promise.all([
    ...tables.map(({ name: table }) => as.from(String(table) as 'decks').select()),
    as.from('decks').select('id,user_profiles(display_name,username)'),
    as.rpc('find_decks', { author_id: author.id }),
    as.rpc('decks_with_card', { card_id: 'pack-9-1' }),
    as.rpc('collection_of', { owner_id: author.id }),
    as.rpc('download_own_data'),
  ])
  return JSON.stringify(answers.map(({ data }) => data))
}

test('a hidden name is nowhere in what others can read, while the profile, its decks and its collection stay', async () => {
  await given(member.client.from('deck_favorites').insert({ user_id: member.id, deck_id: deck }).select())
  await given(report().then(asData))
  await given(hide().then(asData))
  for (const as of [backend.anonymous, member.client]) {
    expect(await name(as)).toEqual(HIDDEN)
    const text = await readable(as)
    expect(text.toLowerCase()).not.toMatch(/rude ?name/)
    expect(text).toContain(deck)
    expect(JSON.stringify(await given(as.rpc('find_decks', { author_id: author.id })))).toContain(
      '"author_name":"Hidden name"',
    )
    expect(await given(as.rpc('collection_of', { owner_id: author.id }))).toMatchObject({ name: 'Hidden name' })
  }
  expect(await refusal(report(admin.client))).toEqual(explained('This no longer exists.'))
  expect(await refusal(hide())).toMatchObject({ status: 422 })
})

test('the author sees the hidden name with the reason, and an administrator restores it', async () => {
  const before = await name(author.client)
  await given(hide().then(asData))
  expect(await name(author.client)).toEqual(HIDDEN)
  expect(await hidden(author.client)).toMatchObject([{ reason: 'Offensive words', ...before }])
  expect(await hidden(member.client)).toEqual([])
  // Nobody else can take it meanwhile.
  const taken = member.client
    .from('user_profiles')
    .update({ username: before?.username ?? '' })
    .eq('user_id', member.id)
  expect(await refusal(taken)).toEqual(explained('This username is already taken'))
  for (const as of [author.client, member.client, backend.service, backend.anonymous])
    expect(await refusal(restore(as))).toMatchObject({ code: NOT_ALLOWED.code })
  await given(restore().then(asData))
  expect(await name(backend.anonymous)).toEqual(before)
  // A restored name may be chosen again.
  await given(rename({ display_name: 'Calm' }))
  await given(rename({ display_name: `Rude Name ${count}` }))
})

test('another name of the author ends it, with a new username; the hidden one and its variants are refused', async () => {
  await given(report().then(asData))
  await given(hide().then(asData))
  const refused = explained('Choose another name: an administrator has hidden this one.')
  for (const display_name of [
    `Rude Name ${count}`,
    `rude-name.${count}`,
    `R u d e Ñame ${count}`,
    `Rud3 N4me ${count}`,
  ])
    expect(await refusal(rename({ display_name }))).toEqual(refused)
  expect(await refusal(rename({ username: `RUDENAME${count}` }))).toMatchObject({ status: 422 })
  expect(await given(rename({ display_name: null }))).toEqual([HIDDEN])
  expect(await given(rename({ display_name: 'Hidden name' }))).toEqual([HIDDEN])
  expect(await given(rename({ display_name: `Kind ${count}` }))).toEqual([
    { username: `Kind ${count}`, display_name: `Kind ${count}` },
  ])
  expect(await name(backend.anonymous)).toEqual({ username: `Kind ${count}`, display_name: `Kind ${count}` })
  expect(await hidden(admin.client)).toMatchObject([
    { is_renamed: true, restored_because: `Its author chose the name “Kind ${count}”.` },
  ])
  expect(await refusal(rename({ display_name: `Rude Name ${count}` }))).toEqual(refused)
  expect(await refusal(restore())).toEqual(explained('This is not hidden any more.'))
  // It is a new name, which can be reported and hidden.
  await given(report().then(asData))
  expect(await refusal(report())).toEqual(explained('You have reported this already.'))
  await given(hide().then(asData))
  expect(await name(backend.anonymous)).toEqual(HIDDEN)
})

test('the columns of the log cannot be forged, and others cannot end it', async () => {
  await given(hide().then(asData))
  for (const as of [author.client, member.client, backend.anonymous]) {
    const change = as.from('hidden_content').update({ is_renamed: true, restored_at: '2026-01-01' })
    expect(await reached(change.eq('author_id', author.id).select())).toEqual([])
  }
  expect(await reached(rename({ display_name: 'Forged' }, member.client))).toEqual([])
  expect(await refusal(hide(member.client, admin.id))).toMatchObject({ code: NOT_ALLOWED.code })
  expect(await name(backend.anonymous)).toEqual(HIDDEN)
})
