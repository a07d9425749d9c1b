import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import { asData } from './everything.fixture.ts'
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
beforeEach(async () => {
  for (const table of ['card_wishes', 'card_playsets', 'list_settings'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await backend.sql(`delete from ${table} where true`)
  await showProfile('public')
})

const showProfile = (visibility: 'public' | 'private') =>
  backend.sql(`update user_profiles set profile_visibility = $1 where user_id = $2`, [visibility, owner.id])
const call = (as: Member | null, name: string, json: object) => request(backend, as, `/rest/v1/rpc/${name}`, { json })
const wish = (json: object, as: Member | null = owner) => call(as, 'set_wish', { card_id: 'pack-9-1', ...json })
const listsFor = async (as: Member | null) =>
  JSON.parse((await call(as, 'lists_of', { owner_id: owner.id })).text) as unknown
const show = (settings: { shows_wishes?: boolean; shows_trade?: boolean; playset?: number }) =>
  given(owner.client.rpc('set_list_settings', settings).then(asData))

const NOTHING = { wishes: null, playsets: null, shows_wishes: false, shows_trade: false }

describe('wishes', () => {
  test('a wish is set, repeated, changed and removed', async () => {
    for (const quantity of [4, 4, 2])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await wish({ quantity, only_foil: true })).toEqual({ status: 200, text: String(quantity) })
    expect(await listsFor(owner)).toMatchObject({ wishes: [['pack-9-1', 2, 2, false, true]] })
    await wish({ quantity: 3, priority: 1, only_printing: true })
    expect(await listsFor(owner)).toMatchObject({ wishes: [['pack-9-1', 3, 1, true, false]] })
    for (const quantity of [0, -1])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await wish({ quantity })).toEqual({ status: 200, text: '0' })
    expect(await listsFor(owner)).toMatchObject({ wishes: [] })
  })

  test('at once from several devices leave one row', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, at) => wish({ quantity: at + 1 })))
    expect(await backend.sql('select count(*)::int as rows from card_wishes')).toEqual([{ rows: 1 }])
  })

  test.each([
    [{ quantity: 100 }, 422],
    [{ quantity: 2_147_483_648 }, 400],
    [{ quantity: 1, priority: 0 }, 422],
    [{ quantity: 1, priority: 4 }, 422],
    [{ quantity: null }, 422],
    [{ quantity: 1, only_foil: null }, 422],
    [{ quantity: 1, card_id: 'pack-0-0' }, 422],
    [{ quantity: 1, card_id: null }, 422],
    [{ quantity: 1, user_id: 'x' }, 404],
  ])('%j is refused with %i', async (json, status) => {
    expect((await wish(json)).status).toBe(status)
    expect(await listsFor(owner)).toMatchObject({ wishes: [] })
  })

  test('beyond a limit are refused with a sentence', async () => {
    const set = (quantity: number, priority: number) =>
      refusal(owner.client.rpc('set_wish', { card_id: 'pack-9-1', quantity, priority }))
    expect(await set(100, 2)).toEqual(explained('You can wish for at most 99 copies of a card.'))
    expect(await set(1, 4)).toEqual(explained('The priority of a wish is 1, 2 or 3.'))
  })

  test('follow the id of a card, its former id and its twin', async () => {
    await backend.sql(`insert into cards_2 (id, name, rarity, set_id, collector_number)
      values ('crd_w1', 'Wished', 'Rare', '9', '901'), ('crd_w2', 'Wished', 'Rare', '9', '902')`)
    await wish({ card_id: 'crd_w1', quantity: 2 })
    await call(owner, 'set_playset', { card_id: 'crd_w1', playset: 1 })
    await backend.sql(`update cards_2 set id = 'crd_w3' where id = 'crd_w1'`)
    expect(await listsFor(owner)).toMatchObject({ wishes: [['crd_w3', 2, 2, false, false]] })
    expect(await wish({ card_id: 'crd_w1', quantity: 3 })).toEqual({ status: 200, text: '3' })
    await backend.sql(`select private.join_cards('crd_w3', 'crd_w2')`)
    expect(await listsFor(owner)).toMatchObject({
      wishes: [['crd_w2', 3, 2, false, false]],
      playsets: { cards: [['crd_w2', 1]] },
    })
  })
})

