import * as v from 'valibot'
import { reasonOf, StartError } from '../../server/startError.ts'
import type { DeploySettings } from './deploySettings.ts'
import type { Backend } from './hostedSite.ts'

/** A call of the Supabase CLI: its words, and variables that it reads. */
export type Call = { readonly words: readonly string[]; readonly env?: Readonly<Record<string, string>> }

/** What a deploy does to the world. */
export type Hands = {
  /** Runs the CLI; rejects when it fails. Gives back what it wrote, when asked to. */
  readonly run: (call: Call, reads: boolean) => Promise<string>
  /** Writes the site for a static host and the first cards. */
  readonly write: (backend: Backend) => Promise<void>
  readonly say: (line: string) => void
}

const keysSchema = v.array(v.object({ name: v.string(), type: v.nullish(v.string()), api_key: v.nullish(v.string()) }))

/**
 * Takes a hosted project from whatever state it is in to this version. Every step can be done again: a deploy that failed is
 * mended by another one. What could fail without the project comes first, so that it is not left half done.
 * @throws StartError that names the step and what went wrong
 */
export async function deploy({ project, ownCardService, settings }: DeploySettings, hands: Hands): Promise<void> {
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
  if (ownCardService) {
    await step('Tell the server functions where the card service is', () =>
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

/** Where supabase/config.toml leaves a choice, the CLI takes it from variables of these names. */
function configEnvironment({ siteUrl, confirmMail, google, smtp }: DeploySettings['settings']): Record<string, string> {
  return {
    SUPABASE_AUTH_SITE_URL: siteUrl,
    SUPABASE_AUTH_EMAIL_ENABLE_CONFIRMATIONS: String(confirmMail),
    SUPABASE_AUTH_EXTERNAL_GOOGLE_ENABLED: String(google !== undefined),
    SUPABASE_AUTH_EMAIL_SMTP_ENABLED: String(smtp !== undefined),
    ...(smtp && { SUPABASE_AUTH_EMAIL_SMTP_PORT: String(smtp.port) }),
  }
}

/** The key that may be told to everybody; older projects call theirs `anon`. */
function publishableKey(answer: string): string {
  const keys = v.safeParse(keysSchema, parse(answer))
  const known = keys.success ? keys.output : []
  const key = known.find(({ type }) => type === 'publishable') ?? known.find(({ name }) => name === 'anon')
  if (!key?.api_key) throw new StartError('The project tells no publishable key. Make one in its settings.')
  return key.api_key
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
