import type { PostgrestClient } from '@supabase/postgrest-js'
import { publicTables, supabase } from './backend.ts'
import type { Database } from './database.gen.ts'
import { Failure } from './errors.ts'
import { sessionStore } from './session.ts'

/** The tables as whoever sits here may see them: a guest needs no sign-in code to read what is public. */
export async function viewerTables(): Promise<PostgrestClient<Database>> {
  if (sessionStore.get().status !== 'signedIn') return publicTables
  const client = await supabase()
  return client.schema('public')
}

/** Refuses what a member asked for who signed out meanwhile, in another tab say (specification §5). */
export function requireSession(userId: string, text: string): void {
  const session = sessionStore.get()
  if (session.status !== 'signedIn' || session.user.id !== userId) throw new Failure('signedOut', text)
}
