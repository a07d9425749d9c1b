import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { copyFolder } from './copyFolder.ts'
import { lockDataFolder, openDataFolder } from './dataFolder.ts'
import { RESERVE_FILES } from './diskReserve.ts'
import { reasonOf, StartError } from './startError.ts'

/** Describes a backup. It is written last, so a folder without it is not a complete backup. */
const MANIFEST = 'backup.json'
const manifestSchema = v.object({
  format: v.literal('lorefolio backup 1'),
  made_at: v.string(),
  folders: v.array(v.string()),
  files: v.array(v.object({ path: v.string(), size: v.number(), sha256: v.string() })),
})

/** Files of the folder's lock, which a backup leaves out. */
const LOCK_FILES = /^(?:lock(?:-\w+)?|holder\.txt)$/

/**
 * Copies a data folder, with database and secrets, into a new folder in `collection` that is named by the time. An unfinished backup
 * has another name.
 * @returns the path of the backup.
 * @throws StartError if a host uses the folder, if it has no database, or if `collection` is inside it
 */
export async function backUp(folder: string, collection: string, now = new Date()): Promise<string> {
  if (!existsSync(folder)) throw new StartError(`There is no data folder ${folder}.`)
  if (`${resolve(collection)}${sep}`.startsWith(`${resolve(folder)}${sep}`))
    throw new StartError(`Backups cannot be in the data folder ${folder}: each would contain all earlier ones.`)
  const held = openDataFolder(folder)
  try {
    if (held.isUnfinished()) throw new StartError(`The data folder ${folder} has no database yet.`)
    const place = join(collection, `lorefolio-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
    const unfinished = `${place}.unfinished`
    await mkdir(collection, { recursive: true })
    await removeOnError(unfinished, async () => {
      const copied = await copyFolder(folder, unfinished, (path) => LOCK_FILES.test(path) || RESERVE_FILES.test(path))
      const manifest: v.InferOutput<typeof manifestSchema> = {
        format: 'lorefolio backup 1',
        made_at: now.toISOString(),
        ...copied,
      }
      await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
      await rename(unfinished, place)
    })
    return place
  } finally {
    held.release()
  }
}

/**
 * Restores a data folder from a backup, after copying it and comparing every file with the manifest.
 * @param replace allows a `folder` that is not empty, which is renamed.
 * @returns the new path of the former folder, if there was one.
 * @throws StartError if the backup is incomplete, a host uses the folder, or the folder is not empty
 */
export async function restore(backup: string, folder: string, replace: boolean): Promise<string | undefined> {
  const { folders, files } = await readManifest(backup)
  const place = resolve(folder)
  const exists = existsSync(place)
  const former = exists && (await readdir(place)).length > 0 ? `${place}.before-${Date.now()}` : undefined
  if (former !== undefined && !replace) {
    throw new StartError(
      `The data folder ${folder} is not empty. With --replace it is renamed, and the backup takes its place.`,
    )
  }
  const release = former === undefined ? () => {} : lockDataFolder(place)
  try {
    const unfinished = `${place}.restoring`
    await rm(unfinished, { recursive: true, force: true })
    await removeOnError(unfinished, async () => {
      const copied = await copyFolder(backup, unfinished, (path) => path === MANIFEST)
      if (!isDeepStrictEqual(copied, { folders, files }))
        throw new StartError(`The backup ${backup} is damaged or changed: its files differ from its list.`)
    })
    if (former !== undefined) await rename(place, former)
    else if (exists) await rmdir(place)
    await rename(unfinished, place)
    return former
  } finally {
    release()
  }
}

/** Fills a folder, and removes it if that fails, because an incomplete copy would occupy a full disk. */
async function removeOnError(folder: string, fill: () => Promise<void>): Promise<void> {
  try {
    await fill()
  } catch (error) {
    // Other files of the copy may still appear, hence the retries. If the removal fails too, the copy's error matters more.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
    throw error
  }
}

async function readManifest(backup: string): Promise<v.InferOutput<typeof manifestSchema>> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')))
  } catch (error) {
    throw new StartError(`${backup} is not a complete backup: ${reasonOf(error)}`)
  }
}
