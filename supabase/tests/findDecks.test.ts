import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { explained, given, refusal } from './answers.ts'
import { pileUpHay, saveDeck } from './decks.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type Query = Database['public']['Functions']['find_decks']['Args']

let backend: TestBackend
let author: Member
let fan: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  fan = await backend.join('fan')
  await backend.sql(`update cards_2 set ink = 'Ruby' where id = 'pack-9-1'`)
  await backend.sql(`update cards_2 set ink = null, inks = '{Steel,Amber}' where id = 'pack-9-2'`)
  // Two cards get a version that no other card has, so that they have no other printing.
  await backend.sql(`update cards_2 set version = version || ' ' || set_id where id in ('pack-5-1', 'pack-P1-1')`)
})
afterAll(() => backend.close())

async function find(as: Client, query: Query = {}) {
  return given(as.rpc('find_decks', query))
}

async function names(as: Client, query: Query = {}) {
  return (await find(as, query)).map(({ name }) => name)
}

/** Saves decks with these names, the last one newest, each with one copy of a card. */
async function saveNamed(member: Member, card: string, ...deckNames: string[]) {
  const decks = []
  for (const name of deckNames) decks.push(await saveDeck(member, { name, cards: [{ card, quantity: 1 }] }))
  return decks
}

async function favor(member: Member, deck_id: string) {
  await given(member.client.from('deck_favorites').insert({ user_id: member.id, deck_id }).select())
}

describe('a list of decks', () => {
  test('has all data of a tile', async () => {
    const maker = await backend.join('maker', { username: 'Maker', full_name: 'Mia Maker' })
    const deck = await saveDeck(maker)
    await favor(fan, deck.id)
    const [tile] = await find(fan.client, { author_id: maker.id })
    const {
      description: _,
      tags: __,
      is_visible: ___,
      maybeboard: ____,
      notes: _____,
      leader: ______,
      shows_versions: _______,
      ...shown
    } = deck
    expect(tile).toEqual({
      ...shown,
      favorite_count: 2,
      inks: ['Amber', 'Ruby', 'Steel'],
      author_name: 'Mia Maker',
      is_favorited: true,
      verdict: expect.objectContaining({ format: 'core' }),
      is_match: null,
      place: null,
    })
    expect(await find(backend.anonymous, { author_id: maker.id })).toEqual([{ ...tile, is_favorited: false }])
  })

  test('names the author by display name, else by username, and not at all if the profile is private', async () => {
    const quiet = await backend.join('quiet')
    await saveDeck(quiet)
    const change = (fields: Database['public']['Tables']['user_profiles']['Update']) =>
      given(quiet.client.from('user_profiles').update(fields).eq('user_id', quiet.id).select())
    const shown = async ({ client }: { client: Client }) =>
      (await find(client, { author_id: quiet.id })).map(({ author_name }) => author_name)
    await change({ display_name: '' })
    expect(await shown(fan)).toEqual(['quiet'])
    await change({ profile_visibility: 'private' })
    expect(await shown(fan)).toEqual([null])
    expect(await shown(quiet)).toEqual(['quiet'])
  })

  test('latest has the newest first, popular the most liked, then the newest', async () => {
    const card = 'pack-5-1'
    const [liked] = await saveNamed(author, card, 'First', 'Second', 'Third')
    await favor(fan, liked!.id)
    expect(await names(fan.client, { with_card: card })).toEqual(['Third', 'Second', 'First'])
    expect(await names(fan.client, { with_card: card, list: 'popular' })).toEqual(['First', 'Third', 'Second'])
  })

  test('favorites has the caller’s favorites that are still visible', async () => {
    const lover = await backend.join('lover')
    const [stays, hides] = await saveNamed(author, 'pack-5-2', 'Stays', 'Hides', 'Unloved')
    await favor(lover, hides!.id)
    await favor(lover, stays!.id)
    expect(await names(lover.client, { list: 'favorites' })).toEqual(['Hides', 'Stays'])
    expect(await names(lover.client, { list: 'favorites', author_id: fan.id })).toEqual([])
    await given(author.client.from('decks').update({ is_public: false }).eq('id', hides!.id).select())
    expect(await names(lover.client, { list: 'favorites' })).toEqual(['Stays'])
    expect(await names(author.client, { list: 'favorites', with_card: 'pack-5-2' })).toContain('Hides')
  })

  test('mine has all of the caller’s decks, and none for a guest', async () => {
    const owner = await backend.join('owner')
    await saveDeck(owner, { name: 'Shown' })
    await saveDeck(owner, { name: 'Hidden', is_public: false })
    expect(await names(owner.client, { list: 'mine' })).toEqual(['Hidden', 'Shown'])
    expect(await names(owner.client, { list: 'mine', author_id: author.id })).toEqual(['Hidden', 'Shown'])
    expect(await names(fan.client, { author_id: owner.id })).toEqual(['Shown'])
    for (const list of ['mine', 'favorites']) expect(await names(backend.anonymous, { list })).toEqual([])
  })
})

