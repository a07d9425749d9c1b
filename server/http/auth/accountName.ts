import type { Context } from 'hono'
import { verify } from 'hono/jwt'
import * as v from 'valibot'
import type { Secrets } from '../../dataFolder.ts'
import type { SiteEnv } from '../site.ts'

const named = v.object({ email: v.string() })

/** A mail address in one spelling. */
export const accountName = (email: string): string => email.trim().toLowerCase()

const nameIn = (value: unknown): string | undefined => {
  const told = v.safeParse(named, value)
  return told.success ? accountName(told.output.email) : undefined
}

/** The account that a request's body names, whether somebody has it or not. */
export const accountOfBody = (c: Context<SiteEnv>): string | undefined => nameIn(c.get('body'))

/** The account that a request's token was given to. */
export async function accountOfToken(
  c: Context<SiteEnv>,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
): Promise<string | undefined> {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
  return nameIn(await verify(token, jwtSecret, 'HS256').catch(() => undefined))
}
