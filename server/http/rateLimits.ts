import type { MiddlewareHandler } from 'hono'
import { rateLimiter } from 'hono-rate-limiter'
import type { Settings } from '../config.ts'
import { networkOf } from './networkOf.ts'
import type { SiteEnv } from './site.ts'

const MINUTE = 60_000

/** Mails that one address may have sent in an hour. */
const MAILS_AN_HOUR = 10

/** Sign-ins with a provider that one address may begin in an hour. */
const PROVIDER_SIGN_INS_AN_HOUR = 60

/** Preview pictures that one address may ask for in a minute: a place that unfolds links asks for many people. */
const PREVIEWS_A_MINUTE = 120

/** Calls of server functions that one address may make in a minute, more than any administrator needs. */
const FUNCTIONS_A_MINUTE = 120

const TOO_MANY = 'Too many attempts. Please wait a while and try again.'

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

/** What one client may ask for in a time; beyond it 429 with `Retry-After`, by default in the words of the auth service. */
const limit = (
  windowMs: number,
  most: number,
  {
    skipSuccessfulRequests = false,
    message = { code: 429, error_code: 'over_request_rate_limit', msg: TOO_MANY },
  }: { skipSuccessfulRequests?: boolean; message?: Record<string, unknown> } = {},
) =>
  rateLimiter<SiteEnv>({
    windowMs,
    limit: most,
    skipSuccessfulRequests,
    keyGenerator: (c) => networkOf(c.get('client')),
    message,
  })

/** The limits of signing up and in. */
export const rateLimits = ({ signUp, signIn }: Settings['rateLimits']): RateLimits => ({
  signUp: limit(60 * MINUTE, signUp),
  password: limit(10 * MINUTE, signIn, { skipSuccessfulRequests: true }),
  mail: limit(60 * MINUTE, MAILS_AN_HOUR),
  provider: limit(60 * MINUTE, PROVIDER_SIGN_INS_AN_HOUR),
})

/** The limit of preview pictures, each of which may have to be drawn. */
export const previewLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, PREVIEWS_A_MINUTE)

/** The limit of server functions, in their own words. */
export const functionLimit = (): MiddlewareHandler<SiteEnv> =>
  limit(MINUTE, FUNCTIONS_A_MINUTE, { message: { success: false, error: TOO_MANY } })
