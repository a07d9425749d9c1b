import type { Context, MiddlewareHandler } from 'hono'

import type { Database } from '../../backend/database.ts'
import type { Secrets } from '../../secrets.ts'
import { tokenClaims } from '../auth/bearerToken.ts'
import { restError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'
import { fairQueue, type Place, type QueueOptions } from './fairQueue.ts'
import type { Group } from './groupUsage.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'

/** PGlite is a single session. The host needs some of PostgreSQL's connections itself. */
const SLOTS = {
  pglite: { slots: 1, slotsPerGroup: [1, 1, 1] },
  postgres: { slots: 8, slotsPerGroup: [6, 4, 2] },
}

/** Places of a network. Thirty browsers behind one address have 180 connections, and a body takes a place for each 64 kB. */
const PLACES = 500
const BYTES_PER_PLACE = 64 * 1024
const MAX_BODY_BYTES = 1024 * 1024

/** Timeout for waiting in the queue. */
const MAX_WAIT_MS = 30_000
const RETRY_SECONDS = '5'

/**
 * Milliseconds charged for a refused request. It costs the host about one millisecond, but a client that sent nine hundred of
 * them a second delayed every step of other requests.
 */
const REFUSAL_MS = 20

/**
 * A client's share of the time while others are active. It is less than half, so that most requests of others find the database
 * free. A network has more than a member, because several people may share its address.
 */
const SHARES = { wideNetwork: 1 / 2, network: 1 / 3, member: 1 / 4 }

export type RestQueue = {
  /** Queues a request of the data API. It reads the body first, so that a slow upload holds no slot. */
  readonly middleware: MiddlewareHandler<SiteEnv>
  /**
   * Runs `work` when the request has a slot. A result with an error status is charged as a refusal.
   * @returns the result, or 429 if the client has too many waiting requests.
   */
  run<Result extends { readonly status: number }>(
    c: Context<SiteEnv>,
    work: () => Promise<Result>,
  ): Promise<Result | Response>
}

/**
 * Queues the requests of `/rest/v1` for the database (`fairQueue`). A client is a network, and in it a member or all guests
 * together. Requests with the secret key, which only the service has, do not wait.
 */
export function restQueue(
  {
    database,
    secrets,
    queueBurstMs: burstMs,
  }: {
    readonly database: Pick<Database, 'kind'>
    readonly secrets: Secrets
    readonly queueBurstMs?: number | undefined
  },
  options: QueueOptions = {
    ...SLOTS[database.kind],
    placesPerGroup: PLACES,
    ...(burstMs !== undefined && { burstMs }),
  },
): RestQueue {
  const queue = fairQueue(options)

  const run: RestQueue['run'] = async (c, work) => {
    const { signal } = c.req.raw
    if (c.req.header('apikey') === secrets.secretKey) return work()
    const place = queue.enter(await groupsOf(c, secrets), sizeOf(c))
    if (place === undefined) return tooMany(c)
    let extra = 0
    try {
      await readBody(c)
      if (!(await gotSlot(place, signal))) return tooMany(c)
      const result = await work()
      if (result.status >= 400) extra = REFUSAL_MS
      return result
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

/** From the widest to the narrowest. Within a client, the paths are served in turn. */
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

async function memberOf(c: Context<SiteEnv>, secrets: Secrets): Promise<string | undefined> {
  const claims = await tokenClaims(c, secrets)
  return typeof claims?.['sub'] === 'string' ? `member ${claims['sub']}` : undefined
}

/** The places that a request needs. A chunked body does not announce its length and counts as the largest one. */
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

/** Waits for a slot. False after the timeout, or after the client has closed the connection. */
async function gotSlot(place: Place, signal: AbortSignal): Promise<boolean> {
  const wait = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)])
  return place.waitForSlot(wait).then(
    () => true,
    (reason: unknown) => {
      if (wait.aborted) return false
      throw reason
    },
  )
}

const tooMany = (c: Context<SiteEnv>): Response =>
  c.json(restError('too_many', 'Too many requests are waiting. Please try again.'), 429, {
    'Retry-After': RETRY_SECONDS,
  })
