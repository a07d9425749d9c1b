import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migratedDatabase } from '../tools/testing/databaseTemplates.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'
import { startHost } from './host.ts'

let folder: ReturnType<typeof temporaryFolder>
let database: Awaited<ReturnType<typeof migratedDatabase>>
let host: ChildProcess
let errors: string
let url: string

beforeEach(async () => {
  folder = temporaryFolder()
  database = await migratedDatabase()
  const place = { dataDir: join(folder.path, 'data'), siteDir: writeSite(join(folder.path, 'site')) }
  await (await startHost({ ...place, ...database.options })).close()
  host = spawn(process.execPath, ['--import', new URL('uncaught.fixture.ts', import.meta.url).href, MAIN], {
    env: {
      PORT: '0',
      DATA_DIR: place.dataDir,
      SITE_DIR: place.siteDir,
      ...(database.options.databaseUrl !== undefined && { DATABASE_URL: database.options.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  errors = ''
  let lines = ''
  host.stdout?.on('data', (text) => (lines += text))
  host.stderr?.on('data', (text) => (errors += text))
  await vi.waitUntil(() => /ready on http/.test(lines) || host.exitCode !== null, { timeout: 100_000, interval: 20 })
  url = /ready on (\S+)/.exec(lines)?.[1] ?? ''
})
afterEach(async () => {
  if (host.exitCode === null) {
    host.kill('SIGKILL')
    await once(host, 'exit')
  }
  await database.drop()
  folder.remove()
})

const MAIN = new URL('main.ts', import.meta.url).pathname

test('after an unhandled error the host logs it, closes and exits with 1', async () => {
  const ended = once(host, 'close')
  host.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  // The log is asynchronous, so its line may come before or after the other one.
  expect(errors).toMatch(/"level":60,.*"message":"a defect"/)
  expect(errors).toContain('Lorefolio ends after an unexpected error: a defect\n')
  // Closing the host removes its id from the data folder.
  expect(existsSync(join(folder.path, 'data/holder.txt'))).toBe(false)
})

test('after a lost connection and an unhandled warning the host continues', async () => {
  host.kill('SIGWINCH')
  await expect.poll(() => errors).toMatch(/"level":50,.*"message":"the connection is gone"/)
  await expect.poll(() => errors).toContain('only a warning')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
