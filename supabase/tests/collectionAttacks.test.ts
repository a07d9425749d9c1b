import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import { callsOf, entriesOf, type Entry, deleteCollections, newId, rowsOf } from './collectionCalls.fixture.ts'
import { request, type Request } from './request.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let stranger: Member
let admin: Member
/** The id of the collector's last operation, which only the collector may undo. */
let added: string
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  stranger = await backend.join('stranger')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await deleteCollections(backend)
  await given(callsOf(collector.client).import(THERE, 'replace'))
  added = newId()
  await given(callsOf(collector.client).addSet('1', added))
  before = await rowsOf(collector)
})

const THERE: Entry[] = [
  ['pack-5-1', 2, 0],
  ['pack-9-1', 3, 1],
]
let before: Awaited<ReturnType<typeof rowsOf>>
const untouched = async () => expect(await rowsOf(collector)).toEqual(before)
const send = (as: Pick<Member, 'client'> | null, path: string, init?: Request) =>
  request(backend, as, `/rest/v1/${path}`, init)

/** Every writing procedure, as an attacker who read the site's scripts would call it. */
const writes = (client: Client) => {
  const calls = callsOf(client)
  return [
    calls.adjust('pack-9-1', false, 1, newId()),
    calls.adjust('pack-9-1', false, 1),
    calls.set('pack-9-1', false, 0, newId()),
    calls.addSet('9', newId()),
    calls.removeSet('9', newId()),
    calls.import([], 'replace', newId()),
    calls.undo(added, newId()),
  ]
}
const PROCEDURES = {
  adjust_collection: { card_id: 'pack-9-1', is_foil: false, delta: 1 },
  set_collection: { card_id: 'pack-9-1', is_foil: false, quantity: 1 },
  add_set_to_collection: { set_id: '9' },
  remove_set_from_collection: { set_id: '9' },
  import_collection: { entries: [], mode: 'replace' },
  undo_collection_operation: { undone_id: newId() },
}

