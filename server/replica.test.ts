import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ON_POSTGRES, type PostgresServer, startPostgres, startStandby } from '../tools/testing/startPostgres.ts'
import { withClient } from '../tools/testing/testDatabase.ts'
import { type Host, startHost } from './host.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'
import { Relay } from './relay.fixture.ts'

const TOKEN = 'a-token-for-prometheus'
const CARD = 'pack-1-1'
const PAGE = '/card/elsa-snow-queen-3-1'

describe.skipIf(!ON_POSTGRES)('two hosts with a streaming standby', { timeout: 120_000 }, () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let folder: ReturnType<typeof temporaryFolder>
  const relay = new Relay()
  let first: Host
  let second: Host
  let author: { token: string; id: string }
  let deck: string
  let hiddenDeck: string

  beforeAll(async () => {
    primary = await startPostgres()
    folder = temporaryFolder()
    const siteDir = writeSite(join(folder.path, 'site'))
    const options = { databaseUrl: primary.url, siteDir, metricsToken: TOKEN }
    await (await startHost(options)).close()
    standby = await startStandby(primary)
    first = await startHost({ ...options, databaseReplicaUrl: standby.url })
    second = await startHost({ ...options, databaseReplicaUrl: await relay.listen(standby.url) })
    // Tells the server that answers.
    await first.sql(`create or replace function public.lists_of(owner_id uuid) returns jsonb
      language sql stable as 'select to_jsonb(pg_is_in_recovery())'`)
    author = await signUp('author@example.com')
    deck = await saveDeck('Public', true)
    hiddenDeck = await saveDeck('Hidden', false)
  })
  afterAll(async () => {
    await Promise.all([first, second].map((host) => host.close()))
    relay.close()
    standby.stop()
    primary.stop()
    folder.remove()
  })

  type Options = { method?: string; json?: object; token?: string; key?: string }
  const send = async (host: Host, path: string, { json, method, token, key }: Options = {}) =>
    fetch(host.url + path, {
      method: method ?? (json ? 'POST' : 'GET'),
      ...(json && { body: JSON.stringify(json) }),
      headers: {
        apikey: key ?? host.publishableKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
  const read = async (host: Host, path: string, options: Options = {}): Promise<unknown> => {
    const answer = await send(host, path, options)
    const text = await answer.text()
    expect([answer.status, text]).toEqual([answer.ok ? answer.status : 200, text])
    return JSON.parse(text)
  }
  async function signUp(email: string) {
    const answer = await read(first, '/auth/v1/signup', { json: { email, password: 'secret-1' } })
    const { access_token: token, user } = answer as { access_token: string; user: { id: string } }
    return { token, id: user.id }
  }
  async function saveDeck(name: string, isPublic: boolean) {
    const json = { user_id: author.id, name, cards: [{ card: CARD, quantity: 4 }], is_public: isPublic }
    const saved = await read(first, '/rest/v1/decks', { json, token: author.token })
    return (saved as [{ id: string }])[0].id
  }
  const isFromReplica = (host: Host, options: Options = {}) =>
    read(host, '/rest/v1/rpc/lists_of', { json: { owner_id: author.id }, ...options })
  const bothUseTheReplica = () =>
    expect
      .poll(() => Promise.all([isFromReplica(first), isFromReplica(second)]), { timeout: 30_000, interval: 50 })
      .toEqual([true, true])
  const neitherUsesTheReplica = () =>
    expect
      .poll(() => Promise.all([isFromReplica(first), isFromReplica(second)]), { timeout: 30_000, interval: 50 })
      .toEqual([false, false])
  const onStandby = (statement: string) => withClient(standby.url, (client) => client.query(statement))
  const resumeReplay = () => onStandby('select pg_wal_replay_resume()')
  const pauseReplay = async () => {
    onTestFinished(async () => void (await resumeReplay()))
    await onStandby('select pg_wal_replay_pause()')
  }
  const metric = async (host: Host, name: string) => {
    const answer = await fetch(`${host.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    const line = (await answer.text()).split('\n').find((each) => each.startsWith(`lorefolio_replica_${name} `))
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
  }
  const answered = (host: Host) => metric(host, 'reads_total{result="answered"}')

  /**
   * Guests read on both hosts while `work` runs. Each read must be answered with 200.
   * @param work gets how many each guest made
   */
  async function underTraffic(work: (reads: readonly number[]) => Promise<void>): Promise<void> {
    const over = new AbortController()
    const failures: string[] = []
    const reads: number[] = []
    const visit = async (host: Host, path: string, options?: Options) => {
      const guest = reads.push(0) - 1
      while (!over.signal.aborted) {
        const answer = await send(host, path, options)
        const text = await answer.text()
        if (!answer.ok) failures.push(`${answer.status} ${path} ${text}`)
        reads[guest]! += 1 // pushed above
      }
    }
    const traffic = [first, second].flatMap((host) => [
      visit(host, '/rest/v1/rpc/find_decks', { json: {} }),
      visit(host, `/deck/${deck}`),
      visit(host, `/rest/v1/decks?select=name&id=eq.${deck}`),
    ])
    await work(reads).finally(() => over.abort())
    await Promise.all(traffic)
    expect(failures).toEqual([])
    expect(Math.min(...reads)).toBeGreaterThan(3)
  }

  test('guests read from the standby, members and the service from the primary', async () => {
    expect(await isFromReplica(second, { token: author.token })).toBe(false)
    expect(await isFromReplica(second, { key: second.secretKey })).toBe(false)
    await bothUseTheReplica()
    const before = (await answered(second)) ?? 0
    for (const path of [`/deck/${deck}`, `/user/${author.id}/decks`, '/sitemap-decks.xml'])
      expect((await send(second, path)).status).toBe(200)
    await expect.poll(() => answered(second)).toBeGreaterThanOrEqual(before + 3)
    expect([await metric(second, 'used'), await metric(first, 'used')]).toEqual([1, 1])
  })

  test('row level security holds there', async () => {
    await bothUseTheReplica()
    const ids = (await read(second, '/rest/v1/decks?select=id')) as { id: string }[]
    expect(ids).toEqual([{ id: deck }])
    expect(await read(second, `/rest/v1/decks?select=id&id=eq.${hiddenDeck}`)).toEqual([])
    expect((await send(second, `/deck/${hiddenDeck}`)).status).toBe(404)
    expect(await read(second, `/rest/v1/decks?select=id&id=eq.${hiddenDeck}`, { token: author.token })).toEqual([
      { id: hiddenDeck },
    ])
  })

  test('a read that writes, or that the standby refuses, is answered by the primary', async () => {
    await first.sql(`create table public.read_log (at timestamptz); grant insert on public.read_log to anon`)
    await first.sql(`create or replace function public.collection_movers(owner_id uuid, since date) returns jsonb
      language sql volatile security definer as 'insert into public.read_log values (now()) returning to_jsonb(pg_is_in_recovery())'`)
    const replayed = () => onStandby(`select provolatile from pg_proc where proname = 'collection_movers'`)
    await expect.poll(async () => (await replayed()).rows, { timeout: 30_000 }).toEqual([{ provolatile: 'v' }])
    await bothUseTheReplica()
    const before = (await metric(second, 'reads_total{result="failed"}')) ?? 0
    const json = { owner_id: author.id, since: '2026-01-01' }
    expect(await read(second, '/rest/v1/rpc/collection_movers', { json })).toBe(false)
    expect(await second.sql('select count(*)::int as count from public.read_log')).toEqual([{ count: 1 }])
    expect(await metric(second, 'reads_total{result="failed"}')).toBe(before + 1)
    // A fault of the client has the answer of the primary.
    expect((await send(second, '/rest/v1/decks?select=nothing')).status).toBe(400)
    await bothUseTheReplica()
  })

  test('members read what they wrote through another host, whatever the standby lacks', async () => {
    await bothUseTheReplica()
    await pauseReplay()
    const { token, id } = await signUp('writer@example.com')
    for (let round = 1; round <= 10; round += 1) {
      const json = { card_id: CARD, is_foil: false, delta: 1 }
      expect(await read(first, '/rest/v1/rpc/adjust_collection', { json, token })).toBe(round)
      expect(await read(second, '/rest/v1/user_collections?select=quantity', { token })).toEqual([{ quantity: round }])
      const name = `Writer ${round}`
      const profile = `/rest/v1/user_profiles?select=display_name&user_id=eq.${id}`
      await read(second, profile, { method: 'PATCH', json: { display_name: name }, token })
      expect(await read(first, profile, { token })).toEqual([{ display_name: name }])
    }
  })

  test('a standby that lags is skipped until it has caught up, and no cache keeps its old data', async () => {
    await bothUseTheReplica()
    await pauseReplay()
    const change = { method: 'PATCH', key: first.secretKey, json: { prices_data: { usd: '7.50' }, name: 'Renamed' } }
    await read(first, `/rest/v1/cards_2?id=eq.${CARD}`, change)
    await read(first, `/rest/v1/decks?id=eq.${deck}`, { method: 'PATCH', json: { name: 'Newer' }, token: author.token })
    const changed = await Promise.race([
      wait(2000).then(() => 'late'),
      (async () => {
        while ((await send(second, PAGE)).status !== 404) await wait(20)
        while (!(await (await send(second, `/deck/${deck}`)).text()).includes('<title>Newer')) await wait(20)
        return 'shown'
      })(),
    ])
    expect(changed).toBe('shown')
    await neitherUsesTheReplica()
    await expect.poll(() => metric(second, 'lag_seconds')).toBeGreaterThan(1)
    expect(await metric(second, 'used')).toBe(0)
    await resumeReplay()
    await bothUseTheReplica()
    expect((await send(second, PAGE)).status).toBe(404)
    expect(await (await send(second, '/card/renamed-snow-queen-3-1')).text()).toContain('<title>Renamed')
    const rows = await read(second, `/rest/v1/cards_2?select=prices_data&id=eq.${CARD}`)
    expect(rows).toEqual([{ prices_data: { usd: '7.50' } }])
    const files = await (await send(second, '/sitemap-decks.xml')).text()
    expect(files).toContain(`/deck/${deck}`)
  })

  test('a standby that is killed and comes back in the middle of traffic loses no request', async () => {
    await bothUseTheReplica()
    await underTraffic(async () => {
      await wait(200)
      await standby.pause('immediate')
      await neitherUsesTheReplica()
      expect(await metric(first, 'lag_seconds')).toBeUndefined()
      await standby.resume()
      await bothUseTheReplica()
    })
  })

  test('a standby that hangs holds up no request for long', async () => {
    await bothUseTheReplica()
    await underTraffic(async (reads) => {
      await wait(200)
      relay.freeze()
      const before = [...reads]
      const waiting = () => reads.filter((count, guest) => count < before[guest]! + 5) // as long
      await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
      await expect.poll(() => metric(second, 'used')).toBe(0)
      expect(await isFromReplica(second)).toBe(false)
      relay.thaw()
      await bothUseTheReplica()
    })
  })

  test('an address that is no standby of the database is never used', async () => {
    const database = new URL(primary.url)
    database.pathname = '/template1'
    const attempt = async (databaseReplicaUrl: string) => {
      const host = await startHost({ databaseUrl: primary.url, databaseReplicaUrl, siteDir: join(folder.path, 'site') })
      await wait(500)
      expect(await isFromReplica(host)).toBe(false)
      await host.close()
    }
    await Promise.all([primary.url, database.href, 'postgres://127.0.0.1:1/postgres'].map(attempt))
  })
})
