import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
let author: Account
let decks: { public: string; private: string }

beforeAll(async () => {
  host = await startTestHost()
  author = await host.signUp('author@example.com')
  const save = async (isPublic: boolean) => {
    const answer = await host.api('/rest/v1/decks', {
      token: author.token,
      headers: { prefer: 'return=representation' },
      json: { user_id: author.id, name: 'Snow', is_public: isPublic, cards: [{ card: 'pack-1-1', quantity: 4 }] },
    })
    return ((await answer.json()) as [{ id: string }])[0].id
  }
  decks = { public: await save(true), private: await save(false) }
})
afterAll(() => host.close())

/** The paths in a file, each with the date of its last change. */
async function read(file: string): Promise<Map<string, string | undefined>> {
  const answer = await fetch(host.url + file)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)
  return new Map(
    [...found].map(([, address = '', changed]) => [address.replace(host.url, '').replaceAll('&apos;', "'"), changed]),
  )
}

test('robots.txt links the sitemap, which links all its files', async () => {
  expect(await (await fetch(`${host.url}/robots.txt`)).text()).toContain(`Sitemap: ${host.url}/sitemap.xml`)
  const files = await read('/sitemap.xml')
  expect([...files.keys()]).toEqual(['/sitemap-catalogue.xml', '/sitemap-decks.xml'])
  for (const [file, changed] of files) {
    const dates = [...(await read(file)).values()].filter((date) => date !== undefined)
    expect(changed).toBe(dates.toSorted().at(-1))
  }
})

test('pages, sets, characters and cards are listed by their canonical addresses, and members’ pages are not', async () => {
  const listed = await read('/sitemap-catalogue.xml')
  const paths = ['/', '/cards', '/cards?set=The+First+Chapter', '/card/elsa-snow-queen-3-1', '/character/friend-2']
  for (const path of [...paths, '/guides/set-rotation', '/terms']) expect([...listed.keys()]).toContain(path)
  expect([...listed.keys()].join(' ')).not.toMatch(/login|account|password|confirm|success|admin|matches|user/)
  for (const path of listed.keys()) {
    const html = await (await fetch(host.url + path)).text()
    expect(html).toContain(`<link rel="canonical" href="${host.url}${path}" />`)
  }
})

test('a changed card has the date of its change', async () => {
  await host.sql(`update public.cards_2 set name = 'Elsa the Second' where id = 'pack-1-1'`)
  const [row] = await host.sql(`select max(updated_at)::text as at from public.cards_2`)
  await expect
    .poll(
      async () => Date.parse((await read('/sitemap-catalogue.xml')).get('/card/elsa-the-second-snow-queen-3-1') ?? ''),
      {
        timeout: 5000,
      },
    )
    .toBe(Math.floor(Date.parse(String(row?.['at'])) / 1000) * 1000)
})

test('only public decks are listed', async () => {
  expect([...(await read('/sitemap-decks.xml')).keys()]).toEqual([`/deck/${decks.public}`])
})

describe('a deck that is no longer public leaves the sitemap at once', () => {
  const patch = async (table: string, json: object) => {
    const answer = await host.api(table, { method: 'PATCH', token: author.token, json })
    expect(answer.status).toBe(204)
  }
  const listed = async () => (await read('/sitemap-decks.xml')).has(`/deck/${decks.public}`)

  test.each([
    ['by its author', () => `/rest/v1/decks?id=eq.${decks.public}`, 'is_public', false, true],
    ['with all decks', () => `/rest/v1/user_profiles?user_id=eq.${author.id}`, 'deck_visibility', 'private', 'public'],
  ])('after it was hidden %s, and returns when it is public again', async (_, path, column, hidden, shown) => {
    expect(await listed()).toBe(true)
    await patch(path(), { [column]: hidden })
    expect(await listed()).toBe(false)
    await patch(path(), { [column]: shown })
    expect(await listed()).toBe(true)
  })

  test('after it was deleted', async () => {
    await host.api(`/rest/v1/decks?id=eq.${decks.public}`, { method: 'DELETE', token: author.token })
    expect(await listed()).toBe(false)
  })
})
