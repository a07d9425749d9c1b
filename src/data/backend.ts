import { PostgrestClient } from '@supabase/postgrest-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.gen.ts'
import { settings } from './settings.ts'

// A page that is drawn beforehand has no origin, and asks nothing.
const url = settings.supabaseUrl || (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** Where supabase-js keeps the session of this browser. */
export const SESSION_KEY = 'lorefolio.session'

/**
 * What everybody may read, by the light part of the client: a visitor's first page needs no sign-in code.
 * (supabase-js uses this same class for its tables.)
 */
export const publicTables = new PostgrestClient<Database>(`${url}/rest/v1`, {
  headers: { apikey: settings.supabaseKey },
  // Queries decide themselves how often they try again.
  retry: false,
})

let client: Promise<SupabaseClient<Database>> | undefined

/** The whole client, with the visitor's session; loaded when first asked for. */
export function supabase(): Promise<SupabaseClient<Database>> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(url, settings.supabaseKey, {
      auth: { flowType: 'pkce', storageKey: SESSION_KEY, detectSessionInUrl: true },
      db: { retry: false },
    }),
  )
  return client
}
