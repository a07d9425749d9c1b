import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Environment, realTime } from '../../supabase/functions/_shared/environment.ts'
import { functionLimit } from './limits/rateLimits.ts'
import type { SiteEnv, SiteParts } from './site.ts'

/** The functions of a hosted project, which it runs on Deno. They are loaded at the first call. */
const FUNCTIONS = {
  'update-prices': () => import('../../supabase/functions/update-prices/index.ts'),
  'check-card-count': () => import('../../supabase/functions/check-card-count/index.ts'),
  'import-missing-cards': () => import('../../supabase/functions/import-missing-cards/index.ts'),
  'check-sets': () => import('../../supabase/functions/check-sets/index.ts'),
} as const

export type FunctionName = keyof typeof FUNCTIONS

/** The largest accepted body, in bytes. The functions have no parameters: callers send `{}`. */
const MAX_BODY = 16 * 1024

/**
 * The routes `/functions/v1/<name>`. The functions send requests to the backend through `site` instead of the network.
 */
export function serverFunctions(parts: SiteParts, site: Pick<Hono<SiteEnv>, 'fetch'>): Hono<SiteEnv> {
  const functions = new Hono<SiteEnv>()
  functions.use(
    functionLimit(),
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => c.json({ success: false, error: 'The request is too large' }, 413, { Connection: 'close' }),
    }),
  )
  functions.all('/:name', async (c) => {
    const name = c.req.param('name')
    if (!isName(name)) return c.json({ success: false, error: 'There is no such function.' }, 404)
    const fetchBackend: typeof fetch = async (input, init) => site.fetch(new Request(input, init), c.env)
    return runFunction(name, c.req.raw, parts, { fetchBackend })
  })
  return functions
}

function isName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name)
}

/** Calls functions for the host itself. Their requests to the backend are not in the request log. */
export type HostCaller = {
  /** Calls a function with the secret key. */
  call(name: FunctionName): Promise<Response>
  /** Waits until a running function has saved its result, for three seconds at most. */
  stop(): Promise<void>
}

const STOP_MS = 3000

export function hostCaller(parts: FunctionParts): HostCaller {
  const { siteUrl, secrets, backend } = parts
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const environment = {
    fetchBackend: (async (input, init) => backend.fetch(new Request(input, init), null)) satisfies typeof fetch,
    // A run whose time is over saves its result and ends.
    now: () => (stopping.signal.aborted ? Number.POSITIVE_INFINITY : realTime.now()),
    pause: async (ms: number) => wait(ms, undefined, stopping).catch(() => undefined),
  }
  return {
    call: async (name) => {
      const request = new Request(`${siteUrl}/functions/v1/${name}`, {
        method: 'POST',
        body: '{}',
        headers: { Authorization: `Bearer ${secrets.secretKey}` },
      })
      const answer = runFunction(name, request, parts, environment)
      running = answer.catch(() => undefined)
      return answer
    },
    stop: async () => {
      stopping.abort()
      await Promise.race([running, wait(STOP_MS, undefined, { ref: false })])
    },
  }
}

type FunctionParts = Pick<SiteParts, 'settings' | 'siteUrl' | 'secrets' | 'backend'>

async function runFunction(
  name: FunctionName,
  request: Request,
  { settings: { lorcastUrl }, siteUrl, secrets: { secretKey } }: FunctionParts,
  given: Pick<Environment, 'fetchBackend'> & Partial<Pick<Environment, 'now' | 'pause'>>,
): Promise<Response> {
  const { makeHandler } = await FUNCTIONS[name]()
  return makeHandler({ supabaseUrl: siteUrl, siteUrl, secretKey, lorcastUrl, ...realTime, ...given })(request)
}
