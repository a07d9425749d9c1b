import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a file unless it exists. If several processes create it at once, the first one wins and the file does not
 * change again.
 */
export async function createFileOnce(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(file)) return
  const content = await make()
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  writeFileSync(temporary, content)
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // file system errors have this type
  } finally {
    rmSync(temporary)
  }
}
