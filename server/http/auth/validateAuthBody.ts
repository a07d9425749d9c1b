import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { SiteEnv } from '../site.ts'

const text = v.optional(v.string())
const bodySchema = v.looseObject({ email: text, password: text, refresh_token: text })

/** Refuses bodies in which something else stands where the auth service takes a text for granted: it would fail. */
export const validateAuthBody: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.raw.body === null) return next()
  const asked: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => ({})) // no JSON: the service says so itself
  if (v.is(bodySchema, asked)) return next()
  return c.json({ code: 400, error_code: 'validation_failed', msg: 'The request is not understood' }, 400)
}
