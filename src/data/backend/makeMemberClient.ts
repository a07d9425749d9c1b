import type { GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.gen.ts'

/** The backend with the session of this browser; without a session, requests are those of a guest. */
export type MemberClient = {
  readonly auth: GoTrueClient
  readonly tables: PostgrestClient<Database>
  /** Calls a server function with an empty JSON body. Rejects without an answer. */
  callFunction(name: string): Promise<Response>
}

/**
 * Joins the parts of supabase-js that the app uses. The whole of it would also load realtime and storage, half of its code
 * (decision 022).
 * @param auth the client of the session.
 * @param url the address of the backend, without a slash at its end.
 * @param key the publishable key.
 */
export function makeMemberClient(auth: GoTrueClient, url: string, key: string, send: typeof fetch): MemberClient {
  const sendWithToken: typeof fetch = async (address, request) => {
    const { data } = await auth.getSession()
    const headers = new Headers(request?.headers)
    headers.set('apikey', key)
    if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`)
    return send(address, { ...request, headers })
  }
  return {
    auth,
    // The options of each query set its number of retries.
    tables: new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: sendWithToken, retry: false }),
    callFunction: (name) =>
      sendWithToken(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
  }
}
