import { once } from 'node:events'
import { request } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'
import { catalogueCache } from '../cache/catalogueCache.ts'
import { health } from '../health.ts'
import { outboxRefusals } from '../outboxRefusals.ts'
import { clientAddress } from './clientAddress.ts'
import { restQueue } from './restQueue.ts'
import type { SiteEnv, SiteParts } from '../site.ts'

let host: TestHost
let clients = 0
beforeAll(async () => {
  host = await startTestHost({
    trustProxy: true,
    lastMigration: `
      create function public.linger() returns void language plpgsql as $$
        begin perform pg_sleep(0.2); end $$;`,
  })
  // Opens the connections now: the embedded database would block the client, which runs in this process.
  await Promise.all(Array.from({ length: 20 }, async () => sendRequest('rpc/find_decks', newClient(), {})))
})
afterAll(() => host.close())

const newClient = () => `198.51.100.${(clients += 1)}`

const sendRequest = (path: string, from: string, json?: unknown, token?: string) =>
  host.api(`/rest/v1/${path}`, {
    headers: { 'x-forwarded-for': from },
    ...(json === undefined ? {} : { json }),
    ...(token && { token }),
  })

/** The names of these requests in the order of their responses. */
async function orderOf(requests: Record<string, () => Promise<Response>>): Promise<string[]> {
  const answered: string[] = []
  const running = Object.entries(requests).map(async ([name, send]) => {
    expect((await send()).ok).toBe(true)
    answered.push(name)
  })
  await Promise.all(running)
  return answered
}

test('a client with many open requests does not delay others', async () => {
  const [busy, other] = [newClient(), newClient()]
  const order = await orderOf({
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`busy ${at}`, () => sendRequest('rpc/linger', busy, {})]),
    ),
    // It has a body like the others, so that it arrives after them.
    other: () => sendRequest('rpc/find_decks', other, {}),
  })
  expect(order.indexOf('other')).toBeLessThanOrEqual(2)
})

test('a member with many open requests does not delay guests of the same address', async () => {
  const shop = newClient()
  const { token } = await host.signUp('busy@example.com')
  const order = await orderOf({
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`busy ${at}`, () => sendRequest('rpc/linger', shop, {}, token)]),
    ),
    guest: () => sendRequest('decks?select=id', shop),
  })
  expect(order.indexOf('guest')).toBeLessThanOrEqual(1)
})

test('cached catalogue responses do not wait in the queue', async () => {
  const busy = newClient()
  const cards = 'cards_2?select=id&order=id'
  await sendRequest(cards, busy)
  const order = await orderOf({
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`busy ${at}`, () => sendRequest('rpc/linger', busy, {})]),
    ),
    cards: () => sendRequest(cards, busy),
  })
  expect(order.indexOf('cards')).toBeLessThanOrEqual(1)
})

/** A site that responds after `answer` is called, or whose backend refuses at once; a client may have three places. */
function makeSite({ now, status }: { now?: () => number; status?: 400 } = {}) {
  const secrets = { jwtSecret: 'x'.repeat(32), publishableKey: 'publishable', secretKey: 'secret' }
  const queue = restQueue(
    { database: { kind: 'pglite' }, secrets },
    { slots: 1, slotsPerGroup: [1, 1, 1], placesPerGroup: 3, ...(now && { now }) },
  )
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetchBackend = async () => {
    if (status !== undefined) return new Response('refused', { status })
    await promise
    return new Response('answered')
  }
  const parts = {
    backend: { fetch: fetchBackend },
    database: { kind: 'pglite', query: async () => [] },
    secrets,
    siteUrl: 'http://localhost',
  } as unknown as SiteParts
  const version = { read: async () => '1', invalidate: () => undefined }
  const site = new Hono<SiteEnv>()
  site
    .use(clientAddress(true))
    .get('/healthz', health(parts, queue, outboxRefusals(parts)))
    .use(catalogueCache(parts, version, queue), queue.middleware)
    .all('*', fetchBackend)
  const send = async (from: string, { words = '', key = 'publishable', path = '/rest/v1/decks' } = {}) =>
    site.request(path, {
      headers: {
        'x-forwarded-for': from,
        apikey: key,
        'content-length': String(words.length),
        ...(path.startsWith('/healthz') && { authorization: 'Bearer forged' }),
      },
      ...(words !== '' && { method: 'POST', body: words }),
    })
  /** Sends a request while all others wait, then lets the site answer all of them. Returns the response to this request. */
  const sendLast = async (from: string) => {
    const last = send(from)
    for (let step = 0; step < 10; step += 1) await setImmediate()
    resolve()
    return last
  }
  return { send, sendLast, answer: resolve }
}

