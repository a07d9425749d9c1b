import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { authError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'

const text = v.optional(v.string())
const bodySchema = v.looseObject({ email: text, password: text, refresh_token: text })

/** Refuses bodies with values other than texts where the auth service expects texts; it would respond with 500. */
export const validateAuthBody: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.raw.body === null) return next()
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => ({})) // the service refuses invalid JSON
  if (v.is(bodySchema, body)) return next()
  return c.json(authError(400, 'validation_failed', 'The request is not understood'), 400)
}
