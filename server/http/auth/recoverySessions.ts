import type { MiddlewareHandler } from 'hono'
import { decode } from 'hono/jwt'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { SiteEnv } from '../site.ts'

/** How long after opening a recovery mail's link a new password may be set without the old one. */
const VALID_MS = 60 * 60_000
const MAX_SESSIONS = 10_000

/** What stands in a mail's link. The code behind it alone is not taken: it is short enough to be guessed. */
const mailCode = v.object({ type: v.picklist(['recovery', 'signup']), token_hash: v.pipe(v.string(), v.nonEmpty()) })

export type RecoverySessions = {
  /** Lets codes of mails through, and notes the session that one of a recovery mail opens. */
  readonly redeem: MiddlewareHandler<SiteEnv>
  /** Whether this bearer token belongs to such a session. */
  has(token: string): boolean
  /** A link changes one password. */
  forget(token: string): void
}

/** Sessions whose owner proved to read the account's mail: they may set a password without knowing the old one. */
export function recoverySessions(): RecoverySessions {
  const sessions = new LRUCache<string, true>({ max: MAX_SESSIONS, ttl: VALID_MS })
  return {
    async redeem(c, next) {
      const asked: unknown = await c.req.raw
        .clone()
        .json()
        .catch(() => null)
      const code = v.safeParse(mailCode, asked)
      if (!code.success)
        return c.json({ code: 400, error_code: 'validation_failed', msg: 'The request is not understood' }, 400)
      await next()
      if (code.output.type !== 'recovery' || !c.res.ok) return
      const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await c.res.clone().json())
      const session = sessionOf(token)
      if (session === undefined) return
      sessions.set(session, true)
    },
    has: (token) => sessions.has(sessionOf(token) ?? ''),
    forget(token) {
      sessions.delete(sessionOf(token) ?? '')
    },
  }
}

function sessionOf(token: string): string | undefined {
  try {
    const session = decode(token).payload['session_id']
    return typeof session === 'string' ? session : undefined
  } catch {
    return undefined // no token at all
  }
}
