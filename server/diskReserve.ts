import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Backups leave these files out. */
export const RESERVE_FILES = /^reserve(?:\.new)?$/

/** The embedded database needs up to this much to start: the next 16 MB of its log and some small files. */
const RESERVE_MB = 20

/** The reserve is written only if this much is free. */
const ENOUGH_MB = 64

const MB = 1_000_000

/** The free space on the disk of a folder. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / MB)
}

/**
 * Deletes the reserve if the disk has too little space to start a database, so that its data can still be read.
 * @returns whether the disk has too little space. Writes would then use the space that the next start needs.
 */
export function releaseReserve(folder: string): boolean {
  if (freeMegabytes(folder) >= RESERVE_MB) return false
  rmSync(join(folder, 'reserve'), { force: true })
  return true
}

/** Writes the reserve if the disk has enough space. Its content is random, because a file system may store zeros without using space. */
export function writeReserve(folder: string): void {
  const file = join(folder, 'reserve')
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  if (existsSync(file) || freeMegabytes(folder) < ENOUGH_MB) return
  const chunk = randomBytes(MB)
  for (let written = 0; written < RESERVE_MB; written += 1) appendFileSync(unfinished, chunk, { mode: 0o600 })
  renameSync(unfinished, file)
}
