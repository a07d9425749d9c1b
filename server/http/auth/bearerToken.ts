import type { Context } from 'hono'
import { verify } from 'hono/jwt'
import type { JWTPayload } from 'hono/utils/jwt/types'
import type { Secrets } from '../../secrets.ts'
import type { SiteEnv } from '../site.ts'

/** The bearer token of a request; empty without one. */
export const bearerToken = (c: Context<SiteEnv>): string => c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''

/** The claims of a request's token; undefined if it is not valid. */
export const tokenClaims = async (
  c: Context<SiteEnv>,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
): Promise<JWTPayload | undefined> => verify(bearerToken(c), jwtSecret, 'HS256').catch(() => undefined)