describe('nobody changes the collection of another', () => {
  test('without an account', async () => {
    const signedOut = { status: 401, code: 'PT401', message: 'User must be authenticated' }
    for (const call of writes(backend.anonymous)) expect(await refusal(call)).toEqual(signedOut)
    await untouched()
  })

  test('with the token of a deleted account', async () => {
    const ghost = await backend.join('ghost')
    await given(ghost.client.rpc('delete_user_account'))
    for (const call of writes(ghost.client)) expect(await refusal(call)).toMatchObject({ code: 'PT401' })
    await untouched()
  })

  test('as a stranger or an administrator', async () => {
    for (const { client } of [stranger, admin]) await Promise.all(writes(client))
    expect(await rowsOf(collector)).toEqual(before)
  })

  test.each(Object.entries(PROCEDURES))('by naming its owner to %s', async (name, words) => {
    for (const word of ['user_id', 'owner_id', 'me'])
      expect((await send(stranger, `rpc/${name}`, { json: { ...words, [word]: collector.id } })).status).toBe(404)
    await untouched()
  })

  test.each(Object.keys(PROCEDURES))('by a link to %s', async (name) => {
    const words = new URLSearchParams(
      Object.entries(PROCEDURES[name as keyof typeof PROCEDURES]).map(([k, v]) => [k, String(v)]),
    )
    await send(null, `rpc/${name}?${words.toString()}`)
    await send(stranger, `rpc/${name}?${words.toString()}`)
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('by undoing the owner’s operation, which is refused like an unknown one', async () => {
    for (const { client } of [stranger, admin]) {
      const unknown = await refusal(callsOf(client).undo(newId()))
      expect(await refusal(callsOf(client).undo(added, newId()))).toEqual(unknown)
      expect(unknown).toEqual(explained('This can no longer be undone.'))
    }
    await untouched()
  })

  test('by using an operation id before the owner does', async () => {
    const id = newId()
    await given(callsOf(stranger.client).adjust('pack-9-1', false, 7, id))
    expect(await given(callsOf(collector.client).adjust('pack-9-1', false, 1, id))).toBe(4)
  })

  test('by reusing the id of a removed row', async () => {
    const id = newId()
    await given(callsOf(collector.client).removeSet('9', id))
    const stolen = before.filter(({ card_id }) => card_id === 'pack-9-1')
    const rows = stolen.map((row) => ({ id: row.id, card_id: row.card_id, is_foil: row.is_foil, user_id: stranger.id }))
    await given(stranger.client.from('user_collections').insert(rows).select())
    await given(callsOf(collector.client).undo(id, newId()))
    expect(await entriesOf(collector)).toContainEqual(['pack-9-1', 3, 1])
    expect(await entriesOf(stranger)).toEqual([['pack-9-1', 1, 1]])
  })
})

describe('a private collection', () => {
  const setVisibility = (profile_visibility: string) =>
    given(collector.client.from('user_profiles').update({ profile_visibility }).eq('user_id', collector.id).select())
  beforeEach(async () => {
    await setVisibility('private')
    return () => setVisibility('public')
  })
  const visitors = (): (Member | null)[] => [null, stranger, admin]

  test('is null to everybody else, as for a missing member', async () => {
    for (const owner_id of [collector.id, newId()])
      for (const as of visitors())
        expect(await send(as, 'rpc/collection_of', { json: { owner_id } })).toEqual({ status: 200, text: 'null' })
  })

  test('is visible to its owner', async () => {
    expect(await entriesOf(collector)).toContainEqual(['pack-9-1', 3, 1])
  })

  test('cannot be read from a table or through an embedded table', async () => {
    const paths = [
      `user_collections?user_id=eq.${collector.id}`,
      `user_collections?select=id&limit=1&user_id=eq.${collector.id}`,
      `user_collections?select=*,user_profiles!inner(user_id,username)&user_profiles.user_id=eq.${collector.id}`,
      `cards_2?select=id,user_collections!inner(quantity)&id=in.(pack-9-1,pack-5-1)`,
      `user_profiles?select=user_collections!inner(quantity)&user_id=eq.${collector.id}`,
    ]
    for (const path of paths) {
      for (const as of visitors()) expect([path, await send(as, path)]).toEqual([path, { status: 200, text: '[]' }])
      expect((await send(collector, path)).text).not.toBe('[]')
    }
  })

  test('is not counted', async () => {
    for (const { client } of [{ client: backend.anonymous }, stranger, admin]) {
      const rows = client
        .from('user_collections')
        .select('*', { count: 'exact', head: true })
        .eq('user_id', collector.id)
      expect((await rows).count).toBe(0)
    }
  })

  test('is hidden at once, and shown again at once', async () => {
    await setVisibility('public')
    expect(await entriesOf(collector, backend.anonymous)).toContainEqual(['pack-9-1', 3, 1])
    await setVisibility('private')
    expect(await entriesOf(collector, backend.anonymous)).toBeNull()
  })
})

describe('the stored operations', () => {
  test.each(['collection_operations', 'collection_changes'])('are not in the API: %s', async (table) => {
    for (const as of [null, stranger, collector, admin]) {
      expect((await send(as, table)).status).toBe(404)
      const inside = { headers: { 'Accept-Profile': 'private', 'Content-Profile': 'private' } }
      expect((await send(as, table, inside)).text).not.toContain(added)
      expect((await send(as, table, { ...inside, json: {} })).status).toBeGreaterThanOrEqual(400)
    }
  })

  test.each(['write_copies', 'known_answer', 'write_down_operation', 'restore_untouched_rows', 'take_collection_turn'])(
    'have no procedure in the API: %s',
    async (name) => {
      const json = { me: collector.id, operation_id: added, card_ids: ['pack-9-1'], finishes: [false], quantities: [0] }
      const headers = { 'Accept-Profile': 'private', 'Content-Profile': 'private' }
      for (const as of [null, stranger]) {
        expect((await send(as, `rpc/${name}`, { json })).status).toBe(404)
        expect((await send(as, `rpc/${name}`, { json, headers })).status).toBeGreaterThanOrEqual(400)
      }
      await untouched()
    },
  )
})

describe('invalid values are refused', () => {
  const VALUES = [1e12, -1e12, 1.5, '1e3', 'NaN', 'Infinity', '', ' ', null, [], {}, '1; delete from decks']

  test.each(VALUES.map((value) => [value]))('as a number: %j', async (value) => {
    for (const [name, words] of [
      ['adjust_collection', { delta: value }],
      ['set_collection', { quantity: value }],
    ] as const) {
      const json = { card_id: 'pack-9-1', is_foil: false, operation_id: newId(), ...words }
      const { status } = await send(collector, `rpc/${name}`, { json })
      expect([400, 422]).toContain(status)
    }
    await untouched()
  })

  test.each(['', 'x', 0, true, {}, `${'0'.repeat(8)}-0000-0000-0000-00000000000g`])('as an id: %j', async (id) => {
    const json = { card_id: 'pack-9-1', is_foil: false, delta: 1, operation_id: id }
    expect((await send(collector, 'rpc/adjust_collection', { json })).status).toBe(400)
    await untouched()
  })

  test.each(['pack-9-1\u0000', null, '', "pack-9-1' or true", 'x'.repeat(10_000), 'PACK-9-1'])(
    'as a card: %j',
    async (card_id) => {
      const json = { card_id, is_foil: false, delta: 1, operation_id: newId() }
      expect([400, 422]).toContain((await send(collector, 'rpc/adjust_collection', { json })).status)
      expect([400, 422]).toContain(
        (await send(collector, 'rpc/import_collection', { json: { entries: [[card_id, 1, 0]], mode: 'add' } })).status,
      )
      await untouched()
    },
  )

  test('as an import: 100,000 entries, or a deeply nested one', async () => {
    const many = (length: number, id: string) => Array.from({ length }, () => [id, 1, 0])
    const attack = async (entries: unknown) =>
      (await send(collector, 'rpc/import_collection', { json: { entries, mode: 'replace' } })).status
    expect(await attack(many(100_000, 'pack-9-1'))).toBe(413)
    expect(await attack(many(60_000, 'x'))).toBe(422)
    expect(await attack(JSON.parse('['.repeat(1000) + ']'.repeat(1000)))).toBe(400)
    await untouched()
  })
})
