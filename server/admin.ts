// `npm run admin -- mail`: the account with this mail is an administrator from now on (issue 7). It finds the database as the
// host does, by the same variables, whether the host runs or not.
import { type Configured, parseConfig } from './config.ts'
import { type DataFolder, FolderInUse, openDataFolder, readSecrets } from './dataFolder.ts'
import { urlOf } from './listen.ts'
import { MIGRATIONS } from './places.ts'
import { runCommand } from './runCommand.ts'
import { setUp } from './setUp.ts'
import { StartError } from './startError.ts'

async function main([mail, ...others]: readonly string[]): Promise<void> {
  if (mail === undefined || !mail.includes('@') || others.length > 0)
    throw new StartError('Say whose account it is: npm run admin -- name@example.com')
  if (!(await makeAdmin(mail, parseConfig(process.env))))
    throw new StartError(`Nobody has an account with ${mail}. Sign up with it first.`)
  process.stdout.write(`The account with ${mail} is an administrator.\n`)
}

/** Whether there is such an account. @throws StartError */
async function makeAdmin(mail: string, settings: Configured): Promise<boolean> {
  if (settings.databaseUrl !== undefined) return inDatabase(mail, settings)
  try {
    const folder = openDataFolder(settings.dataDir)
    return await inDatabase(mail, settings, folder).finally(folder.release)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return byRunningHost(mail, settings, error)
  }
}

async function inDatabase(mail: string, { databaseUrl }: Configured, folder?: DataFolder) {
  const { database } = await setUp({
    folder,
    databaseUrl,
    migrationsDir: MIGRATIONS,
    // The next start fills an empty database.
    packFile: undefined,
    progress: () => {},
  })
  try {
    const [row] = await database.query('select public.make_admin($1) as made', [mail])
    return row?.['made'] === true
  } finally {
    await database.close()
  }
}

/** A host on this machine answers at once, or something else listens there. */
const PATIENCE_MS = 10_000

/** The embedded database has one process alone: the host that holds the folder is asked, with the folder's own secret. */
async function byRunningHost(mail: string, { host, port, dataDir }: Configured, inUse: FolderInUse) {
  const { publishableKey, secretKey } = readSecrets(dataDir)
  const url = urlOf(host, port)
  const ask = (path: string, init?: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  try {
    // Whatever else may listen there must not be told the secret.
    const config: unknown = await (await ask('/config.json')).json()
    if ((config as { supabaseKey?: unknown } | null)?.supabaseKey !== publishableKey) throw inUse
    const answer = await ask('/rest/v1/rpc/make_admin', {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ mail }),
    })
    if (!answer.ok) throw new StartError(`${url} answered HTTP ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) === true
  } catch (error) {
    if (error instanceof StartError && error !== inUse) throw error
    throw new StartError(`${inUse.message} Or set PORT and HOST as that one has them, so that it can be asked.`)
  }
}

await runCommand(() => main(process.argv.slice(2)))
