import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ON_POSTGRES, type PostgresServer, startPostgres } from '../tools/testing/startPostgres.ts'
import { makeTestDatabase, type TestDatabase } from '../tools/testing/testDatabase.ts'
import { openDataFolder } from './dataFolder.ts'
import { type Host, type HostOptions, startHost } from './host.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'
import { makeSecrets } from './secrets.ts'

const CARD = 'pack-1-2'
const PAGE = '/card/friend-2-of-tests-2'
const READ_SECRETS =
  'select jwt_secret as "jwtSecret", publishable_key as "publishableKey", secret_key as "secretKey" from hosts.secrets'

// A separate server, because a test ends connections of all its hosts.
describe.skipIf(!ON_POSTGRES)('several hosts on one PostgreSQL', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let database: TestDatabase
  let folder: ReturnType<typeof temporaryFolder>
  let hosts: Host[]

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    database = await makeTestDatabase(server.url)
    folder = temporaryFolder()
    writeSite(join(folder.path, 'site'))
    hosts = []
  })
  afterEach(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    await database.drop()
    folder.remove()
  })

  const start = async (name: string, options: HostOptions = {}): Promise<Host> => {
    const host = await startHost({
      databaseUrl: database.url,
      dataDir: join(folder.path, name),
      siteDir: join(folder.path, 'site'),
      ...options,
    })
    hosts.push(host)
    return host
  }
  const api = (
    host: Host,
    path: string,
    { token, ...init }: { token?: string; method?: string; json?: unknown } = {},
  ) =>
    fetch(host.url + path, {
      method: init.method ?? (init.json === undefined ? 'GET' : 'POST'),
      ...(init.json !== undefined && { body: JSON.stringify(init.json) }),
      headers: {
        apikey: host.publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
  const signUp = async (host: Host, email: string) => {
    const answer = await api(host, '/auth/v1/signup', { json: { email, password: 'secret-1' } })
    return (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } }
  }
  const signIn = async (host: Host, email: string, password: string) =>
    (await api(host, '/auth/v1/token?grant_type=password', { json: { email, password } })).status

  test('started at once on an empty database are one site, without files', async () => {
    const [first, second] = await Promise.all([start('one'), start('two')])
    const configs = await Promise.all([first, second].map(async (host) => (await api(host, '/config.json')).text()))
    expect(configs[0]).toBe(configs[1])
    expect(first.secretKey).toBe(second.secretKey)
    expect(readdirSync(folder.path)).toEqual(['site'])

    const { access_token: token, refresh_token, user } = await signUp(first, 'member@example.com')
    const own = await api(second, '/rest/v1/user_profiles?select=user_id', { token })
    expect(await own.json()).toEqual([{ user_id: user.id }])
    expect((await api(second, '/auth/v1/token?grant_type=refresh_token', { json: { refresh_token } })).status).toBe(200)

    // A stranger's wrong passwords, in turn on both hosts: the limit of the network is 10.
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push(await signIn(attempt % 2 === 0 ? first : second, `nobody-${attempt}@example.com`, 'wrong'))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    expect(await signIn(second, 'member@example.com', 'secret-1')).toBe(429)
    await first.sql('update hosts.counters set ends_at = now()')
    expect(await signIn(second, 'member@example.com', 'secret-1')).toBe(200)
  })

  test('count wrong passwords of an account together, and correct ones do not count', async () => {
    const rateLimits = { signUp: 30, signIn: 1000, account: 4 }
    const [first, second] = await Promise.all([start('one', { rateLimits }), start('two', { rateLimits })])
    await signUp(first, 'member@example.com')
    for (const host of [first, second, first, second, first])
      expect(await signIn(host, 'member@example.com', 'secret-1')).toBe(200)
    const wrong = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signIn(index % 2 ? first : second, 'member@example.com', 'wrong')),
    )
    expect(wrong.toSorted((a, b) => a - b)).toEqual([400, 400, 400, 400, 429, 429, 429, 429])
  })

  test('a recovery link that one host opens sets a password on another, once', async () => {
    const mails: string[] = []
    const [first, second] = await Promise.all([
      start('one', { progress: (line) => void mails.push(line) }),
      start('two'),
    ])
    await signUp(first, 'member@example.com')
    await api(first, '/auth/v1/recover', { json: { email: 'member@example.com' } })
    await expect.poll(() => mails.join('\n')).toMatch(/token_hash=/)
    const [, hash] = /token_hash=([\w-]+)/.exec(mails.join('\n')) ?? []
    const opened = await api(first, '/auth/v1/verify', { json: { type: 'recovery', token_hash: hash } })
    const { access_token: token } = (await opened.json()) as { access_token: string }
    const change = async (host: Host) =>
      (await api(host, '/auth/v1/user', { method: 'PUT', token, json: { password: 'another-1' } })).status
    expect(await change(second)).toBe(200)
    expect([await change(first), await change(second)]).toEqual([400, 400])
  })

  test('show a change of another host at once, in data, head and sitemap', async () => {
    const [first, second] = await Promise.all([start('one'), start('two')])
    const { access_token: token, user } = await signUp(first, 'author@example.com')
    const price = async (host: Host) => {
      const answer = await api(host, `/rest/v1/cards_2?select=prices_data&id=eq.${CARD}`)
      return ((await answer.json()) as { prices_data: { usd: string } | null }[])[0]?.prices_data?.usd
    }
    expect([await price(second), (await api(second, PAGE)).status]).toEqual([undefined, 200])
    const changed = await fetch(`${first.url}/rest/v1/cards_2?id=eq.${CARD}`, {
      method: 'PATCH',
      body: JSON.stringify({ name: 'Renamed', prices_data: { usd: '7.50' } }),
      headers: { apikey: first.secretKey, 'content-type': 'application/json' },
    })
    expect(changed.status).toBe(204)
    await wait(300) // less than the second after which a host reads the version again
    expect(await price(second)).toBe('7.50')
    expect((await api(second, PAGE)).status).toBe(404)
    expect(await (await api(second, '/card/renamed-of-tests-2')).text()).toContain('<title>Renamed')
    expect(await (await api(second, '/sitemap-catalogue.xml')).text()).toContain('/card/renamed-of-tests-2')

    const deck = { user_id: user.id, name: 'Shared', cards: [{ card: CARD, quantity: 4 }], is_public: true }
    const saved = await fetch(`${first.url}/rest/v1/decks`, {
      method: 'POST',
      body: JSON.stringify(deck),
      headers: {
        apikey: first.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
    })
    const [{ id }] = (await saved.json()) as [{ id: string }]
    expect(await (await api(second, `/deck/${id}`)).text()).toContain('<title>Shared')
    expect(await (await api(second, '/sitemap-decks.xml')).text()).toContain(`/deck/${id}`)
  })

  test('listen again after their connection was ended', async () => {
    const [first, second] = await Promise.all([start('one'), start('two')])
    const listening = async () =>
      (await first.sql(`select pid from pg_stat_activity where application_name = 'lorefolio changes'`)).map(
        ({ pid }) => pid,
      )
    await expect.poll(listening).toHaveLength(2)
    const before = await listening()
    await first.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lorefolio changes'`,
    )
    await expect.poll(listening, { timeout: 10_000 }).toHaveLength(2)
    expect((await listening()).filter((pid) => before.includes(pid))).toEqual([])
    expect((await api(second, '/healthz')).status).toBe(200)
  })

  test('keep the secrets of a data folder of an earlier version, and those in the environment', async () => {
    const earlier = openDataFolder(join(folder.path, 'one'))
    earlier.release()
    const lines: string[] = []
    const progress = (line: string) => void lines.push(line)
    const first = await start('one', { progress })
    expect(first.secretKey).toBe(earlier.secrets.secretKey)
    expect(await first.sql(READ_SECRETS)).toEqual([earlier.secrets])
    expect(lines.join('\n')).not.toContain('not used')

    openDataFolder(join(folder.path, 'two')).release()
    const second = await start('two', { progress })
    expect(second.secretKey).toBe(earlier.secrets.secretKey)
    expect(lines).toContain(`The secrets in ${join(folder.path, 'two')} are not used, because the database has others`)

    const secrets = makeSecrets()
    const third = await start('three', { secrets })
    expect([third.publishableKey, third.secretKey]).toEqual([secrets.publishableKey, secrets.secretKey])
    expect(await first.sql(READ_SECRETS)).toEqual([earlier.secrets])
  })

  test('keep no counts whose time is over, and no addresses', async () => {
    const host = await start('one')
    await host.sql(
      `insert into hosts.counters select 'old ' || n, 1, now() - interval '1 minute' from generate_series(1, 50) n`,
    )
    await signIn(host, 'nobody@example.com', 'wrong')
    // A wrong password counts for its network, the wider one and its account.
    await expect
      .poll(() => host.sql('select count from hosts.counters'))
      .toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
    expect(JSON.stringify(await host.sql('select * from hosts.counters'))).not.toMatch(/127\.0|::1|nobody/)
  })
})
