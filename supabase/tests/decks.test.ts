import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { DECK_CASES, type DeckCase } from '#domain/decks/deck-rules.cases.ts'
import { BAD_VALUE, explained, given, NOT_ALLOWED, NOT_SIGNED_IN, reached, refusal } from './answers.ts'
import { deckRow, saveDeck, SMALL_LIST } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type DeckChange = Database['public']['Tables']['decks']['Update']

let backend: TestBackend
let author: Member
let stranger: Member
let admin: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  stranger = await backend.join('stranger')
  admin = await backend.joinAsAdmin('admin')
})
afterAll(() => backend.close())

const MESSAGES: Record<NonNullable<DeckCase['problem']>, string> = {
  empty: 'Please add some cards to your deck.',
  tooManyCopies: 'A deck can have 1 to 4 copies of a card.',
  badQuantity: 'A deck can have 1 to 4 copies of a card.',
  tooManyCards: 'Your deck exceeds the maximum of 60 cards.',
  listedTwice: 'A deck can list each card only once.',
  unknownCard: 'Card not found: "pack-9-9999"',
}

describe('the rules of a deck', () => {
  const save = (cards: DeckCase['cards']) =>
    author.client
      .from('decks')
      .insert(deckRow(author, { cards: [...cards] }))
      .select()
      .single()

  for (const { title, cards, total, legality } of DECK_CASES.filter(({ problem }) => problem === null)) {
    test(title, async () => {
      expect(await given(save(cards))).toMatchObject({ cards, total_cards: total, legality })
    })
  }

  for (const { title, cards, problem } of DECK_CASES) {
    if (problem === null) continue
    test(title, async () => {
      expect(await refusal(save(cards))).toEqual(explained(MESSAGES[problem]))
    })
  }

  test('apply to changed decks too', async () => {
    const { id } = await saveDeck(author)
    const cards = [{ card: 'pack-9-1', quantity: 5 }]
    expect(await refusal(author.client.from('decks').update({ cards }).eq('id', id))).toEqual(
      explained(MESSAGES.tooManyCopies),
    )
    const old = [{ card: 'pack-1-1', quantity: 4 }]
    expect(
      await given(author.client.from('decks').update({ cards: old }).eq('id', id).select().single()),
    ).toMatchObject({
      total_cards: 4,
      legality: 'infinity',
    })
  })

  test.each([
    ['an object', { card: 'pack-9-1', quantity: 1 }],
    ['numbers', [1, 2]],
    ['lists', [['pack-9-1', 1]]],
    ['cards without a quantity', [{ card: 'pack-9-1' }]],
    ['quantities as text', [{ card: 'pack-9-1', quantity: '2' }]],
    ['cards as numbers', [{ card: 1, quantity: 1 }]],
  ])('%s instead of the list of cards are refused', async (_, cards) => {
    const row = { ...deckRow(author), cards }
    expect(await refusal(author.client.from('decks').insert(row))).toEqual(
      explained('A deck is a list of cards with their quantities.'),
    )
  })

  test('other fields beside card and quantity are dropped', async () => {
    const cards = [{ card: 'pack-9-1', quantity: 1, note: 'x'.repeat(100) }]
    expect((await saveDeck(author, { cards })).cards).toEqual([{ card: 'pack-9-1', quantity: 1 }])
  })

  test('a name is required and trimmed', async () => {
    expect(await saveDeck(author, { name: '  Frozen  ' })).toMatchObject({ name: 'Frozen' })
    for (const name of ['', '   ']) {
      expect(await refusal(author.client.from('decks').insert(deckRow(author, { name })))).toEqual(
        explained('Please enter a deck name.'),
      )
    }
  })

  test('texts and lists are bounded', async () => {
    const { id } = await saveDeck(author)
    const change = (fields: DeckChange) => author.client.from('decks').update(fields).eq('id', id)
    expect(await refusal(change({ name: 'x'.repeat(101) }))).toEqual(
      explained('A deck name has at most 100 characters.'),
    )
    expect(await refusal(change({ description: 'x'.repeat(5001) }))).toEqual(
      explained('A deck guide has at most 5,000 characters.'),
    )
    expect(await refusal(change({ name: 'two\nlines' }))).toMatchObject(BAD_VALUE)
    expect(await refusal(change({ name: 'turned \u202Earound' }))).toMatchObject(BAD_VALUE)
    expect(await refusal(change({ tags: Array(11).fill('x') }))).toMatchObject(BAD_VALUE)
    expect(await refusal(change({ tags: ['x'.repeat(301)] }))).toMatchObject(BAD_VALUE)
    await given(change({ name: 'x'.repeat(100), description: 'x'.repeat(5000), tags: ['aggro'] }).select())
  })

  test('markup in texts stays text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(await saveDeck(author, { name })).toMatchObject({ name })
  })
})

