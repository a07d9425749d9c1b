import type { Context, MiddlewareHandler } from 'hono'
import { verify } from 'hono/jwt'
import type { Secrets } from '../../dataFolder.ts'
import type { CatalogueVersion } from './catalogueVersion.ts'
import { makeCache } from './makeCache.ts'
import type { RestTurns } from '../limits/restTurns.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { type StoredBody, storeBody } from '../pages/storedBody.ts'

/** Tables and views that read the same for everybody. */
const CATALOGUE = /^\/rest\/v1\/(cards_2|sets_2|sets|sets2_with_stats|characters)$/

/** Where a browser asks whether the cards that it keeps are the newest: those it asks for next have to be of that version, or later. */
const VERSION = '/rest/v1/catalogue_version'

/** What else than the address makes an answer of PostgREST another one. */
const DECIDING_HEADERS = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit']
/** What of PostgREST's answer goes with its body. */
const KEPT_HEADERS = [
  'content-range',
  'content-profile',
  'content-location',
  'preference-applied',
  'access-control-allow-origin',
  'access-control-expose-headers',
]

/** Of uncompressed answers; the whole catalogue is about 4 MB. Answers of an older version go first. */
const MAX_BYTES = 64 * 1024 * 1024
/** What an answer takes beside its body: an empty one to a long question is not for nothing, and there are any number of those. */
const OVERHEAD_BYTES = 4096

type Answer = {
  readonly ok: boolean
  readonly status: number
  readonly headers: [string, string][]
  readonly body: StoredBody
}

/**
 * Keeps the answers about cards, sets and characters, compressed, until the catalogue changes: they are the largest ones, every
 * visitor asks for them, and they change once a day. Everything else passes through.
 * @param version of the catalogue, shared with the pages.
 * @param turns that a request waits for whose answer is not here
 */
export function catalogueCache(
  { backend, secrets }: SiteParts,
  version: CatalogueVersion,
  turns: Pick<RestTurns, 'run'>,
): MiddlewareHandler<SiteEnv> {
  const cache = makeCache<string, Answer>(
    { maxSize: MAX_BYTES, sizeCalculation: ({ body }, key) => body.bytes + key.length + OVERHEAD_BYTES },
    // A refused request may succeed the next time.
    ({ ok }) => ok,
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
    // Read before the answer is asked for: an answer may be newer than its version says, never older.
    const now = await version.read()
    const { pathname, search } = new URL(c.req.url)
    const key = [now, pathname + search, ...DECIDING_HEADERS.map((name) => c.req.header(name) ?? '')].join('\n')
    const load = async () => readAnswer(await backend.fetch(c.req.raw, c.get('client')))
    // Another request may have loaded the answer by the time that this one has its turn.
    const answer = cache.peek(key) ?? (await turns.run(c, async () => cache.get(key, load)))
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
    headers: KEPT_HEADERS.flatMap((name): [string, string][] =>
      headers.has(name) ? [[name, headers.get(name) ?? '']] : [],
    ),
    body: storeBody(Buffer.from(await response.arrayBuffer()), headers.get('content-type') ?? 'application/json', {
      variant: headers.get('content-range') ?? '',
    }),
  }
}

/** An embedded table may be one whose rows are not for everybody; naming one needs a parenthesis. */
function isForEveryone(c: Context<SiteEnv>): boolean {
  return CATALOGUE.test(c.req.path) && !c.req.queries('select')?.some((select) => select.includes('('))
}

/** Whether the backend would let this request read at all: the publishable key, and no token or a valid one. */
async function mayRead(c: Context<SiteEnv>, { publishableKey, jwtSecret }: Secrets): Promise<boolean> {
  if (c.req.header('apikey') !== publishableKey) return false
  const token = c.req.header('authorization')?.replace(/^Bearer /, '')
  if (token === undefined || token === publishableKey) return true
  const claims = await verify(token, jwtSecret, 'HS256').catch(() => undefined)
  return claims?.['role'] === 'authenticated'
}
