import type { Session as AuthSession, User } from '@supabase/auth-js'
import { SESSION_KEY, memberClient } from '../backend/backend.ts'
import {
  endedSessionStore,
  clearEndedSession,
  whileSigningOut,
  markSessionEnded,
  stashUserStorage,
  restoreUserStorage,
  whenSessionEnds,
} from './endedSession.ts'
import { isOffline, toAuthFailure } from '../backend/errors.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { clearUserStorage } from '../offline/userStorage.ts'
import { memoizeAsync } from '../backend/memoizeAsync.ts'

/** The signed-in user, from the session (requirements §3, Session user). `createdAt` is an ISO date and time. */
export type SessionUser = { id: string; email: string; username: string; createdAt: string }

export type Session = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: SessionUser }

const SIGNED_OUT: Session = { status: 'signedOut' }

/** The key, in this tab's storage, of the page to return to after a provider's sign-in page. */
const PROVIDER_KEY = 'lorefolio.provider'

/** Saves that this tab leaves for a provider's sign-in page, and the page to return to. */
export const saveProviderReturn = (returnTo: string) => sessionStorage.setItem(PROVIDER_KEY, returnTo)

/** In this browser's storage: the page to return to after the confirmation mail, which opens another tab. */
const confirmation = prefixedStorage('lorefolio.confirm.')

/** Saves the page to return to after the confirmation mail. */
export const saveConfirmReturn = (returnTo: string) => confirmation.set('returnTo', returnTo)

/** Removes the page to return to after the confirmation mail. */
export const removeConfirmReturn = () => confirmation.remove('returnTo')

/** The page from which a visitor of this browser signed up; empty if unknown. */
export function readConfirmReturn(): string {
  const returnTo = confirmation.get('returnTo')
  return typeof returnTo === 'string' ? returnTo : ''
}

/**
 * The page to return to if this page load ends a sign-in with a provider; null for any other page load, even if its
 * address has such parameters. To be called once.
 */
export function takeProviderReturn(): { returnTo: string } | null {
  try {
    const returnTo = sessionStorage.getItem(PROVIDER_KEY)
    sessionStorage.removeItem(PROVIDER_KEY)
    const query = new URLSearchParams(location.search)
    return returnTo !== null && (query.has('code') || query.has('error')) ? { returnTo } : null
  } catch {
    return null // A browser that refuses storage cannot have left for a provider.
  }
}

function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null || sessionStorage.getItem(PROVIDER_KEY) !== null
  } catch {
    return false
  }
}

/** A visitor who never signed in here is signed out at once, without the sign-in code. */
let session: Session = mayHaveSession() ? { status: 'loading' } : SIGNED_OUT
const listeners = new Set<() => void>()

function setSession(next: Session) {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  // A user's persisted data is deleted when the user signs out or changes, in this tab or in another one.
  if (session.status === 'signedIn' && !(next.status === 'signedIn' && next.user.id === session.user.id))
    void clearUserQueries()
  if (next.status === 'signedIn') {
    restoreUserStorage(next.user.id)
    clearEndedSession()
  } else if (session.status === 'signedIn' && endedSessionStore.get()) stashUserStorage(session.user.id)
  session = next
  for (const listener of listeners) listener()
}

function toSessionUser(user: User): SessionUser {
  const metadata = user.user_metadata as Record<string, string | undefined>
  const email = user.email ?? ''
  const { username, full_name: fullName, name, preferred_username: preferred } = metadata
  return {
    id: user.id,
    email,
    username: username || fullName || name || preferred || email.split('@')[0] || '',
    createdAt: user.created_at,
  }
}

const toSession = (auth: Pick<AuthSession, 'user'> | null): Session =>
  auth ? { status: 'signedIn', user: toSessionUser(auth.user) } : SIGNED_OUT

/** The session that is stored in this browser, unchecked. It is used while the backend cannot be reached. */
function storedSession(): Session {
  const text = localStorage.getItem(SESSION_KEY)
  try {
    return toSession(text === null ? null : (JSON.parse(text) as AuthSession)) // as auth-js writes it
  } catch {
    return SIGNED_OUT
  }
}

/** The timeout of reading the session. The client retries for half a minute while the backend cannot be reached. */
const TIMEOUT_MS = 8000

async function readSession(): Promise<Session> {
  if (!navigator.onLine) return storedSession()
  const { auth } = await memberClient()
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  const answer = await Promise.race([auth.getSession(), timeout])
  if (answer === null) return storedSession()
  const { data, error } = answer
  if (!error) return toSession(data.session)
  // A network failure does not end the session.
  if (isOffline(toAuthFailure(error, ''))) return storedSession()
  await auth.signOut({ scope: 'local' })
  await clearUserQueries()
  return SIGNED_OUT
}

async function watchClient() {
  const { auth } = await memberClient()
  auth.onAuthStateChange((event, changed) => {
    // The first event is not a change, and its session is null if the backend could not be reached.
    if (event !== 'INITIAL_SESSION') setSession(toSession(changed))
  })
}

/**
 * Signs this browser out because its session is over: a password was changed or devices were signed out elsewhere. The
 * member's unsent changes and unsaved work stay for the next sign-in.
 * @param token the refused token. If it is no longer the session's, a sign-in or a renewal has replaced it, and nothing
 * happens.
 */
function signOutEnded(token: string): void {
  if (!localStorage.getItem(SESSION_KEY)?.includes(token)) return
  const ended = storedSession()
  if (ended.status === 'signedIn') stashUserStorage(ended.user.id)
  markSessionEnded()
  localStorage.removeItem(SESSION_KEY)
  setSession(SIGNED_OUT)
}
whenSessionEnds(signOutEnded)

/** Follows the client's session from now on: sign-in and sign-out, here and in other tabs, and refreshed tokens. */
export const watchSession = memoizeAsync(watchClient)

/**
 * Restores the session of this browser, if there is one, and follows it from then on. An invalid refresh token
 * clears it (requirements §4, Authentication).
 */
export const startSession: () => Promise<void> = memoizeAsync(async () => {
  // After a failure this runs again, which adds no second listener.
  window.addEventListener('storage', followStorage)
  window.addEventListener('pageshow', followCachedPage)
  if (session.status === 'loading') await restoreSession()
})

async function restoreSession(): Promise<void> {
  setSession(await readSession())
  await watchSession()
}

/** If the sign-in code cannot be loaded, the session stays as it is until the next event. */
const restoreIfPossible = () => void restoreSession().catch(() => undefined)

/** A guest's tab has no client that notices a sign-in in another tab. */
function followStorage({ key }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) restoreIfPossible()
}

/** A page that is restored from the back/forward cache may have missed changes. */
function followCachedPage({ persisted }: PageTransitionEvent): void {
  if (persisted) restoreIfPossible()
}

/** For `useSyncExternalStore`: the current session. */
export const sessionStore = {
  get: () => session,
  getGuest: () => SIGNED_OUT,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Signs this browser out in all of its tabs, and deletes the user's data from it. It works without a connection; other
 * devices stay signed in.
 */
export async function signOut(): Promise<void> {
  if (navigator.onLine) await whileSigningOut(endSession)
  else {
    // The client retries for half a minute to renew an expired session. Signing out does not wait for that.
    localStorage.removeItem(SESSION_KEY)
    void whileSigningOut(endSession).catch(() => undefined)
  }
  clearUserStorage()
  setSession(SIGNED_OUT)
  await clearUserQueries()
}

async function endSession(): Promise<void> {
  const { auth } = await memberClient()
  await auth.signOut({ scope: 'local' })
}
