import { type Environment, LORCAST_URL, realTime } from './environment.ts'
import type { Handler } from './adminFunction.ts'

/** What is used of Deno: its types and Node's would contradict each other. */
type DenoRuntime = { serve(handler: Handler): unknown; readonly env: { get(name: string): string | undefined } }

/** Serves a function where it is deployed; elsewhere, as in the embedded host, it waits to be called. */
export function serveOnDeno(makeHandler: (environment: Environment) => Handler): void {
  const { Deno: deno } = globalThis as { Deno?: DenoRuntime }
  if (!deno) return
  // A hosted project gives its functions its address and its keys.
  const supabaseUrl = deno.env.get('SUPABASE_URL')
  const secretKey = readSecretKey(deno)
  if (!supabaseUrl || !secretKey) throw new Error('SUPABASE_URL and SUPABASE_SECRET_KEYS are needed.')
  const lorcastUrl = (deno.env.get('LORCAST_URL') || LORCAST_URL).replace(/\/+$/, '')
  deno.serve(makeHandler({ supabaseUrl, secretKey, lorcastUrl, ...realTime }))
}

/** Secret keys come as JSON by their names; a project from before there were such has one that stands alone. */
function readSecretKey({ env }: DenoRuntime): string | undefined {
  const { default: key } = JSON.parse(env.get('SUPABASE_SECRET_KEYS') || '{}') as { default?: string }
  return key ?? env.get('SUPABASE_SERVICE_ROLE_KEY')
}
