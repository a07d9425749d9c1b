import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Not part of a backup. */
export const RESERVE_FILES = /^reserve(?:\.new)?$/

/** What the embedded database may need to start: its next 16 MB of log and some small files. */
const RESERVE_MB = 20

/** The reserve is made where that leaves as much again. */
const PLENTY_MB = 64

const MB = 1_000_000

/** How much room the disk of a folder has. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / MB)
}

/**
 * Gives the room of the reserve free where the disk has too little left to start a database. A full disk would else keep the
 * database from starting, and with it all that could be read.
 * @returns whether it has so little. What is written from then on would take the room that the next start needs.
 */
export function openReserve(folder: string): boolean {
  if (freeMegabytes(folder) >= RESERVE_MB) return false
  rmSync(join(folder, 'reserve'), { force: true })
  return true
}

/** Takes the room for the reserve while the disk has plenty. Its content is by chance: a file system may store zeros in no room. */
export function keepReserve(folder: string): void {
  const file = join(folder, 'reserve')
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  if (existsSync(file) || freeMegabytes(folder) < PLENTY_MB) return
  const chunk = randomBytes(MB)
  for (let written = 0; written < RESERVE_MB; written += 1) appendFileSync(unfinished, chunk, { mode: 0o600 })
  renameSync(unfinished, file)
}
