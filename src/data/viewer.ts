import type { PostgrestClient } from '@supabase/postgrest-js'
import { publicTables, supabase } from './backend.ts'
import type { Database } from './database.gen.ts'
import { sessionStore } from './session.ts'

/** The tables as whoever sits here may see them: a guest needs no sign-in code to read what is public. */
export async function viewerTables(): Promise<PostgrestClient<Database>> {
  if (sessionStore.get().status !== 'signedIn') return publicTables
  const client = await supabase()
  return client.schema('public')
}
