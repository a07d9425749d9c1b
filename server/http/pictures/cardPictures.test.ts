import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Hono } from 'hono'
import pino from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultSettings, type Settings } from '../../config.ts'
import { type Listener, listen } from '../../listen.ts'
import { makeCardScene } from '../../preview/scene.fixture.ts'
import { EMPTY_INDEX, type IndexedCard } from '../pages/cardIndex.ts'
import { cardPictures } from './cardPictures.ts'
import type { SiteEnv } from '../site.ts'

const JPEG = await sharp({ create: { width: 734, height: 1024, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

const DOT = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

const LANDSCAPE = await sharp(JPEG).rotate(90).png().toBuffer()

/** The files of the card service by path. */
const FILES: Readonly<Record<string, BodyInit>> = {
  '/card.jpg': new Uint8Array(JPEG),
  '/location.png': new Uint8Array(LANDSCAPE),
  '/dot.png': new Uint8Array(DOT),
  '/huge.jpg': new Uint8Array([...JPEG, ...new Uint8Array(5 * 1024 * 1024)]),
  '/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="734" height="1024"><rect width="9" height="9"/></svg>',
  '/broken.jpg': 'no picture at all',
}

let service: Listener
let requestedPaths: string[]
/** The responses of the card service wait for this promise. */
let gate: Promise<unknown>

beforeEach(async () => {
  requestedPaths = []
  gate = Promise.resolve()
  service = await listen({ port: 0, host: '127.0.0.1' })
  service.serve(async (request) => {
    const { pathname } = new URL(request.url)
    requestedPaths.push(pathname)
    await gate
    if (pathname === '/moved.jpg') return Response.redirect(`${service.url}/card.jpg`)
    if (pathname === '/busy.jpg') return new Response('busy', { status: 503 })
    const body = FILES[pathname]
    // Any file claims to be a JPEG.
    return body ? new Response(body, { headers: { 'content-type': 'image/jpeg' } }) : new Response('', { status: 404 })
  })
})
afterEach(() => service.close())

const card = (id: string, picture: string | null): IndexedCard => ({
  id,
  name: 'Elsa',
  slug: 'elsa-1',
  path: '/card/elsa-1',
  setId: '1',
  collectorNumber: '1',
  picture,
  face: makeCardScene(),
  releasedAt: null,
  updatedAt: '2026-11-20T00:00:00Z',
})

/** A host with these cards, given as the URLs of their pictures by id. `picture` requests the picture of a card. */
function host(pictures: Readonly<Record<string, string | null>>, settings: Partial<Settings> = {}) {
  const cards = Object.entries(pictures).map(([id, picture]) => card(id, picture))
  const index = async () => ({ ...EMPTY_INDEX, byId: new Map(cards.map((each) => [each.id, each])) })
  const parts = {
    settings: { ...defaultSettings, lorcastUrl: service.url, ...settings },
    log: pino({ level: 'silent' }),
  }
  const site = new Hono<SiteEnv>().get('/pictures/:width/:id', cardPictures(parts, index))
  return {
    picture: async (id: string, width: number | string = 360) =>
      site.request(`/pictures/${width}/${encodeURIComponent(id)}`),
  }
}

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Asserts a redirect to the original picture that is not cached. */
function expectRedirect(answer: Response, address: string) {
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    address,
    'no-store',
  ])
}

describe('a card picture in another size', () => {
  test.each([180, 360, 540])('has the requested width (%i px) and may be cached for a month', async (width) => {
    const answer = await host({ 'pack-1-1': `${service.url}/card.jpg` }).picture('pack-1-1', width)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
    const body = await bodyOf(answer)
    expect(await sharp(body).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: Math.round((width * 1024) / 734),
    })
  })

  test('is as sharp for the landscape picture of a location', async () => {
    const answer = await host({ it: `${service.url}/location.png` }).picture('it')
    expect(await sharp(await bodyOf(answer)).metadata()).toMatchObject({ width: 502, height: 360 })
  })

  test('is resized once for any number of requests', async () => {
    const { picture } = host({ a: `${service.url}/card.jpg` })
    const answers = await Promise.all(Array.from({ length: 5 }, () => picture('a')))
    answers.push(await picture('a'))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(requestedPaths).toEqual(['/card.jpg'])
  })

  test('exists only for known cards and sizes', async () => {
    const { picture } = host({ 'pack/1': `${service.url}/card.jpg`, none: null })
    expect((await picture('pack/1')).status).toBe(200)
    for (const [id, width] of [
      ['other', 360],
      ['none', 360],
      ['pack/1', 361],
      ['pack/1', '0360'],
    ] as const)
      expect((await picture(id, width)).status, `${id} ${width}`).toBe(404)
    expect(requestedPaths).toEqual(['/card.jpg'])
  })
})

