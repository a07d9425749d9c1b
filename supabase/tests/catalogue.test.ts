import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DECK_CASE_CARDS } from '#domain/decks/deck-rules.cases.ts'
import { BAD_VALUE, explained, given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

const CARDS = DECK_CASE_CARDS.length
const CARDS_OF_FABLED = DECK_CASE_CARDS.filter(({ setCode }) => setCode === '9').length
const CARD = { id: 'crd_new', name: 'Stitch', rarity: 'Rare', collector_number: '99', set_id: '9' }
beforeEach(async () => {
  await backend.sql(`delete from cards_2 where id like 'crd\\_%'`)
  await backend.sql(`delete from sets_2 where id like 'new%'`)
})
const makeCard = (fields = {}) =>
  given(
    backend.service
      .from('cards_2')
      .insert({ ...CARD, ...fields })
      .select()
      .single(),
  )

describe('cards', () => {
  test('can be read by everybody, in pages', async () => {
    for (const client of [backend.anonymous, member.client]) {
      const pages = await Promise.all(
        [0, 70].map((start) =>
          client
            .from('cards_2')
            .select('id', { count: 'exact' })
            .order('created_at')
            .order('id')
            .range(start, start + 69),
        ),
      )
      expect(pages.map(({ count }) => count)).toEqual([CARDS, CARDS])
      expect(new Set(pages.flatMap(({ data }) => data ?? []).map(({ id }) => id)).size).toBe(CARDS)
    }
  })

  test('are written only by the service', async () => {
    expect(await refusal(backend.anonymous.from('cards_2').insert(CARD))).toMatchObject(NOT_SIGNED_IN)
    for (const { client } of [member, admin]) {
      expect(await refusal(client.from('cards_2').insert(CARD))).toMatchObject(NOT_ALLOWED)
      expect(await reached(client.from('cards_2').update({ name: 'Mine' }).eq('id', 'pack-9-1').select())).toEqual([])
    }
  })

  test('name their set and retain a known franchise', async () => {
    const card = await makeCard({ set_data: { id: 'wrong', name: 'Wrong', franchise: 'Lilo & Stitch' } })
    const set_data = { id: '9', name: 'Fabled', franchise: 'Lilo & Stitch' }
    expect(card).toMatchObject({ set_data })
    const update = backend.service
      .from('cards_2')
      .update({ set_data: { id: '9', name: 'Fabled' } })
      .eq('id', card.id)
    expect(await given(update.select().single())).toMatchObject({ set_data })
    expect(await given(backend.anonymous.from('cards_2').select('id').eq('set_data->>id', '9'))).toHaveLength(
      CARDS_OF_FABLED + 1,
    )
  })

  test('follow a new name or id of their set at once', async () => {
    await given(backend.service.from('sets_2').insert({ id: 'new', name: 'The Reign of Jafar' }).select())
    const { id } = await makeCard({ set_id: 'new' })
    const change = (fields: { id?: string; name?: string }) =>
      given(backend.service.from('sets_2').update(fields).eq('code', 'new').select())
    const set = () => given(backend.anonymous.from('cards_2').select('set_id, set_data').eq('id', id).single())
    await change({ name: 'Reign of Jafar' })
    expect(await set()).toEqual({ set_id: 'new', set_data: { id: 'new', name: 'Reign of Jafar', franchise: null } })
    await change({ id: 'new8' })
    expect(await set()).toEqual({ set_id: 'new8', set_data: { id: 'new8', name: 'Reign of Jafar', franchise: null } })
  })

  test('are unique by set and number', async () => {
    await makeCard()
    const twin = backend.service.from('cards_2').insert({ ...CARD, id: 'crd_twin' })
    expect(await refusal(twin)).toMatchObject({ status: 409, code: '23505' })
  })

  test.each([{ rarity: '' }, { ink: 'Gold\t' }, { inks: ['Amber', ' '] }, { cost: -1 }, { name: '' }])(
    'with %o are refused',
    async (fields) => {
      expect(await refusal(backend.service.from('cards_2').insert({ ...CARD, ...fields }))).toMatchObject(BAD_VALUE)
    },
  )

  test('get the card service’s ids in one statement, and every deck follows', async () => {
    const cards = [18, 19].map((number) => ({ card: `pack-9-${number}`, quantity: 2 }))
    const deck = await saveDeck(member, { cards: [...cards, { card: 'pack-9-1', quantity: 1 }] })
    await backend.sql(`update cards_2 set id = 'svc_' || collector_number where id in ('pack-9-18', 'pack-9-19')`)
    expect(await given(member.client.from('decks').select().eq('id', deck.id).single())).toEqual({
      ...deck,
      cards: [
        { card: 'svc_18', quantity: 2 },
        { card: 'svc_19', quantity: 2 },
        { card: 'pack-9-1', quantity: 1 },
      ],
    })
  })
})

describe('removing a card', () => {
  const remove = (client: Client, id: string) => client.from('cards_2').delete().eq('id', id).select('id')

  test('is for administrators', async () => {
    const { id } = await makeCard()
    expect(await reached(remove(backend.anonymous, id))).toEqual([])
    expect(await reached(remove(member.client, id))).toEqual([])
    expect(await given(remove(admin.client, id))).toEqual([{ id }])
  })

  test('is refused for cards of the offline pack, which lists real printings only', async () => {
    const { id } = await makeCard({ id: 'pack-9-99', version: 'Rock Star' })
    expect(await refusal(remove(admin.client, id))).toEqual(
      explained('Stitch - Rock Star stays: it is a real printing that the card service does not list.'),
    )
    expect(await given(remove(backend.service, id))).toEqual([{ id }])
  })

  test('is refused while a collection or deck contains it, even a hidden one', async () => {
    const { id } = await makeCard({ version: 'Abomination' })
    await given(member.client.from('user_collections').insert({ user_id: member.id, card_id: id }).select())
    const deck = await saveDeck(member, { cards: [{ card: id, quantity: 4 }], is_public: false })
    const hide = { profile_visibility: 'private' }
    await given(member.client.from('user_profiles').update(hide).eq('user_id', member.id).select())
    for (const client of [admin.client, backend.service]) {
      expect(await refusal(remove(client, id))).toEqual(
        explained('Stitch - Abomination stays: it is in 1 collection and 1 deck.'),
      )
    }
    await backend.sql('delete from user_collections')
    expect(await refusal(remove(admin.client, id))).toEqual(
      explained('Stitch - Abomination stays: it is in 0 collections and 1 deck.'),
    )
    await backend.sql('delete from decks where id = $1', [deck.id])
    expect(await given(remove(admin.client, id))).toEqual([{ id }])
  })
})

describe('sets', () => {
  const row = { id: 'new-set', name: 'Wilds Unknown', released_at: '2026-05-08' }

  test('are added by administrators; the code defaults to the id', async () => {
    expect(await refusal(backend.anonymous.from('sets').insert(row))).toMatchObject(NOT_SIGNED_IN)
    expect(await refusal(member.client.from('sets').insert(row))).toMatchObject(NOT_ALLOWED)
    expect(await refusal(member.client.from('sets_2').insert(row))).toMatchObject(NOT_ALLOWED)
    const sent = { ...row, created_at: '2001-01-01T00:00:00Z', updated_at: '2001-01-01T00:00:00Z' }
    const set = await given(admin.client.from('sets').insert(sent).select().single())
    expect(set).toMatchObject({ ...row, code: 'new-set', main_set: true, core_legal: true })
    expect(Date.parse(set.created_at ?? '')).toBeGreaterThan(Date.parse('2020-01-01'))
    expect(await refusal(admin.client.from('sets').insert(row))).toMatchObject({ status: 409, code: '23505' })
  })

  test('are changed and deleted only by the service', async () => {
    for (const { client } of [member, admin]) {
      expect(await reached(client.from('sets').update({ core_legal: true }).eq('id', '1').select())).toEqual([])
      expect(await reached(client.from('sets').delete().eq('id', '1').select())).toEqual([])
    }
  })

  test('that only Infinity allows are recognized by name', async () => {
    const select = backend.anonymous.from('sets_2').select('name').eq('core_legal', false).order('id')
    expect((await given(select)).map(({ name }) => name)).toEqual([
      'The First Chapter',
      'Rise of the Floodborn',
      'Into the Inklands',
      "Ursula's Return",
    ])
  })

  test('are counted with their cards', async () => {
    await given(admin.client.from('sets').insert(row).select())
    const all = await given(backend.anonymous.from('sets2_with_stats').select('id, actual_card_count'))
    expect(all).toContainEqual({ id: '9', actual_card_count: CARDS_OF_FABLED })
    expect(all).toContainEqual({ id: 'new-set', actual_card_count: 0 })
    const filled = backend.anonymous.from('sets2_with_stats').select('id').gt('actual_card_count', 0)
    expect(await given(filled.order('released_at'))).toHaveLength(7)
  })
})

describe('characters', () => {
  const characters = (name: string) => given(backend.anonymous.from('characters').select().eq('name', name))

  test('come from the cards, with all printings', async () => {
    const [anna] = await characters('Anna')
    expect(anna?.card_ids).toHaveLength(70)
    expect(await characters('Stitch')).toEqual([])
    await makeCard({ type: ['Character'] })
    await makeCard({ id: 'crd_two', collector_number: '100', type: ['Action'] })
    expect(await characters('Stitch')).toMatchObject([{ card_ids: ['crd_new'] }])
  })

  test('cannot be written, nor can sets through their counts', async () => {
    for (const client of [admin.client, backend.service]) {
      expect((await client.from('characters').insert({ name: 'Me' } as never)).error).not.toBeNull()
    }
    expect(await reached(admin.client.from('sets2_with_stats').delete().eq('id', '9').select())).toEqual([])
  })
})

describe('the version of the catalogue', () => {
  const version = async () => {
    const row = await given(backend.anonymous.from('catalogue_version').select().single())
    return row.version
  }

  test('grows with every change of cards and sets', async () => {
    const start = await version()
    await makeCard()
    const made = await version()
    await backend.sql(`update cards_2 set prices_data = '{"usd": "1.25"}' where id = 'crd_new'`)
    const priced = await version()
    await backend.sql(`update sets_2 set image = 'https://example.com/9.png' where id = '9'`)
    const pictured = await version()
    expect([made - start, priced - made, pictured - priced].every((step) => step > 0)).toBe(true)
    // A statement that reaches no row must not change the version, or all browsers would reload the cards.
    await reached(member.client.from('cards_2').delete().eq('id', 'crd_new').select())
    expect(await version()).toBe(pictured)
  })

  test('cannot be written by visitors', async () => {
    for (const client of [backend.anonymous, member.client, admin.client]) {
      expect(await reached(client.from('catalogue_version').update({ version: 0 }).eq('id', 1).select())).toEqual([])
    }
  })
})
