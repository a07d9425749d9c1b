import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedTemplate } from '../tools/testing/databaseTemplates.ts'
import { freshDatabase, temporaryFolder, writeSite } from './host.fixture.ts'
import { startHost } from './host.ts'

const MAIN = new URL('main.ts', import.meta.url).pathname

let folder: ReturnType<typeof temporaryFolder>
let database: Awaited<ReturnType<typeof freshDatabase>>
const running = new Set<ChildProcess>()

beforeEach(async () => {
  folder = temporaryFolder()
  writeSite(join(folder.path, 'site'))
  database = await freshDatabase()
})
afterEach(async () => {
  await Promise.all([...running].map(async (child) => stop(child, 'SIGKILL')))
  await database?.drop()
  folder.remove()
})

type Started = {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  lines(): string
  errors(): string
  url(): string
}

/** Prepares the data folder like a first start, but faster. */
async function startBefore(): Promise<void> {
  const host = await startHost({
    dataDir: join(folder.path, 'data'),
    siteDir: join(folder.path, 'site'),
    ...(database ? { databaseUrl: database.url } : { template: await embeddedTemplate() }),
  })
  await host.close()
}

/** Starts the host as a separate process on a free port. */
function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SYNC_SCHEDULE: 'off',
      DATA_DIR: join(folder.path, 'data'),
      SITE_DIR: join(folder.path, 'site'),
      ...(database && { DATABASE_URL: database.url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let lines = ''
  let errors = ''
  child.stdout.on('data', (text) => (lines += text))
  child.stderr.on('data', (text) => (errors += text))
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, ended, lines: () => lines, errors: () => errors, url: () => /ready on (\S+)/.exec(lines)?.[1] ?? '' }
}

async function ready(host: Started): Promise<Started> {
  await expect.poll(() => host.url() || host.errors(), { timeout: 30_000, interval: 20 }).toMatch(/^http/)
  return host
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

async function countCards(url: string): Promise<string | null> {
  const { supabaseKey: apikey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  const answer = await fetch(`${url}/rest/v1/cards_2?select=id&limit=1`, { headers: { apikey, prefer: 'count=exact' } })
  return answer.headers.get('content-range')
}

describe('the start', () => {
  test('prints its steps, the first time and later, and stops cleanly after a signal', async () => {
    const first = await ready(start())
    const steps = database ? /^Applied \d+ migrations/ : /^Creating the database…\nApplied \d+ migrations/
    expect(first.lines()).toMatch(steps)
    expect(first.lines()).toMatch(/Reading in 6 cards…\nLorefolio is ready on http:\/\/localhost:\d+\n$/)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = await ready(start())
    expect(second.lines()).toMatch(/^Lorefolio is ready on/)
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
    expect(first.errors() + second.errors()).toBe('')
  })

  test('answers a running request before it stops', async () => {
    await startBefore()
    const host = await ready(start())
    const call = request(`${host.url()}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      // The host sends 100 Continue when it starts with the request.
      headers: { 'content-type': 'application/json', apikey: 'none', expect: '100-continue' },
    })
    const answer = once(call, 'response') as Promise<[IncomingMessage]>
    call.flushHeaders()
    await once(call, 'continue')
    host.child.kill('SIGTERM')
    call.end(JSON.stringify({ email: 'nobody@example.com', password: 'wrong-one' }))
    expect((await answer)[0].statusCode).toBe(401)
    expect(await host.ended).toBe(0)
  })
})

describe('a problem that the operator can fix is one clear line', () => {
  async function failure(environment: Record<string, string>): Promise<string> {
    const host = start(environment)
    expect(await host.ended).toBe(1)
    return host.errors()
  }

  test('an invalid setting', async () => {
    expect(await failure({ PORT: 'eighty' })).toBe(
      'Lorefolio cannot start. PORT is not a whole number from 0 to 65535.\n',
    )
  })

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await failure({ PORT: String(port) })).toBe(
      `Lorefolio cannot start. Port ${port} is taken by another program. Stop it, or set PORT.\n`,
    )
    other.close()
  })

  test('a data folder in use', async () => {
    if (database) return // PostgreSQL needs no folder
    await startBefore()
    const host = await ready(start())
    expect(await failure({})).toMatch(
      /^Lorefolio cannot start\. The data folder \S+ is in use by another Lorefolio \(process \d+\)\. Stop it, or set DATA_DIR\.\n$/,
    )
    expect((await fetch(`${host.url()}/healthz`)).status).toBe(200)
  })

  test('a data folder that is not a folder', async () => {
    if (database) return
    expect(await failure({ DATA_DIR: '/dev/null/data' })).toMatch(
      /^Lorefolio cannot start\. The data folder \S+ cannot be used: .*\n$/,
    )
  })

  test('an unreachable database', async () => {
    expect(await failure({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' })).toMatch(
      /^Lorefolio cannot start\. The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*\n$/,
    )
  })
})

// Each test starts many hosts, which takes long on a busy machine.
describe('kill -9', { timeout: 120_000 }, () => {
  test('at any moment of the first start leaves a folder that starts with all cards', async () => {
    // As many cards as the real pack has, so that the import takes long enough to be interrupted.
    const cards = 2800
    writeSite(join(folder.path, 'site'), cards)
    // Random moments: before the database exists, while it is created, after the migrations, during the import.
    const moments = Array.from({ length: 4 }, (_, index) => Math.round((index + Math.random()) * 900))
    for (const moment of moments) {
      const host = start()
      await wait(moment)
      await stop(host.child, 'SIGKILL')
    }
    const next = await ready(start())
    expect(await countCards(next.url()), `killed after ${moments.join(', ')} ms`).toBe(`0-0/${cards}`)
  })

  test('during writes loses no acknowledged change', async () => {
    await startBefore()
    let host = await ready(start())
    const acknowledged = new Set<string>()
    for (let round = 0; round < 2; round += 1) {
      const before = acknowledged.size
      const writing = signUpUntilKilled(host.url(), round, acknowledged)
      await vi.waitUntil(() => acknowledged.size > before, { timeout: 30_000 })
      await wait(Math.random() * 500)
      await stop(host.child, 'SIGKILL')
      await writing
      host = await ready(start())
    }
    const { supabaseKey: apikey } = (await (await fetch(`${host.url()}/config.json`)).json()) as { supabaseKey: string }
    const profiles = await fetch(`${host.url()}/rest/v1/user_profiles?select=username`, { headers: { apikey } })
    const saved = new Set(((await profiles.json()) as { username: string }[]).map(({ username }) => username))
    expect([...acknowledged].filter((name) => !saved.has(name))).toEqual([])
  })

  test('a folder with data is never created again, even if its files are broken', async () => {
    if (database) return
    await startBefore()
    const host = await ready(start())
    await stop(host.child, 'SIGKILL')
    const control = join(folder.path, 'data/database/global/pg_control')
    rmSync(control)
    const next = start()
    expect(await next.ended).toBe(1)
    expect(next.errors()).toMatch(
      /^Lorefolio cannot start\. The embedded database in \S+ cannot be opened: ENOENT: .*pg_control'\n$/,
    )
    expect(existsSync(join(folder.path, 'data/database/base'))).toBe(true)
  })
})

async function signUpUntilKilled(url: string, round: number, acknowledged: Set<string>): Promise<void> {
  const { supabaseKey: apikey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  for (let number = 0; ; number += 1) {
    const name = `writer-${round}-${number}`
    try {
      const answer = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@example.com`, password: 'secret-1', data: { username: name } }),
      })
      if (!answer.ok) return
      await answer.json()
      acknowledged.add(name)
    } catch {
      return // the host was killed
    }
  }
}
