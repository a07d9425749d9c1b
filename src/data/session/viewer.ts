import type { PostgrestClient } from '@supabase/postgrest-js'
import { publicTables, memberClient, tablesOfBearer } from '../backend/backend.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toAuthFailure } from '../backend/errors.ts'
import { isViewer } from './viewerId.ts'
import { sessionStore } from './session.ts'

/** The tables as the viewer may see them. A guest needs no sign-in code to read public data. */
export async function viewerTables(): Promise<PostgrestClient<Database>> {
  if (sessionStore.get().status !== 'signedIn') return publicTables
  const { tables } = await memberClient()
  return tables
}

/**
 * The tables with a member's token, for changes that only this member may make. If another member signs in meanwhile, such as in
 * another tab, the changes are neither made for that member nor refused.
 * @throws Failure 'signedOut' with this text when the member is not signed in here (requirements §5)
 */
export async function tablesAs(userId: string, text: string): Promise<PostgrestClient<Database>> {
  requireSession(userId, text)
  const { auth } = await memberClient()
  const { data, error } = await auth.getSession()
  if (error) throw toAuthFailure(error, text)
  if (data.session?.user.id !== userId) throw new Failure('signedOut', text)
  return tablesOfBearer(data.session.access_token)
}

/**
 * Asks the auth service for the viewer's account, because a row that every account has is missing. The tables refuse a token
 * only when they look at rows of its account, and a deleted account has none. If it is deleted, the answer ends the session.
 */
export async function checkSession(): Promise<void> {
  const { auth } = await memberClient()
  await auth.getUser()
}

/** Refuses the request of a member who signed out meanwhile, such as in another tab (requirements §5). */
export function requireSession(userId: string, text: string): void {
  if (!isViewer(userId)) throw new Failure('signedOut', text)
}
