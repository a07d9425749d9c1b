import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareText } from '#domain/cards/foldText.ts'
import { given } from './answers.ts'
import { deckRow, saveDeck } from './decks.fixture.ts'
import { type Request, request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// The table calls of the specification are the contract with a hosted backend. They still work, although the product
// uses procedures today (decisions 013 and 041).

let backend: TestBackend
let member: Member
let admin: Member
let deck: string
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member', { username: 'Mira', full_name: 'Mira Quill' })
  admin = await backend.joinAsAdmin('admin')
  deck = (await saveDeck(member)).id
})
afterAll(() => backend.close())

const call = async (as: Member | null, path: string, init: Request = {}) => {
  const { status, text } = await request(backend, as, `/rest/v1/${path}`, init)
  return { status, body: (text === '' ? null : JSON.parse(text)) as unknown }
}
const rows = async (as: Member | null, path: string) => {
  const { status, body } = await call(as, path)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as Record<string, unknown>[]
}
/** A write that returns its rows. */
const write = async (as: Member, method: string, path: string, json?: unknown) => {
  const { status, body } = await call(as, path, { method, json, headers: { Prefer: 'return=representation' } })
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body as Record<string, unknown>[]
}

describe('the fields of requirements §3', () => {
  test.each([
    [
      'user_profiles',
      'user_id,display_name,username,is_admin,favorite_franchise,favorite_color,profile_visibility,deck_visibility,updated_at',
    ],
    [
      'decks',
      'id,name,description,user_id,is_public,tags,created_at,cards,total_cards,favorite_count,legality,user_profiles(display_name,username)',
    ],
    ['deck_favorites', 'id,user_id,deck_id'],
    [
      'cards_2',
      'id,name,version,layout,released_at,cost,inkwell,ink,inks,type,classifications,rules_text,keywords,move_cost,strength,willpower,lore,rarity,illustrators,collector_number,lang,flavor_text,tcgplayer_id,legalities,set_data,prices_data,image_small,image_normal,image_large,set_id,created_at,updated_at',
    ],
    ['sets2_with_stats', 'name,id,main_set,released_at,actual_card_count'],
    ...['sets', 'sets_2'].map((table) => [
      table,
      'id,name,code,released_at,prereleased_at,main_set,key_art,image,created_at,updated_at',
    ]),
    ['characters', 'id,name,card_ids'],
    ['user_collections', 'id,user_id,card_id,quantity,is_foil,created_at,updated_at'],
    ['matches', 'id,user_id,deck_id,result,player_initiative,opponent_colors,notes,match_date'],
    ['stripe_user_subscriptions', 'price_id,subscription_status'],
    ['admin_tasks', 'task_name,last_run,success,error,details'],
  ])('are all in %s', async (table, fields) => {
    expect(await call(admin, `${table}?select=${fields}&limit=1`)).toMatchObject({ status: 200 })
  })
})

