import { parseConfig, type Settings } from '../../server/config.ts'
import { StartError } from '../../server/startError.ts'

/** What a deploy needs to know; the settings are those of the embedded host, as far as they make sense there. */
export type DeploySettings = {
  /** The project's id, twenty small letters: the name before .supabase.co. */
  readonly project: string
  /** Whether LORCAST_URL was given. */
  readonly ownCardService: boolean
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
  if (!/^[a-z]{20}$/.test(project)) throw new StartError('SUPABASE_PROJECT_ID is not twenty small letters.')
  if (!environment['SUPABASE_ACCESS_TOKEN']) {
    throw new StartError('SUPABASE_ACCESS_TOKEN is missing: make one at https://supabase.com/dashboard/account/tokens.')
  }
  const settings = parseConfig(environment)
  const { siteUrl } = settings
  if (siteUrl === undefined) throw new StartError('SITE_URL is missing: the address that visitors will use.')
  if (!siteUrl.startsWith('https:')) throw new StartError('SITE_URL does not start with https://.')
  if (new URL(siteUrl).pathname !== '/')
    throw new StartError('SITE_URL has a path: the site stands at the root of its address.')
  return { project, ownCardService: Boolean(environment['LORCAST_URL']), settings: { ...settings, siteUrl } }
}
