// `npm run restore -- <backup> [--replace]` restores the data folder (DATA_DIR) from a backup; see docs/deploy.md.
import { parseArgs } from 'node:util'
import { restore } from '../server/backup.ts'
import { parseConfig } from '../server/config.ts'
import { runCommand } from '../server/runCommand.ts'
import { StartError } from '../server/startError.ts'

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [backup] = positionals
  if (backup === undefined) throw new StartError('Name the backup: npm run restore -- backups/lorefolio-…')
  const { dataDir } = parseConfig(process.env)
  const previous = await restore(backup, dataDir, values.replace)
  process.stdout.write(
    `${dataDir} is restored.${previous === undefined ? '' : ` The previous data is in ${previous}.`}\n`,
  )
})
