import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../backend/database.ts'
import type { SiteEnv } from '../site.ts'

/** Asked each time: who deletes the account and makes it again has another one. The index of mails is of accounts without SSO. */
const PROMOTE = `
  select public.make_admin(email) from auth.users join public.user_profiles on user_id = id
  where email = $1 and not is_sso_user and not is_admin`

/** Makes the account with the configured mail an administrator as soon as somebody has signed in or up with it. */
export function adminByMail(mail: string | undefined, database: Database, log: Logger): MiddlewareHandler<SiteEnv> {
  const promote = async () => {
    const promoted = await database.query(PROMOTE, [mail])
    if (promoted.length > 0) log.info('the account of ADMIN_EMAIL is an administrator')
  }
  return async (c, next) => {
    await next()
    // Signing in must not fail because of this; the next one tries again.
    if (mail !== undefined && c.res.status < 400)
      await promote().catch((err: unknown) => log.error({ err }, 'ADMIN_EMAIL'))
  }
}
