import { GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { vi } from 'vitest'
import type { Database } from './database.gen.ts'
import { failOnGatewayError } from './failOnGatewayError.ts'
import { makeMemberClient } from './makeMemberClient.ts'

// Replaces backend.ts by the real clients of a signed-in member, with a network whose answers come from the test.
// vi.mock('./backend.ts', () => import('./backend.fixture.ts'))

const URL_OF_BACKEND = 'http://backend.example'
const YEAR_S = 31_536_000

/** A session that is valid for another year, as the browser stores it. */
export const SESSION = {
  access_token: 'token',
  refresh_token: 'more',
  token_type: 'bearer',
  expires_in: YEAR_S,
  expires_at: Math.floor(Date.now() / 1000) + YEAR_S,
  user: { id: 'me', email: 'mira@example.org' },
}

type Call = { readonly method: string; readonly address: string; readonly body: unknown }

/** The network's answer to a call. Its mock records the calls. */
export const answer = vi.fn<(call: Call) => Promise<Response>>()

export const network = failOnGatewayError((address, init) =>
  answer({
    method: init?.method ?? 'GET',
    address: decodeURIComponent(address instanceof Request ? address.url : address.toString()).replace(
      URL_OF_BACKEND,
      '',
    ),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  }),
)

/** The calls so far, such as 'GET /rest/v1/decks?id=eq.d1'. */
export const calls = () => answer.mock.calls.map(([{ method, address }]) => `${method} ${address}`)

/** The body of the last call. */
export const lastBody = () => answer.mock.lastCall?.[0].body

export const tablesOfBearer = () =>
  new PostgrestClient<Database>(`${URL_OF_BACKEND}/rest/v1`, { fetch: network, retry: false })

export const publicTables = tablesOfBearer()

/** The session service of the signed-in member. */
export const auth = new GoTrueClient({
  url: `${URL_OF_BACKEND}/auth/v1`,
  headers: { apikey: 'key' },
  fetch: network,
  storage: { getItem: () => JSON.stringify(SESSION), setItem: () => undefined, removeItem: () => undefined },
  storageKey: 'session',
  autoRefreshToken: false,
  flowType: 'pkce',
})
const client = makeMemberClient(auth, URL_OF_BACKEND, 'key', network)
export const memberClient = async () => client
