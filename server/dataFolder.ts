import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { makeSecrets, type Secrets, secretsSchema } from './secrets.ts'
import { reasonOf, StartError } from './startError.ts'

/** The data folder, locked by this process until `release`. */
export type DataFolder = {
  readonly database: string
  readonly secrets: Secrets
  /** True until the first setup of the embedded database has finished. */
  isUnfinished(): boolean
  /** Marks the start of the setup. After a crash before `finish`, the database is created again, because it has no user data. */
  begin(): void
  finish(): void
  release(): void
}

/** Another process has locked the folder. */
export class FolderInUse extends StartError {
  override name = 'FolderInUse'
}

/**
 * Opens and locks the data folder.
 * @throws StartError if it cannot be written, FolderInUse if another process has locked it
 */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(error)}`)
  }
  const release = lockDataFolder(folder)
  const secrets = loadSecrets(folder, release)
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
 * Locks the folder with the system's file lock, through SQLite. The lock ends with the process, so there is no stale lock after a
 * crash, a suspended laptop or on a busy machine.
 * @returns releases the lock.
 * @throws FolderInUse if another process has locked it
 */
export function lockDataFolder(folder: string): () => void {
  const holder = join(folder, 'holder.txt')
  try {
    const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    // A journal in memory, because a file would need space on a full disk.
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

/** Writes the id of this process for the error message of others. The lock works without it, for example on a full disk. */
function writeHolder(holder: string): void {
  try {
    writeFileSync(holder, `process ${process.pid}`)
  } catch {
    rmSync(holder, { force: true })
  }
}

/** The secrets of a folder if it has some. @throws StartError if they are invalid */
export function savedSecrets(folder: string): Secrets | undefined {
  return existsSync(join(folder, 'secrets.json')) ? readSecrets(folder) : undefined
}

/** Reads the secrets of a folder that a host has used. @throws StartError if they are missing or invalid */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new StartError(`The secrets in ${file} cannot be read: ${reasonOf(error)}`)
  }
}

/** Reads the secrets of the folder, or generates and saves them. */
function loadSecrets(folder: string, release: () => void): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    const saved = savedSecrets(folder)
    if (saved) return saved
    const secrets = makeSecrets()
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
    return secrets
  } catch (error) {
    release()
    throw error instanceof StartError
      ? error
      : new StartError(`The secrets in ${file} cannot be saved: ${reasonOf(error)}`)
  }
}
