import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
let fan: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  fan = await backend.join('fan')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

async function favor(member: Member, deck_id: string) {
  return given(member.client.from('deck_favorites').insert({ user_id: member.id, deck_id }).select().single())
}

async function drop(member: Member, deck_id: string) {
  return given(member.client.from('deck_favorites').delete().eq('user_id', member.id).eq('deck_id', deck_id).select())
}

async function count(deckId: string) {
  const deck = await given(author.client.from('decks').select('favorite_count').eq('id', deckId).single())
  return deck.favorite_count
}

describe('favorites of decks', () => {
  test('a new deck has one favorite, from its author', async () => {
    const { id, favorite_count } = await saveDeck(author)
    expect(favorite_count).toBe(1)
    expect(await count(id)).toBe(1)
    const own = author.client.from('deck_favorites').select('user_id').eq('deck_id', id)
    expect(await given(own)).toEqual([{ user_id: author.id }])
  })

  test('each favorite counts until it is removed', async () => {
    const { id } = await saveDeck(author)
    await favor(fan, id)
    await favor(admin, id)
    expect(await count(id)).toBe(3)
    await drop(author, id)
    expect(await count(id)).toBe(2)
    await favor(author, id)
    expect(await count(id)).toBe(3)
    await drop(fan, id)
    await drop(admin, id)
    expect(await count(id)).toBe(1)
  })

  test('a member favorites a deck only once', async () => {
    const { id } = await saveDeck(author)
    await favor(fan, id)
    const again = fan.client.from('deck_favorites').insert({ user_id: fan.id, deck_id: id })
    expect(await refusal(again)).toMatchObject({ status: 409, code: '23505' })
    expect(await count(id)).toBe(2)
  })

  test('fifty members at once are all counted', async () => {
    const { id } = await saveDeck(author)
    const fans = await Promise.all(Array.from({ length: 50 }, (_, at) => backend.join(`fan${at}`)))
    await Promise.all(fans.map((member) => favor(member, id)))
    expect(await count(id)).toBe(51)
    // The author changes the deck meanwhile, which neither waits nor affects the count.
    await Promise.all([
      ...fans.map(async (member, at) => {
        await drop(member, id)
        if (at % 2 === 0) await favor(member, id)
      }),
      given(author.client.from('decks').update({ name: 'Beloved' }).eq('id', id).select()),
    ])
    expect(await count(id)).toBe(26)
    expect(await backend.sql('select count(*)::integer as rows from deck_favorites where deck_id = $1', [id])).toEqual([
      { rows: 26 },
    ])
  })

  test('two requests of one member at once count once', async () => {
    const { id } = await saveDeck(author)
    const row = { user_id: fan.id, deck_id: id }
    const presses = await Promise.all([1, 2, 3].map(async () => fan.client.from('deck_favorites').insert(row)))
    expect(presses.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
    expect(await count(id)).toBe(2)
    const drops = await Promise.all([1, 2, 3].map(() => drop(fan, id)))
    expect(drops.flat()).toHaveLength(1)
    expect(await count(id)).toBe(1)
  })

  test('a change of the deck does not change the count', async () => {
    const { id } = await saveDeck(author)
    await favor(fan, id)
    await given(author.client.from('decks').update({ favorite_count: 500, name: 'Loved' }).eq('id', id).select())
    expect(await count(id)).toBe(2)
  })

  test('deleting an account removes its favorites', async () => {
    const { id } = await saveDeck(author)
    const leaver = await backend.join('leaver')
    await favor(leaver, id)
    await given(leaver.client.rpc('delete_user_account'))
    expect(await count(id)).toBe(1)
  })

  test('nobody favorites a deck that is hidden from them', async () => {
    const { id } = await saveDeck(author, { is_public: false })
    for (const member of [fan, admin]) {
      const favorite = member.client.from('deck_favorites').insert({ user_id: member.id, deck_id: id })
      expect(await refusal(favorite)).toMatchObject(NOT_ALLOWED)
    }
    expect(await count(id)).toBe(1)
  })

  test('nobody adds favorites for another member', async () => {
    const { id } = await saveDeck(author)
    const row = { user_id: fan.id, deck_id: id }
    expect(await refusal(backend.anonymous.from('deck_favorites').insert(row))).toMatchObject(NOT_SIGNED_IN)
    expect(await refusal(admin.client.from('deck_favorites').insert(row))).toMatchObject(NOT_ALLOWED)
    expect(await count(id)).toBe(1)
  })

  test('only the member sees and changes their favorites', async () => {
    const { id } = await saveDeck(author)
    const favorite = await favor(fan, id)
    for (const client of [backend.anonymous, author.client, admin.client]) {
      const others = client.from('deck_favorites').select().eq('user_id', fan.id)
      expect(await reached(others)).toEqual([])
      expect(await reached(client.from('deck_favorites').delete().eq('id', favorite.id).select())).toEqual([])
    }
    const moved = fan.client.from('deck_favorites').update({ user_id: admin.id }).eq('id', favorite.id).select()
    expect(await reached(moved)).toEqual([])
    expect(await given(fan.client.from('deck_favorites').select('id').eq('deck_id', id))).toEqual([{ id: favorite.id }])
  })
})
