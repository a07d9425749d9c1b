import { parseConfig } from './config.ts'
import { collectGarbageAfterStart, enableLowMemoryMode } from './lowMemoryMode.ts'
import { guardProcess } from './guardProcess.ts'
import { type Host, startHost } from './host.ts'
import { makeLog } from './log.ts'
import { StartError } from './startError.ts'

/** Prints a message for the operator. The structured log goes to stderr. */
function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Exits so that the supervisor restarts the host, which cannot answer without its database. */
function exitWithoutDatabase(): void {
  process.stderr.write('Lorefolio ends: its embedded database no longer answers. Start it again.\n')
  process.exit(1)
}

async function main(): Promise<void> {
  const settings = parseConfig(process.env)
  const log = makeLog(settings.logLevel)
  if (enableLowMemoryMode()) log.info('low memory: the embedded database runs without optimized code')
  const started: { host?: Host } = {}
  guardProcess(log, async () => started.host?.close())
  const host = await startHost({ ...settings, log, progress: print, onDatabaseGone: exitWithoutDatabase })
  started.host = host
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void host.stop().then(() => process.exit(0))
    })
  }
  // Last, because a supervisor may send a signal as soon as it reads this.
  print(`Lorefolio is ready on ${host.url}`)
  collectGarbageAfterStart()
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError ? `Lorefolio cannot start. ${error.message}\n` : `${String(error)}\n`,
  )
  process.exit(1)
})
