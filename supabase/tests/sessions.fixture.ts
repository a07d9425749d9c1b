import { type Member, PASSWORD, type TestBackend } from './startTestBackend.ts'

/** The answer to a token of an ended session. */
export const SESSION_ENDED = { code: 'PT401', details: 'session_not_found' }

/** Signs in to the same account on another device. */
export async function signInAgain(backend: TestBackend, member: Pick<Member, 'mail'> | null, password = PASSWORD) {
  const client = backend.visitor()
  const { error } = await client.auth.signInWithPassword({ email: member?.mail ?? '', password })
  if (error) throw error
  return { client }
}

/** The claims of a token. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown> // the test got it from the host
}

export const sessionOf = (token: string): unknown => claimsOf(token)['session_id']
