import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Secrets } from '../../secrets.ts'
import { normalizeEmail } from './requestAccount.ts'
import type { SiteEnv } from '../site.ts'

/** The age of the cookie in seconds. Browsers limit it to 400 days. */
const MAX_AGE = 400 * 24 * 60 * 60

const session = v.object({ access_token: v.string(), user: v.object({ email: v.string() }) })

export type KnownDevices = {
  /** Sets a cookie in a browser that has signed in. */
  readonly note: MiddlewareHandler<SiteEnv>
  /** The id of the browser if it has signed in to the account before. */
  deviceOf(c: Context<SiteEnv>, account: string): string | undefined
}

/**
 * Recognizes browsers that have signed in to an account before, by a signed cookie that scripts cannot read (OWASP, device cookies).
 * The cookie grants no access. Wrong passwords from such a browser are counted separately, so that a stranger who guesses passwords
 * does not lock out the owner. There is one cookie per account, and its name does not reveal the account.
 */
export function knownDevices({ jwtSecret }: Pick<Secrets, 'jwtSecret'>, siteUrl: string): KnownDevices {
  const sign = (text: string) => createHmac('sha256', jwtSecret).update(`device cookie\n${text}`).digest('base64url')
  const nameOf = (account: string) => `device-${sign(account).slice(0, 12)}`
  const deviceOf: KnownDevices['deviceOf'] = (c, account) => {
    const [device, signature] = getCookie(c, nameOf(account))?.split('.') ?? []
    if (device === undefined || signature === undefined) return undefined
    return isEqual(signature, sign(`${account}\n${device}`)) ? device : undefined
  }
  return {
    deviceOf,
    async note(c, next) {
      await next()
      if (!c.res.ok) return
      const body: unknown = await c.res
        .clone()
        .json()
        .catch(() => undefined)
      const signedIn = v.safeParse(session, body)
      if (!signedIn.success) return
      const account = normalizeEmail(signedIn.output.user.email)
      if (deviceOf(c, account) !== undefined) return
      const device = randomBytes(12).toString('base64url')
      setCookie(c, nameOf(account), `${device}.${sign(`${account}\n${device}`)}`, {
        path: '/auth/v1',
        httpOnly: true,
        sameSite: 'Strict',
        secure: siteUrl.startsWith('https:'),
        maxAge: MAX_AGE,
      })
    },
  }
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
