import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { rateLimiter } from 'hono-rate-limiter'
import type { Settings } from '../../config.ts'
import type { Secrets } from '../../secrets.ts'
import { accountOfBody, accountOfToken } from '../auth/requestAccount.ts'
import type { KnownDevices } from '../auth/knownDevices.ts'
import { authError } from '../errorBodies.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'
import type { Counters, MakeCounters } from './sharedCounters.ts'
import type { SiteEnv } from '../site.ts'

const MINUTE = 60_000

/** Mails per hour that a network may request. */
const MAILS_AN_HOUR = 10

/** Mails per hour to one address. Browsers that have signed in to its account have a separate limit of the same size. */
const MAILS_A_MAILBOX = 5

/** The limit of an IPv6 /48 network as a multiple of the limit of each of its 65,536 /64 networks. */
const WIDE_NETWORK = 8

/** Sign-ins with a provider that a network may start per hour. */
const PROVIDER_SIGN_INS_AN_HOUR = 60

/** Preview pictures per minute and network. A chat service that previews links requests them for many people. */
const PREVIEWS_A_MINUTE = 120

/** Sitemaps per minute and network. Each request computes a digest of the list of decks. */
const SITEMAPS_A_MINUTE = 60

/** Calls of server functions per minute and network, more than any administrator needs. */
const FUNCTIONS_A_MINUTE = 120

const TOO_MANY = 'Too many attempts. Please wait a while and try again.'

export type RateLimits = {
  /** New accounts. */
  readonly signUp: MiddlewareHandler<SiteEnv>
  /** Wrong passwords and mail codes of a network, when signing in and changing the password. Correct ones do not count. */
  readonly password: MiddlewareHandler<SiteEnv>
  /** Wrong passwords for the account in the body of a sign-in, from all networks. */
  readonly accountOfBody: MiddlewareHandler<SiteEnv>
  /** Wrong passwords for the account of the token that changes a password, counted together with `accountOfBody`. */
  readonly accountOfToken: MiddlewareHandler<SiteEnv>
  /** Recovery mails that a network requests. */
  readonly mail: MiddlewareHandler<SiteEnv>
  /** Mails to one address, from all networks. */
  readonly mailbox: MiddlewareHandler<SiteEnv>
  /** Sign-ins with a provider, each of which adds a row to the database. */
  readonly provider: MiddlewareHandler<SiteEnv>
}

type Options = {
  readonly skipSuccessfulRequests?: boolean
  readonly skipFailedRequests?: boolean
  readonly requestWasSuccessful?: (c: Context) => boolean
  readonly message?: Record<string, unknown>
  /** By default this host's memory. */
  readonly store?: Counters
}

/** Limits the requests per key and window. The others get 429 with `Retry-After`, by default in the auth service's format. */
const limitBy = (
  keyGenerator: (c: Context<SiteEnv>) => string | Promise<string>,
  windowMs: number,
  limit: number,
  { message = authError(429, 'over_request_rate_limit', TOO_MANY), ...options }: Options = {},
): MiddlewareHandler<SiteEnv> => rateLimiter<SiteEnv>({ windowMs, limit, keyGenerator, message, ...options })

/** Limits the requests of a network, and those of its wider network. */
const limit = (
  windowMs: number,
  max: number,
  { count, ...options }: Options & { readonly count?: (width: 'network' | 'wide') => Counters } = {},
): MiddlewareHandler<SiteEnv> =>
  every(
    limitBy((c) => networkOf(c.get('client')), windowMs, max, {
      ...options,
      ...(count && { store: count('network') }),
    }),
    limitBy((c) => wideNetworkOf(c.get('client')), windowMs, WIDE_NETWORK * max, {
      ...options,
      ...(count && { store: count('wide') }),
    }),
  )

/**
 * The limits of signing up and in. The limits of an account do not show whether the account exists. Each browser that
 * has signed in to it before has a separate limit, so that a stranger who exhausts the others does not lock out the owner.
 * @param counters where all hosts of a database count together.
 */
export function rateLimits(
  { signUp, signIn, account }: Settings['rateLimits'],
  {
    secrets,
    devices,
    counters,
  }: {
    readonly secrets: Secrets
    readonly devices: Pick<KnownDevices, 'deviceOf'>
    readonly counters: MakeCounters
  },
): RateLimits {
  const keyOf = (c: Context<SiteEnv>, name: string | undefined) =>
    // A hash bounds the memory that long addresses need.
    createHash('sha256')
      .update(`${name ?? ''}\n${name === undefined ? '' : (devices.deviceOf(c, name) ?? '')}`)
      .digest('base64url')
  const fromBody = (c: Context<SiteEnv>) => keyOf(c, accountOfBody(c))
  const failures = {
    skipSuccessfulRequests: true,
    // An outage says nothing about the password.
    requestWasSuccessful: ({ res }: Context) => res.status < 400 || res.status >= 500,
  }
  const count = (name: string) => ({ count: (width: string) => counters(`${name} ${width}`) })
  const accountFailures = { ...failures, store: counters('account') }
  const fromToken = async (c: Context<SiteEnv>) => keyOf(c, await accountOfToken(c, secrets))
  return {
    signUp: limit(60 * MINUTE, signUp, count('sign-up')),
    password: limit(10 * MINUTE, signIn, { ...failures, ...count('password') }),
    accountOfBody: limitBy(fromBody, 60 * MINUTE, account, accountFailures),
    accountOfToken: limitBy(fromToken, 60 * MINUTE, account, accountFailures),
    mail: limit(60 * MINUTE, MAILS_AN_HOUR, count('mail')),
    mailbox: limitBy(fromBody, 60 * MINUTE, MAILS_A_MAILBOX, { skipFailedRequests: true, store: counters('mailbox') }),
    provider: limit(60 * MINUTE, PROVIDER_SIGN_INS_AN_HOUR, count('provider')),
  }
}

/** The limit of preview pictures, which take long to draw. */
export const previewLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, PREVIEWS_A_MINUTE)

export const sitemapLimit = (): MiddlewareHandler<SiteEnv> => limit(MINUTE, SITEMAPS_A_MINUTE)

/** The limit of server functions, with an error in their format. */
export const functionLimit = (): MiddlewareHandler<SiteEnv> =>
  limit(MINUTE, FUNCTIONS_A_MINUTE, { message: { success: false, error: TOO_MANY } })
