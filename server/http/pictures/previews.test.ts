import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
let author: Account

beforeAll(async () => {
  host = await startTestHost()
  author = await host.signUp('author@example.com')
  await change({ display_name: 'Tala' })
})
afterAll(() => host.close())

const change = (profile: object) =>
  host.api(`/rest/v1/user_profiles?user_id=eq.${author.id}`, { method: 'PATCH', token: author.token, json: profile })

const changeDeck = (id: string, deck: object | undefined) =>
  host.api(`/rest/v1/decks?id=eq.${id}`, {
    method: deck ? 'PATCH' : 'DELETE',
    token: author.token,
    ...(deck && { json: deck }),
  })

async function saveDeck(deck: object = {}): Promise<string> {
  const answer = await host.api('/rest/v1/decks', {
    token: author.token,
    headers: { prefer: 'return=representation' },
    json: { user_id: author.id, name: 'Snow', is_public: true, cards: [{ card: 'pack-1-1', quantity: 4 }], ...deck },
  })
  const [row] = (await answer.json()) as [{ id: string }]
  return row.id
}

/** The path of the preview picture of the page at `path`. */
async function pictureOf(path: string): Promise<string> {
  const html = await (await fetch(host.url + path)).text()
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  return address.replace(host.url, '').replaceAll('&amp;', '&')
}

async function get(address: string) {
  const answer = await fetch(host.url + address)
  return { answer, status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the preview picture of a page', () => {
  test.each(['/card/elsa-snow-queen-3-1', '/character/elsa', '/cards?set=The+First+Chapter'])(
    'of %s is cacheable forever at an address that contains its version',
    async (path) => {
      const { answer, body } = await get(await pictureOf(path))
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(sizeOf(body)).toEqual([1200, 630])
    },
  )

  test('of a deck is cacheable only privately, and has another address after the deck has changed', async () => {
    const id = await saveDeck()
    const before = await pictureOf(`/deck/${id}`)
    const first = await get(before)
    expect(first.answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    await changeDeck(id, { name: 'Ice' })
    const after = await pictureOf(`/deck/${id}`)
    expect(after).not.toBe(before)
    // The old address returns the current picture, which is not cached.
    const late = await get(before)
    expect(late.answer.headers.get('cache-control')).toBe('no-cache')
    expect(late.body.equals((await get(after)).body)).toBe(true)
    expect(late.body.equals(first.body)).toBe(false)
  })

  test('gets 304 for its ETag', async () => {
    const address = await pictureOf('/card/elsa-snow-queen-3-1')
    const tag = (await get(address)).answer.headers.get('etag') ?? ''
    expect((await fetch(host.url + address, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  test.each([
    '/preview/decks.png',
    '/preview/login.png',
    '/preview/card/nobody-1.png',
    '/preview/deck/7.png',
    '/preview/user/7/collection.png',
    '/preview/%E0%A4%A.png',
    '/preview/..%2f..%2fpackage.json',
    '/preview/',
  ])('does not exist at %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })
})

describe('hidden content has no preview picture', () => {
  test('a private deck', async () => {
    const id = await saveDeck({ is_public: false })
    expect(await pictureOf(`/deck/${id}`)).toBe('/preview.png')
    expect((await get(`/preview/deck/${id}.png`)).status).toBe(404)
  })

  test.each([
    ['turned private', (id: string) => changeDeck(id, { is_public: false })],
    ['was deleted', (id: string) => changeDeck(id, undefined)],
  ])('a deck that %s, also at its former address', async (_, hide) => {
    const id = await saveDeck()
    const address = await pictureOf(`/deck/${id}`)
    expect((await get(address)).status).toBe(200)
    expect((await hide(id)).ok).toBe(true)
    expect((await get(address)).status).toBe(404)
  })

  test('a deck whose author has a private profile is shown without their name, and none if they hide their decks', async () => {
    const id = await saveDeck()
    const named = await pictureOf(`/deck/${id}`)
    const shown = await get(named)
    await change({ profile_visibility: 'private' })
    const unnamed = await pictureOf(`/deck/${id}`)
    expect(unnamed).not.toBe(named)
    expect((await get(unnamed)).body.equals(shown.body)).toBe(false)
    expect((await get(named)).body.equals(shown.body)).toBe(false)
    await change({ profile_visibility: 'public', deck_visibility: 'private' })
    expect((await get(unnamed)).status).toBe(404)
    await change({ deck_visibility: 'public' })
  })

  test('hidden decks of a member', async () => {
    await saveDeck()
    const address = await pictureOf(`/user/${author.id}/decks`)
    const { answer, body } = await get(address)
    expect(answer.headers.get('cache-control')).toContain('private')
    expect(sizeOf(body)).toEqual([1200, 630])
    await change({ deck_visibility: 'private' })
    expect((await get(address)).status).toBe(404)
    expect(await pictureOf(`/user/${author.id}/decks`)).toBe('/preview.png')
    await change({ deck_visibility: 'public' })
  })

  test('the collection of a private profile', async () => {
    await host.api('/rest/v1/user_collections', {
      token: author.token,
      json: { user_id: author.id, card_id: 'pack-1-1', is_foil: false, quantity: 1 },
    })
    const address = await pictureOf(`/user/${author.id}/collection`)
    expect((await get(address)).answer.headers.get('cache-control')).toContain('private')
    await change({ profile_visibility: 'private' })
    expect((await get(address)).status).toBe(404)
    await change({ profile_visibility: 'public' })
  })
})

test('a deck’s name cannot leave the structured data', async () => {
  const name = '</script><script>alert(1)</script>'
  const id = await saveDeck({ name })
  const html = await (await fetch(`${host.url}/deck/${id}`)).text()
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect((JSON.parse(json) as { '@graph': unknown[] })['@graph']).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Decks' }, { name, item: `${host.url}/deck/${id}` }] },
    { '@type': 'CreativeWork', name, author: { name: 'Tala' } },
  ])
  expect(html).not.toContain('<script>alert')
})

test('preview pictures are limited per client', async () => {
  const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await get('/preview/deck/7.png')).status))
  expect(statuses).toContain(429)
})
