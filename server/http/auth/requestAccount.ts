import type { Context } from 'hono'
import * as v from 'valibot'
import type { Secrets } from '../../secrets.ts'
import type { SiteEnv } from '../site.ts'
import { tokenClaims } from './bearerToken.ts'

const withEmail = v.object({ email: v.string() })

/** Normalizes an email address, so that every spelling names the same account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

const emailIn = (value: unknown): string | undefined => {
  const parsed = v.safeParse(withEmail, value)
  return parsed.success ? normalizeEmail(parsed.output.email) : undefined
}

/** The account that a request's body names; it may not exist. */
export const accountOfBody = (c: Context<SiteEnv>): string | undefined => emailIn(c.get('body'))

/** The account of a request's valid token. */
export const accountOfToken = async (
  c: Context<SiteEnv>,
  secrets: Pick<Secrets, 'jwtSecret'>,
): Promise<string | undefined> => emailIn(await tokenClaims(c, secrets))
