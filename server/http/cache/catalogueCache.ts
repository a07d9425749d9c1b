import type { Context, MiddlewareHandler } from 'hono'

import type { Secrets } from '../../secrets.ts'
import { bearerToken, tokenClaims } from '../auth/bearerToken.ts'
import type { RestQueue } from '../limits/restQueue.ts'
import { type StoredBody, storeBody } from '../pages/storedBody.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import type { CatalogueVersion } from './catalogueVersion.ts'
import { makeCache } from './makeCache.ts'

/** Tables and views with the same rows for everybody. */
const CATALOGUE = /^\/rest\/v1\/(cards_2|sets_2|sets|sets2_with_stats|characters)$/

/** Browsers read the catalogue's version here. The cards that they request next must be of that version or later. */
const VERSION = '/rest/v1/catalogue_version'

/** Request headers that change an answer of PostgREST. */
const REQUEST_HEADERS = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit']
/** Response headers that are cached with the body. */
const RESPONSE_HEADERS = [
  'content-range',
  'content-profile',
  'content-location',
  'preference-applied',
  'access-control-allow-origin',
  'access-control-expose-headers',
]

/** The most bytes of uncompressed answers; the whole catalogue is about 4 MB. */
const MAX_BYTES = 32 * 1024 * 1024
/** The size of an answer besides its body, so that any number of empty answers does not fill the memory. */
const OVERHEAD_BYTES = 4096

type Answer = {
  readonly ok: boolean
  readonly status: number
  readonly headers: [string, string][]
  readonly body: StoredBody
}

/**
 * Caches the compressed answers about cards, sets and characters until the catalogue changes. They are the largest answers, every
 * visitor requests them, and they change once a day. Other requests pass through.
 * @param version of the catalogue, shared with the pages.
 * @param queue for requests whose answer is not cached.
 */
export function catalogueCache(
  { backend, secrets, metrics }: SiteParts,
  version: CatalogueVersion,
  queue: Pick<RestQueue, 'run'>,
): MiddlewareHandler<SiteEnv> {
  const cache = makeCache<string, Answer>(
    { maxSize: MAX_BYTES, sizeCalculation: ({ body }, key) => body.bytes + key.length + OVERHEAD_BYTES },
    // A refused request may succeed the next time.
    ({ ok }) => ok,
    metrics?.cacheReads('catalogue'),
  )

  return async (c, next) => {
    const reads = c.req.method === 'GET'
    const tellsVersion = c.req.path === VERSION
    if (tellsVersion) version.invalidate()
    if (!reads || !isForEveryone(c) || !(await mayRead(c, secrets))) {
      await next()
      if (tellsVersion || (!reads && c.req.method !== 'HEAD')) version.invalidate()
      return
    }
    // The version is read before the answer, so that the answer may be newer than its version, but never older.
    const now = await version.read()
    const { pathname, search } = new URL(c.req.url)
    const key = [now, pathname + search, ...REQUEST_HEADERS.map((name) => c.req.header(name) ?? '')].join('\n')
    const load = async () => readAnswer(await backend.fetch(c.req.raw, c.get('client')))
    // Another request may have loaded the answer while this one waited in the queue.
    const answer = cache.peek(key) ?? (await queue.run(c, async () => cache.get(key, load)))
    if (answer instanceof Response) return answer
    const { status, headers, body } = answer
    return body.answer(c.req.raw, new Headers([...headers, ['Cache-Control', 'no-cache']]), status)
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const { ok, status, headers } = response
  return {
    ok,
    status,
    headers: RESPONSE_HEADERS.flatMap((name): [string, string][] =>
      headers.has(name) ? [[name, headers.get(name) ?? '']] : [],
    ),
    body: storeBody(Buffer.from(await response.arrayBuffer()), headers.get('content-type') ?? 'application/json', {
      variant: headers.get('content-range') ?? '',
    }),
  }
}

/** An embedded table may have private rows. Selecting one needs a parenthesis. */
function isForEveryone(c: Context<SiteEnv>): boolean {
  return CATALOGUE.test(c.req.path) && !c.req.queries('select')?.some((select) => select.includes('('))
}

/** Whether the backend would accept this request: with the publishable key, and with no token or a valid one. */
async function mayRead(c: Context<SiteEnv>, secrets: Secrets): Promise<boolean> {
  if (c.req.header('apikey') !== secrets.publishableKey) return false
  if (['', secrets.publishableKey].includes(bearerToken(c))) return true
  return (await tokenClaims(c, secrets))?.['role'] === 'authenticated'
}
