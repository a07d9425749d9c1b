import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BAD_VALUE, explained, given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let stranger: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  stranger = await backend.join('stranger')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())
beforeEach(() => backend.sql('delete from user_collections'))

const CARD = 'pack-9-1'
const entry = (owner: Member, fields = {}) => ({
  user_id: owner.id,
  card_id: CARD,
  quantity: 2,
  is_foil: false,
  ...fields,
})
const collection = (client = collector.client) => client.from('user_collections')
const add = (fields = {}) => given(collection().insert(entry(collector, fields)).select().single())

describe('a collection', () => {
  test('counts non-foil and foil copies separately', async () => {
    await given(
      collection()
        .insert([entry(collector), entry(collector, { is_foil: true, quantity: 1 })])
        .select(),
    )
    const select = collection().select('quantity, is_foil').eq('user_id', collector.id).order('is_foil')
    expect(await given(select)).toEqual([
      { quantity: 2, is_foil: false },
      { quantity: 1, is_foil: true },
    ])
  })

  test('has one row for a card and finish, which an upsert changes', async () => {
    const { id, created_at } = await add()
    expect(await refusal(collection().insert(entry(collector)))).toMatchObject({ status: 409, code: '23505' })
    const upsert = collection().upsert([entry(collector, { quantity: 7 }), entry(collector, { is_foil: true })], {
      onConflict: 'user_id,card_id,is_foil',
    })
    expect(await given(upsert.select())).toHaveLength(2)
    const changed = await given(collection().select().eq('id', id).single())
    expect(changed).toMatchObject({ quantity: 7, created_at })
    expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(created_at))
  })

  test.each([0, -1, 10_000, 2_000_000_000])('%i copies are refused', async (quantity) => {
    expect(await refusal(collection().insert(entry(collector, { quantity })))).toMatchObject(BAD_VALUE)
    const { id } = await add()
    expect(await refusal(collection().update({ quantity }).eq('id', id))).toMatchObject(BAD_VALUE)
  })

  test.each([1, 9_999])('%i copies are accepted', async (quantity) => {
    expect(await add({ quantity })).toMatchObject({ quantity })
  })

  test('only has cards that exist', async () => {
    const unknown = collection().insert(entry(collector, { card_id: 'pack-9-9999' }))
    expect(await refusal(unknown)).toMatchObject({ status: 409, code: '23503' })
  })

  test('refuses to change a row’s card, finish or creation time', async () => {
    const row = await add()
    for (const change of [{ user_id: stranger.id }, { card_id: 'pack-9-2' }, { is_foil: true }]) {
      const [column] = Object.keys(change)
      expect(await refusal(collection().update(change).eq('id', row.id))).toEqual(
        explained(`"${column}" cannot be changed.`),
      )
    }
    const time = '2001-01-01T00:00:00Z'
    const changed = collection().update({ quantity: 3, created_at: time, updated_at: time }).eq('id', row.id)
    const after = await given(changed.select().single())
    expect(after).toMatchObject({ created_at: row.created_at, quantity: 3 })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(row.updated_at))
  })

  test('gets its creation and change times from the database, not from the member', async () => {
    const row = await add({ created_at: '2001-01-01T00:00:00Z', updated_at: '2002-01-01T00:00:00Z' })
    expect(row.updated_at).toBe(row.created_at)
    expect(Date.parse(row.created_at)).toBeGreaterThan(Date.parse('2020-01-01'))
  })

  test('follows a card’s new id, and its change time stays', async () => {
    const before = await add({ card_id: 'pack-9-20' })
    await backend.sql(`update cards_2 set id = 'crd_20' where id = 'pack-9-20'`)
    expect(await given(collection().select().eq('id', before.id).single())).toEqual({ ...before, card_id: 'crd_20' })
  })
})

describe('access to a collection', () => {
  test('everybody sees the collection of a public profile', async () => {
    const row = await add()
    for (const client of [backend.anonymous, stranger.client, admin.client, collector.client]) {
      expect(await given(collection(client).select().eq('user_id', collector.id))).toEqual([row])
    }
  })

  test('a private profile hides it from everybody else', async () => {
    const hide = (profile_visibility: string) =>
      given(collector.client.from('user_profiles').update({ profile_visibility }).eq('user_id', collector.id).select())
    await add()
    await hide('private')
    for (const client of [backend.anonymous, stranger.client, admin.client]) {
      expect(await given(collection(client).select())).toEqual([])
      expect(await given(collection(client).select('id, user_profiles(username)').eq('card_id', CARD))).toEqual([])
    }
    expect(await given(collection().select())).toHaveLength(1)
    await hide('public')
    expect(await given(collection(stranger.client).select())).toHaveLength(1)
  })

  test('nobody adds to the collection of another', async () => {
    const row = entry(collector)
    expect(await refusal(collection(backend.anonymous).insert(row))).toMatchObject(NOT_SIGNED_IN)
    for (const { client } of [stranger, admin]) {
      expect(await refusal(collection(client).insert(row))).toMatchObject(NOT_ALLOWED)
      expect(await refusal(collection(client).insert([entry(stranger), row]))).toMatchObject(NOT_ALLOWED)
    }
    expect(await given(collection().select())).toEqual([])
  })

  test('nobody changes or empties the collection of another', async () => {
    const row = await add()
    for (const client of [backend.anonymous, stranger.client, admin.client]) {
      expect(await reached(collection(client).update({ quantity: 1 }).eq('id', row.id).select())).toEqual([])
      expect(await reached(collection(client).delete().eq('id', row.id).select())).toEqual([])
      expect(await reached(collection(client).delete().in('id', [row.id]).select())).toEqual([])
      const upsert = collection(client).upsert(entry(collector), { onConflict: 'user_id,card_id,is_foil' })
      expect(await reached(upsert.select())).toEqual([])
    }
    expect(await given(collection().select())).toEqual([row])
  })

  test('an owner removes rows one by one and many at once', async () => {
    const rows = await given(
      collection()
        .insert([entry(collector), entry(collector, { is_foil: true })])
        .select(),
    )
    expect(
      await reached(
        collection()
          .delete()
          .in(
            'id',
            rows.map(({ id }) => id),
          )
          .select(),
      ),
    ).toHaveLength(2)
    expect(await given(collection().select())).toEqual([])
  })
})
