import { normalizeUsername } from '#domain/account/username.ts'
import { track } from '../analytics/analytics.ts'
import { publicTables, memberClient } from '../backend/backend.ts'
import { whileSigningOut } from './endedSession.ts'
import { Failure, toAuthFailure, toFailure, UNEXPECTED } from '../backend/errors.ts'
import { watchSession, saveProviderReturn } from './session.ts'
import { clearUnsaved } from '../offline/unsaved.ts'
import { tablesAs } from './viewer.ts'
import { viewerId } from './viewerId.ts'

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'
const INVALID_CODE = 'This link has been used already, or it is too old.'

/** The message when signing in with Google fails (requirements §8). */
export const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.'

/** The one-time codes in mails: to set a new password, and to confirm a new account. */
export type MailCode = 'recovery' | 'signup'

/** Converts an error of the auth service to a Failure (requirements §8, Auth). */
function refusal(error: unknown): Failure {
  const failure = toAuthFailure(error, UNEXPECTED)
  return failure.kind === 'offline' ? new Failure('offline', UNREACHABLE, { cause: error }) : failure
}

/** @throws Failure with a message for the form. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const { auth } = await signInClient()
  const { error } = await auth.signInWithPassword({ email: email.trim(), password })
  if (error) throw refusal(error)
  track('login', { method: 'email' })
}

/**
 * Creates an account. It checks the username first, because a hosted project does not report why a sign-up refuses one.
 * @returns whether the user is signed in now; if not, a mail with a confirmation link is on its way.
 * @throws Failure, with the field of the form that caused it if there is one.
 */
export async function signUp(form: { email: string; password: string; username: string }): Promise<boolean> {
  const username = normalizeUsername(form.username)
  await requireFreeUsername(username)
  const { auth } = await signInClient()
  const { data, error } = await auth.signUp({
    email: form.email.trim(),
    password: form.password,
    options: {
      data: { username, full_name: username, display_name: username, preferred_username: username },
    },
  })
  if (error) {
    await requireFreeUsername(username) // Another visitor may have taken the username meanwhile.
    throw refusal(error)
  }
  track('sign_up', { method: 'email' })
  return data.session !== null
}

async function requireFreeUsername(username: string): Promise<void> {
  const { data: problem, error } = await publicTables.rpc('username_problem', { wanted: username })
  if (error) throw refusal(error)
  // The generated types do not include that a function may return null.
  if ((problem as string | null) !== null) throw new Failure('conflict', problem, { field: 'username' })
}

/**
 * Redirects to Google's sign-in page (PKCE). Google redirects to the site's root, and the root to `returnTo`.
 * @throws Failure when the redirect fails.
 */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  saveProviderReturn(returnTo)
  const { auth } = await memberClient()
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}/` },
  })
  if (error) throw new Failure('unexpected', GOOGLE_FAILED, { cause: error })
}

/** Requests a mail with a link to set a new password. The result is the same if the address has no account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { auth } = await memberClient()
  const { error } = await auth.resetPasswordForEmail(email.trim())
  if (error) throw refusal(error)
}

/** Signs in with the one-time code of a mail. @throws Failure of kind `invalidCode` when it was used, is too old or unknown. */
export async function redeemMailCode(type: MailCode, code: string): Promise<void> {
  const { auth } = await signInClient()
  const { error } = await auth.verifyOtp({ type, token_hash: code })
  if (!error) return
  const failure = refusal(error)
  throw failure.kind === 'invalidCode' ? new Failure('invalidCode', INVALID_CODE, { cause: error }) : failure
}

/** Sets a new password right after a recovery mail's code was redeemed. */
export async function setNewPassword(password: string): Promise<void> {
  const { auth } = await memberClient()
  const { error } = await auth.updateUser({ password })
  if (error) throw refusal(error)
}

/** Changes the password; the backend checks the current one and ends the other sessions (requirements §5). */
export async function changePassword(change: { current: string; password: string }): Promise<void> {
  const { auth } = await memberClient()
  const { error } = await auth.updateUser({ password: change.password, current_password: change.current })
  if (error) throw toAuthFailure(error, 'Failed to change password. Please try again.')
}

/**
 * Deletes the account and all data of the user who is signed in in this tab, never those of a user who has just signed in in
 * another one. Then it signs this browser out (requirements §7).
 */
export async function deleteAccount(): Promise<void> {
  const text = 'Failed to delete account. Please try again.'
  const userId = viewerId() ?? ''
  const tables = await tablesAs(userId, text)
  const { auth } = await memberClient()
  await whileSigningOut(async () => {
    const { error } = await tables.rpc('delete_user_account')
    if (error) throw toFailure(error, text)
    clearUnsaved(userId)
    await auth.signOut({ scope: 'local' })
  })
}

/** The client, once its session is followed. A guest's page has not followed it yet. */
async function signInClient() {
  await watchSession()
  return memberClient()
}
