import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../backend/database.ts'
import type { SiteEnv } from './site.ts'

/** Makes the account with the configured mail an administrator as soon as somebody has signed in or up with it. */
export function adminByMail(mail: string | undefined, database: Database, log: Logger): MiddlewareHandler<SiteEnv> {
  let done = mail === undefined
  const promote = async () => {
    const [row] = await database.query('select public.make_admin($1) as made', [mail])
    if (row?.['made'] !== true) return
    done = true
    log.info('the account of ADMIN_EMAIL is an administrator')
  }
  return async (c, next) => {
    await next()
    // Signing in must not fail because of this; the next one tries again.
    if (!done && c.res.status < 400) await promote().catch((err: unknown) => log.error({ err }, 'ADMIN_EMAIL'))
  }
}
