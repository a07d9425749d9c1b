import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site.ts'

/** Longer than checking a password takes. */
const FLOOR_MS = 500

/**
 * Gives every refusal, and every answer about a mail, the same length: checking a password takes 80 ms, finding no account 2 ms,
 * and the difference would tell who has an account. A right password does not wait.
 */
export const equalizeRefusalTiming: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const floor = wait(FLOOR_MS)
  await next()
  if (c.res.ok && c.req.path.endsWith('/token')) return
  await floor
}
