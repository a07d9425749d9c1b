import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { realTime } from '../../supabase/functions/_shared/environment.ts'
import { functionLimit } from './limits/rateLimits.ts'
import type { SiteEnv, SiteParts } from './site.ts'

/** The functions of a hosted project, which it runs on Deno. They are loaded at the first call. */
const FUNCTIONS = {
  'update-prices': () => import('../../supabase/functions/update-prices/index.ts'),
  'check-card-count': () => import('../../supabase/functions/check-card-count/index.ts'),
  'import-missing-cards': () => import('../../supabase/functions/import-missing-cards/index.ts'),
  'check-sets': () => import('../../supabase/functions/check-sets/index.ts'),
} as const

/** The largest accepted body, in bytes. The functions have no parameters: callers send `{}`. */
const MAX_BODY = 16 * 1024

/** The routes `/functions/v1/<name>`. The functions send requests to the backend through `site` instead of the network. */
export function serverFunctions(
  { settings: { lorcastUrl }, siteUrl, secrets: { secretKey } }: SiteParts,
  site: Pick<Hono<SiteEnv>, 'fetch'>,
): Hono<SiteEnv> {
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
    const { makeHandler } = await FUNCTIONS[name]()
    const fetchBackend: typeof fetch = async (input, init) => site.fetch(new Request(input, init), c.env)
    return makeHandler({ supabaseUrl: siteUrl, secretKey, lorcastUrl, fetchBackend, ...realTime })(c.req.raw)
  })
  return functions
}

function isName(name: string): name is keyof typeof FUNCTIONS {
  return Object.hasOwn(FUNCTIONS, name)
}
