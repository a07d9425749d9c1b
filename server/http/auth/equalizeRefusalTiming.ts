import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site.ts'

/** The least time of a refusal in milliseconds, longer than a password check. */
const FLOOR_MS = 500

/**
 * Makes refused sign-ins and all answers to requests for recovery mails take the same time. A password check takes 80 ms and
 * a missing account 2 ms, and the difference would show which accounts exist. A correct password is not delayed.
 */
export const equalizeRefusalTiming: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const floor = wait(FLOOR_MS)
  await next()
  if (c.res.ok && c.req.path.endsWith('/token')) return
  await floor
}
