import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { copyFolder } from './copyFolder.ts'
import { lockDataFolder, openDataFolder } from './dataFolder.ts'
import { RESERVE_FILES } from './diskReserve.ts'
import { reasonOf, StartError } from './startError.ts'

/** What a backup says of itself. It is written last: a folder without it is none. */
const MANIFEST = 'backup.json'
const manifestSchema = v.object({
  format: v.literal('lorefolio backup 1'),
  made_at: v.string(),
  folders: v.array(v.string()),
  files: v.array(v.object({ path: v.string(), size: v.number(), sha256: v.string() })),
})

/** The lock of whoever holds the folder is not part of what it holds. */
const OF_THE_HOLDER = /^(?:lock(?:-\w+)?|holder\.txt)$/

/**
 * Copies a data folder, database and secrets, into a folder of its own in `collection`, named by the time. As long as it is not
 * whole it has another name.
 * @returns where it is
 * @throws StartError while a host uses the folder, when there is nothing to keep, or when a backup would hold those before it
 */
export async function backUp(folder: string, collection: string, now = new Date()): Promise<string> {
  if (!existsSync(folder)) throw new StartError(`There is no data folder ${folder}.`)
  if (`${resolve(collection)}${sep}`.startsWith(`${resolve(folder)}${sep}`))
    throw new StartError(`Backups cannot be in the data folder ${folder}: each would hold all before it.`)
  const held = openDataFolder(folder)
  try {
    if (held.isUnfinished()) throw new StartError(`The data folder ${folder} has no database yet.`)
    const place = join(collection, `lorefolio-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
    const half = `${place}.unfinished`
    await mkdir(collection, { recursive: true })
    await wholeOrNothing(half, async () => {
      const copied = await copyFolder(folder, half, (path) => OF_THE_HOLDER.test(path) || RESERVE_FILES.test(path))
      const manifest: v.InferOutput<typeof manifestSchema> = {
        format: 'lorefolio backup 1',
        made_at: now.toISOString(),
        ...copied,
      }
      await writeFile(join(half, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
      await rename(half, place)
    })
    return place
  } finally {
    held.release()
  }
}

/**
 * Makes a data folder of a backup, after it was copied and every file compared with what the backup says.
 * @param replace allows that `folder` holds something: it is then kept beside it
 * @returns where the former folder is, if there was one
 * @throws StartError when the backup is not whole, a host uses the folder, or it holds something
 */
export async function restore(backup: string, folder: string, replace: boolean): Promise<string | undefined> {
  const { folders, files } = await readManifest(backup)
  const place = resolve(folder)
  const there = existsSync(place)
  const former = there && (await readdir(place)).length > 0 ? `${place}.before-${Date.now()}` : undefined
  if (former !== undefined && !replace) {
    throw new StartError(
      `The data folder ${folder} is not empty. With --replace the backup takes its place, and it is kept.`,
    )
  }
  const release = former === undefined ? () => {} : lockDataFolder(place)
  try {
    const half = `${place}.restoring`
    await rm(half, { recursive: true, force: true })
    await wholeOrNothing(half, async () => {
      const copied = await copyFolder(backup, half, (path) => path === MANIFEST)
      if (!isDeepStrictEqual(copied, { folders, files }))
        throw new StartError(`The backup ${backup} was damaged or changed: its files are not those that it lists.`)
    })
    if (former !== undefined) await rename(place, former)
    else if (there) await rmdir(place)
    await rename(half, place)
    return former
  } finally {
    release()
  }
}

/** Fills a folder, and removes it where that fails: what is left of a copy that had no space would hold what there is. */
async function wholeOrNothing(half: string, fill: () => Promise<void>): Promise<void> {
  try {
    await fill()
  } catch (error) {
    // Files that were begun at the same time may come yet. Why the copy failed is what is told, whatever becomes of this.
    await rm(half, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
    throw error
  }
}

async function readManifest(backup: string): Promise<v.InferOutput<typeof manifestSchema>> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')))
  } catch (error) {
    throw new StartError(`There is no whole backup in ${backup}: ${reasonOf(error)}`)
  }
}
