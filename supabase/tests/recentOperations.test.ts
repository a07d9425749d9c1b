import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import {
  callsOf,
  type CollectionCalls,
  deleteCollections,
  newId,
  onAnotherDevice,
  rowsOf,
  SET_SIZE,
} from './collectionCalls.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let stranger: Member
let admin: Member
let calls: CollectionCalls
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  stranger = await backend.join('stranger')
  admin = await backend.joinAsAdmin('admin')
  calls = callsOf(collector.client)
})
afterAll(() => backend.close())
beforeEach(() => deleteCollections(backend))

type Listed = {
  id: string
  kind: string
  set_name: string | null
  answer: Record<string, number>
  created_at: string
  undone_at: string | null
  restorable: number
  changed_since: number
  removed: number
  removed_copies: [string, boolean, number][]
}

/** The procedure returns jsonb, whose shape the generated types lack. */
const listed = async (who: CollectionCalls = calls) => (await given(who.recent())) as unknown as Listed[]

describe('the listed bulk changes', () => {
  test('are the caller’s imports, bulk adds and removals, newest first', async () => {
    const [add, remove, file] = [newId(), newId(), newId()]
    await given(calls.import([['pack-5-1', 1, 2]], 'add', file))
    await given(calls.addSet('9', add))
    await given(calls.adjust('pack-9-1', false, 1, newId()))
    await given(calls.removeSet('9', remove))
    expect(await listed()).toMatchObject([
      { id: remove, kind: 'remove_set', set_name: expect.any(String), answer: { removed: SET_SIZE }, undone_at: null },
      { id: add, kind: 'add_set', set_name: expect.any(String), answer: { added: SET_SIZE, updated: 0 } },
      { id: file, kind: 'import', set_name: null, answer: { added: 2, updated: 0, removed: 0 }, restorable: 2 },
    ])
  })

  test('list the copies that a removal deleted', async () => {
    await given(
      calls.import(
        [
          ['pack-9-1', 3, 2],
          ['pack-5-1', 1, 0],
        ],
        'add',
      ),
    )
    await given(calls.removeSet('9', newId()))
    expect(await listed()).toMatchObject([
      {
        removed: 2,
        restorable: 2,
        removed_copies: [
          ['pack-9-1', false, 3],
          ['pack-9-1', true, 2],
        ],
      },
    ])
  })

  test('have the number of rows changed since, and of rows left to undo', async () => {
    await given(calls.import([['pack-9-1', 2, 0]], 'add', newId()))
    await given(calls.adjust('pack-9-1', false, 1))
    expect(await listed()).toMatchObject([{ restorable: 1, changed_since: 1 }])
    await given(calls.set('pack-9-1', false, 0))
    expect(await listed()).toMatchObject([{ restorable: 0, changed_since: 1 }])
  })

  test('restore as many rows as the list says', async () => {
    await given(calls.import([['pack-9-1', 3, 0]], 'add'))
    const before = await rowsOf(collector)
    const id = newId()
    await given(calls.addSet('9', id))
    const [{ restorable } = { restorable: 0 }] = await listed()
    expect(await given(calls.undo(id, newId()))).toEqual({ restored: restorable })
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('stay listed as undone, with their set', async () => {
    const id = newId()
    await given(calls.addSet('9', id))
    const [{ set_name } = { set_name: null }] = await listed()
    await given(calls.undo(id, newId()))
    expect(await listed()).toMatchObject([{ id, set_name, undone_at: expect.any(String), restorable: 0 }])
    expect(set_name).toEqual(expect.any(String))
  })

  test('are the last ten that can be undone, and ten undone ones', async () => {
    const ids = Array.from({ length: 23 }, newId)
    for (const id of ids) await given(calls.import([['pack-9-1', 1, 0]], 'add', id))
    const lastTen = ids.slice(-10).toReversed()
    expect((await listed()).map(({ id }) => id)).toEqual(lastTen)
    expect(await refusal(calls.undo(ids[12] ?? '', newId()))).toEqual(explained('This can no longer be undone.'))
    for (const id of lastTen) await given(calls.undo(id, newId()))
    await given(calls.addSet('9', newId()))
    const after = await listed()
    expect(after.map(({ undone_at }) => undone_at === null)).toEqual([true, ...lastTen.map(() => false)])
  })

  test('exclude changes undone too long ago', async () => {
    const id = newId()
    await given(calls.addSet('9', id))
    await given(calls.undo(id, newId()))
    await backend.sql(`update private.collection_operations set undone_at = now() - interval '31 days'`)
    expect(await listed()).toEqual([])
  })

  test('list the first hundred copies of a large removal, and the number of all', async () => {
    const cards = await backend.sql('select id from cards_2 order by id limit 60')
    await given(
      calls.import(
        cards.map(({ id }) => [String(id), 1, 1]),
        'add',
      ),
    )
    await given(calls.import([], 'replace', newId()))
    const [removal] = await listed()
    expect(removal?.removed).toBe(cards.length * 2)
    expect(removal?.removed_copies).toHaveLength(Math.min(100, cards.length * 2))
    expect(cards.length).toBeGreaterThan(50)
  })

  test('can be undone from another device, once', async () => {
    const device = callsOf(await onAnotherDevice(backend, collector))
    await given(calls.addSet('9', newId()))
    const [{ id } = { id: '' }] = await listed(device)
    const undo = newId()
    await given(device.undo(id, undo))
    await given(device.undo(id, undo))
    expect(await refusal(calls.undo(id, newId()))).toEqual(explained('This was already undone.'))
    expect(await listed()).toEqual(await listed(device))
    expect(await rowsOf(collector)).toEqual([])
  })
})

describe('other members’ bulk changes are hidden', () => {
  const send = (as: Member | null, path: string, json?: object) =>
    request(backend, as, `/rest/v1/${path}`, json ? { json } : undefined)

  beforeEach(async () => {
    await given(calls.addSet('9', newId()))
  })

  test('from strangers and administrators, who only see their own', async () => {
    for (const { client } of [stranger, admin]) expect(await listed(callsOf(client))).toEqual([])
  })

  test('from guests and tokens of deleted accounts, which are refused', async () => {
    const signedOut = { status: 401, code: 'PT401', message: 'User must be authenticated' }
    expect(await refusal(callsOf(backend.anonymous).recent())).toEqual(signedOut)
    const ghost = await backend.join('ghost')
    await given(ghost.client.rpc('delete_user_account'))
    expect(await refusal(callsOf(ghost.client).recent())).toMatchObject({ status: 401, code: 'PT401' })
  })

  test('when a request names the owner or reads the tables behind the procedure', async () => {
    for (const word of ['user_id', 'owner_id', 'me'])
      expect((await send(stranger, 'rpc/recent_collection_operations', { [word]: collector.id })).status).toBe(404)
    for (const table of ['collection_operations', 'collection_changes'])
      expect((await send(stranger, `${table}?user_id=eq.${collector.id}`)).status).toBe(404)
  })
})
