// `npm run backup -- <folder>` copies the data folder (DATA_DIR) into a new subfolder of <folder>; see docs/deploy.md.
import { backUp } from '../server/backup.ts'
import { parseConfig } from '../server/config.ts'
import { runCommand } from '../server/runCommand.ts'
import { StartError } from '../server/startError.ts'

await runCommand(async () => {
  const { dataDir, databaseUrl } = parseConfig(process.env)
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set: back that database up with pg_dump. It has the secrets too.')
  }
  process.stdout.write(`${await backUp(dataDir, process.argv[2] ?? 'backups')}\n`)
})
