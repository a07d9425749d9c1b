import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign } from 'hono/jwt'
import { type BenchHost, startHost as startProcess } from '../../bench/host/startHost.ts'
import { openDataFolder, readSecrets } from '../../server/dataFolder.ts'
import { startHost } from '../../server/host.ts'
import { writeSite } from '../../server/host.fixture.ts'
import { writeRenderer } from '../../server/http/pages/renderer.fixture.ts'
import { freePort } from '../../tools/freePort.ts'
import { makeTestDatabase } from '../../tools/testing/testDatabase.ts'
import { PASSWORD } from './startTestBackend.ts'

/** A full page of the catalogue, with a second set small enough to add at once. */
const CARDS = 1000
export const SMALL_SET = 'pack-set-2'
const CARDS_OF_SMALL_SET = 20

export type Account = { readonly id: string; readonly name: string; readonly mail: string; readonly token: string }

/** A data folder or database with accounts and decks, on which a host can be started repeatedly. */
export type LoadPlace = {
  readonly accounts: readonly Account[]
  /** Public decks of another member, which many members add to their favorites. */
  readonly hotDecks: readonly string[]
  readonly secretKey: string
  /** Starts the host as a separate process, with the same address each time. */
  start(): Promise<BenchHost>
  remove(): Promise<void>
}

/** @param members the number of accounts; all have the password of the tests */
export async function makeLoadPlace(members: number): Promise<LoadPlace> {
  const server = process.env['TEST_DATABASE_URL']
  const database = server === undefined ? undefined : await makeTestDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), 'lorefolio-load-'))
  const paths = { siteDir: writeRenderer(writeSite(join(folder, 'site'), CARDS)), dataDir: join(folder, 'data') }
  // A host on PostgreSQL adopts these secrets.
  openDataFolder(paths.dataDir).release()
  const host = await startHost({ ...paths, databaseUrl: database?.url })
  const signUp = await fetch(`${host.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'author@example.com', password: PASSWORD }),
  })
  if (!signUp.ok) throw new Error(await signUp.text())
  await host.sql(`update cards_2 set set_id = '${SMALL_SET}' where id in (
    select id from cards_2 order by collector_number::integer desc limit ${CARDS_OF_SMALL_SET})`)
  // One hash for all accounts, because hashing is slow.
  const accounts = await host.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
        email_confirmed_at, created_at, updated_at)
      select gen_random_uuid(), aud, role, 'member' || number || '@example.com', encrypted_password, raw_app_meta_data,
        jsonb_build_object('username', 'member' || number), email_confirmed_at, now(), now()
      from auth.users, generate_series(1, $1) as number
      returning id, email, raw_user_meta_data ->> 'username' as name`,
    [members],
  )
  const sessions = await host.sql(
    `insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users returning id, user_id`,
  )
  const sessionOf = new Map(sessions.map((session) => [session['user_id'], session['id']]))
  const hotDecks = await host.sql(`insert into decks (user_id, name, cards, is_public)
    select user_id, 'Hot ' || number, '[{"card": "pack-1-1", "quantity": 4}]', true
    from user_profiles, generate_series(1, 3) as number where username = 'author' returning id`)
  await host.close()

  const { jwtSecret, secretKey } = readSecrets(paths.dataDir)
  const exp = Math.floor(Date.now() / 1000) + 3600
  const environment = {
    PORT: String(await freePort()),
    // Each visitor has a different address.
    TRUST_PROXY: 'true',
  }
  return {
    accounts: await Promise.all(
      accounts.map(async ({ id, name, email }) => ({
        id: String(id),
        name: String(name),
        mail: String(email),
        token: await sign(
          { sub: String(id), session_id: sessionOf.get(id), role: 'authenticated', aud: 'authenticated', exp },
          jwtSecret,
        ),
      })),
    ),
    hotDecks: hotDecks.map(({ id }) => String(id)),
    secretKey,
    start: () => startProcess({ ...paths, ...(database && { databaseUrl: database.url }), environment }),
    async remove() {
      await database?.drop()
      await rm(folder, { recursive: true })
    },
  }
}
