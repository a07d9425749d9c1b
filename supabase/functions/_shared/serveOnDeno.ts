import { type Environment, LORCAST_URL, realTime } from './environment.ts'
import type { Handler } from './adminFunction.ts'

/** What is used of Deno: its types and Node's would contradict each other. */
type DenoRuntime = { serve(handler: Handler): unknown; readonly env: { get(name: string): string | undefined } }

/** Serves a function where it is deployed; elsewhere, as in the embedded host, it waits to be called. */
export function serveOnDeno(makeHandler: (environment: Environment) => Handler): void {
  const { Deno: deno } = globalThis as { Deno?: DenoRuntime }
  if (!deno) return
  // A hosted project gives its functions the first two.
  const supabaseUrl = deno.env.get('SUPABASE_URL')
  const secretKey = deno.env.get('SUPABASE_SERVICE_ROLE_KEY')
  if (!supabaseUrl || !secretKey) throw new Error('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are needed.')
  const lorcastUrl = (deno.env.get('LORCAST_URL') || LORCAST_URL).replace(/\/+$/, '')
  deno.serve(makeHandler({ supabaseUrl, secretKey, lorcastUrl, ...realTime }))
}
