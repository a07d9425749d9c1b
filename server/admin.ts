// `npm run admin -- name@example.com` makes an account an administrator. It uses the same environment variables as the host and
// works whether the host runs or not.
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

/** Makes the account an administrator. @returns false if no account has this address. @throws StartError */
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
    // This command leaves an empty database empty, because the next start of the host fills it.
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

/** The timeout of a request to the host, which runs on this machine and answers at once. */
const TIMEOUT_MS = 10_000

/** Only one process can open the embedded database, so the running host makes the change, authorized by the folder's secret key. */
async function byRunningHost(mail: string, { host, port, dataDir, secrets }: Configured, inUse: FolderInUse) {
  const { publishableKey, secretKey } = secrets ?? readSecrets(dataDir)
  const url = urlOf(host, port)
  const sendRequest = (path: string, init?: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    // Another program that listens there must not get the secret key.
    const config: unknown = await (await sendRequest('/config.json')).json()
    if ((config as { supabaseKey?: unknown } | null)?.supabaseKey !== publishableKey) throw inUse
    const answer = await sendRequest('/rest/v1/rpc/make_admin', {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ mail }),
    })
    if (!answer.ok) throw new StartError(`${url} answered HTTP ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) === true
  } catch (error) {
    if (error instanceof StartError && error !== inUse) throw error
    throw new StartError(`${inUse.message} Or set PORT and HOST to its values, so that it can make the change.`)
  }
}

await runCommand(() => main(process.argv.slice(2)))
