import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('the defaults match the README', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    lorcastUrl: 'https://api.lorcast.com/v0',
    smallPictures: true,
    rateLimits: { signUp: 30, signIn: 10, account: 20 },
    confirmMail: false,
    proPrice: 'price_pro',
    contact: undefined,
    eurPerUsd: undefined,
    analytics: null,
    social: [],
    affiliate: {},
  })
})

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toEqual(parseConfig({}))
})

test('every variable sets its setting', () => {
  const settings = parseConfig({
    PORT: '8080',
    DATABASE_URL: 'postgres://user:word@db/lorefolio',
    DATABASE_REPLICA_URL: 'postgresql://user:word@standby/lorefolio',
    SITE_URL: 'https://lorefolio.example/',
    LORCAST_URL: 'http://localhost:4010/v0/',
    SMALL_PICTURES: 'no',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'word',
    SMTP_HOST: 'mail.example',
    SMTP_USER: 'user',
    SMTP_PASS: 'word',
    SMTP_FROM: 'post@lorefolio.example',
    CONFIRM_MAIL: 'true',
    ADMIN_EMAIL: 'Boss@Example.com',
    EUR_PER_USD: '0.92',
    CONTACT_EMAIL: 'hello@lorefolio.example',
    STRIPE_PRICE_PRO: 'price_1Pro',
    MARKETPLACE_AFFILIATE_UTM_SOURCE: 'lorefolio',
    SOCIAL_DISCORD: 'https://discord.example/lore',
    SOCIAL_GITHUB: 'https://github.example/lore',
    ANALYTICS_PROVIDER: 'umami',
    ANALYTICS_HOST: 'https://stats.example',
    ANALYTICS_SITE: 'site-1',
  })
  expect(settings).toMatchObject({
    port: 8080,
    databaseReplicaUrl: 'postgresql://user:word@standby/lorefolio',
    siteUrl: 'https://lorefolio.example',
    lorcastUrl: 'http://localhost:4010/v0',
    smallPictures: false,
    google: { clientId: 'id', clientSecret: 'word' },
    smtp: { host: 'mail.example', port: 587, from: 'post@lorefolio.example' },
    confirmMail: true,
    adminEmail: 'boss@example.com',
    contact: 'hello@lorefolio.example',
    eurPerUsd: 0.92,
    proPrice: 'price_1Pro',
    affiliate: { utm_source: 'lorefolio' },
    social: [
      { name: 'Discord', url: 'https://discord.example/lore' },
      { name: 'GitHub', url: 'https://github.example/lore' },
    ],
    analytics: { provider: 'umami', host: 'https://stats.example', site: 'site-1' },
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL does not start with postgres://.'],
  [{ DATABASE_REPLICA_URL: 'postgres://standby/db' }, 'DATABASE_REPLICA_URL needs DATABASE_URL as well.'],
  [{ SITE_URL: 'lorefolio' }, 'SITE_URL is not a web address.'],
  [{ SITE_URL: 'ftp://lorefolio.example' }, 'SITE_URL is not a web address (http or https).'],
  [{ LORCAST_URL: 'api.lorcast.com' }, 'LORCAST_URL is not a web address.'],
  [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL is not a mail address.'],
  ...['0', '-0.92', '0,92', '92%', '1e2', '101'].map((rate): [Record<string, string>, string] => [
    { EUR_PER_USD: rate },
    'EUR_PER_USD is not a rate from 0.01 to 100, such as 0.92.',
  ]),
  [{ CONTACT_EMAIL: 'us' }, 'CONTACT_EMAIL is not a mail address.'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is neither true nor false.'],
  [{ RATE_LIMIT_SIGN_UP: '0' }, 'RATE_LIMIT_SIGN_UP is not a whole number from 1 to 1000000.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not one of fatal, error, warn, info, debug, trace, silent.'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET as well.'],
  [{ SMTP_HOST: 'mail.example', SMTP_USER: 'u' }, 'SMTP_HOST, SMTP_USER needs SMTP_PASS and SMTP_FROM as well.'],
  [{ CONFIRM_MAIL: 'true' }, 'CONFIRM_MAIL needs SMTP_HOST, SMTP_USER, SMTP_PASS and SMTP_FROM.'],
  [{ SOCIAL_DISCORD: 'lore' }, 'SOCIAL_DISCORD is not a web address.'],
  [{ ANALYTICS_PROVIDER: 'spy' }, 'ANALYTICS_PROVIDER is neither plausible nor umami.'],
  [{ PORT: 'x', SITE_URL: 'y' }, 'PORT is not a whole number from 0 to 65535; SITE_URL is not a web address.'],
])('%j fails with one clear line', (environment, line) => {
  expect(() => parseConfig(environment)).toThrow(expect.objectContaining({ name: 'StartError', message: line }))
})

test('the secrets come together or not at all, and are long', () => {
  const given = { JWT_SECRET: 'j'.repeat(32), PUBLISHABLE_KEY: 'p'.repeat(16), SECRET_KEY: 's'.repeat(16) }
  expect(parseConfig(given).secrets).toEqual({
    jwtSecret: given.JWT_SECRET,
    publishableKey: given.PUBLISHABLE_KEY,
    secretKey: given.SECRET_KEY,
  })
  expect(() => parseConfig({ JWT_SECRET: given.JWT_SECRET })).toThrow(
    'JWT_SECRET needs PUBLISHABLE_KEY and SECRET_KEY as well.',
  )
  expect(() => parseConfig({ ...given, JWT_SECRET: 'short' })).toThrow('JWT_SECRET has fewer than 32 characters.')
})