describe('copies to keep', () => {
  test('are 4, or the number of the member, or that of the card', async () => {
    expect(await listsFor(owner)).toMatchObject({ playsets: { usual: 4, cards: [] } })
    await show({ playset: 2 })
    expect(await call(owner, 'set_playset', { card_id: 'pack-9-1', playset: 0 })).toEqual({ status: 200, text: '0' })
    expect(await listsFor(owner)).toMatchObject({ playsets: { usual: 2, cards: [['pack-9-1', 0]] } })
    expect((await call(owner, 'set_playset', { card_id: 'pack-9-1', playset: null })).status).toBe(200)
    expect(await listsFor(owner)).toMatchObject({ playsets: { usual: 2, cards: [] } })
  })

  test.each([-1, 10_000])('%i is refused', async (playset) => {
    const sentence = explained('You can keep 0 to 9,999 copies of a card.')
    expect(await refusal(owner.client.rpc('set_playset', { card_id: 'pack-9-1', playset }))).toEqual(sentence)
    expect(await refusal(owner.client.rpc('set_list_settings', { playset }))).toEqual(sentence)
    expect(await listsFor(owner)).toMatchObject({ playsets: { usual: 4, cards: [] } })
  })

  test('and what is shown are changed one by one', async () => {
    await show({ shows_wishes: true })
    await show({ playset: 1 })
    await show({ shows_trade: true })
    await show({ shows_wishes: false })
    expect(await listsFor(owner)).toMatchObject({ playsets: { usual: 1 }, shows_wishes: false, shows_trade: true })
  })
})

describe('others', () => {
  beforeEach(async () => {
    await wish({ quantity: 4 })
    await call(owner, 'set_playset', { card_id: 'pack-9-1', playset: 0 })
  })
  const visitors = () => [null, stranger]
  const WISHES = [['pack-9-1', 4, 2, false, false]]

  test('see nothing at first, then each list that the member shows, and nothing of a private profile', async () => {
    for (const as of visitors()) {
      // oxlint-disable no-await-in-loop -- one state after the other
      await show({ shows_wishes: false, shows_trade: false })
      await showProfile('public')
      expect(await listsFor(as)).toEqual(NOTHING)
      await show({ shows_wishes: true })
      expect(await listsFor(as)).toEqual({ ...NOTHING, wishes: WISHES, shows_wishes: true })
      await show({ shows_wishes: false, shows_trade: true })
      const playsets = { usual: 4, cards: [['pack-9-1', 0]] }
      expect(await listsFor(as)).toEqual({ ...NOTHING, playsets, shows_trade: true })
      await show({ shows_wishes: true })
      await showProfile('private')
      expect(await listsFor(as)).toBeNull()
      // oxlint-enable no-await-in-loop
    }
    expect(await listsFor(owner)).toMatchObject({ wishes: WISHES })
  })

  test('read no rows, also of shown lists, and not through other tables', async () => {
    await show({ shows_wishes: true, shows_trade: true })
    for (const as of visitors())
      for (const path of [
        'card_wishes',
        'card_playsets',
        'list_settings',
        `user_profiles?select=username,card_wishes(card_id)&user_id=eq.${owner.id}`,
        `cards_2?select=id,card_playsets(playset)&id=eq.pack-9-1`,
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { text } = await request(backend, as, `/rest/v1/${path}`)
        expect([path, text]).toEqual([path, expect.not.stringMatching(/"card_id":|"playset":/)])
      }
  })

  test('change nothing, and nobody writes to the tables, not even the member', async () => {
    const before = await listsFor(owner)
    const row = { user_id: owner.id, card_id: 'pack-9-2', quantity: 9, playset: 9 }
    const upsert = { Prefer: 'resolution=merge-duplicates' }
    for (const as of [null, stranger, owner])
      for (const table of ['card_wishes', 'card_playsets', 'list_settings'])
        for (const [query, method] of [
          ['', 'POST'],
          [`?user_id=eq.${owner.id}`, 'PATCH'],
          [`?user_id=eq.${owner.id}`, 'DELETE'],
        ] as const) {
          const path = `/rest/v1/${table}${query}`
          // oxlint-disable-next-line no-await-in-loop -- one connection
          const { status } = await request(backend, as, path, { method, json: row, headers: upsert })
          expect(status).toBeLessThan(500)
        }
    for (const name of ['set_wish', 'set_playset', 'set_list_settings'])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect((await call(null, name, { card_id: 'pack-9-1', quantity: 1, playset: 1 })).status).toSatisfy(
        (status: number) => status === 401 || status === 404,
      )
    await wish({ quantity: 1 }, stranger)
    expect(await listsFor(owner)).toEqual(before)
  })

  test('that do not exist have no lists', async () => {
    const missing = { owner_id: '00000000-0000-4000-8000-000000000000' }
    expect((await call(stranger, 'lists_of', missing)).text).toBe('null')
  })
})
