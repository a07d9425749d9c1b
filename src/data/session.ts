import type { Session as AuthSession, User } from '@supabase/supabase-js'
import { SESSION_KEY, supabase } from './backend.ts'

/** The signed-in person, as the session tells (specification §3, Session user). `createdAt` is an ISO date and time. */
export type SessionUser = { id: string; email: string; username: string; createdAt: string }

export type Session = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: SessionUser }

const SIGNED_OUT: Session = { status: 'signedOut' }

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null || new URLSearchParams(location.search).has('code')
  } catch {
    return false
  }
}

/** Someone who never signed in here needs no sign-in code: they are signed out at once. */
let session: Session = hasStoredSession() ? { status: 'loading' } : SIGNED_OUT
const listeners = new Set<() => void>()

function setSession(next: Session) {
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

const toSession = (auth: AuthSession | null): Session =>
  auth ? { status: 'signedIn', user: toSessionUser(auth.user) } : SIGNED_OUT

let starting: Promise<void> | undefined

/**
 * Restores the session of this browser, if there is one, and follows it from then on: refreshed tokens, other tabs,
 * signing out. A refresh token that is no longer good clears it (specification §4, Authentication).
 */
export function startSession(): Promise<void> {
  return (starting ??= session.status === 'loading' ? restoreSession() : Promise.resolve())
}

async function restoreSession(): Promise<void> {
  const client = await supabase()
  client.auth.onAuthStateChange((_event, auth) => setSession(toSession(auth)))
  const { data, error } = await client.auth.getSession()
  if (error) await client.auth.signOut({ scope: 'local' })
  setSession(toSession(error ? null : data.session))
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

/** Signs this browser out. */
export async function signOut(): Promise<void> {
  const client = await supabase()
  await client.auth.signOut()
  setSession(SIGNED_OUT)
}
