import type { Session as AuthSession, User } from '@supabase/supabase-js'
import { SESSION_KEY, supabase } from '../backend/backend.ts'
import {
  endedSessionStore,
  forgetEndedSession,
  leaving,
  noteEndedSession,
  setAsideOwnStorage,
  takeBackOwnStorage,
  whenSessionEnds,
} from './endedSession.ts'
import { isOffline, toAuthFailure } from '../backend/errors.ts'
import { clearUserQueries } from '../offline/queryStorage.ts'
import { clearUserStorage } from '../offline/userStorage.ts'
import { memoizeAsync } from '../backend/memoizeAsync.ts'

/** The signed-in person, as the session tells (requirements §3, Session user). `createdAt` is an ISO date and time. */
export type SessionUser = { id: string; email: string; username: string; createdAt: string }

export type Session = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: SessionUser }

const SIGNED_OUT: Session = { status: 'signedOut' }

/** Where the person who left for a provider's sign-in page was going; kept for this tab alone. */
const PROVIDER_KEY = 'lorefolio.provider'

/** Notes that this tab leaves for a provider's sign-in page, and where it goes afterwards. */
export const leaveForProvider = (returnTo: string) => sessionStorage.setItem(PROVIDER_KEY, returnTo)

/**
 * The end of a sign-in with a provider, when this page load is one: where to go then. To be asked once.
 * What stands in the address of any other page load is no sign-in.
 */
export function takeProviderReturn(): { returnTo: string } | null {
  try {
    const returnTo = sessionStorage.getItem(PROVIDER_KEY)
    sessionStorage.removeItem(PROVIDER_KEY)
    const query = new URLSearchParams(location.search)
    return returnTo !== null && (query.has('code') || query.has('error')) ? { returnTo } : null
  } catch {
    return null // A browser that stores nothing cannot have left for a provider.
  }
}

function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null || sessionStorage.getItem(PROVIDER_KEY) !== null
  } catch {
    return false
  }
}

/** Someone who never signed in here needs no sign-in code: they are signed out at once. */
let session: Session = mayHaveSession() ? { status: 'loading' } : SIGNED_OUT
const listeners = new Set<() => void>()

function setSession(next: Session) {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  // What was kept to be read without a connection goes with whoever it was kept for, in this tab or in another one.
  if (session.status === 'signedIn' && !(next.status === 'signedIn' && next.user.id === session.user.id))
    void clearUserQueries()
  if (next.status === 'signedIn') {
    takeBackOwnStorage(next.user.id)
    forgetEndedSession()
  } else if (session.status === 'signedIn' && endedSessionStore.get()) setAsideOwnStorage(session.user.id)
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

/** The session as it was left in this browser, unchecked: what a person goes on with while the backend is out of reach. */
function storedSession(): Session {
  const text = localStorage.getItem(SESSION_KEY)
  try {
    return toSession(text === null ? null : (JSON.parse(text) as AuthSession)) // the client's own writing
  } catch {
    return SIGNED_OUT
  }
}

/** The client goes on trying for half a minute while the backend is out of reach: nobody is held up for that long. */
const PATIENCE_MS = 8000

async function readSession(): Promise<Session> {
  if (!navigator.onLine) return storedSession()
  const client = await supabase()
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
  const answer = await Promise.race([client.auth.getSession(), tooLate])
  if (answer === null) return storedSession()
  const { data, error } = answer
  if (!error) return toSession(data.session)
  // What the network did is not the session's fault.
  if (isOffline(toAuthFailure(error, ''))) return storedSession()
  await client.auth.signOut({ scope: 'local' })
  await clearUserQueries()
  return SIGNED_OUT
}

async function follow() {
  const client = await supabase()
  client.auth.onAuthStateChange((event, auth) => {
    // The first word is no news, and null where the backend could not be reached.
    if (event !== 'INITIAL_SESSION') setSession(toSession(auth))
  })
}

/**
 * Signs this browser out because its session is over: a password was changed or devices were signed out elsewhere. What its
 * member has not sent or saved is kept for when they sign in again.
 * @param token the one that was refused. Where it is no longer the session's, somebody has signed in or renewed it meanwhile.
 */
function endHere(token: string): void {
  if (!localStorage.getItem(SESSION_KEY)?.includes(token)) return
  const ended = storedSession()
  if (ended.status === 'signedIn') setAsideOwnStorage(ended.user.id)
  noteEndedSession()
  localStorage.removeItem(SESSION_KEY)
  setSession(SIGNED_OUT)
}
whenSessionEnds(endHere)

/** Follows the client's session from now on: signing in and out, here and in other tabs, and refreshed tokens. */
export const watchSession = memoizeAsync(follow)

/**
 * Restores the session of this browser, if there is one, and follows it from then on. A refresh token that is no longer
 * good clears it (requirements §4, Authentication).
 */
export const startSession: () => Promise<void> = once(async () => {
  // A guest's tab has no client that would hear of somebody signing in in another one.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void restoreSession()
  })
  // Nor does a page that one goes back to hear of what happened while it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void restoreSession()
  })
  if (session.status === 'loading') await restoreSession()
})

async function restoreSession(): Promise<void> {
  setSession(await readSession())
  await watchSession()
}

function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run())
}

/** For `useSyncExternalStore`: the session now, and word of every change. */
export const sessionStore = {
  get: () => session,
  getGuest: () => SIGNED_OUT,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Signs this browser out, all of its tabs with it, and forgets what it kept for this person. It works without a
 * connection; other devices stay signed in.
 */
export async function signOut(): Promise<void> {
  if (navigator.onLine) await leaving(endSession)
  else {
    // The client tries for half a minute to renew one that has run out: nobody waits for that, least of all to have left.
    localStorage.removeItem(SESSION_KEY)
    void leaving(endSession).catch(() => undefined)
  }
  clearUserStorage()
  setSession(SIGNED_OUT)
  await clearUserQueries()
}

async function endSession(): Promise<void> {
  const client = await supabase()
  await client.auth.signOut({ scope: 'local' })
}
