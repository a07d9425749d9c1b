import * as v from 'valibot'
import { LORCAST_URL } from '../supabase/functions/_shared/environment.ts'
import {
  logLevel,
  mailAddress,
  postgresAddress,
  rate,
  schedule,
  socialLink,
  startingWith,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './configValues.ts'
import { DAILY } from './schedule.ts'
import { type Secrets, secretsSchema } from './secrets.ts'
import { StartError } from './startError.ts'

/** The settings of a host, from the environment or from a test. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Absent: the keys are new at each start, and an embedded database is in memory. */
  readonly dataDir: string | undefined
  /** The built site; its `pack.json` fills a database without cards. Absent: the output folder of the build. */
  readonly siteDir: string | undefined
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined
  /** A streaming standby of it, for reads that may be a moment old. */
  readonly databaseReplicaUrl: string | undefined
  /** Absent: the database of `databaseUrl` or the data folder has them. */
  readonly secrets: Secrets | undefined
  /** The address that visitors use, if it differs from the host's address. */
  readonly siteUrl: string | undefined
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined
  readonly smtp: Smtp | undefined
  /** The card service, without a slash at the end. */
  readonly lorcastUrl: string
  /** Whether the host resizes card pictures whose source has one size (decision 030). */
  readonly smallPictures: boolean
  /** When the host updates from the card service: `daily`, or five fields of cron in UTC. Absent: never. */
  readonly syncSchedule: string | undefined
  /** Whether new accounts confirm their email address before they can sign in. */
  readonly confirmMail: boolean
  /** The account with this email address becomes an administrator. */
  readonly adminEmail: string | undefined
  readonly rateLimits: {
    /** New accounts per hour and network. */
    readonly signUp: number
    /** Wrong passwords per ten minutes and network. */
    readonly signIn: number
    /** Wrong passwords per hour and account, from browsers that have not signed in to it before. */
    readonly account: number
  }
  /** Whether a proxy sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly trustProxy: boolean
  /** Seconds for which a stopping host still answers, so that a proxy can notice it at `/healthz`. */
  readonly drainSeconds: number
  /** The token for `/metrics`. Absent: there are no metrics. */
  readonly metricsToken: string | undefined
  /** The OpenTelemetry collector for traces, without a slash at the end. Absent: there are no traces. */
  readonly otlpEndpoint: string | undefined
  readonly logLevel: string
  /** The payment provider's id of the price of Pro. */
  readonly proPrice: string
  /** The EUR for 1 USD. Absent: prices are shown in USD only. */
  readonly eurPerUsd: number | undefined
  /** The email address of the site's owners. Absent: the site does not show one. */
  readonly contact: string | undefined
  readonly affiliate: Readonly<Record<string, string>>
  readonly social: readonly { readonly name: string; readonly url: string }[]
  readonly analytics: { readonly provider: 'plausible' | 'umami'; readonly host: string; readonly site: string } | null
}

/** Settings from the environment, which always have a data folder. */
export type Configured = Settings & { readonly dataDir: string }

/** The mail server for outgoing mails. */
export type Smtp = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
  /** The sender of every mail. */
  readonly from: string
}

/** The settings of a host without configuration: a free port, and a database in memory. */
export const defaultSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataDir: undefined,
  siteDir: undefined,
  databaseUrl: undefined,
  databaseReplicaUrl: undefined,
  secrets: undefined,
  siteUrl: undefined,
  lorcastUrl: LORCAST_URL,
  smallPictures: true,
  syncSchedule: undefined,
  google: undefined,
  smtp: undefined,
  confirmMail: false,
  adminEmail: undefined,
  rateLimits: { signUp: 30, signIn: 10, account: 20 },
  trustProxy: false,
  drainSeconds: 0,
  metricsToken: undefined,
  otlpEndpoint: undefined,
  logLevel: 'info',
  proPrice: 'price_pro',
  eurPerUsd: undefined,
  contact: undefined,
  affiliate: {},
  social: [],
  analytics: null,
}

