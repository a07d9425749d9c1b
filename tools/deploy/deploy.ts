import * as v from 'valibot'
import { reasonOf, StartError } from '../../server/startError.ts'
import type { DeploySettings } from './deploySettings.ts'
import type { Backend } from './hostedSite.ts'

/** A call of the Supabase CLI: its arguments, and environment variables. */
export type Call = { readonly words: readonly string[]; readonly env?: Readonly<Record<string, string>> }

/** The side effects of a deploy. */
export type DeployEffects = {
  /** Runs the CLI; rejects when it fails. Resolves to its output if `reads` is set. */
  readonly run: (call: Call, reads: boolean) => Promise<string>
  /** Writes the site for a static host and the SQL of the first cards. */
  readonly write: (backend: Backend) => Promise<void>
  readonly say: (line: string) => void
}

const keysSchema = v.array(v.object({ name: v.string(), type: v.nullish(v.string()), api_key: v.nullish(v.string()) }))

/**
 * Brings a hosted project from any state to this version. Every step is idempotent, so a failed deploy is repaired by
 * running it again. Steps that can fail without changing the project come first.
 * @throws StartError that names the step and the reason
 */
export async function deploy(
  { project, hasCardServiceUrl, settings }: DeploySettings,
  hands: DeployEffects,
): Promise<void> {
  const remote = `--remote=${project}`
  const url = `https://${project}.supabase.co`
  let number = 0
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    number += 1
    hands.say(`${number}. ${what}`)
    return work().catch((error: unknown) => {
      throw new StartError(`Step ${number} failed: ${reasonOf(error)}`)
    })
  }

  const key = await step('Ask the project for its publishable key', async () =>
    publishableKey(await hands.run({ words: ['projects', 'api-keys', remote, '--output', 'json'] }, true)),
  )
  await step('Write the site with its settings', () => hands.write({ url, key }))
  await step('Apply the migrations, and fill in the first cards', () =>
    hands.run({ words: ['db', 'push', remote, '--include-seed', '--yes'] }, false),
  )
  if (hasCardServiceUrl) {
    await step('Configure the card service of the server functions', () =>
      hands.run({ words: ['secrets', 'set', `LORCAST_URL=${settings.lorcastUrl}`, remote, '--yes'] }, false),
    )
  }
  await step('Deploy the server functions', () =>
    hands.run({ words: ['functions', 'deploy', '--use-api', remote, '--yes'] }, false),
  )
  await step('Set up sign-in and mails', () =>
    hands.run({ words: ['config', 'push', remote, '--yes'], env: configEnvironment(settings) }, false),
  )
}

/** The variables that supabase/config.toml refers to. */
function configEnvironment({ siteUrl, confirmMail, google, smtp }: DeploySettings['settings']): Record<string, string> {
  return {
    SUPABASE_AUTH_SITE_URL: siteUrl,
    SUPABASE_AUTH_EMAIL_ENABLE_CONFIRMATIONS: String(confirmMail),
    SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED: String(google !== undefined),
    SUPABASE_AUTH_EMAIL_SMTP_ENABLED: String(smtp !== undefined),
    ...(smtp && { SUPABASE_AUTH_EMAIL_SMTP_PORT: String(smtp.port) }),
  }
}

/** The publishable key; older projects call it `anon`. */
function publishableKey(answer: string): string {
  const keys = v.safeParse(keysSchema, parse(answer))
  const known = keys.success ? keys.output : []
  const key = known.find(({ type }) => type === 'publishable') ?? known.find(({ name }) => name === 'anon')
  if (!key?.api_key) throw new StartError('The project has no publishable key. Create one in its settings.')
  return key.api_key
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