describe('derived columns', () => {
  test('a forged total, legality, count, visibility and time are replaced', async () => {
    const forged = {
      ...deckRow(author, { cards: [{ card: 'pack-1-1', quantity: 3 }], is_public: false }),
      total_cards: 60,
      legality: 'core',
      favorite_count: 9999,
      is_visible: true,
      created_at: '2030-01-01T00:00:00Z',
      updated_at: '2030-01-01T00:00:00Z',
    }
    const truth = { total_cards: 3, legality: 'infinity', favorite_count: 1, is_visible: false }
    const deck = await given(author.client.from('decks').insert(forged).select().single())
    expect(deck).toMatchObject(truth)
    expect(Date.parse(deck.created_at)).toBeLessThan(Date.parse('2030-01-01'))

    const { name: _, cards: __, is_public: ___, user_id: ____, ...again } = forged
    const changed = await given(author.client.from('decks').update(again).eq('id', deck.id).select().single())
    expect(changed).toMatchObject({ ...truth, created_at: deck.created_at })
    expect(Date.parse(changed.updated_at)).toBeLessThan(Date.parse('2030-01-01'))
  })

  test('decks follow a set that leaves or rejoins Core', async () => {
    const { id, updated_at } = await saveDeck(author, { cards: [{ card: 'pack-5-3', quantity: 1 }] })
    const legality = async () => (await given(author.client.from('decks').select().eq('id', id).single())).legality
    await given(backend.service.from('sets_2').update({ core_legal: false }).eq('id', '5').select())
    expect(await legality()).toBe('infinity')
    await given(backend.service.from('sets_2').update({ core_legal: true }).eq('id', '5').select())
    expect(await legality()).toBe('core')
    expect(await given(author.client.from('decks').select('updated_at').eq('id', id).single())).toEqual({ updated_at })
  })

  test('a deck’s owner and id cannot change', async () => {
    const { id } = await saveDeck(author)
    expect(await refusal(author.client.from('decks').update({ user_id: stranger.id }).eq('id', id))).toEqual(
      explained('"user_id" cannot be changed.'),
    )
    expect(await refusal(author.client.from('decks').update({ id: crypto.randomUUID() }).eq('id', id))).toEqual(
      explained('"id" cannot be changed.'),
    )
  })
})

