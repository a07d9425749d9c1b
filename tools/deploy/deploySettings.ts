import { parseConfig, type Settings } from '../../server/config.ts'
import { StartError } from '../../server/startError.ts'

/** The settings of a deploy; `settings` are those of the embedded host that apply here. */
export type DeploySettings = {
  /** The project's id, twenty lowercase letters: the name before .supabase.co. */
  readonly project: string
  /** Whether LORCAST_URL is set. */
  readonly hasCardServiceUrl: boolean
  readonly settings: Settings & { readonly siteUrl: string }
}

/**
 * Reads the settings of a deploy from the environment.
 * @throws StartError that says in one line what is missing or wrong
 */
export function readDeploySettings(environment: Readonly<Record<string, string | undefined>>): DeploySettings {
  const project = environment['SUPABASE_PROJECT_ID'] ?? ''
  if (!project)
    throw new StartError('SUPABASE_PROJECT_ID is missing: the name before .supabase.co in the project’s address.')
  if (!/^[a-z]{20}$/.test(project)) throw new StartError('SUPABASE_PROJECT_ID must be twenty lowercase letters.')
  if (!environment['SUPABASE_ACCESS_TOKEN']) {
    throw new StartError(
      'SUPABASE_ACCESS_TOKEN is missing: create one at https://supabase.com/dashboard/account/tokens.',
    )
  }
  const settings = parseConfig(environment)
  const { siteUrl } = settings
  if (siteUrl === undefined) throw new StartError('SITE_URL is missing: the address that visitors will use.')
  if (!siteUrl.startsWith('https:')) throw new StartError('SITE_URL must start with https://.')
  if (new URL(siteUrl).pathname !== '/')
    throw new StartError('SITE_URL must not have a path: the site is served at the root of its address.')
  return { project, hasCardServiceUrl: Boolean(environment['LORCAST_URL']), settings: { ...settings, siteUrl } }
}
