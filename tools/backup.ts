// `npm run backup -- <folder>` copies the data folder (DATA_DIR) into a new folder there; see docs/deploy.md.
import { backUp } from '../server/backup.ts'
import { parseConfig } from '../server/config.ts'
import { StartError } from '../server/startError.ts'

try {
  const { dataDir, databaseUrl } = parseConfig(process.env)
  if (databaseUrl !== undefined || dataDir === undefined) {
    throw new StartError(
      'DATABASE_URL is set: back that database up with pg_dump, and secrets.json of DATA_DIR by copying it.',
    )
  }
  process.stdout.write(`${await backUp(dataDir, process.argv[2] ?? 'backups')}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