test('a client with too many waiting requests gets 429 with Retry-After', async () => {
  const { send, sendLast } = makeSite()
  const waiting = [send('203.0.113.1'), send('203.0.113.1'), send('203.0.113.1'), send('203.0.113.2')]
  const refused = await sendLast('203.0.113.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(await refused.json()).toMatchObject({ code: 'too_many', message: expect.stringMatching(/try again/) })
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
  expect((await send('203.0.113.1')).status).toBe(200)
})

test('a large body takes several places', async () => {
  const { send, sendLast } = makeSite()
  const large = send('203.0.113.1', { words: 'ink '.repeat(40_000) })
  expect((await sendLast('203.0.113.1')).status).toBe(429)
  expect((await large).status).toBe(200)
})

test('a hundred concurrent deletions take one place each, because they have no body', async () => {
  const [client, { token }] = [newClient(), await host.signUp('deletes@example.com')]
  const deletions = Array.from({ length: 100 }, async () =>
    fetch(`${host.url}/rest/v1/deck_favorites?deck_id=eq.00000000-0000-4000-8000-000000000000`, {
      method: 'DELETE',
      headers: { apikey: host.publishableKey, authorization: `Bearer ${token}`, 'x-forwarded-for': client },
    }),
  )
  const statuses = await Promise.all(deletions.map(async (deletion) => (await deletion).status))
  expect(new Set(statuses)).toEqual(new Set([204]))
})

test('the /64 networks of one /48 network share a limit', async () => {
  const { send, sendLast } = makeSite()
  const waiting = [1, 2, 3].map(async (network) => send(`[2001:db8:1:${network}::1]:443`))
  expect((await sendLast('2001:db8:1:4::1')).status).toBe(429)
  await Promise.all(waiting)
})

test('requests with the secret key do not wait', async () => {
  const { send, answer } = makeSite()
  const waiting = Array.from({ length: 5 }, async () => send('203.0.113.1', { key: 'secret' }))
  answer()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
})

test('thirty visitors behind one address are all answered', async () => {
  const shop = newClient()
  const pending = Array.from({ length: 180 }, (_, at) =>
    sendRequest(at % 2 ? 'rpc/find_decks' : 'decks?select=id', shop, at % 2 ? {} : undefined),
  )
  expect(new Set((await Promise.all(pending)).map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  ['/rest/v1/decks', 400],
  ['/rest/v1/cards_2', 400],
  ['/healthz', 200],
])('refusals of %s use up their client’s share', async (path, answered) => {
  let time = 0
  const { send } = makeSite({ now: () => time, status: 400 })
  await send('203.0.113.2')
  // 75 refusals of 20 ms are the burst of a client.
  for (let count = 0; count < 76; count += 1)
    expect((await send('203.0.113.1', { path: `${path}?select=unknown_${count}` })).status).toBe(answered)
  let isAnswered = false
  const next = send('203.0.113.1').then(() => (isAnswered = true))
  // A client whose share is not used up would be served before the second of these.
  for (let count = 0; count < 2; count += 1) expect((await send('203.0.113.2')).status).toBe(400)
  expect(isAnswered).toBe(false)
  time += 60
  await send('203.0.113.2')
  await next
})

test('a slow upload delays nobody', async () => {
  const slow = newClient()
  const sent = Array.from({ length: 9 }, () =>
    request(`${host.url}/rest/v1/rpc/find_decks`, {
      method: 'POST',
      headers: {
        apikey: host.publishableKey,
        'x-forwarded-for': slow,
        'content-type': 'application/json',
        'content-length': 2,
      },
    }),
  )
  const answers = sent.map((one) => once(one, 'response'))
  sent.forEach((one) => one.write('{'))
  await setTimeout(100)
  expect((await sendRequest('decks?select=id', slow)).status).toBe(200)
  sent.forEach((one) => one.end('}'))
  for (const answer of answers) expect(await answer).toMatchObject([{ statusCode: 200 }])
})

test('an aborted request frees its place', async () => {
  const gone = newClient()
  const controllers = Array.from({ length: 12 }, () => new AbortController())
  const pending = controllers.map(({ signal }) =>
    host.api('/rest/v1/rpc/linger', { json: {}, signal, headers: { 'x-forwarded-for': gone } }).catch(() => 'gone'),
  )
  await setTimeout(50)
  controllers.forEach((controller) => controller.abort())
  await Promise.all(pending)
  expect((await sendRequest('decks?select=id', gone)).status).toBe(200)
})
