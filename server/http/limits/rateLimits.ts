import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { MemoryStore, rateLimiter } from 'hono-rate-limiter'
import type { Settings } from '../../config.ts'
import type { Secrets } from '../../dataFolder.ts'
import { accountOfBody, accountOfToken } from '../auth/accountName.ts'
import type { KnownDevices } from '../auth/knownDevices.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'
import type { SiteEnv } from '../site.ts'

const MINUTE = 60_000

/** Mails that one address may have sent in an hour. */
const MAILS_AN_HOUR = 10

/** Mails that one mailbox is sent in an hour, whoever asks for them; a browser that signed in to the account has as many again. */
const MAILS_A_MAILBOX = 5

/** How many times as much a network of IPv6 of 48 bits may ask for as each of the 65,536 networks in it. */
const WIDE_NETWORK = 8

/** Sign-ins with a provider that one address may begin in an hour. */
const PROVIDER_SIGN_INS_AN_HOUR = 60

/** Preview pictures that one address may ask for in a minute: a place that unfolds links asks for many people. */
const PREVIEWS_A_MINUTE = 120

/** Sitemaps that one address may ask for in a minute: the list of decks is looked at anew each time. */
const SITEMAPS_A_MINUTE = 60

/** Calls of server functions that one address may make in a minute, more than any administrator needs. */
const FUNCTIONS_A_MINUTE = 120

const TOO_MANY = 'Too many attempts. Please wait a while and try again.'

export type RateLimits = {
  /** New accounts. */
  readonly signUp: MiddlewareHandler<SiteEnv>
  /** Wrong passwords and codes, at signing in, at changing the password and from mails; right ones do not count. */
  readonly password: MiddlewareHandler<SiteEnv>
  /** Wrong passwords of one account at signing in, from wherever they come. */
  readonly accountOfBody: MiddlewareHandler<SiteEnv>
  /** The same at changing the password, counted together with them. */
  readonly accountOfToken: MiddlewareHandler<SiteEnv>
  /** Mails to recover a password. */
  readonly mail: MiddlewareHandler<SiteEnv>
  /** Mails to one address, from wherever they are asked for. */
  readonly mailbox: MiddlewareHandler<SiteEnv>
  /** Ways to a provider's sign-in page, each of which is noted in the database. */
  readonly provider: MiddlewareHandler<SiteEnv>
}

type Options = {
  readonly skipSuccessfulRequests?: boolean
  readonly skipFailedRequests?: boolean
  readonly message?: Record<string, unknown>
  readonly store?: MemoryStore<SiteEnv>
}

/** So many requests of one key in a time; beyond it 429 with `Retry-After`, by default in the words of the auth service. */
const limitBy = (
  keyGenerator: (c: Context<SiteEnv>) => string | Promise<string>,
  windowMs: number,
  limit: number,
  { message = { code: 429, error_code: 'over_request_rate_limit', msg: TOO_MANY }, ...options }: Options = {},
): MiddlewareHandler<SiteEnv> => rateLimiter<SiteEnv>({ windowMs, limit, keyGenerator, message, ...options })

/** What one client may ask for in a time. A client is a network; many of them beside each other have a limit together. */
const limit = (windowMs: number, most: number, options?: Options): MiddlewareHandler<SiteEnv> =>
  every(
    limitBy((c) => networkOf(c.get('client')), windowMs, most, options),
    limitBy((c) => wideNetworkOf(c.get('client')), windowMs, WIDE_NETWORK * most, options),
  )

/**
 * The limits of signing up and in. Those of an account answer the same whether there is such an account, and count each browser
 * that has signed in to it before apart: a stranger who uses them up does not lock out the owner.
 */
export function rateLimits(
  { signUp, signIn, account }: Settings['rateLimits'],
  secrets: Secrets,
  devices: Pick<KnownDevices, 'deviceOf'>,
): RateLimits {
  const keyOf = (c: Context<SiteEnv>, name: string | undefined) =>
    // Addresses of any length are written in any number.
    createHash('sha256')
      .update(`${name ?? ''}\n${name === undefined ? '' : (devices.deviceOf(c, name) ?? '')}`)
      .digest('base64url')
  const fromBody = (c: Context<SiteEnv>) => keyOf(c, accountOfBody(c))
  const ofAccount = new MemoryStore<SiteEnv>()
  const guesses = { skipSuccessfulRequests: true }
  return {
    signUp: limit(60 * MINUTE, signUp),
    password: limit(10 * MINUTE, signIn, guesses),
    accountOfBody: limitBy(fromBody, 60 * MINUTE, account, { ...guesses, store: ofAccount }),
    accountOfToken: limitBy(async (c) => keyOf(c, await accountOfToken(c, secrets)), 60 * MINUTE, account, {
      ...guesses,
      store: ofAccount,
    }),
    mail: limit(60 * MINUTE, MAILS_AN_HOUR),
    mailbox: limitBy(fromBody, 60 * MINUTE, MAILS_A_MAILBOX, { skipFailedRequests: true }),
    provider: limit(60 * MINUTE, PROVIDER_SIGN_INS_AN_HOUR),
  }
}

/** The limit of preview pictures, each of which may have to be drawn. */
export const previewLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, PREVIEWS_A_MINUTE)

/** The limit of sitemaps. */
export const sitemapLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, SITEMAPS_A_MINUTE)

/** The limit of server functions, in their own words. */
export const functionLimit = (): MiddlewareHandler<SiteEnv> =>
  limit(MINUTE, FUNCTIONS_A_MINUTE, { message: { success: false, error: TOO_MANY } })
