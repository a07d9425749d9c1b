import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMALL_SET, type Account } from './loadPlace.fixture.ts'
import { PASSWORD } from './startTestBackend.ts'

/** A run of many visitors, with its results. */
export type Load = {
  readonly url: string
  readonly publishableKey: string
  readonly hotDecks: readonly string[]
  /** The duration of each answer in milliseconds. */
  readonly times: number[]
  /** Unexpected answers. */
  readonly errors: string[]
  /** The number of successful writes. */
  acknowledged: number
  /** The number of requests that were sent again because no answer came. */
  repeated: number
}

/** A member's data by acknowledged writes: copies by card and finish, decks and matches by id. */
export type Belongings = {
  readonly copies: Map<string, number>
  readonly decks: Map<string, string>
  readonly matches: Map<string, string>
  readonly favorites: Set<string>
  displayName: string
}

export type LoadMember = Account & Visitor & { token: string; readonly has: Belongings }

export const makeMember = (account: Account, number: number): LoadMember => ({
  ...account,
  number,
  browser: newBrowser(),
  has: { copies: new Map(), decks: new Map(), matches: new Map(), favorites: new Set(), displayName: account.name },
})

/** A visitor with a separate browser, which opens as many connections as browsers do. */
type Visitor = { readonly number: number; readonly browser: Agent }
const newBrowser = () => new Agent({ keepAlive: true, maxSockets: 6 })

type RequestOptions = { readonly method?: string; readonly json?: unknown; readonly token?: string }

/** The timeout for a host that does not answer. */
const TIMEOUT_MS = 120_000

/**
 * Repeats a request until it is answered, with the same body and ids as the product does, and records an unexpected
 * answer.
 * @returns the answer's text
 */
