import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A copied file: its path in the folder, its size in bytes and its SHA-256. */
type CopiedFile = { path: string; size: number; sha256: string }

/** How many files are copied at once. A database has a thousand small files, and each copy waits for the disk. */
const AT_ONCE = 32

/** The copied paths, sorted. */
export type Copied = { folders: string[]; files: CopiedFile[] }

/**
 * Copies the files and folders of `from`, also empty ones, into `to`, readable only by the owner, and flushes them to the disk.
 * @param leaveOut whether a path in the folder is not copied.
 */
export async function copyFolder(
  from: string,
  to: string,
  leaveOut: (path: string) => boolean = () => false,
): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = (await readdir(from, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ entry, path: relative(from, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !leaveOut(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const pathsOf = (isFolder: boolean) =>
    entries.filter(({ entry }) => entry.isDirectory() === isFolder).map(({ path }) => path)
  const copied: Copied = { folders: pathsOf(true), files: [] }
  for (const path of copied.folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  const paths = pathsOf(false)
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const batch = paths.slice(start, start + AT_ONCE)
    copied.files.push(...(await Promise.all(batch.map((path) => copyFile(from, to, path)))))
  }
  return copied
}

async function copyFile(from: string, to: string, path: string): Promise<CopiedFile> {
  const { mode } = await stat(join(from, path))
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    createReadStream(join(from, path)),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(join(to, path), { mode, flush: true }),
  )
  return { path, size, sha256: hash.digest('hex') }
}
