import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startTestHost, temporaryFolder, type TestHost, writeSite } from '../../host.fixture.ts'
import { writeRenderer } from '../pages/renderer.fixture.ts'

const folder = temporaryFolder()
let host: TestHost
let member: Account
const CARDS = '/rest/v1/cards_2?select=id,name&order=id'

beforeAll(async () => {
  host = await startTestHost({ siteDir: writeRenderer(writeSite(folder.path, 300)) })
  member = await host.signUp('member@example.com')
})
afterAll(async () => {
  await host.close()
  folder.remove()
})

async function etagOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await host.api(path, { headers })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}

test('a client that has the cards gets 304, signed in or not', async () => {
  const etag = await etagOf(CARDS)
  expect(etag).toMatch(/^W\/"/)
  for (const token of [undefined, member.token, host.publishableKey]) {
    const again = await host.api(CARDS, { ...(token !== undefined && { token }), headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('a change through this host is visible at once', async () => {
  const etag = await etagOf(CARDS)
  const changed = await host.api('/rest/v1/cards_2?id=eq.pack-1-1', {
    method: 'PATCH',
    json: { name: 'Anna' },
    headers: { apikey: host.secretKey },
  })
  expect(changed.status).toBe(204)
  const after = await host.api(CARDS, { headers: { 'if-none-match': etag } })
  expect(await after.json()).toContainEqual({ id: 'pack-1-1', name: 'Anna' })
})

test('a change in the database is visible after a second', async () => {
  const etag = await etagOf(CARDS)
  await host.sql(`update public.cards_2 set name = 'Olaf' where id = 'pack-1-1'`)
  await expect.poll(() => etagOf(CARDS), { timeout: 3000 }).not.toBe(etag)
})

test('a client that has read the new version gets the changed cards at once', async () => {
  await etagOf(CARDS)
  await host.sql(`update public.cards_2 set name = 'Sven' where id = 'pack-1-1'`)
  await (await host.api('/rest/v1/catalogue_version?select=version')).json()
  expect(await (await host.api(CARDS)).json()).toContainEqual({ id: 'pack-1-1', name: 'Sven' })
})

test('after a page has shown a change, the requests of that page return it too', async () => {
  const pageHasIt = async () => (await (await host.api('/cards')).text()).includes('Aaron')
  await pageHasIt()
  await setTimeout(500)
  // A separate cache of the version, read half a second after the page's, would stay valid half a second longer.
  await etagOf('/rest/v1/catalogue_version?select=version')
  await etagOf(CARDS)
  await host.sql(`update public.cards_2 set name = 'Aaron' where id = 'pack-1-1'`)
  await expect.poll(pageHasIt, { timeout: 3000 }).toBe(true)
  expect(await (await host.api(CARDS)).json()).toContainEqual({ id: 'pack-1-1', name: 'Aaron' })
})

test('pages, counts and formats are cached separately', async () => {
  const sendRequest = async (path: string, headers: Record<string, string>) => {
    const answer = await host.api(path, { headers })
    return [answer.headers.get('content-range'), (await answer.text()).length]
  }
  const questions: [string, Record<string, string>][] = [
    [CARDS, {}],
    [CARDS, { prefer: 'count=exact' }],
    [CARDS, { range: '0-9', 'range-unit': 'items' }],
    [CARDS, { accept: 'text/csv' }],
    [`${CARDS}&limit=10&offset=20`, { prefer: 'count=exact' }],
  ]
  const first = await Promise.all(questions.map(([path, headers]) => sendRequest(path, headers)))
  const second = await Promise.all(questions.map(([path, headers]) => sendRequest(path, headers)))
  expect(second).toEqual(first)
  expect(first.map(([range]) => range)).toEqual(['0-299/*', '0-299/300', '0-9/*', '0-299/*', '20-29/300'])
  expect(new Set(first.map(([, length]) => length)).size).toBe(4)
})

test('the answer is compressed', async () => {
  const { headers, body } = await raw(CARDS)
  expect(headers['content-encoding']).toBe('br')
  expect(headers['vary']).toContain('Accept-Encoding')
  expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveLength(300)
})

test('other answers are compressed too', async () => {
  await host.sql(`update public.user_profiles set display_name = repeat('Ada ', 10)`)
  for (let index = 0; index < 12; index += 1) await host.signUp(`member-${index}@example.com`)
  const { headers } = await raw('/rest/v1/user_profiles?select=*')
  expect(headers['content-encoding']).toBe('gzip')
})

test('without the key nothing can be read, cached or not', async () => {
  await etagOf(CARDS)
  expect((await fetch(host.url + CARDS)).status).toBe(401)
  expect((await host.api(CARDS, { headers: { apikey: 'sb_publishable_guess' } })).status).toBe(401)
})

test('private rows are never cached, even if they are embedded in cards', async () => {
  await host.sql(
    'insert into public.user_collections (user_id, card_id, quantity, is_foil) values ($1, $2, 1, false)',
    [member.id, 'pack-1-2'],
  )
  await host.sql(`update public.user_profiles set profile_visibility = 'private' where user_id = $1`, [member.id])
  const path = '/rest/v1/cards_2?select=id,user_collections(quantity)&id=eq.pack-1-2'
  const own = await host.api(path, { token: member.token })
  expect(await own.json()).toEqual([{ id: 'pack-1-2', user_collections: [{ quantity: 1 }] }])
  const others = await host.api(path)
  expect(await others.json()).toEqual([{ id: 'pack-1-2', user_collections: [] }])
  expect(others.headers.get('etag')).toBeNull()
})

test('a refusal is not cached: a missing column may exist the next time', async () => {
  const sendRequest = async () => (await host.api('/rest/v1/cards_2?select=news')).status
  expect(await sendRequest()).toBe(400)
  await host.sql('alter table public.cards_2 add column news text')
  expect(await sendRequest()).toBe(200)
})

/** Requests like a browser. Node's `fetch` would decompress the body and hide its encoding. */
function raw(path: string): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(host.url + path, { headers: { apikey: host.publishableKey, 'accept-encoding': 'gzip, br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}