async function sendRequest(
  load: Load,
  { number, browser }: Visitor,
  path: string,
  { json, token, method }: RequestOptions = {},
) {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    const outgoing = request(load.url + path, {
      agent: browser,
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: load.publishableKey,
        'x-forwarded-for': `10.0.0.${number + 1}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
    })
    try {
      outgoing.end(json === undefined ? undefined : JSON.stringify(json))
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
      const body = await text(answer)
      const { statusCode: status = 0, headers } = answer
      // A host that is still starting answers 503 with Retry-After.
      if (status === 503 && headers['retry-after'] !== undefined) throw new Error('starting')
      load.times.push(performance.now() - began)
      // If only the answer of an earlier attempt was lost, the row exists.
      const isThere = attempt > 1 && status === 409 && body.includes('23505')
      if (status >= 300 && !isThere) load.errors.push(`${path}: ${status} ${body.slice(0, 300)}`)
      return body
    } catch (error) {
      if (performance.now() - began > TIMEOUT_MS) throw error
      // A persistent connection may end at the moment of its reuse; browsers then open another one.
      if (!outgoing.reusedSocket) load.repeated += 1
      await sleep(50)
    }
  }
}

const pick = <Item>(list: readonly Item[], number: number): Item => {
  const found = list[number % list.length]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}

/** Sends `looked` requests as a guest. */
export async function visitAsGuest(load: Load, number: number, looked: number): Promise<void> {
  const visitor = { number, browser: newBrowser() }
  const read = (path: string, options?: RequestOptions) => sendRequest(load, visitor, path, options)
  const expects = async (path: string, ...words: string[]) => {
    const body = await read(path)
    if (!words.some((word) => body.includes(word))) load.errors.push(`${path} has no ${words.join(' or ')}`)
  }
  const deck = pick(load.hotDecks, number)
  const looks = [
    // While the host has no time to render a page, it sends the page as the build prerendered it.
    () => expects('/', '<h1>Elsa', 'Prerendered home'),
    () => expects('/cards', 'Friend', 'Prerendered cards'),
    () => expects(`/deck/${deck}`, '<meta property="og:title" content="Hot'),
    () => expects('/card/elsa-snow-queen-3-1', '<h1>Elsa', 'A prerendered card'),
    () => read('/rest/v1/cards_2?select=*&order=created_at.asc,id.asc&limit=1000'),
    () => read('/rest/v1/sets2_with_stats?select=*&actual_card_count=gt.0'),
    () => read('/rest/v1/catalogue_version?select=version'),
    () => read('/rest/v1/rpc/find_decks', { json: { list: pick(['latest', 'popular'], number), page_size: 24 } }),
    () => read('/rest/v1/rpc/find_decks', { json: { search: pick(['hot', 'elsa', 'member'], number) } }),
    () => read('/rest/v1/rpc/decks_with_card', { json: { card_id: `pack-1-${(number % 9) + 1}` } }),
    () => read(`/rest/v1/decks?select=*,user_profiles(display_name,username)&id=eq.${deck}`),
    () => expects('/sitemap-decks.xml', deck),
    () => read(`/preview/deck/${deck}.png`, { method: 'HEAD' }),
  ]
  for (let look = 0; look < looked; look += 1) await pick(looks, look + number)()
}

/** Does `done` actions as a member. Each member starts with a different action, and some actions run at once. */
export async function visitAsMember(load: Load, member: LoadMember, done: number): Promise<void> {
  const { number, id: user_id, has } = member
  const read = (path: string, json?: unknown) =>
    sendRequest(load, member, path, { ...(json !== undefined && { json }), token: member.token })
  const write = async (path: string, json?: unknown, method = 'POST') => {
    const problems = load.errors.length
    const body = await sendRequest(load, member, path, {
      method,
      ...(json !== undefined && { json }),
      token: member.token,
    })
    if (load.errors.length === problems) load.acknowledged += 1
    return body
  }
  const operate = (name: string, words: object, operation_id = crypto.randomUUID()) =>
    write(`/rest/v1/rpc/${name}`, { ...words, operation_id })
  const hasCopies = (card: string, is_foil: boolean, copies: number) => {
    const key = `${card}${is_foil ? ' foil' : ''}`
    if (copies > 0) has.copies.set(key, copies)
    else has.copies.delete(key)
  }
  const countOne = async (card: string, is_foil: boolean, delta: number) => {
    await operate('adjust_collection', { card_id: card, is_foil, delta })
    hasCopies(card, is_foil, (has.copies.get(`${card}${is_foil ? ' foil' : ''}`) ?? 0) + delta)
  }

  const acts = [
    async function countInABurst() {
      const card = `pack-1-${(number % 40) + 1}`
      await Promise.all([1, 1, 2, 1].map((delta, press) => countOne(card, press === 3, delta)))
      await countOne(card, false, -1)
    },
    async function setCopies() {
      const card = `pack-1-${(number % 40) + 50}`
      await operate('set_collection', { card_id: card, is_foil: true, quantity: number + 2 })
      hasCopies(card, true, number + 2)
    },
    async function addASetAndTakeItBack() {
      const operation = crypto.randomUUID()
      await operate('add_set_to_collection', { set_id: SMALL_SET }, operation)
      await operate('undo_collection_operation', { undone_id: operation })
    },
    async function saveADeckAndLogMatches() {
      const id = crypto.randomUUID()
      const cards = [1, 2, 3].map((card) => ({ card: `pack-1-${card + (number % 20)}`, quantity: 2 }))
      await write('/rest/v1/decks', {
        id,
        user_id,
        name: `Deck of member ${number}`,
        cards,
        is_public: number % 2 === 0,
      })
      const name = `Better deck of member ${number}`
      await write(`/rest/v1/decks?id=eq.${id}`, { name }, 'PATCH')
      has.decks.set(id, name)
      await Promise.all(
        ['win', 'loss'].map(async (result) => {
          const match = crypto.randomUUID()
          const about = { player_initiative: 'on_play', opponent_colors: ['Ruby', 'Steel'] }
          await write('/rest/v1/matches', { id: match, user_id, deck_id: id, result, ...about })
          has.matches.set(match, result)
        }),
      )
    },
    async function saveADeckAndDropIt() {
      const id = crypto.randomUUID()
      const cards = [{ card: 'pack-1-5', quantity: 4 }]
      await write('/rest/v1/decks', { id, user_id, name: 'For a moment', cards, is_public: true })
      await write(`/rest/v1/decks?id=eq.${id}`, undefined, 'DELETE')
    },
    async function like() {
      const deck_id = pick(load.hotDecks, number)
      const isLiked = has.favorites.has(deck_id)
      if (isLiked) await write(`/rest/v1/deck_favorites?deck_id=eq.${deck_id}`, undefined, 'DELETE')
      else await write('/rest/v1/deck_favorites', { user_id, deck_id })
      if (isLiked) has.favorites.delete(deck_id)
      else has.favorites.add(deck_id)
    },
    async function changeSettings() {
      const display_name = `Member ${number} at ${load.acknowledged}`
      const own = `/rest/v1/user_profiles?user_id=eq.${user_id}`
      await Promise.all([
        write(own, { display_name, favorite_color: 'Ruby' }, 'PATCH'),
        read('/rest/v1/rpc/find_decks', { list: 'mine' }),
        read(`/rest/v1/matches?select=*&user_id=eq.${user_id}`),
      ])
      has.displayName = display_name
    },
    async function lookAtTheCollection() {
      const body = await read('/rest/v1/rpc/collection_of', { owner_id: user_id })
      const { entries } = JSON.parse(body) as { entries: [string, number, number][] } // collection_of returns this shape
      const copies = entries.flatMap(([, nonFoil, foil]) => [nonFoil, foil]).reduce((sum, part) => sum + part, 0)
      const counted = [...has.copies.values()].reduce((sum, part) => sum + part, 0)
      if (copies !== counted) load.errors.push(`member ${number} sees ${copies} copies instead of ${counted}`)
    },
  ]
  // Every sixth member signs in again, as after a long absence.
  if (number % 6 === 0) {
    const json = { email: member.mail, password: PASSWORD }
    const session = await sendRequest(load, member, '/auth/v1/token?grant_type=password', { json })
    member.token = (JSON.parse(session) as { access_token: string }).access_token
  }
  for (let act = 0; act < done; act += 1) await pick(acts, act + number)()
}
