import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.gen.ts'
import { reportSessionEnd } from '../session/endedSession.ts'
import { Failure } from './errors.ts'
import { failOnGatewayError } from './failOnGatewayError.ts'
import { makeMemberClient, type MemberClient } from './makeMemberClient.ts'
import { retryWithFreshToken } from './retryWithFreshToken.ts'
import { settings } from '../settings.ts'
import { memoizeAsync } from './memoizeAsync.ts'

// While a page is prerendered, there is no `location`.
const url = settings.supabaseUrl || (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** The key under which auth-js stores the session of this browser. */
export const SESSION_KEY = 'lorefolio.session'

let send: typeof fetch = (...request) => fetch(...request)

/** Sends all requests with `fetchAsGuest`. The host prerenders pages with it and reads from its own backend. */
export function sendRequestsWith(fetchAsGuest: typeof fetch): void {
  send = fetchAsGuest
}

const fetchBackend = reportSessionEnd(
  retryWithFreshToken(
    failOnGatewayError((...request) => send(...request)),
    renew,
  ),
)

/** The tables and procedures as the bearer of a token sees them. */
export const tablesOfBearer = (token?: string) =>
  new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: settings.supabaseKey, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    fetch: fetchBackend,
    // The options of each query set its number of retries.
    retry: false,
  })

/** The tables as a guest sees them, without the sign-in code, which a visitor's first page does not need. */
export const publicTables = tablesOfBearer()

async function loadClient(): Promise<MemberClient> {
  const { GoTrueClient } = await import('@supabase/auth-js').catch((cause: unknown) => {
    throw new Failure('offline', 'Lorefolio cannot be reached. Check your connection and try again.', { cause })
  })
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: settings.supabaseKey },
    fetch: fetchBackend,
    flowType: 'pkce',
    storageKey: SESSION_KEY,
  })
  return makeMemberClient(auth, url, settings.supabaseKey, fetchBackend)
}

/** Renews the session's token. Does nothing if the member signed out or another tab renewed it meanwhile. */
async function renew(token: string): Promise<string | undefined> {
  const { auth } = await memberClient()
  const { data } = await auth.getSession()
  if (data.session?.access_token !== token) return undefined
  const renewed = await auth.refreshSession(data.session)
  return renewed.data.session?.access_token
}

/** The backend with the visitor's session. Its code is loaded at its first use, and again after a failure. */
export const memberClient = memoizeAsync(loadClient)
