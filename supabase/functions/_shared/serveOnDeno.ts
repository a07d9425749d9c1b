import { type Environment, LORCAST_URL, realTime } from './environment.ts'
import type { Handler } from './adminFunction.ts'

/** The part of Deno's types that this file uses. Deno's full types would contradict Node's. */
type DenoRuntime = { serve(handler: Handler): unknown; readonly env: { get(name: string): string | undefined } }

/** Serves a function on Deno; elsewhere, as in the embedded host, it does nothing. */
export function serveOnDeno(makeHandler: (environment: Environment) => Handler): void {
  const { Deno: deno } = globalThis as { Deno?: DenoRuntime }
  if (!deno) return
  // A hosted project sets these variables for its functions.
  const supabaseUrl = deno.env.get('SUPABASE_URL')
  const secretKey = readSecretKey(deno)
  if (!supabaseUrl || !secretKey) throw new Error('SUPABASE_URL and SUPABASE_SECRET_KEYS are needed.')
  const lorcastUrl = (deno.env.get('LORCAST_URL') || LORCAST_URL).replace(/\/+$/, '')
  const siteUrl = deno.env.get('SITE_URL') || supabaseUrl
  deno.serve(makeHandler({ supabaseUrl, siteUrl, secretKey, lorcastUrl, ...realTime }))
}

/** Secret keys are JSON by name; older projects have a single one. */
function readSecretKey({ env }: DenoRuntime): string | undefined {
  const { default: key } = JSON.parse(env.get('SUPABASE_SECRET_KEYS') || '{}') as { default?: string }
  return key ?? env.get('SUPABASE_SERVICE_ROLE_KEY')
}
