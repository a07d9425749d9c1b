import fs, { existsSync, readdirSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embeddedTemplate } from '../tools/testing/databaseTemplates.ts'
import { openDataFolder } from './dataFolder.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'
import { type Host, startHost } from './host.ts'

const ACCOUNT = { email: 'ada@example.com', password: 'secret-1' }

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string
let lines: string[]
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder.path, 'data')
  lines = []
  writeSite(join(folder.path, 'site'))
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  folder.remove()
})

/** Makes every disk report this much free space. */
function setFreeSpace(megabytes: number): void {
  const real = fs.statfsSync('/')
  vi.spyOn(fs, 'statfsSync').mockReturnValue(Object.assign(real, { bsize: 1_000_000, bavail: megabytes }))
  syncBuiltinESMExports()
}

const start = async () =>
  startHost({
    dataDir,
    siteDir: join(folder.path, 'site'),
    template: await embeddedTemplate(),
    progress: (line) => lines.push(line),
  })

async function sendRequest(host: Host, path: string, body?: unknown): Promise<[status: number, answer: unknown]> {
  const answer = await fetch(host.url + path, {
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return [answer.status, await answer.json()]
}

test('on a full disk a host starts with the space of its reserve, reads, and saves nothing until there is space', async () => {
  setFreeSpace(1000)
  const first = await start()
  expect((await sendRequest(first, '/auth/v1/signup', ACCOUNT))[0]).toBe(200)
  await first.close()
  expect(statSync(join(dataDir, 'reserve')).size).toBe(20_000_000)

  setFreeSpace(3)
  const full = await start()
  expect(existsSync(join(dataDir, 'reserve'))).toBe(false)
  expect(lines.at(-1)).toMatch(/^The disk is full/)
  expect((await sendRequest(full, '/rest/v1/cards_2?select=id&limit=1'))[0]).toBe(200)
  expect((await sendRequest(full, '/rest/v1/rpc/find_decks', {}))[0]).toBe(200)
  const refused = { code: '53100', message: 'Nothing can be saved at the moment: the disk is full.' }
  const write = await fetch(`${full.url}/rest/v1/sets?id=eq.x`, {
    method: 'DELETE',
    headers: { apikey: full.secretKey },
  })
  expect([write.status, await write.json()]).toEqual([503, { ...refused, details: null, hint: null }])
  expect(await sendRequest(full, '/auth/v1/token?grant_type=password', ACCOUNT)).toMatchObject([
    503,
    { msg: refused.message },
  ])
  await full.close()

  setFreeSpace(1000)
  const again = await start()
  expect((await sendRequest(again, '/auth/v1/token?grant_type=password', ACCOUNT))[0]).toBe(200)
  await again.close()
  expect(existsSync(join(dataDir, 'reserve'))).toBe(true)
})

test('a disk with little space gets no reserve', async () => {
  setFreeSpace(40)
  const host = await start()
  await host.close()
  expect(readdirSync(dataDir)).not.toContain('reserve')
})

test('locking a data folder writes only the id of its process', () => {
  openDataFolder(dataDir).release()
  const held = openDataFolder(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual(['holder.txt', 'lock', 'secrets.json'])
  held.release()
})