/** The variables that a host reads, besides those by prefix. */
export const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, '.data'),
  SITE_DIR: v.optional(text),
  DATABASE_URL: v.optional(postgresAddress),
  DATABASE_REPLICA_URL: v.optional(postgresAddress),
  JWT_SECRET: v.optional(secretsSchema.entries.jwtSecret),
  PUBLISHABLE_KEY: v.optional(secretsSchema.entries.publishableKey),
  SECRET_KEY: v.optional(secretsSchema.entries.secretKey),
  SITE_URL: v.optional(webAddress),
  LORCAST_URL: v.optional(webAddress, LORCAST_URL),
  SMALL_PICTURES: v.optional(yesOrNo, 'true'),
  SYNC_SCHEDULE: v.optional(schedule, DAILY),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  SMTP_HOST: v.optional(text),
  SMTP_PORT: v.optional(wholeNumber(1, 65_535), '587'),
  SMTP_USER: v.optional(text),
  SMTP_PASS: v.optional(text),
  SMTP_FROM: v.optional(mailAddress),
  CONFIRM_MAIL: v.optional(yesOrNo, 'false'),
  ADMIN_EMAIL: v.optional(mailAddress),
  RATE_LIMIT_SIGN_UP: v.optional(wholeNumber(1, 1_000_000), '30'),
  RATE_LIMIT_SIGN_IN: v.optional(wholeNumber(1, 1_000_000), '10'),
  RATE_LIMIT_ACCOUNT: v.optional(wholeNumber(1, 1_000_000), '20'),
  TRUST_PROXY: v.optional(yesOrNo, 'false'),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 600), '0'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'has fewer than 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  EUR_PER_USD: v.optional(rate),
  CONTACT_EMAIL: v.optional(mailAddress),
  STRIPE_PRICE_PRO: v.optional(text, defaultSettings.proPrice),
  ANALYTICS_PROVIDER: v.optional(v.picklist(['plausible', 'umami'], 'is neither plausible nor umami')),
  ANALYTICS_HOST: v.optional(webAddress),
  ANALYTICS_SITE: v.optional(text),
})

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws StartError with one line that names every invalid variable
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Configured {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environmentSchema, given, { abortPipeEarly: true })
  if (!parsed.success) {
    throw new StartError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ') + '.')
  }
  const env = parsed.output
  const google = together({ GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_SECRET })
  const secrets = together({
    JWT_SECRET: env.JWT_SECRET,
    PUBLISHABLE_KEY: env.PUBLISHABLE_KEY,
    SECRET_KEY: env.SECRET_KEY,
  })
  const smtp = together({
    SMTP_HOST: env.SMTP_HOST,
    SMTP_USER: env.SMTP_USER,
    SMTP_PASS: env.SMTP_PASS,
    SMTP_FROM: env.SMTP_FROM,
  })
  const analytics = together({
    ANALYTICS_PROVIDER: env.ANALYTICS_PROVIDER,
    ANALYTICS_HOST: env.ANALYTICS_HOST,
    ANALYTICS_SITE: env.ANALYTICS_SITE,
  })
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined)
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL as well.')
  if (env.CONFIRM_MAIL && !smtp)
    throw new StartError('CONFIRM_MAIL needs SMTP_HOST, SMTP_USER, SMTP_PASS and SMTP_FROM.')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    siteDir: env.SITE_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    secrets: secrets && {
      jwtSecret: secrets.JWT_SECRET,
      publishableKey: secrets.PUBLISHABLE_KEY,
      secretKey: secrets.SECRET_KEY,
    },
    siteUrl: env.SITE_URL,
    lorcastUrl: env.LORCAST_URL,
    smallPictures: env.SMALL_PICTURES,
    syncSchedule: env.SYNC_SCHEDULE === 'off' ? undefined : env.SYNC_SCHEDULE,
    google: google && { clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET },
    smtp: smtp && {
      host: smtp.SMTP_HOST,
      port: env.SMTP_PORT,
      user: smtp.SMTP_USER,
      pass: smtp.SMTP_PASS,
      from: smtp.SMTP_FROM,
    },
    confirmMail: env.CONFIRM_MAIL,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase(),
    rateLimits: { signUp: env.RATE_LIMIT_SIGN_UP, signIn: env.RATE_LIMIT_SIGN_IN, account: env.RATE_LIMIT_ACCOUNT },
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
    proPrice: env.STRIPE_PRICE_PRO,
    eurPerUsd: env.EUR_PER_USD,
    contact: env.CONTACT_EMAIL,
    affiliate: Object.fromEntries(
      startingWith(given, 'MARKETPLACE_AFFILIATE_').map(([name, value]) => [name.toLowerCase(), value]),
    ),
    social: startingWith(given, 'SOCIAL_').map(([name, value]) => socialLink(name, value)),
    analytics: analytics
      ? { provider: analytics.ANALYTICS_PROVIDER, host: analytics.ANALYTICS_HOST, site: analytics.ANALYTICS_SITE }
      : null,
  }
}

type Complete<T> = { [Name in keyof T]: NonNullable<T[Name]> }

/** Requires all of these variables or none. */
function together<T extends Record<string, string | undefined>>(variables: T): Complete<T> | undefined {
  const missing = Object.keys(variables).filter((name) => variables[name] === undefined)
  if (missing.length === Object.keys(variables).length) return undefined
  if (missing.length > 0) {
    const given = Object.keys(variables).filter((name) => !missing.includes(name))
    throw new StartError(`${given.join(', ')} needs ${missing.join(' and ')} as well.`)
  }
  return variables as Complete<T> // no variable is missing
}