describe('access to decks', () => {
  test('everybody sees a public deck with its author', async () => {
    const { id } = await saveDeck(author)
    for (const { client } of [{ client: backend.anonymous }, stranger, admin, author]) {
      const select = client.from('decks').select('id, user_profiles(display_name, username)').eq('id', id)
      expect(await given(select)).toEqual([{ id, user_profiles: { display_name: 'author', username: 'author' } }])
    }
  })

  test('only its author sees a private deck', async () => {
    const { id } = await saveDeck(author, { is_public: false })
    for (const { client } of [{ client: backend.anonymous }, stranger, admin]) {
      expect(await given(client.from('decks').select().eq('id', id))).toEqual([])
      expect(
        await given(client.from('decks').select().contains('cards', JSON.stringify(SMALL_LIST))),
      ).not.toContainEqual(expect.objectContaining({ id }))
      expect(await given(client.rpc('decks_with_card', { card_id: 'pack-9-1' }))).not.toContainEqual(
        expect.objectContaining({ id }),
      )
    }
    expect(await given(author.client.from('decks').select('id').eq('id', id))).toEqual([{ id }])
    expect(await given(author.client.rpc('decks_with_card', { card_id: 'pack-9-1' }))).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('a profile with hidden decks hides all of them, including later ones', async () => {
    const shy = await backend.join('shy')
    const earlier = await saveDeck(shy)
    const setVisibility = (deck_visibility: string) =>
      given(shy.client.from('user_profiles').update({ deck_visibility }).eq('user_id', shy.id).select())
    await setVisibility('private')
    const later = await saveDeck(shy)
    await given(shy.client.from('decks').update({ is_public: true, is_visible: true }).eq('id', later.id).select())
    expect(await given(stranger.client.from('decks').select().eq('user_id', shy.id))).toEqual([])
    expect(await given(shy.client.from('decks').select().eq('user_id', shy.id))).toHaveLength(2)
    await setVisibility('public')
    const seen = await given(stranger.client.from('decks').select('id').eq('user_id', shy.id))
    expect(seen.map(({ id }) => id).toSorted()).toEqual([earlier.id, later.id].toSorted())
  })

  test('nobody saves a deck in the name of another', async () => {
    const row = deckRow(author)
    expect(await refusal(backend.anonymous.from('decks').insert(row))).toMatchObject(NOT_SIGNED_IN)
    expect(await refusal(stranger.client.from('decks').insert(row))).toMatchObject(NOT_ALLOWED)
    expect(await refusal(admin.client.from('decks').insert(row))).toMatchObject(NOT_ALLOWED)
  })

  test('nobody changes or deletes the deck of another', async () => {
    const deck = await saveDeck(author)
    for (const { client } of [{ client: backend.anonymous }, stranger, admin]) {
      expect(await reached(client.from('decks').update({ name: 'Mine now' }).eq('id', deck.id).select())).toEqual([])
      expect(await reached(client.from('decks').delete().eq('id', deck.id).select())).toEqual([])
      const stolen = { ...deckRow(author), id: deck.id, name: 'Mine now' }
      expect(await reached(client.from('decks').upsert(stolen).select())).toEqual([])
    }
    expect(await given(author.client.from('decks').select().eq('id', deck.id).single())).toEqual(deck)
  })

  test('the id of another member’s deck, hidden or not, neither changes nor reveals it', async () => {
    for (const is_public of [true, false]) {
      const deck = await saveDeck(author, { is_public })
      const theirs = { ...deckRow(stranger), id: deck.id, name: 'Mine now' }
      const { message, code } = await refusal(stranger.client.from('decks').insert(theirs))
      expect([code, message]).toEqual(['23505', 'duplicate key value violates unique constraint "decks_pkey"'])
      expect(await refusal(stranger.client.from('decks').upsert(theirs))).toMatchObject(NOT_ALLOWED)
      expect(
        await reached(stranger.client.from('decks').update({ name: 'Mine now' }).eq('id', deck.id).select()),
      ).toEqual([])
      expect(await given(author.client.from('decks').select().eq('id', deck.id).single())).toEqual(deck)
    }
  })

  test('an author deletes a deck with its favorites', async () => {
    const { id } = await saveDeck(author)
    await given(author.client.from('decks').delete().eq('id', id).eq('user_id', author.id).select())
    expect(await given(author.client.from('decks').select().eq('id', id))).toEqual([])
    expect(await backend.sql('select id from deck_favorites where deck_id = $1', [id])).toEqual([])
  })
})
