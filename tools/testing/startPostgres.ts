import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../browser/programs.ts'
import { freePort } from '../freePort.ts'

const DEBIAN = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'pg_ctl', 'pg_basebackup']

export type PostgresServer = {
  /** The address of its first database, as superuser. */
  readonly url: string
  /** Stops the server and removes its folder. The end of this process does so too. */
  stop(): void
  /** Stops the server and starts it again, while this process goes on. */
  restart(mode: StopMode): Promise<void>
  /** Stops the server until `resume`. */
  pause(mode: StopMode): Promise<void>
  resume(): Promise<void>
}

/** `fast` ends all connections and writes everything to disk; `immediate` ends as a crash does. */
export type StopMode = 'fast' | 'immediate'

/**
 * Starts a PostgreSQL server in a temporary folder. As root on Debian it installs the package first if needed.
 * @throws if PostgreSQL is neither installed nor installable.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const words = ['--no-sync', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8']
  return serve((data) => ['initdb', '-D', data, ...words])
}

/** Starts a streaming standby of a server: it copies the server, and follows it from then on. */
export async function startStandby({ url }: Pick<PostgresServer, 'url'>): Promise<PostgresServer> {
  return serve((data) => ['pg_basebackup', '-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
}

/** @param create the command that creates the data folder. */
async function serve(create: (data: string) => [program: string, ...words: string[]]): Promise<PostgresServer> {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed. Install it, or set TEST_DATABASE_URL.')

  const owner = databaseUser()
  const folder = mkdtempSync(join(tmpdir(), 'lorefolio-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...words: string[]) => {
    const { status, stderr, error } = spawnSync(join(programs, program), words, {
      cwd: folder,
      // pg_ctl would wait forever on a pipe that the started server keeps open.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
      encoding: 'utf8',
      ...owner,
    })
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr ?? `see ${folder}/log`}`)
  }

  const stop = () => {
    process.off('exit', stop)
    try {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  // Otherwise the server would outlive this process, also after an interruption.
  process.once('exit', stop)
  run(...create(data))
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off`
  const start = ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']
  run('pg_ctl', ...start)
  const control = async (...words: string[]) => {
    const [status] = (await once(
      spawn(join(programs, 'pg_ctl'), words, { cwd: folder, stdio: 'ignore', ...owner }),
      'exit',
    )) as [number | null]
    if (status !== 0) throw new Error(`pg_ctl failed: see ${folder}/log`)
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop,
    restart: (mode) => control('-D', data, '-l', join(folder, 'log'), '-m', mode, '-w', 'restart'),
    pause: (mode) => control('-D', data, '-m', mode, '-w', 'stop'),
    resume: () => control(...start),
  }
}

/** Whether this is a test run on PostgreSQL (`npm run test:postgres`), which installs it. */
export const ON_POSTGRES = process.env['TEST_DATABASE_URL'] !== undefined

/** The folder with all programs: on the PATH, or the newest version in Debian's folder. */
function findPrograms(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const candidates = [...folders, ...versions.map((version) => join(DEBIAN, version, 'bin'))]
  return candidates.find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))))
}

function installPrograms(): string | undefined {
  return installPackages('postgresql') ? findPrograms() : undefined
}

/** The user of Debian's package, when running as root: PostgreSQL refuses to run as root. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
