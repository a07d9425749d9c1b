import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Backend } from '../../backend/createBackend.ts'
import { authError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'
import { bearerToken } from './bearerToken.ts'
import type { RecoverySessions } from './recoverySessions.ts'

const changeSchema = v.looseObject({
  password: v.optional(v.string()),
  current_password: v.optional(v.string()),
  email: v.optional(v.string()),
})

/**
 * `PUT /auth/v1/user`. The embedded service changes the password for any holder of a token. This handler requires the current
 * password, except after a recovery mail, and a change ends all other sessions. Hosted projects have an option for the same.
 * The email address of an account cannot change (requirements §5).
 */
export function changePassword(backend: Backend, recovered: RecoverySessions): MiddlewareHandler<SiteEnv> {
  const call = (c: Context<SiteEnv>, method: string, path: string, body?: unknown, token = bearerToken(c)) =>
    backend.fetch(
      new Request(new URL(`/auth/v1${path}`, c.req.url), {
        method,
        headers: {
          apikey: c.req.header('apikey') ?? '',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      c.get('client'),
    )

  /** Checks a password by signing in with it, and signs out again. Returns the refusal; undefined if the password is right. */
  const checkCurrent = async (c: Context<SiteEnv>, email: string, password: string): Promise<Response | undefined> => {
    const signIn = await call(c, 'POST', '/token?grant_type=password', { email, password }, c.req.header('apikey'))
    if (signIn.status === 400) return refuse(c, 'current_password_mismatch', 'Current password is wrong')
    // An outage is no wrong password.
    if (!signIn.ok) return signIn
    const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await signIn.json())
    await call(c, 'POST', '/logout?scope=local', {}, token)
    return undefined
  }

  return async (c) => {
    const parsed = v.safeParse(changeSchema, await c.req.json().catch(() => undefined))
    if (!parsed.success) return refuse(c, 'validation_failed', 'The request is not understood')
    const { password, current_password: current, email, ...change } = parsed.output
    if (email !== undefined) return refuse(c, 'validation_failed', 'The email cannot be changed')
    if (password === undefined) return call(c, 'PUT', '/user', change)

    const user = await call(c, 'GET', '/user')
    if (!user.ok) return user
    const { email: mail } = v.parse(v.object({ email: v.string() }), await user.json())
    if (!(await recovered.has(bearerToken(c)))) {
      if (current === undefined || current === '')
        return refuse(c, 'current_password_required', 'Current password is required')
      const refusal = await checkCurrent(c, mail, current)
      if (refusal) return refusal
    }
    const changed = await call(c, 'PUT', '/user', { ...change, password })
    if (changed.ok) {
      await recovered.remove(bearerToken(c))
      await call(c, 'POST', '/logout?scope=others', {})
    }
    return changed
  }
}

const refuse = (c: Context<SiteEnv>, code: string, message: string): Response =>
  c.json(authError(400, code, message), 400)