describe('the calls of requirements §7', () => {
  test('profiles: one profile, a missing one, the names of several, and a change by the member', async () => {
    const single = { headers: { Accept: 'application/vnd.pgrst.object+json' } }
    const own = `user_profiles?user_id=eq.${member.id}`
    expect((await call(member, own, single)).body).toMatchObject({ user_id: member.id, username: 'Mira' })
    const nobody = await call(member, `user_profiles?user_id=eq.${crypto.randomUUID()}`, single)
    expect(nobody.body).toMatchObject({ code: 'PGRST116' })
    const names = await rows(null, `user_profiles?select=user_id,display_name&user_id=in.(${member.id},${admin.id})`)
    expect(names).toContainEqual({ user_id: member.id, display_name: 'Mira Quill' })
    expect(names).toHaveLength(2)
    const profile = {
      display_name: 'Quill',
      favorite_franchise: 'Moana',
      favorite_color: 'Ruby',
      profile_visibility: 'public',
      deck_visibility: 'public',
      updated_at: new Date().toISOString(),
    }
    const { updated_at: _, ...stored } = profile
    expect(await write(member, 'PATCH', own, profile)).toMatchObject([stored])
  })

  test('sets: sets with cards by release, all sets by id, and a new set', async () => {
    const filled = await rows(null, 'sets2_with_stats?select=*&actual_card_count=gt.0&order=released_at.asc')
    expect(filled.every(({ actual_card_count: cards }) => Number(cards) > 0)).toBe(true)
    const ids = (await rows(null, 'sets_2?select=id,name&order=id')).map(({ id }) => String(id))
    expect(ids).toEqual(ids.toSorted(compareText))
    const now = new Date().toISOString()
    const set = { id: 'set_new', name: 'New', code: 'set_new', released_at: null, prereleased_at: '2026-12-01' }
    const sent = { ...set, main_set: true, created_at: now, updated_at: now }
    expect(await write(admin, 'POST', 'sets', sent)).toMatchObject([set])
  })

  test('decks: public decks and the member’s, newest first, and one by id; saving, changing and deleting', async () => {
    const list = await rows(
      member,
      `decks?select=*&or=(is_public.eq.true,user_id.eq.${member.id})&order=created_at.desc`,
    )
    expect(list).toContainEqual(expect.objectContaining({ id: deck }))
    const [saved] = await write(member, 'POST', 'decks', deckRow(member, { name: 'Saved', is_public: false }))
    const one = `decks?id=eq.${String(saved?.['id'])}`
    expect(await rows(member, one)).toMatchObject([{ name: 'Saved', favorite_count: 1, legality: 'core', tags: [] }])
    expect(await write(member, 'PATCH', one, { name: 'Changed' })).toMatchObject([{ name: 'Changed' }])
    expect(await write(member, 'DELETE', `${one}&user_id=eq.${member.id}`)).toHaveLength(1)
    expect(await rows(member, one)).toEqual([])
  })

  test('favorites: the list of the member, whether a deck is in it, adding and removing', async () => {
    const pair = `user_id=eq.${admin.id}&deck_id=eq.${deck}`
    expect(await rows(admin, `deck_favorites?select=id&${pair}&limit=1`)).toEqual([])
    await write(admin, 'POST', 'deck_favorites', { user_id: admin.id, deck_id: deck })
    expect(await rows(admin, `deck_favorites?select=deck_id&user_id=eq.${admin.id}`)).toEqual([{ deck_id: deck }])
    expect(await write(admin, 'DELETE', `deck_favorites?${pair}`)).toHaveLength(1)
  })

  test('cards: in pages, by ids, by set, and in the format of the check for extra cards', async () => {
    const page = await call(null, 'cards_2?select=id&order=created_at.asc', { headers: { Range: '0-999' } })
    expect(page).toMatchObject({ status: 200, body: expect.any(Array) as unknown })
    const some = 'id,name,version,collector_number,set_data'
    expect(await rows(null, 'cards_2?select=id,name&id=in.(pack-9-1,pack-9-2,nothing)')).toHaveLength(2)
    const ofSet = await rows(null, 'cards_2?select=id&set_data->>id=eq.9')
    expect(ofSet.length).toBeGreaterThan(0)
    expect(await rows(null, `cards_2?select=${some}&order=id&limit=1000`)).toContainEqual(
      expect.objectContaining({ id: 'pack-9-1', set_data: expect.objectContaining({ id: '9' }) as unknown }),
    )
  })

  test('a collection: adding one row, several rows and by upsert, reading, changing and removing', async () => {
    const user_id = member.id
    const copies = (card: number, fields = {}) => ({ user_id, card_id: `pack-9-${card}`, quantity: 1, ...fields })
    await write(member, 'POST', 'user_collections', copies(1, { is_foil: false }))
    await write(member, 'POST', 'user_collections', [copies(2, { is_foil: true }), copies(3, { is_foil: false })])
    const upsert = await call(member, 'user_collections?on_conflict=user_id,card_id,is_foil', {
      json: copies(1, { is_foil: false, quantity: 3 }),
      headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
    })
    expect(upsert.body).toMatchObject([{ card_id: 'pack-9-1', quantity: 3 }])
    const key = `user_collections?user_id=eq.${user_id}&card_id=eq.pack-9-2&is_foil=eq.true`
    expect(await write(member, 'PATCH', key, { quantity: 4 })).toMatchObject([{ quantity: 4 }])
    const all = await rows(member, `user_collections?select=*&user_id=eq.${user_id}&order=created_at.desc`)
    expect(Object.fromEntries(all.map(({ card_id, quantity }) => [card_id, quantity]))).toEqual({
      'pack-9-1': 3,
      'pack-9-2': 4,
      'pack-9-3': 1,
    })
    expect(await rows(member, `user_collections?select=id&user_id=eq.${user_id}&limit=1`)).toHaveLength(1)
    const since = new Date(Date.now() - 30 * 86_400_000).toISOString()
    const log = `user_collections?select=*&user_id=eq.${user_id}&updated_at=gte.${since}&order=updated_at.desc&limit=100`
    expect(await rows(member, log)).toHaveLength(3)
    const [first, ...others] = all.map(({ id }) => String(id))
    expect(await write(member, 'DELETE', `user_collections?id=eq.${first}`)).toHaveLength(1)
    expect(await write(member, 'DELETE', `user_collections?id=in.(${others.join(',')})`)).toHaveLength(2)
  })

  test('matches: the member’s matches of all decks or of one, latest first; logging, changing and deleting', async () => {
    const log = (match_date: string, result: string) =>
      write(member, 'POST', 'matches', {
        user_id: member.id,
        deck_id: deck,
        result,
        player_initiative: 'on_play',
        opponent_colors: ['Ruby', 'Steel'],
        notes: '',
        match_date,
      })
    const [older] = await log('2026-11-01T10:00:00Z', 'win')
    await log('2026-11-02T10:00:00Z', 'loss')
    const own = `matches?select=result&user_id=eq.${member.id}`
    for (const path of [own, `${own}&deck_id=eq.${deck}`])
      expect(await rows(member, `${path}&order=match_date.desc`)).toEqual([{ result: 'loss' }, { result: 'win' }])
    const one = `matches?id=eq.${String(older?.['id'])}&user_id=eq.${member.id}`
    expect(await write(member, 'PATCH', one, { result: 'tie' })).toMatchObject([{ result: 'tie' }])
    expect(await write(member, 'DELETE', one)).toHaveLength(1)
  })

  test('characters by name, tasks by name, and the progress of the first steps', async () => {
    const names = (await rows(null, 'characters?select=*&order=name')).map(({ name }) => name)
    expect(names).toEqual(['Anna', 'Elsa'])
    for (const task of ['price_data_update', 'card_count_check', 'sets_check'])
      expect(await rows(admin, `admin_tasks?task_name=eq.${task}`)).toHaveLength(1)
    expect(await rows(member, `decks?select=id&user_id=eq.${member.id}&limit=1`)).toHaveLength(1)
    expect(await given(member.client.from('matches').select('id').eq('user_id', member.id).limit(1))).toHaveLength(1)
  })
})
