import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ON_POSTGRES, type PostgresServer, startPostgres } from '../tools/testing/startPostgres.ts'
import { temporaryFolder, writeSite } from './host.fixture.ts'
import { type HostProcess, startHostProcess } from './hostProcess.fixture.ts'
import { makeSecrets } from './secrets.ts'

/** The commit of the last version. Raise it with each release. */
const LAST_VERSION = '48bf6e6a513a3ab595d25f14e7aad0e72d8ccdff'

const CHECKOUT = new URL('..', import.meta.url).pathname
/** The code of a host. */
const PATHS = ['package.json', 'server', 'src', 'supabase', 'tools']
const CARD = 'pack-1-1'

const isInClone = spawnSync('git', ['cat-file', '-e', `${LAST_VERSION}^{commit}`], { cwd: CHECKOUT }).status === 0

/** Writes the last version's code into `folder`. It shares the installed packages. */
function checkOut(folder: string): string {
  mkdirSync(folder)
  const archive = spawnSync('git', ['archive', '--format=tar', LAST_VERSION, ...PATHS], {
    cwd: CHECKOUT,
    maxBuffer: 1024 ** 3,
  })
  const { status } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (archive.status !== 0 || status !== 0) throw new Error(`The last version is unreadable: ${String(archive.stderr)}`)
  symlinkSync(join(CHECKOUT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

describe.skipIf(!ON_POSTGRES)('during a rolling restart', { timeout: 180_000 }, () => {
  // A shallow clone lacks it.
  describe.skipIf(!isInClone)(`a host of the last version (${LAST_VERSION.slice(0, 8)})`, () => {
    let server: PostgresServer
    let folder: ReturnType<typeof temporaryFolder>
    const hosts: HostProcess[] = []
    let last: HostProcess
    let next: HostProcess
    let restarted: HostProcess
    let key: string

    beforeAll(async () => {
      server = await startPostgres()
      folder = temporaryFolder()
      const code = checkOut(join(folder.path, 'last'))
      const siteDir = writeSite(join(folder.path, 'site'))
      const secrets = makeSecrets()
      key = secrets.publishableKey
      const start = async (name: string, checkout?: string) => {
        // Versions before 2026-11-27 need a copy of the secrets for each host.
        const dataDir = join(folder.path, name)
        mkdirSync(dataDir)
        writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
        const host = await startHostProcess(
          { DATABASE_URL: server.url, DATA_DIR: dataDir, SITE_DIR: siteDir },
          checkout,
        )
        hosts.push(host)
        return host
      }
      last = await start('before', code)
      await visit(last, last, 'before')
      next = await start('new')
      restarted = await start('again', code)
    })
    afterAll(async () => {
      for (const { child } of hosts) child.kill('SIGKILL')
      await Promise.all(hosts.map(({ ended }) => ended))
      server.stop()
      folder.remove()
    })

    async function call(host: HostProcess, path: string, token?: string, json?: object, method = 'POST') {
      const answer = await fetch(host.url + path, {
        ...(json && { method, body: JSON.stringify(json) }),
        headers: {
          apikey: key,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} is answered with ${answer.status} ${text}`)
      return text === '' ? undefined : (JSON.parse(text) as unknown)
    }
    const rpc = async (host: HostProcess, name: string, token: string | undefined, json: object) =>
      call(host, `/rest/v1/rpc/${name}`, token, json)
    const statusOf = async ({ url }: HostProcess, path: string) => (await fetch(url + path)).status

    /**
     * A member writes through one host and reads each time through the other, and deletes the account.
     * @returns the member's decks that are left
     */
    async function visit(writer: HostProcess, reader: HostProcess, name: string): Promise<unknown> {
      const account = { email: `${name}@example.com`, password: 'secret-1' }
      await call(writer, '/auth/v1/signup', undefined, account)
      const signedIn = await call(reader, '/auth/v1/token?grant_type=password', undefined, account)
      const { access_token: token, user } = signedIn as { access_token: string; user: { id: string } }
      const owner = { user_id: user.id }

      const cards = [{ card: CARD, quantity: 4 }]
      const saved = await call(writer, '/rest/v1/decks', token, { ...owner, name, cards, is_public: true, tags: [] })
      const [{ id }] = saved as [{ id: string }]
      await call(writer, `/rest/v1/decks?id=eq.${id}`, token, { name: `${name} again` }, 'PATCH')
      const mine = await rpc(reader, 'find_decks', token, { list: 'mine' })
      expect(mine).toMatchObject([{ id, name: `${name} again`, total_cards: 4 }])
      expect(await rpc(reader, 'find_decks', undefined, { with_card: CARD, author_id: user.id })).toHaveLength(1)
      expect(await statusOf(reader, `/deck/${id}`)).toBe(200)

      const copies = { card_id: CARD, is_foil: false }
      const change = { ...copies, delta: 2, operation_id: crypto.randomUUID() }
      expect(await rpc(writer, 'adjust_collection', token, change)).toBe(2)
      expect(await rpc(reader, 'adjust_collection', token, change)).toBe(2) // the same change again
      await rpc(writer, 'import_collection', token, { entries: [['pack-1-2', 1, 1]], mode: 'add' })
      expect(await rpc(reader, 'collection_of', token, { owner_id: user.id })).toBeTruthy()
      const rows = await call(reader, '/rest/v1/user_collections?select=card_id,quantity&order=card_id,is_foil', token)
      expect(rows).toEqual(
        [CARD, 'pack-1-2', 'pack-1-2'].map((card_id, index) => ({ card_id, quantity: index ? 1 : 2 })),
      )

      const match = {
        ...owner,
        deck_id: id,
        result: 'win',
        player_initiative: 'on_play',
        opponent_colors: ['Ruby', 'Steel'],
      }
      await call(writer, '/rest/v1/matches', token, match)
      expect(await call(reader, '/rest/v1/matches?select=result,best_of', token)).toEqual([
        { result: 'win', best_of: 1 },
      ])
      // The author's favorite is the first.
      expect(await rpc(reader, 'find_decks', token, { list: 'favorites' })).toMatchObject([{ id, is_favorited: true }])
      await call(writer, `/rest/v1/deck_favorites?deck_id=eq.${id}`, token, {}, 'DELETE')
      expect(await rpc(reader, 'find_decks', token, { list: 'favorites' })).toEqual([])
      expect(JSON.stringify(await rpc(reader, 'download_own_data', token, {}))).toContain(`${name} again`)

      expect(await call(reader, '/rest/v1/cards_2?select=id&limit=2')).toHaveLength(2)
      for (const path of ['/card/elsa-snow-queen-3-1', '/cards', `/user/${user.id}/decks`, '/sitemap-decks.xml'])
        expect([path, await statusOf(reader, path)]).toEqual([path, 200])
      await rpc(writer, 'delete_user_account', token, {})
      return rpc(reader, 'find_decks', undefined, { author_id: user.id })
    }

    test('serves members on the new schema beside a new one', async () => {
      expect(await visit(last, last, 'last')).toEqual([])
    })

    test('reads what a new one writes', async () => {
      expect(await visit(next, last, 'new-to-last')).toEqual([])
    })

    test('writes what a new one reads', async () => {
      expect(await visit(last, next, 'last-to-new')).toEqual([])
    })

    test('starts again on the new schema', async () => {
      expect(await visit(restarted, next, 'restarted')).toEqual([])
    })
  })
})
