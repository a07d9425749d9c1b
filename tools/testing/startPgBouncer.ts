import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, installPackages } from '../browser/programs.ts'
import { freePort } from '../freePort.ts'

export type PgBouncer = {
  /** The address of a database through the pooler. */
  through(url: string): string
  /** Stops the pooler and removes its folder. The end of this process does so too. */
  stop(): Promise<void>
}

const findInstalled = () => findProgram(['pgbouncer'], '/usr/sbin/pgbouncer')

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL that trusts its user `postgres`. As root on Debian it
 * installs the package first if needed.
 * @param connections the most connections to each database.
 * @throws if PgBouncer is neither installed nor installable.
 */
export async function startPgBouncer(server: string, connections: number): Promise<PgBouncer> {
  const program = findInstalled() ?? (installPackages('pgbouncer') ? findInstalled() : undefined)
  if (program === undefined) throw new Error('PgBouncer is not installed. Install it.')
  const folder = mkdtempSync(join(tmpdir(), 'lorefolio-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: serverPort } = new URL(server)
  writeFileSync(join(folder, 'users'), '"postgres" ""\n')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`,
  )
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const owner = isRoot ? { uid: id('-u'), gid: id('-g') } : undefined
  if (owner) for (const path of ['', 'users', 'pgbouncer.ini']) chownSync(join(folder, path), owner.uid, owner.gid)
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...owner })
  const ended = once(child, 'exit')
  const kill = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', kill)
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await wait(20)
  }
  return {
    through: (url) => {
      const address = new URL(url)
      address.port = String(port)
      return address.href
    },
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return listens
}
