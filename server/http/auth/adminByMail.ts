import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../backend/database.ts'
import type { SiteEnv } from '../site.ts'

/**
 * Runs at each sign-in, because a deleted and recreated account is another account. The condition `not is_sso_user` lets the
 * database use its index of email addresses.
 */
const PROMOTE = `
  select public.make_admin(email) from auth.users join public.user_profiles on user_id = id
  where email = $1 and not is_sso_user and not is_admin`

/** Makes the account with the configured email address an administrator when it signs in or up. */
export function adminByMail(mail: string | undefined, database: Database, log: Logger): MiddlewareHandler<SiteEnv> {
  const promote = async () => {
    const promoted = await database.query(PROMOTE, [mail])
    if (promoted.length > 0) log.info('the account of ADMIN_EMAIL is an administrator')
  }
  return async (c, next) => {
    await next()
    // Signing in must not fail because of this; the next sign-in tries again.
    if (mail !== undefined && c.res.status < 400)
      await promote().catch((err: unknown) => log.error({ err }, 'ADMIN_EMAIL'))
  }
}
