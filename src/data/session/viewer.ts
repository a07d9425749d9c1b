import type { PostgrestClient } from '@supabase/postgrest-js'
import { publicTables, supabase, tablesOfBearer } from '../backend/backend.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toAuthFailure } from '../backend/errors.ts'
import { isViewer } from './viewerId.ts'
import { sessionStore } from './session.ts'

/** The tables as whoever sits here may see them: a guest needs no sign-in code to read what is public. */
export async function viewerTables(): Promise<PostgrestClient<Database>> {
  if (sessionStore.get().status !== 'signedIn') return publicTables
  const client = await supabase()
  return client.schema('public')
}

/**
 * The tables with a member's own token, for changes that are theirs alone: whoever signs in meanwhile, in another tab say,
 * neither makes them nor has them refused.
 * @throws Failure 'signedOut' with this text when somebody else is signed in here, or nobody (requirements §5)
 */
export async function tablesAs(userId: string, text: string): Promise<PostgrestClient<Database>> {
  requireSession(userId, text)
  const client = await supabase()
  const { data, error } = await client.auth.getSession()
  if (error) throw toAuthFailure(error, text)
  if (data.session?.user.id !== userId) throw new Failure('signedOut', text)
  return tablesOfBearer(data.session.access_token)
}

/** Refuses what a member asked for who signed out meanwhile, in another tab say (requirements §5). */
export function requireSession(userId: string, text: string): void {
  if (!isViewer(userId)) throw new Failure('signedOut', text)
}
