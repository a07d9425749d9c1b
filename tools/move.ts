// `npm run move -- <postgres url>` copies the embedded database of the data folder (DATA_DIR) to an empty PostgreSQL; see docs/deploy.md.
import { formatCount } from '#domain/text/formatCount.ts'
import { parseConfig } from '../server/config.ts'
import { moveFolder } from '../server/move/moveFolder.ts'
import { runCommand } from '../server/runCommand.ts'
import { StartError } from '../server/startError.ts'

await runCommand(async () => {
  const [url, ...others] = process.argv.slice(2)
  if (url === undefined || others.length > 0 || !/^postgres(ql)?:\/\//.test(url))
    throw new StartError('Name the empty database: npm run move -- postgres://user:password@host/database')
  const { dataDir, secrets } = parseConfig({ ...process.env, DATABASE_URL: undefined })
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const rows = await moveFolder(dataDir, url, { secrets, progress: print })
  print(
    `${formatCount(rows)} rows are moved. Start the hosts with this address as DATABASE_URL; ${dataDir} is unchanged.`,
  )
})
