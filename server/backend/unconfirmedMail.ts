import { compare } from 'bcryptjs'
import * as v from 'valibot'
import type { Database } from './database.ts'

const credentials = v.object({ email: v.string(), password: v.string() })

/**
 * Corrects answers of the embedded auth service if new accounts must be confirmed by mail:
 * - It answers a sign-in with "Email not confirmed" before it checks the password, which shows who has signed up. A hosted project
 *   checks the password first.
 * - If the email address of a sign-up is taken, it demands a wait of 59 seconds.
 * @param request with an unread body.
 * @returns the correct answer; undefined if `answer` is correct.
 */
export async function correctUnconfirmed(
  request: Request,
  answer: Response,
  database: Database,
): Promise<Response | undefined> {
  const code = answer.headers.get('x-sb-error-code')
  if (code === 'over_email_send_rate_limit') return refuse(422, 'user_already_exists', 'User already registered')
  if (code !== 'email_not_confirmed') return undefined
  const parsed = v.safeParse(credentials, await request.json())
  const isCorrect = parsed.success && (await checkPassword(parsed.output, database))
  return isCorrect ? undefined : refuse(400, 'invalid_credentials', 'Invalid login credentials')
}

async function checkPassword(
  { email, password }: v.InferOutput<typeof credentials>,
  database: Database,
): Promise<boolean> {
  const [user] = await database.query('select encrypted_password from auth.users where email = $1', [
    email.toLowerCase(),
  ])
  const hash = user?.['encrypted_password']
  return typeof hash === 'string' && compare(password, hash)
}

function refuse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status, headers: { 'x-sb-error-code': code } })
}
