import { afterAll, beforeAll, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let owner: Member
let stranger: Member
beforeAll(async () => {
  backend = await startTestBackend()
  owner = await backend.join('owner')
  stranger = await backend.join('stranger')
})
afterAll(() => backend.close())

/** Assembles a deck as the site does. */
const assemble = (by: Member, deck_id: string, user_id = by.id) =>
  by.client
    .from('assembled_decks')
    .upsert({ deck_id, user_id }, { onConflict: 'deck_id,user_id', ignoreDuplicates: true })
    .select('deck_id,assembled_at')
const takeApart = (by: Member, deck_id: string) =>
  by.client.from('assembled_decks').delete().eq('deck_id', deck_id).select('deck_id')
const assembledBy = async (by: Member) =>
  (await given(by.client.from('assembled_decks').select('deck_id').order('assembled_at').order('deck_id'))).map(
    ({ deck_id }) => deck_id,
  )

test('a deck is assembled once, however often and from however many devices at once, and keeps its first time', async () => {
  const { id } = await saveDeck(owner)
  const answers = await Promise.all(Array.from({ length: 5 }, () => given(assemble(owner, id))))
  expect(answers.flat()).toHaveLength(1)
  const time = async () => given(owner.client.from('assembled_decks').select('assembled_at').eq('deck_id', id))
  const [first] = await time()
  expect(await given(assemble(owner, id))).toEqual([])
  expect(await time()).toEqual([first])
  expect(await given(takeApart(owner, id))).toHaveLength(1)
  expect(await given(takeApart(owner, id))).toHaveLength(0)
  expect(await time()).toEqual([])
})

test('decks come in the order in which they were assembled, and a deck that is assembled again comes last', async () => {
  const [one, two] = [await saveDeck(owner), await saveDeck(owner)]
  await given(assemble(owner, one.id))
  await given(assemble(owner, two.id))
  expect(await assembledBy(owner)).toEqual([one.id, two.id])
  await given(takeApart(owner, one.id))
  await given(assemble(owner, one.id))
  expect(await assembledBy(owner)).toEqual([two.id, one.id])
})

test('a member sees, takes apart and assembles only their decks, not public ones of others', async () => {
  const { id } = await saveDeck(owner, { is_public: true })
  expect((await refusal(assemble(stranger, id))).status).toBe(409)
  expect((await refusal(assemble(stranger, id, owner.id))).status).toBe(403)
  await given(assemble(owner, id))
  expect(await assembledBy(stranger)).toEqual([])
  expect(await given(takeApart(stranger, id))).toEqual([])
  expect(await assembledBy(owner)).toContain(id)
  const path = `/rest/v1/assembled_decks?deck_id=eq.${id}`
  expect((await request(backend, null, path)).text).toBe('[]')
  await request(backend, null, path, { method: 'DELETE' })
  const added = await request(backend, null, '/rest/v1/assembled_decks', { json: { deck_id: id, user_id: owner.id } })
  expect(added.status).toBe(401)
  expect(await assembledBy(owner)).toContain(id)
  const embedded = await request(backend, stranger, `/rest/v1/decks?select=id,assembled_decks(deck_id)&id=eq.${id}`)
  expect(embedded.text).not.toContain('"deck_id"')
})

test('the time is the database’s, and nobody changes it', async () => {
  const { id } = await saveDeck(owner)
  const stored = () => given(owner.client.from('assembled_decks').select('assembled_at').eq('deck_id', id))
  const json = { deck_id: id, user_id: owner.id, assembled_at: '2001-01-01T00:00:00+00:00' }
  const send = (query: string, method: string, headers: Record<string, string> = {}) =>
    request(backend, owner, `/rest/v1/assembled_decks?${query}`, { method, json, headers })
  expect((await send('', 'POST')).status).toBe(201)
  const first = await stored()
  expect(first).toEqual([{ assembled_at: expect.not.stringContaining('2001') }])
  await send(`deck_id=eq.${id}`, 'PATCH')
  await send('on_conflict=deck_id,user_id', 'POST', { Prefer: 'resolution=merge-duplicates' })
  expect(await stored()).toEqual(first)
})

test('a deleted deck is no longer assembled', async () => {
  const { id } = await saveDeck(owner)
  await given(assemble(owner, id))
  await given(owner.client.from('decks').delete().eq('id', id).select())
  expect(await assembledBy(owner)).not.toContain(id)
})
