import type { MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import type { Settings } from '../config.ts'
import type { SiteEnv } from './site.ts'

const MINUTE = 60_000

/** Mails that one address may have sent in an hour. */
const MAILS_AN_HOUR = 10

/** Sign-ins with a provider that one address may begin in an hour. */
const PROVIDER_SIGN_INS_AN_HOUR = 60

/** Preview pictures that one address may ask for in a minute: a place that unfolds links asks for many people. */
const PREVIEWS_A_MINUTE = 120

export type RateLimits = {
  /** New accounts. */
  readonly signUp: MiddlewareHandler<SiteEnv>
  /** Wrong passwords and codes, at signing in, at changing the password and from mails; right ones do not count. */
  readonly password: MiddlewareHandler<SiteEnv>
  /** Mails to recover a password. */
  readonly mail: MiddlewareHandler<SiteEnv>
  /** Ways to a provider's sign-in page, each of which is noted in the database. */
  readonly provider: MiddlewareHandler<SiteEnv>
}

/** What one client may ask for in a time; beyond it 429 with `Retry-After`, in the words of the auth service. */
const limit = (windowMs: number, most: number, skipSuccessfulRequests = false) =>
  rateLimiter<SiteEnv>({
    windowMs,
    limit: most,
    skipSuccessfulRequests,
    keyGenerator: (c) => c.get('client'),
    message: {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Too many attempts. Please wait a while and try again.',
    },
  })

/** The limits of signing up and in. */
export const rateLimits = ({ signUp, signIn }: Settings['rateLimits']): RateLimits => ({
  signUp: limit(60 * MINUTE, signUp),
  password: limit(10 * MINUTE, signIn, true),
  mail: limit(60 * MINUTE, MAILS_AN_HOUR),
  provider: limit(60 * MINUTE, PROVIDER_SIGN_INS_AN_HOUR),
})

/** The limit of preview pictures, each of which may have to be drawn. */
export const previewLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, PREVIEWS_A_MINUTE)
