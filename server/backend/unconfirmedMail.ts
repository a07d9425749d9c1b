import { compare } from 'bcryptjs'
import * as v from 'valibot'
import type { Database } from './database.ts'

const credentials = v.object({ email: v.string(), password: v.string() })

/**
 * Mends how the embedded auth service answers where new accounts are confirmed by mail:
 * - at sign-in it says "Email not confirmed" before it looks at the password, which tells everyone who has signed up.
 *   A hosted project looks at the password first.
 * - at a sign-up with a mail that somebody has it says that one should wait for 59 seconds.
 * @returns the answer to give instead, if another one is right. `asked` must still have its body.
 */
export async function mendUnconfirmed(
  asked: Request,
  answer: Response,
  database: Database,
): Promise<Response | undefined> {
  const code = answer.headers.get('x-sb-error-code')
  if (code === 'over_email_send_rate_limit') return refuse(422, 'user_already_exists', 'User already registered')
  if (code !== 'email_not_confirmed') return undefined
  const given = v.safeParse(credentials, await asked.json())
  const known = given.success && (await fits(given.output, database))
  return known ? undefined : refuse(400, 'invalid_credentials', 'Invalid login credentials')
}

async function fits({ email, password }: v.InferOutput<typeof credentials>, database: Database): Promise<boolean> {
  const [user] = await database.query('select encrypted_password from auth.users where email = $1', [
    email.toLowerCase(),
  ])
  const kept = user?.['encrypted_password']
  return typeof kept === 'string' && compare(password, kept)
}

function refuse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status, headers: { 'x-sb-error-code': code } })
}
