import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { freeMegabytes } from '../../server/diskReserve.ts'

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm'

/** @returns the free shared memory in MB; 0 on systems that do not have it as a folder. */
export const freeSharedMemory = (): number => (existsSync(SHARED_MEMORY) ? freeMegabytes(SHARED_MEMORY) : 0)

/**
 * Creates a folder in memory, in which PostgreSQL copies a database ten times as fast as on a disk.
 * @param room the memory that must be free, in MB.
 * @returns its path; undefined without that memory.
 */
export function makeMemoryFolder(room: number): string | undefined {
  if (freeSharedMemory() < room) return undefined
  const folder = mkdtempSync(`${SHARED_MEMORY}/lorefolio-tests-`)
  chmodSync(folder, 0o755) // PostgreSQL has a separate user, see startPostgres
  return folder
}
