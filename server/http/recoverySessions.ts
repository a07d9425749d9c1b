import type { MiddlewareHandler } from 'hono'
import { decode } from 'hono/jwt'
import type { SiteEnv } from './site.ts'

/** How long after opening a recovery mail's link a new password may be set without the old one. */
const VALID_MS = 60 * 60_000
const MOST = 10_000

export type RecoverySessions = {
  /** Notes the session that a recovery mail's link or code opens. */
  readonly remember: MiddlewareHandler<SiteEnv>
  /** Whether this bearer token belongs to such a session. */
  has(token: string): boolean
  /** A link changes one password. */
  forget(token: string): void
}

/** Sessions whose owner proved to read the account's mail: they may set a password without knowing the old one. */
export function recoverySessions(): RecoverySessions {
  const until = new Map<string, number>()
  return {
    async remember(c, next) {
      const body: unknown =
        c.req.method === 'POST'
          ? await c.req.raw
              .clone()
              .json()
              .catch(() => null)
          : null
      await next()
      const type = c.req.query('type') ?? (body as { type?: unknown } | null)?.type
      if (type !== 'recovery') return
      const session = sessionOf(await tokenIn(c.res))
      if (session === undefined) return
      for (const [known, end] of until) if (end < Date.now() || until.size >= MOST) until.delete(known)
      until.set(session, Date.now() + VALID_MS)
    },
    has: (token) => (until.get(sessionOf(token) ?? '') ?? 0) > Date.now(),
    forget(token) {
      until.delete(sessionOf(token) ?? '')
    },
  }
}

/** The access token in the answer to a link (in the address it redirects to) or to a code (in the body). */
async function tokenIn(response: Response): Promise<string> {
  const fragment = response.headers.get('location')?.split('#')[1]
  if (fragment !== undefined) return new URLSearchParams(fragment).get('access_token') ?? ''
  const body: unknown = response.ok
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null
  return (body as { access_token?: string } | null)?.access_token ?? ''
}

function sessionOf(token: string): string | undefined {
  try {
    const session = decode(token).payload['session_id']
    return typeof session === 'string' ? session : undefined
  } catch {
    return undefined // no token at all
  }
}
