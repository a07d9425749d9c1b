import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Host, startHost } from '../../server/host.ts'
import { MIGRATIONS } from '../../server/places.ts'
import { setUp } from '../../server/setUp.ts'
import { FILLED_BY_MIGRATIONS } from '../../server/move/tables.ts'
import { moveFolder } from '../../server/move/moveFolder.ts'
import { ON_POSTGRES, type PostgresServer, startPostgres } from '../../tools/testing/startPostgres.ts'
import { makeTestDatabase, type TestDatabase, withClient } from '../../tools/testing/testDatabase.ts'
import { startHostedProject } from './hostedProject.fixture.ts'
import { contents, type Contents, fillFolder, type MovedMember, queryOf, runMove } from './movedFolder.fixture.ts'
import { PASSWORD, startTestBackend } from './startTestBackend.ts'

// A separate server, because the roles of a hosted project are in the whole server.
describe.skipIf(!ON_POSTGRES)('a data folder', { timeout: 300_000 }, () => {
  let server: PostgresServer
  let folder: string
  let data: string
  let before: Contents
  let elsa: MovedMember
  const databases: TestDatabase[] = []

  beforeAll(async () => {
    server = await startPostgres()
    folder = await mkdtemp(join(tmpdir(), 'lorefolio-moved-'))
    data = join(folder, 'data')
    ;({ elsa, before } = await fillFolder(data))
  })
  afterEach(async () => {
    await Promise.all(databases.splice(0).map(({ drop }) => drop()))
  })
  afterAll(async () => {
    server.stop()
    await rm(folder, { recursive: true })
  })

  const emptyDatabase = async (): Promise<string> => {
    const database = await makeTestDatabase(server.url)
    databases.push(database)
    return database.url
  }
  const start = (url: string): Promise<Host> =>
    startHost({ databaseUrl: url, seed: false, dataDir: join(folder, 'unused') })

  test('moves whole, and everybody is still signed in', async () => {
    const url = await emptyDatabase()
    const { ended, output } = runMove(data, url)
    expect([await ended, output()]).toEqual([
      0,
      expect.stringMatching(/✓ auth\.users +2\n[^]*rows are moved\. Start the hosts/),
    ])
    expect(await contents(queryOf(url))).toEqual(before)
    expect(output()).not.toContain('✗')

    const host = await start(url)
    try {
      const send = (path: string, json?: object) =>
        fetch(host.url + path, {
          ...(json && { method: 'POST', body: JSON.stringify(json) }),
          headers: {
            apikey: host.publishableKey,
            'content-type': 'application/json',
            authorization: `Bearer ${json ? host.publishableKey : elsa.token}`,
          },
        })
      const own = (await (await send('/rest/v1/matches?select=notes')).json()) as unknown
      expect(own).toEqual([{ notes: `Notes of ${elsa.id}` }])
      expect((await send('/auth/v1/token?grant_type=refresh_token', { refresh_token: elsa.refreshToken })).status).toBe(
        200,
      )
      expect((await send('/auth/v1/token?grant_type=password', { email: elsa.mail, password: PASSWORD })).status).toBe(
        200,
      )
      expect((await send('/auth/v1/token?grant_type=password', { email: elsa.mail, password: 'wrong' })).status).toBe(
        400,
      )
      expect(await readdir(folder)).toEqual(['data'])
      // The sequence continues the numbers of the folder.
      const [word] = await host.sql(
        `insert into name_words (word) values ('zzz') returning id, (select max(id) from name_words) as last`,
      )
      expect(Number(word?.['id'])).toBe(Number(word?.['last']) + 1)
      // Triggers run again.
      const [changed] = await host.sql(
        `update cards_2 set name = 'New' where id = 'pack-9-1' returning (select version from catalogue_version) as version`,
      )
      const [after] = await host.sql('select version from catalogue_version')
      expect(Number(after?.['version'])).toBe(Number(changed?.['version']) + 1)
    } finally {
      await host.close()
    }
  })

  test('goes on after kills, and no host starts before it is done', async () => {
    const url = await emptyDatabase()
    // The last table is locked, so that the first run certainly ends before the copy is complete.
    const first = runMove(data, url)
    await withClient(url, async (client) => {
      // An error until the table exists.
      const moves = () =>
        client.query('select from hosts.moves').then(
          ({ rowCount }) => rowCount,
          () => 0,
        )
      await expect.poll(moves, { timeout: 60_000, interval: 10 }).toBe(1)
      await client.query('begin; lock table public.user_profiles in share row exclusive mode')
      await expect
        .poll(
          () =>
            queryOf(url)(`select from pg_locks where not granted and relation = 'public.user_profiles'::regclass`).then(
              (rows) => rows.length,
            ),
          { timeout: 60_000 },
        )
        .toBe(1)
      expect(await runMove(data, url).ended).toBe(1) // another move
      first.child.kill('SIGKILL')
      await first.ended
      await client.query('rollback')
    })
    await expect(start(url)).rejects.toThrow(/The move into the database of DATABASE_URL is not finished/)
    // On a fast machine a run may be complete before it is killed.
    const isDone = async () =>
      (await queryOf(url)('select from hosts.moves where finished_at is not null')).length === 1
    for (let kills = 0; kills < 3 && !(await isDone()); kills += 1) {
      const next = runMove(data, url)
      await wait(500 + Math.random() * 2500)
      next.child.kill('SIGKILL')
      await next.ended
    }
    if (!(await isDone())) await runMove(data, url).ended
    expect(await isDone()).toBe(true)
    expect(await contents(queryOf(url))).toEqual(before)
    await (await start(url)).close()
  })

  test('does not move into a database with rows, into one that it was moved to, or while a host uses it', async () => {
    const url = await emptyDatabase()
    const host = await startTestBackend({ databaseUrl: url })
    await host.close()
    const progress = () => {}
    await expect(moveFolder(data, url, { progress })).rejects.toThrow(
      /^The database is not empty: \S+ has rows\. Create another/,
    )

    const other = await emptyDatabase()
    await moveFolder(data, other, { progress })
    await expect(moveFolder(data, other, { progress })).rejects.toThrow(/^The database is not empty: /)

    const running = await startHost({ dataDir: data, seed: false })
    await expect(moveFolder(data, await emptyDatabase(), { progress })).rejects.toThrow(
      /is in use by another Lorefolio/,
    )
    await running.close()
    await expect(moveFolder(join(folder, 'none'), other, { progress })).rejects.toThrow('There is no data folder')
    await expect(moveFolder(data, 'postgres://nobody@127.0.0.1:1/none', { progress })).rejects.toThrow(
      /cannot be reached/,
    )
  })

  test('tells when the copy differs at the end', async () => {
    const url = await emptyDatabase()
    const options = { folder: undefined, databaseUrl: url, migrationsDir: MIGRATIONS, packFile: undefined }
    await (await setUp({ ...options, progress: () => {} })).database.close()
    await queryOf(url)(`create function lose() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger lose before insert on public.matches for each row execute function lose();
      alter table public.matches enable always trigger lose`)
    await expect(moveFolder(data, url, { progress: () => {} })).rejects.toThrow(
      /^The databases differ in public\.matches \(1 row here, 0 there\)\. The folder has changed/,
    )
    await expect(start(url)).rejects.toThrow(/is not finished/)
  })

  test('moves to a hosted project with accounts and passwords, without sessions', async () => {
    const project = await startHostedProject(server.url, true, false)
    try {
      const lines: string[] = []
      await moveFolder(data, project.url, { progress: (line) => void lines.push(line) })
      expect(lines.at(-1)).toContain('members sign in again')
      const [own] = await project
        .run(elsa.id, 'select 1')
        .then(() => project.sql('select encrypted_password from auth.users where email = $1', [elsa.mail]))
      expect(own?.['encrypted_password']).toMatch(/^\$2[ab]\$/)
      expect(await project.sql('select from hosts.secrets')).toEqual([])
      expect(await project.sql('select from auth.sessions')).toEqual([])
      expect(await project.auth('select email from auth.identities order by 1')).toHaveLength(2)
      const after = await contents(project.sql)
      const ours = (found: Contents) => Object.entries(found).filter(([table]) => !table.startsWith('auth.'))
      expect(ours(after)).toEqual(ours(before))
      expect(await project.run(null, `select id from decks where id = '${elsa.deck}'`)).toHaveLength(1)
    } finally {
      await project.close()
    }
  })

  test('is copied over the rows of migrations, and its only sequences are those of identity columns', async () => {
    const url = await emptyDatabase()
    await (await startHost({ databaseUrl: url, seed: false })).close()
    const filled = Object.entries(await contents(queryOf(url))).filter(([, rows]) => !rows.startsWith('0'))
    expect(filled.map(([table]) => table)).toEqual(FILLED_BY_MIGRATIONS)
    expect(
      await queryOf(url)(`select relname from pg_class
        where relkind = 'S' and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i')`),
    ).toEqual([])
  })
})
