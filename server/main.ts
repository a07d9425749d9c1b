import { parseConfig } from './config.ts'
import { guardProcess } from './guardProcess.ts'
import { type Host, startHost } from './host.ts'
import { makeLog } from './log.ts'
import { StartError } from './startError.ts'

/** Where people read what the start does. The structured log goes to the other stream. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Nothing would be answered any more: whoever keeps the host running starts it again. */
function endBroken(): void {
  process.stderr.write('Lorefolio ends: its embedded database no longer answers. Start it again.\n')
  process.exit(1)
}

async function main(): Promise<void> {
  const settings = parseConfig(process.env)
  const log = makeLog(settings.logLevel)
  const started: { host?: Host } = {}
  guardProcess(log, async () => started.host?.close())
  const host = await startHost({ ...settings, log, progress: say, onDatabaseGone: endBroken })
  started.host = host
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void host.close().then(() => process.exit(0))
    })
  }
  // Whoever hears this may ask it to stop at once.
  say(`Lorefolio is ready on ${host.url}`)
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError ? `Lorefolio cannot start. ${error.message}\n` : `${String(error)}\n`,
  )
  process.exit(1)
})
