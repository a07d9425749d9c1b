import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let keeper: Member
let spy: Member
let admin: Member
let hidden: string
beforeAll(async () => {
  backend = await startTestBackend()
  keeper = await backend.join('keeper')
  spy = await backend.join('spy')
  admin = await backend.joinAsAdmin('admin')
  // The deck's card, ink and words are unique, so a query that matches this deck matches no other.
  const cards = [{ card: 'pack-1-20', quantity: 4 }]
  await backend.sql(`update cards_2 set ink = 'Sapphire' where id = 'pack-1-20'`)
  hidden = (await saveDeck(keeper, { name: 'Secret Plan', cards, is_public: false })).id
  // The spy added it to the favorites while it was public.
  await given(keeper.client.from('decks').update({ is_public: true }).eq('id', hidden).select())
  await given(spy.client.from('deck_favorites').insert({ user_id: spy.id, deck_id: hidden }).select())
  await given(keeper.client.from('decks').update({ is_public: false }).eq('id', hidden).select())
  await saveDeck(spy, { name: 'Decoy' })
})
afterAll(() => backend.close())

const visitors = () => [null, spy, admin]
const rest = (path: string) => `/rest/v1/${path.replaceAll('{keeper}', keeper.id).replaceAll('{hidden}', hidden)}`

describe('a hidden deck', () => {
  test.each([
    { author_id: '{keeper}' },
    { author_id: '{keeper}', list: 'popular' },
    { author_id: '{keeper}', list: 'favorites' },
    { list: 'favorites', search: 'secret' },
    { list: 'mine', author_id: '{keeper}', search: 'plan' },
    { search: 'secret plan' },
    { search: 's', list: 'popular', with_inks: ['Sapphire'] },
    { with_card: 'pack-1-20' },
    { with_card: 'pack-1-20', list: 'popular', format: 'infinity' },
    { with_inks: ['Sapphire'], format: 'infinity' },
    { with_inks: ['Sapphire'], exact_inks: true },
    { with_inks: ['Sapphire'], exact_inks: true, list: 'popular' },
    { with_inks: ['Sapphire'], after_id: '{hidden}', after_created_at: '2999-01-01', after_favorite_count: 99 },
    {
      list: 'popular',
      after_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      after_created_at: 'infinity',
      after_favorite_count: 2147483647,
      search: 'plan',
    },
  ])('is not found by %j', async (query) => {
    const json = JSON.parse(
      JSON.stringify(query).replaceAll('{keeper}', keeper.id).replaceAll('{hidden}', hidden),
    ) as unknown
    for (const as of visitors())
      expect(await request(backend, as, rest('rpc/find_decks'), { json })).toEqual({ status: 200, text: '[]' })
    expect((await request(backend, keeper, rest('rpc/find_decks'), { json })).text).toContain(hidden)
  })

  test.each([
    'decks?id=eq.{hidden}',
    'decks?user_id=eq.{keeper}&is_public=eq.false',
    'decks?name=like.Secret*',
    'decks?inks=cs.{Sapphire}',
    'decks?cards=cs.[{"card":"pack-1-20"}]',
    'decks?is_visible=is.false&name=neq.Decoy',
    'rpc/decks_with_card?card_id=pack-1-20',
    'rpc/find_decks?search=secret',
    'user_profiles?select=decks!inner(name)&user_id=eq.{keeper}',
    'deck_favorites?select=decks!inner(name)&deck_id=eq.{hidden}',
    'matches?select=decks(name)',
  ])('is not found by %s', async (path) => {
    for (const as of visitors()) expect(await request(backend, as, rest(path))).toEqual({ status: 200, text: '[]' })
  })

  test('is not counted, and does not affect the order of others', async () => {
    for (const as of visitors()) {
      const { data } = await (as?.client ?? backend.anonymous).auth.getSession()
      const count = await fetch(backend.url + rest('decks?name=like.Secret*'), {
        method: 'HEAD',
        headers: {
          apikey: backend.publishableKey,
          Prefer: 'count=exact',
          ...(data.session && { Authorization: `Bearer ${data.session.access_token}` }),
        },
      })
      expect(count.headers.get('content-range')).toBe('*/0')
    }
    // A page that starts at the position of the hidden deck has the same decks as without it.
    const place = await given(
      keeper.client.from('decks').select('created_at, favorite_count').eq('id', hidden).single(),
    )
    const decoy = await given(spy.client.rpc('find_decks', { page_size: 1 }))
    expect(decoy.map(({ name }) => name)).toEqual(['Decoy'])
    for (const list of ['latest', 'popular'])
      expect(
        await given(
          spy.client.rpc('find_decks', {
            list,
            after_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
            after_created_at: place.created_at,
            after_favorite_count: place.favorite_count,
          }),
        ),
      ).toEqual(list === 'popular' ? decoy : [])
  })

  test('does not reveal its search words through the search table or functions', async () => {
    for (const path of [
      'deck_search',
      'decks?select=name,deck_search(tokens)',
      'rpc/deck_tokens',
      'rpc/deck_list_query',
    ])
      for (const as of visitors()) expect((await request(backend, as, rest(path))).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a manual search request', () => {
  test.each([
    { after_id: 'x', after_created_at: '2026-01-01' },
    { after_id: '{keeper}', after_created_at: 'yesterday-ish' },
    { after_id: '{keeper}', after_created_at: '2026-01-01', list: 'popular', after_favorite_count: '1 or true' },
    { author_id: "' or true --" },
    { page_size: 'all' },
    { page_size: 1e12 },
    { list: "latest' or true --" },
    { format: "core' or true --" },
    { with_inks: ["Amber' | 'Ruby"] },
    { with_inks: 'Amber' },
    { list: null },
    { unknown: 1 },
  ])('with %j is refused', async (json) => {
    const { status, text } = await request(backend, spy, rest('rpc/find_decks'), { json })
    expect([status >= 400 && status < 500, text]).toEqual([true, expect.not.stringContaining('Secret')])
  })

  test.each([
    { search: "'; drop table decks; --" },
    { search: "secret' | 'decoy" },
    { search: 'decoy:* <-> secret' },
    { search: 'q '.repeat(50_000) },
    { search: 'x'.repeat(100_000) },
    { with_card: "pack' | ':visible" },
    { with_card: '\\' },
    { with_card: 'x'.repeat(100_000) },
    { search: '\\', with_inks: ['Sapphire'] },
    {
      with_inks: [],
      search: '',
      page_size: -2_147_483_648,
      list: 'favorites',
      author_id: '00000000-0000-0000-0000-000000000000',
    },
  ])('with special characters of SQL or of searches finds nothing (%#)', async (json) => {
    expect(await request(backend, spy, rest('rpc/find_decks'), { json })).toEqual({ status: 200, text: '[]' })
  })
})
