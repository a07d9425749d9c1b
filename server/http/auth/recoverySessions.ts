import type { MiddlewareHandler } from 'hono'
import { decode } from 'hono/jwt'
import * as v from 'valibot'
import { authError } from '../errorBodies.ts'
import type { Counters } from '../limits/sharedCounters.ts'
import type { SiteEnv } from '../site.ts'

/** The time after the opening of a recovery link during which the old password is not needed to set a new one. */
const VALID_MS = 60 * 60_000

/** The parameters of a mail's link. The plain code is not accepted, because it is short enough to be guessed. */
const linkSchema = v.object({ type: v.picklist(['recovery', 'signup']), token_hash: v.pipe(v.string(), v.nonEmpty()) })

export type RecoverySessions = {
  /** Accepts only links of mails, and records the session that a recovery link opens. */
  readonly redeem: MiddlewareHandler<SiteEnv>
  /** Whether this bearer token belongs to a session that a recovery link opened. */
  has(token: string): Promise<boolean>
  /** Ends the permission after a change, because a link changes one password. */
  remove(token: string): Promise<void>
}

/** Sessions opened by a recovery link. Their owner has access to the account's mail, so they may set a password without the old one. */
export function recoverySessions(sessions: Counters): RecoverySessions {
  sessions.init({ windowMs: VALID_MS })
  return {
    async redeem(c, next) {
      const body: unknown = await c.req.raw
        .clone()
        .json()
        .catch(() => null)
      const link = v.safeParse(linkSchema, body)
      if (!link.success) return c.json(authError(400, 'validation_failed', 'The request is not understood'), 400)
      await next()
      if (link.output.type !== 'recovery' || !c.res.ok) return
      const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await c.res.clone().json())
      const session = sessionOf(token)
      if (session === undefined) return
      await sessions.increment(session)
    },
    async has(token) {
      const found = await sessions.get(sessionOf(token) ?? '')
      return found?.resetTime !== undefined && found.resetTime > new Date()
    },
    async remove(token) {
      await sessions.resetKey(sessionOf(token) ?? '')
    },
  }
}

function sessionOf(token: string): string | undefined {
  try {
    const session = decode(token).payload['session_id']
    return typeof session === 'string' ? session : undefined
  } catch {
    return undefined // not a token
  }
}
