import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PgBouncer, startPgBouncer } from '../tools/testing/startPgBouncer.ts'
import { ON_POSTGRES, type PostgresServer, startPostgres } from '../tools/testing/startPostgres.ts'
import { withClient } from '../tools/testing/testDatabase.ts'
import { type Host, startHost } from './host.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'

/** Fewer than the connections of one host. */
const CONNECTIONS = 4
const MEMBERS = 12
const ROUNDS = 10

describe.skipIf(!ON_POSTGRES)('two hosts through PgBouncer in transaction mode', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let bouncer: PgBouncer
  let folder: ReturnType<typeof temporaryFolder>
  let hosts: Host[]

  beforeAll(async () => {
    server = await startPostgres()
    // Not UTC, as some servers are.
    await withClient(server.url, (client) => client.query(`alter database postgres set timezone = 'America/New_York'`))
    bouncer = await startPgBouncer(server.url, CONNECTIONS)
    folder = temporaryFolder()
    const siteDir = writeSite(join(folder.path, 'site'))
    const options = {
      databaseUrl: bouncer.through(server.url),
      siteDir,
      rateLimits: { signUp: 100, signIn: 100, account: 100 },
    }
    hosts = await Promise.all([startHost(options), startHost(options)])
  })
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    await bouncer.stop()
    server.stop()
    folder.remove()
  })

  const send = async (
    index: number,
    path: string,
    { json, method = 'POST', key, token }: { method?: string; json?: object; key?: string; token?: string } = {},
  ) => {
    const host = hosts[index % hosts.length]!
    const apikey = key ?? host.publishableKey
    return fetch(host.url + path, {
      ...(json && { method, body: JSON.stringify(json) }),
      headers: {
        apikey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
  }

  test('answer every member with their rows, on fewer connections than a host has', async () => {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, index) => {
        const answer = await send(index, '/auth/v1/signup', {
          json: { email: `member-${index}@example.com`, password: 'secret-1' },
        })
        const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
        const hidden = await send(index, `/rest/v1/user_profiles?user_id=eq.${user.id}`, {
          method: 'PATCH',
          json: { profile_visibility: 'private' },
          token,
        })
        expect(hidden.status).toBe(204)
        return { token, id: user.id }
      }),
    )
    await Promise.all(
      members.map(async ({ token, id }, member) => {
        for (let round = 1; round <= ROUNDS; round += 1) {
          const change = { card_id: 'pack-1-1', is_foil: false, delta: 1, operation_id: crypto.randomUUID() }
          const added = await send(member + round, '/rest/v1/rpc/adjust_collection', { json: change, token })
          expect([added.status, await added.json()]).toEqual([200, round])
          const own = await send(member + round + 1, '/rest/v1/user_collections?select=user_id,quantity', { token })
          expect(await own.json()).toEqual([{ user_id: id, quantity: round }])
          const guest = await send(round, '/rest/v1/user_collections?select=user_id')
          expect([guest.status, await guest.json()]).toEqual([200, []])
        }
      }),
    )
    const used = await withClient(server.url, (client) =>
      client.query(
        `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    )
    expect((used.rows[0] as { count: number }).count).toBeLessThanOrEqual(CONNECTIONS)
  })

  test('use UTC in each session, whatever the server prefers', async () => {
    const zones = await Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        hosts[index % 2]!.sql(`select current_setting('TimeZone') as zone, pg_sleep(0.01)`),
      ),
    )
    expect(new Set(zones.map(([row]) => row?.['zone']))).toEqual(new Set(['UTC']))
  })

  test('show a change of the other host within two seconds, without notifications', async () => {
    const status = async () => (await send(1, '/card/elsa-snow-queen-3-1')).status
    expect(await status()).toBe(200)
    const change = { method: 'PATCH', json: { name: 'Renamed' }, key: hosts[0]!.secretKey }
    const changed = await send(0, '/rest/v1/cards_2?id=eq.pack-1-1', change)
    expect(changed.status).toBe(204)
    await expect.poll(status, { timeout: 2000 }).toBe(404)
  })
})
