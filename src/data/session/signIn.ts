import { normalizeUsername } from '#domain/account/username.ts'
import { track } from '../analytics/analytics.ts'
import { publicTables, supabase } from '../backend/backend.ts'
import { leaving } from './endedSession.ts'
import { Failure, toAuthFailure, toFailure, UNEXPECTED } from '../backend/errors.ts'
import { watchSession, leaveForProvider } from './session.ts'
import { clearUnsaved } from '../offline/unsaved.ts'
import { tablesAs } from './viewer.ts'
import { viewerId } from './viewerId.ts'

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'
const SPENT = 'This link has been used already, or it is too old.'

/** What is said when signing in with Google did not work (requirements §8). */
export const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.'

/** The one-time codes that come by mail: to set a new password, and to confirm a new account. */
export type MailCode = 'recovery' | 'signup'

/** What the auth service refused, or that it could not be asked (requirements §8, Auth). */
function refusal(error: unknown): Failure {
  const failure = toAuthFailure(error, UNEXPECTED)
  return failure.kind === 'offline' ? new Failure('offline', UNREACHABLE, { cause: error }) : failure
}

/** @throws Failure fit for the form. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const client = await signInClient()
  const { error } = await client.auth.signInWithPassword({ email: email.trim(), password })
  if (error) throw refusal(error)
  track('login', { method: 'email' })
}

/**
 * Makes an account. The username is asked about first: a hosted project does not pass on what the sign-up says of it.
 * @returns whether one is signed in now; else the mail with the confirming link is on its way.
 * @throws Failure with the field that it is about, where it is about one.
 */
export async function signUp(form: { email: string; password: string; username: string }): Promise<boolean> {
  const username = normalizeUsername(form.username)
  await refuseUsername(username)
  const client = await signInClient()
  const { data, error } = await client.auth.signUp({
    email: form.email.trim(),
    password: form.password,
    options: {
      data: { username, full_name: username, display_name: username, preferred_username: username },
    },
  })
  if (error) {
    await refuseUsername(username) // Somebody may have been quicker by a moment.
    throw refusal(error)
  }
  track('sign_up', { method: 'email' })
  return data.session !== null
}

async function refuseUsername(username: string): Promise<void> {
  const { data: problem, error } = await publicTables.rpc('username_problem', { wanted: username })
  if (error) throw refusal(error)
  // Generated types do not tell that a function may return null.
  if ((problem as string | null) !== null) throw new Failure('conflict', problem, { field: 'username' })
}

/**
 * Leaves for Google's sign-in page (PKCE). It leads back to the site's root, and from there to `returnTo`.
 * @throws Failure when it cannot be left for.
 */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  leaveForProvider(returnTo)
  const client = await supabase()
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}/` },
  })
  if (error) throw new Failure('unexpected', GOOGLE_FAILED, { cause: error })
}

/** Has a mail sent with a link to set a new password. Nothing tells whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email.trim())
  if (error) throw refusal(error)
}

/** Signs in with the one-time code of a mail. @throws Failure of kind `spent` when it is used up, too old or unknown. */
export async function redeemMailCode(type: MailCode, code: string): Promise<void> {
  const client = await signInClient()
  const { error } = await client.auth.verifyOtp({ type, token_hash: code })
  if (!error) return
  const failure = refusal(error)
  throw failure.kind === 'spent' ? new Failure('spent', SPENT, { cause: error }) : failure
}

/** Sets a new password right after a recovery mail's code was redeemed. */
export async function setNewPassword(password: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password })
  if (error) throw refusal(error)
}

/** Changes the password; the backend checks the current one and ends the other sessions (requirements §5). */
export async function changePassword(change: { current: string; password: string }): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password: change.password, current_password: change.current })
  if (error) throw toAuthFailure(error, 'Failed to change password. Please try again.')
}

/**
 * Deletes the account of whoever is signed in in this tab, never that of somebody who has just signed in in another one, and
 * all that is its owner's; afterwards nobody is signed in here (requirements §7).
 */
export async function deleteAccount(): Promise<void> {
  const text = 'Failed to delete account. Please try again.'
  const userId = viewerId() ?? ''
  const tables = await tablesAs(userId, text)
  const client = await supabase()
  await leaving(async () => {
    const { error } = await tables.rpc('delete_user_account')
    if (error) throw toFailure(error, text)
    clearUnsaved(userId)
    await client.auth.signOut({ scope: 'local' })
  })
}

/** The client, once its session is followed: a page that was a guest's has not done so yet. */
async function signInClient() {
  await watchSession()
  return supabase()
}
