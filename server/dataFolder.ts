import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { reasonOf, StartError } from './startError.ts'

const secretsSchema = v.object({
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  /** What the browser sends; it opens only what row level security gives to everyone. */
  publishableKey: v.pipe(v.string(), v.minLength(16)),
  secretKey: v.pipe(v.string(), v.minLength(16)),
})

/** What the host makes on its first start and keeps: whoever knows them can sign tokens or read everything. */
export type Secrets = Readonly<v.InferOutput<typeof secretsSchema>>

/** The data folder, held by this process until `release`. */
export type DataFolder = {
  readonly database: string
  readonly secrets: Secrets
  /** True until the first setup of the embedded database has been finished once. */
  isUnfinished(): boolean
  /** Says that the setup begins; a crash from here on until `finish` means that the folder never held anybody's data. */
  begin(): void
  finish(): void
  release(): void
}

/** Another process holds the folder. */
export class FolderInUse extends StartError {
  override name = 'FolderInUse'
}

/** New ones, by chance. */
export function makeSecrets(): Secrets {
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
  return {
    jwtSecret: secret(48),
    publishableKey: `sb_publishable_${secret(24)}`,
    secretKey: `sb_secret_${secret(32)}`,
  }
}

/**
 * Takes the data folder for this process.
 * @throws StartError when it cannot be written, FolderInUse when another process holds it
 */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(error)}`)
  }
  const release = lockDataFolder(folder)
  const secrets = keepSecrets(folder, release)
  const database = join(folder, 'database')
  const marker = join(folder, 'database.unfinished')
  return {
    database,
    secrets,
    isUnfinished: () => existsSync(marker) || !existsSync(database),
    begin() {
      writeFileSync(marker, 'The first setup of ./database has not been finished. It holds no data of users.\n')
      rmSync(database, { recursive: true, force: true })
    },
    finish: () => rmSync(marker, { force: true }),
    release,
  }
}

/**
 * Takes the folder for this process, until what is given back is called. It is the system's own file lock, taken through SQLite:
 * it ends with the process however that ends, so there is no stale lock to guess about after a crash, a suspended laptop or a
 * busy machine.
 * @throws FolderInUse when another process holds it
 */
export function lockDataFolder(folder: string): () => void {
  const holder = join(folder, 'holder.txt')
  try {
    const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    // The lock is all that is wanted of the file; a journal for it would need room on a full disk.
    file.exec('pragma journal_mode = memory; begin exclusive')
    writeHolder(holder)
    return () => {
      rmSync(holder, { force: true })
      file.close()
    }
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) {
      throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(error)}`)
    }
    const who = existsSync(holder) ? ` (${readFileSync(holder, 'utf8')})` : ''
    throw new FolderInUse(`The data folder ${folder} is in use by another Lorefolio${who}. Stop it, or set DATA_DIR.`)
  }
}

const SQLITE_BUSY = 5

/** Names the process that holds the folder, for the message that another one gets. The lock holds without it, as on a full disk. */
function writeHolder(holder: string): void {
  try {
    writeFileSync(holder, `process ${process.pid}`)
  } catch {
    rmSync(holder, { force: true })
  }
}

/** The secrets of a folder that a host has been started in. @throws StartError when there are none to be read */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new StartError(`The secrets in ${file} cannot be read: ${reasonOf(error)}`)
  }
}

function keepSecrets(folder: string, release: () => void): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    if (existsSync(file)) return readSecrets(folder)
    const secrets = makeSecrets()
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    return secrets
  } catch (error) {
    release()
    throw error instanceof StartError
      ? error
      : new StartError(`The secrets in ${file} cannot be kept: ${reasonOf(error)}`)
  }
}
