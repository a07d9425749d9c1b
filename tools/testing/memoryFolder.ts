import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'

const SHARED_MEMORY = '/dev/shm'

/** @returns the free shared memory in bytes; 0 on systems that have none as a folder. */
export function freeSharedMemory(): number {
  try {
    const { bsize, bavail } = statfsSync(SHARED_MEMORY)
    return bsize * bavail
  } catch {
    return 0
  }
}

/**
 * Creates a folder in memory, in which PostgreSQL copies a database ten times as fast as on a disk.
 * @param room the memory to be free, in bytes.
 * @returns its path; undefined without that memory.
 */
export function makeMemoryFolder(room: number): string | undefined {
  if (freeSharedMemory() < room) return undefined
  const folder = mkdtempSync(`${SHARED_MEMORY}/lorefolio-tests-`)
  chmodSync(folder, 0o755) // the user of PostgreSQL is another one
  return folder
}