describe('a filter of decks', () => {
  test('by format', async () => {
    const sorter = await backend.join('sorter')
    await saveNamed(sorter, 'pack-1-1', 'Old')
    await saveNamed(sorter, 'pack-9-5', 'New')
    for (const author_id of [sorter.id, undefined]) {
      const query = { search: author_id === undefined ? 'Old' : '', ...(author_id !== undefined && { author_id }) }
      expect(await names(fan.client, { ...query, format: 'infinity' })).toEqual(['Old'])
      expect(await names(fan.client, { ...query, format: 'core' })).toEqual(author_id === undefined ? [] : ['New'])
    }
  })

  test('by inks finds decks with all of them, and possibly more', async () => {
    const painter = await backend.join('painter')
    await saveNamed(painter, 'pack-9-1', 'Ruby')
    await saveNamed(painter, 'pack-9-2', 'Amber Steel')
    await saveDeck(painter, { name: 'All three' })
    const having = async (...with_inks: string[]) => names(fan.client, { author_id: painter.id, with_inks })
    expect(await having('Ruby')).toEqual(['All three', 'Ruby'])
    expect(await having('Steel', 'Amber')).toEqual(['All three', 'Amber Steel'])
    expect(await having('Amber', 'Ruby')).toEqual(['All three'])
    expect(await having('Sapphire')).toEqual([])
    expect(await having()).toHaveLength(3)
  })

  test.each([
    ['a word of its name', 'melody'],
    ['the beginning of a word', 'mel'],
    ['words in any order', 'HEART mel'],
    ['words without their accents and quotes', 'moana`s te ka'],
    ['a word with other signs around it', '«melody»!'],
    ['a word of a card’s name and a word of its name', 'melody anna printing'],
    ['only signs, which search for nothing', ' - '],
  ])('by %s', async (_, search) => {
    await saveNamed(
      await backend.join(`poet${crypto.randomUUID().slice(0, 8)}`),
      'pack-9-7',
      'Moana’s Melody: Te Kā & Heart',
    )
    expect(await names(fan.client, { search })).toContain('Moana’s Melody: Te Kā & Heart')
  })

  test.each([
    'elody',
    'melody ruby',
    'melody elsa',
    ':visible',
    ':card pack-9-7',
    ':inks Amber Steel',
    ':complete',
    'pack',
    "zzz' | 'melody",
    'melody & !zzz',
  ])('not by %s', async (search) => {
    await saveNamed(author, 'pack-9-7', 'Melody')
    expect(await names(fan.client, { search })).toEqual([])
  })

  test('finds a rare deck beyond the walk', async () => {
    const [rare] = await saveNamed(author, 'pack-P1-1', 'Needle of an unusual kind')
    await pileUpHay(backend)
    for (const list of ['latest', 'popular']) {
      expect(await names(fan.client, { list, search: 'unusual needle' })).toEqual([rare!.name])
      expect(await names(fan.client, { list, search: 'un needle of', format: 'core' })).toEqual([rare!.name])
      expect(await names(fan.client, { list, search: 'un needle hay' })).toEqual([])
      expect(await names(fan.client, { list, with_card: 'pack-P1-1', with_inks: ['Amethyst'] })).toEqual([rare!.name])
    }
  })
})

describe('pages of decks', () => {
  test.each(['latest', 'popular', 'favorites', 'mine'])(
    'of the list %s together have every deck once',
    async (list) => {
      const reader = await backend.join(`reader-${list}`)
      const card = 'pack-2-1'
      const made = await saveNamed(reader, card, ...Array.from({ length: 7 }, (_, at) => `${list} ${at}`))
      for (const { id } of made.slice(2, 5)) await favor(fan, id)
      await given(reader.client.from('decks').update({ is_public: false }).eq('id', made[3]!.id).select())
      for (const search of ['', list]) {
        const query = { list, search, with_card: card, page_size: 3 }
        const pages = [await find(reader.client, query)]
        for (let last = pages.at(-1)?.at(-1); last; last = pages.at(-1)?.at(-1)) {
          const { created_at, favorite_count, id } = last
          const after = { after_created_at: created_at, after_favorite_count: favorite_count, after_id: id }
          pages.push(await find(reader.client, { ...query, ...after }))
        }
        const own = pages.flat().filter(({ user_id }) => user_id === reader.id)
        expect(own.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
        expect(pages.slice(0, -2).map((page) => page.length)).toEqual(pages.slice(0, -2).map(() => 3))
      }
    },
  )

  test('have 1 to 60 decks for any requested size', async () => {
    for (let at = 0; at < 62; at++) await saveNamed(author, 'pack-2-2', `Deck ${at}`)
    const size = async (page_size?: number) =>
      (await find(fan.client, { with_card: 'pack-2-2', ...(page_size !== undefined && { page_size }) })).length
    expect([await size(), await size(5), await size(2_000_000_000), await size(0), await size(-5)]).toEqual([
      24, 5, 60, 1, 1,
    ])
  })
})

test('invalid lists, formats, inks and positions are explained', async () => {
  const refused = async (query: Query) => refusal(fan.client.rpc('find_decks', query))
  expect(await refused({ list: 'secret' })).toEqual(
    explained('The lists of decks are latest, popular, favorites and mine.'),
  )
  expect(await refused({ format: 'draft' })).toEqual(explained('The formats are core and infinity.'))
  const inks = explained('The inks are Amber, Amethyst, Emerald, Ruby, Sapphire and Steel.')
  expect(await refused({ with_inks: ['Violet'] })).toEqual(inks)
  expect(await refused({ with_inks: Array(7).fill('Amber') })).toEqual(inks)
  // The number is checked before building a query, which would be too large and take many seconds.
  expect(await refused({ with_inks: Array.from({ length: 90_000 }, (_, at) => `A${at}`) })).toEqual(inks)
  const place = explained('The position after the last deck needs its id, its time and its favorites.')
  expect(await refused({ after_id: author.id })).toEqual(place)
  expect(await refused({ list: 'popular', after_id: author.id, after_created_at: '2026-01-01' })).toEqual(place)
})