describe('a picture that cannot be resized', () => {
  test.each(['/gone.jpg', '/moved.jpg', '/broken.jpg', '/drawing.svg', '/huge.jpg'])(
    'redirects to the original and is not retried at once: %s',
    async (path) => {
      const { picture } = host({ it: service.url + path, other: `${service.url}/card.jpg` })
      expectRedirect(await picture('it'), service.url + path)
      expectRedirect(await picture('it', 180), service.url + path)
      expect((await picture('other')).status).toBe(200)
      expect(requestedPaths).toEqual([path, '/card.jpg'])
    },
  )

  test('stops requests to its server if the server fails', async () => {
    const { picture } = host({ it: `${service.url}/busy.jpg`, other: `${service.url}/card.jpg` })
    expectRedirect(await picture('it'), `${service.url}/busy.jpg`)
    expectRedirect(await picture('other'), `${service.url}/card.jpg`)
    expect(requestedPaths).toEqual(['/busy.jpg'])
  })

  test('redirects to the original if its server is unreachable', async () => {
    const closed = await listen({ port: 0, host: '127.0.0.1' })
    await closed.close()
    expectRedirect(
      await host({ it: `${closed.url}/card.jpg` }, { lorcastUrl: closed.url }).picture('it'),
      `${closed.url}/card.jpg`,
    )
  })

  test('is not requested if its server is in the network of the host', async () => {
    const { picture } = host({ it: `${service.url}/card.jpg` }, { lorcastUrl: 'https://cards.example' })
    expectRedirect(await picture('it'), `${service.url}/card.jpg`)
    expect(requestedPaths).toEqual([])
  })

  test.each([
    'https://127.0.0.1',
    'https://localhost',
    'https://localhost.',
    'https://2130706433',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://[::127.0.0.1]',
    'https://0.0.0.0',
  ])('is not requested from the network of the host in any spelling: %s', async (origin) => {
    let connections = 0
    const inside = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '::')
    await once(inside, 'listening')
    const address = `${origin}:${(inside.address() as AddressInfo).port}/card.jpg`
    expectRedirect(await host({ it: address }).picture('it'), address)
    expect(connections).toBe(0)
    inside.close()
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://cards.example/1.jpg',
    '//x.example',
  ])('does not exist if its address has another protocol: %s', async (address) => {
    const answer = await host({ it: address }).picture('it')
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  })

  test('redirects to the original if the setting turns resizing off', async () => {
    const { picture } = host({ it: `${service.url}/card.jpg` }, { smallPictures: false })
    expectRedirect(await picture('it'), `${service.url}/card.jpg`)
    expect(requestedPaths).toEqual([])
  })

  test('redirects to the original while too many are in progress', async () => {
    const cards = Array.from(
      { length: 30 },
      (_, number) => [`card-${number}`, `${service.url}/card.jpg?${number}`] as const,
    )
    const { picture } = host(Object.fromEntries(cards))
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const answers = cards.map(([id]) => picture(id))
    const redirected = await Promise.all(answers.slice(24))
    expect(redirected.map(({ status }) => status)).toEqual(Array(6).fill(302))
    resolve()
    const resized = await Promise.all(answers.slice(0, 24))
    expect(resized.map(({ status }) => status)).toEqual(Array(24).fill(200))
    expect((await picture('card-29')).status).toBe(200)
  })

  test('redirects to the original beyond the limit per minute, while cached pictures stay available', async () => {
    const cards = Array.from(
      { length: 601 },
      (_, number) => [`card-${number}`, `${service.url}/dot.png?${number}`] as const,
    )
    const { picture } = host(Object.fromEntries(cards))
    const statuses: number[] = []
    for (const [id] of cards) statuses.push((await picture(id)).status)
    expect(statuses).toEqual([...Array<number>(600).fill(200), 302])
    expect((await picture('card-0')).status).toBe(200)
  })
})
