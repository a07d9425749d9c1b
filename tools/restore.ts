// `npm run restore -- <backup> [--replace]` makes the data folder (DATA_DIR) of a backup; see docs/deploy.md.
import { parseArgs } from 'node:util'
import { restore } from '../server/backup.ts'
import { parseConfig } from '../server/config.ts'
import { StartError } from '../server/startError.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [backup] = positionals
  if (backup === undefined) throw new StartError('Say which backup: npm run restore -- backups/lorefolio-…')
  const { dataDir } = parseConfig(process.env)
  if (dataDir === undefined) throw new StartError('DATA_DIR is missing.')
  const former = await restore(backup, dataDir, values.replace)
  process.stdout.write(`${dataDir} is restored.${former === undefined ? '' : ` What was there is in ${former}.`}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
