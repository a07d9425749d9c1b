import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type BenchHost = {
  readonly url: string
  readonly publishableKey: string
  /** From process start until /healthz responds with 200, in ms. */
  readonly startedMs: number
  /** The resident memory in MB; NaN where /proc is unavailable. */
  residentMb(): number
  stop(): Promise<void>
  /** Kills the process at any point, like a machine failure. */
  kill(): Promise<void>
}

/** The folder of this checkout of the repository. */
export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))
const TIMEOUT_MS = 600_000

/**
 * Starts the host as `npm start` does, as a child process on a free port, on PGlite or on the PostgreSQL server of
 * `databaseUrl`.
 * @param checkout the folder of the repository whose host is started.
 * @param environment more environment variables.
 */
export async function startHost({
  dataDir,
  siteDir,
  databaseUrl = '',
  checkout = CHECKOUT,
  environment = {},
}: {
  dataDir: string
  siteDir: string
  databaseUrl?: string
  checkout?: string
  environment?: Readonly<Record<string, string>>
}): Promise<BenchHost> {
  const began = performance.now()
  const child = spawn(process.execPath, startArguments(checkout), {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      DATABASE_URL: databaseUrl,
      SITE_URL: '',
      LOG_LEVEL: 'error',
      SYNC_SCHEDULE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  // An interrupted benchmark kills its hosts.
  const killed = () => void kill()
  process.prependOnceListener('exit', killed)
  void exited.then(() => process.off('exit', killed))

  try {
    const url = await readAddress(child.stdout)
    const deadline = performance.now() + TIMEOUT_MS
    while (!(await isHealthy(url))) {
      if (performance.now() > deadline) throw new Error('The host did not become healthy.')
      await sleep(10)
    }
    const startedMs = performance.now() - began
    const settings = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
    return { url, publishableKey: settings.supabaseKey, startedMs, residentMb: () => residentMb(child.pid), stop, kill }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Those of `npm start`. */
function startArguments(checkout: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

/** The host prints its address when it is ready. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    const url = /is ready on (http:\S+)/.exec(text)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`The host ended before it was ready: ${text}`)
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function residentMb(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
