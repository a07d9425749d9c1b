import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, startTestHost, temporaryFolder, type TestHost } from './host.fixture.ts'

const ADMIN = new URL('admin.ts', import.meta.url).pathname

let folder: ReturnType<typeof temporaryFolder>
let database: Awaited<ReturnType<typeof freshDatabase>>
let host: TestHost
beforeAll(async () => {
  folder = temporaryFolder()
  database = await freshDatabase()
  host = await start()
  await host.signUp('boss@example.com')
})
afterAll(async () => {
  await host.close()
  await database?.drop()
  folder.remove()
})

async function start() {
  return startTestHost({ dataDir: folder.path, ...(database && { databaseUrl: database.url }) })
}

/** Runs `npm run admin -- …words` with the host's variables. */
async function admin(...words: string[]) {
  const child = spawn(process.execPath, [ADMIN, ...words], {
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(host.url).port,
      HOST: 'localhost',
      DATA_DIR: folder.path,
      ...(database && { DATABASE_URL: database.url }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output: output.trim(), error: error.trim(), code: code as number }
}

const administrators = async () =>
  host.sql(`select email from auth.users join user_profiles on user_id = id where is_admin order by email`)

test('an unknown or invalid email address is refused', async () => {
  expect(await admin('nobody@example.com')).toEqual({
    output: '',
    error: 'Nobody has an account with nobody@example.com. Sign up with it first.',
    code: 1,
  })
  for (const words of [[], ['boss'], ['boss@example.com', 'other@example.com']])
    expect(await admin(...words)).toMatchObject({ error: expect.stringContaining('npm run admin -- name@'), code: 1 })
  expect(await administrators()).toEqual([])
})

test('an account becomes an administrator while the host runs', async () => {
  expect(await admin('Boss@example.com')).toEqual({
    output: 'The account with Boss@example.com is an administrator.',
    error: '',
    code: 0,
  })
  expect(await administrators()).toEqual([{ email: 'boss@example.com' }])
})

test('an account becomes an administrator while the host does not run', async () => {
  await host.signUp('second@example.com')
  const { url } = host
  await host.close()
  host = { ...host, url }
  expect(await admin('second@example.com')).toMatchObject({ error: '', code: 0 })
  host = await start()
  expect(await administrators()).toEqual([{ email: 'boss@example.com' }, { email: 'second@example.com' }])
})

test.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'another program on the host’s port does not get the secret key',
  async () => {
    const stranger = await startTestHost()
    const { url } = host
    try {
      host = { ...host, url: stranger.url }
      expect(await admin('boss@example.com')).toMatchObject({ error: expect.stringContaining('is in use'), code: 1 })
    } finally {
      host = { ...host, url }
      await stranger.close()
    }
  },
)
