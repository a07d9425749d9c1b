import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { adminByMail } from './adminByMail.ts'
import { changePassword } from './changePassword.ts'
import { knownDevices } from './knownDevices.ts'
import { providerSignIn } from './providerSignIn.ts'
import { rateLimits } from '../limits/rateLimits.ts'
import { sharedCounters } from '../limits/sharedCounters.ts'
import { recoverySessions } from './recoverySessions.ts'
import { equalizeRefusalTiming } from './equalizeRefusalTiming.ts'
import type { SiteEnv, SiteParts } from '../site.ts'
import { validateAuthBody } from './validateAuthBody.ts'

/**
 * The routes of the auth service that the product uses, under `/auth/v1`; the other routes do not exist. Magic links and one-time
 * codes would create accounts without the limit on new accounts. `/resend` sends no mail, and would reveal which accounts are not
 * confirmed ('Forgot your password?' sends a mail that confirms too).
 */
export function authRoutes({ settings, siteUrl, secrets, backend, database, log }: SiteParts): Hono<SiteEnv> {
  const devices = knownDevices(secrets, siteUrl)
  const counters = sharedCounters(database, secrets)
  const limits = rateLimits(settings.rateLimits, { secrets, devices, counters })
  const recovered = recoverySessions(counters('recovery'))
  const promote = adminByMail(settings.adminEmail, database, log)
  const pass: MiddlewareHandler<SiteEnv> = (c) => backend.fetch(c.req.raw, c.get('client'))
  const onlyForPasswords =
    (middleware: MiddlewareHandler<SiteEnv>): MiddlewareHandler<SiteEnv> =>
    (c, next) =>
      c.req.query('grant_type') === 'password' ? middleware(c, next) : next()

  return (
    new Hono<SiteEnv>()
      .use(validateAuthBody)
      .post('/signup', limits.signUp, limits.mailbox, devices.note, promote, pass)
      .post(
        '/token',
        onlyForPasswords(limits.password),
        onlyForPasswords(limits.accountOfBody),
        onlyForPasswords(equalizeRefusalTiming),
        devices.note,
        promote,
        pass,
      )
      .post('/recover', limits.mail, limits.mailbox, equalizeRefusalTiming, pass)
      // Only POST: a link scanner that opens a mail's link with GET must not use up the code.
      .post('/verify', limits.password, recovered.redeem, devices.note, promote, pass)
      .put('/user', limits.password, limits.accountOfToken, changePassword(backend, recovered))
      .get('/user', pass)
      .post('/logout', pass)
      .get('/authorize', limits.provider, providerSignIn({ backend, siteUrl }))
      .get('/callback', promote, pass)
      .get('/health', pass)
      .get('/settings', pass)
      .options('*', pass)
      .all('*', (c) => c.json({ code: 404, error_code: 'not_found', msg: 'Not found' }, 404))
  )
}
