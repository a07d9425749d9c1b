import type { Context, MiddlewareHandler } from 'hono'
import { verify } from 'hono/jwt'
import type { Database } from '../../backend/database.ts'
import type { Secrets } from '../../dataFolder.ts'
import { type Group, fairTurns, type Place, type TurnOptions } from './fairTurns.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'
import type { SiteEnv } from '../site.ts'

/** Requests that have a turn at the same time. PGlite is a single session; of PostgreSQL's connections the host needs some itself. */
const TURNS = {
  pglite: { slots: 1, slotsPerGroup: [1, 1, 1] },
  postgres: { slots: 8, slotsPerGroup: [6, 4, 2] },
}

/** Of one network: thirty browsers behind one address have 180 connections. A body has a place for each 64 kB. */
const PLACES = 500
const BYTES_PER_PLACE = 64 * 1024
const MAX_BODY_BYTES = 1024 * 1024

/** How long a request waits for its turn. */
const MAX_WAIT_MS = 30_000
const RETRY_SECONDS = '5'

/**
 * Milliseconds that a refused request uses up. It costs the host about one, but nine hundred of them a second, of a client that has
 * no use for the answers, were in the way of each step of what others asked for.
 */
const REFUSAL_MS = 20

/**
 * The share of the time that a client has while others ask as well. Less than half of it, so that most requests of others find
 * the database free; a network has more than a member, for whoever else is behind the same address.
 */
const SHARES = { wideNetwork: 1 / 2, network: 1 / 3, member: 1 / 4 }

export type RestTurns = {
  /** Gives a request of the data API its turn, and reads its body before: whoever sends it slowly holds up nobody. */
  readonly middleware: MiddlewareHandler<SiteEnv>
  /** Does `work` in this request's turn. @returns what it gave, or the refusal of a client that has too many requests waiting */
  run<Made>(c: Context<SiteEnv>, work: () => Promise<Made>): Promise<Made | Response>
}

/**
 * Lets the clients of `/rest/v1` take turns at the database (`fairTurns`). A client is a network, and in it a member or all guests
 * together. What the service itself asks, by its secret key, has no turn: nobody else has that key.
 */
export function restTurns(
  { database, secrets }: { readonly database: Pick<Database, 'kind'>; readonly secrets: Secrets },
  options: TurnOptions = { ...TURNS[database.kind], placesPerGroup: PLACES },
): RestTurns {
  const turns = fairTurns(options)

  const run: RestTurns['run'] = async (c, work) => {
    const gone = c.req.raw.signal
    if (c.req.header('apikey') === secrets.secretKey) return work()
    const place = turns.enter(await groupsOf(c, secrets), sizeOf(c))
    if (place === undefined) return tooMany(c)
    let extra = 0
    try {
      await readBody(c)
      if (!(await gotTurn(place, gone))) return tooMany(c)
      const made = await work()
      if (made instanceof Response && made.status >= 400) extra = REFUSAL_MS
      return made
    } finally {
      place.leave(extra)
    }
  }
  return {
    run,
    middleware: async (c, next) => {
      const answer = await run(c, async () => {
        await next()
        return c.res
      })
      return answer === c.res ? undefined : answer
    },
  }
}

/** From the widest to the narrowest; requests of one client for different tables take turns as well. */
async function groupsOf(c: Context<SiteEnv>, secrets: Secrets): Promise<Group[]> {
  const address = c.get('client')
  const network = networkOf(address)
  const member = await memberOf(c, secrets)
  const client = member ?? `guests ${network}`
  return [
    { name: `wide ${wideNetworkOf(address)}`, share: SHARES.wideNetwork },
    { name: `network ${network}`, share: SHARES.network },
    member === undefined ? { name: client } : { name: client, share: SHARES.member },
    { name: `${client} ${c.req.path.slice(0, 100)}` },
  ]
}

async function memberOf(c: Context<SiteEnv>, { publishableKey, jwtSecret }: Secrets): Promise<string | undefined> {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '')
  if (token === undefined || token === publishableKey) return undefined
  const claims = await verify(token, jwtSecret, 'HS256').catch(() => undefined)
  return typeof claims?.['sub'] === 'string' ? `member ${claims['sub']}` : undefined
}

/** The places that a request needs. A body in chunks does not announce its length and counts as the largest one. */
function sizeOf(c: Context<SiteEnv>): number {
  const isChunked = c.req.header('transfer-encoding') !== undefined
  // A request with neither header has no body (RFC 9112, 6.3), such as a DELETE.
  const bytes = isChunked ? MAX_BODY_BYTES : Number(c.req.header('content-length') ?? 0)
  return 1 + Math.floor(bytes / BYTES_PER_PLACE)
}

async function readBody(c: Context<SiteEnv>): Promise<void> {
  if (c.req.raw.body === null) return
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await c.req.raw.arrayBuffer() })
}

/** Waits for the turn. False when it did not come in time, or when nobody waits for the answer any more. */
async function gotTurn(place: Place, gone: AbortSignal): Promise<boolean> {
  const wait = AbortSignal.any([gone, AbortSignal.timeout(MAX_WAIT_MS)])
  return place.turn(wait).then(
    () => true,
    (reason: unknown) => {
      if (wait.aborted) return false
      throw reason
    },
  )
}

const tooMany = (c: Context<SiteEnv>): Response =>
  c.json(
    { code: 'too_many', message: 'Too many requests are waiting. Please try again.', details: null, hint: null },
    429,
    { 'Retry-After': RETRY_SECONDS },
  )
