import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a file unless it is there. Where several make it at once, in whatever process, the first one's stays and is not touched again. */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(file)) return
  const content = await make()
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, content)
  try {
    linkSync(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // as the file system throws them
  } finally {
    rmSync(mine)
  }
}
