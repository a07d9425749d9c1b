import { existsSync } from 'node:fs'
import { isConnectionLost } from '../backend/connectionLost.ts'
import { openDataFolder } from '../dataFolder.ts'
import { MIGRATIONS } from '../places.ts'
import type { Secrets } from '../secrets.ts'
import { setUp } from '../setUp.ts'
import { reasonOf, StartError } from '../startError.ts'
import { moveDatabase } from './moveDatabase.ts'

type Options = {
  /** The secrets of the site, by default those of the folder. */
  readonly secrets?: Secrets | undefined
  readonly progress: (line: string) => void
}

/**
 * Copies the embedded database of a data folder to the PostgreSQL at `url`. Both get the migrations of this version first.
 * @returns the number of rows.
 * @throws StartError if a host uses the folder, if it has no database, or if `moveDatabase` refuses
 */
export async function moveFolder(folder: string, url: string, { secrets, progress }: Options): Promise<number> {
  if (!existsSync(folder)) throw new StartError(`There is no data folder ${folder}.`)
  const held = openDataFolder(folder)
  const common = { migrationsDir: MIGRATIONS, packFile: undefined, progress }
  try {
    if (held.isUnfinished()) throw new StartError(`The data folder ${folder} has no database yet.`)
    const source = await setUp({ folder: held, databaseUrl: undefined, ...common })
    try {
      const target = await setUp({ folder: undefined, databaseUrl: url, isMoving: true, ...common })
      try {
        return await moveDatabase({ source: source.database, target, secrets: secrets ?? held.secrets, progress })
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        throw new StartError(`${reasonOf(error)}. Run the command again: it goes on where it stopped.`)
      } finally {
        await target.database.close()
      }
    } finally {
      await source.database.close()
    }
  } finally {
    held.release()
  }
}
