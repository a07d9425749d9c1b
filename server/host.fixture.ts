import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratedDatabase } from '../tools/testing/databaseTemplates.ts'
import { makeTestDatabase, type TestDatabase } from '../tools/testing/testDatabase.ts'
import { type Host, type HostOptions, startHost } from './host.ts'

const SERVER = process.env['TEST_DATABASE_URL']

export type TestHost = Host & {
  /** Sends a request like a browser: with the publishable key, and a member's token if given. */
  api(
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; token?: string; json?: unknown },
  ): Promise<Response>
  /** Creates an account. */
  signUp(mail: string, password?: string): Promise<Account>
}

/** The sources in the content security policy for the inline script and style of `writeSite`. */
export const INLINE = {
  script: "'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='",
  style: "'sha256-1FRkMAOjR97GujLiglbzPVcgJtqn760QzlpbsNNJWOY='",
}

export type Account = { readonly id: string; readonly token: string; readonly refreshToken: string }

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lorefolio-host-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Writes a small built site: a page, prerendered pages, a hashed asset, an icon and a pack of `cards` cards in two sets. */
export function writeSite(folder: string, cards = 6): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'index.html',
    `<!doctype html><html lang="en"><head><!--head--><title>Lorefolio</title><!--/head--><script>early()</script><style>h1{color:gold}</style>
<script type="application/json" id="settings"><!--settings--></script></head><body><!--data--><div id="root"><!--page--></div></body></html>`,
  )
  write('assets/app-4fZ1x.js', `export const words = ${JSON.stringify('ink '.repeat(1000))}\n`)
  write(
    'pages.json',
    JSON.stringify({
      '*': { html: '', styles: '', preload: ['/assets/start.js'] },
      home: { html: '<h1>Prerendered home</h1>', styles: '', preload: ['/assets/start.js', '/assets/home.js'] },
      cards: {
        html: '<h1>Prerendered cards</h1>',
        styles: 'h2{margin:0}',
        preload: ['/assets/start.js', '/assets/cards.js'],
      },
      terms: { html: '<style>h1{margin:0}</style><h1>Prerendered terms</h1>', styles: '', preload: [] },
      card: { html: '<h1>A prerendered card</h1>', styles: '', preload: ['/assets/start.js', '/assets/card.js'] },
    }),
  )
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')
  write(
    'pack.json',
    JSON.stringify({
      sets: [
        { id: 'pack-set-1', name: 'The First Chapter', code: '1', released_at: '2023-08-18', main_set: true },
        { id: 'pack-set-2', name: 'Fabled', code: '9', released_at: '2025-08-29', main_set: true },
      ],
      cards: Array.from({ length: cards }, (_, index) => ({
        id: `pack-1-${index + 1}`,
        name: index === 0 ? 'Elsa' : `Friend ${index + 1}`,
        version: index === 0 ? 'Snow "Queen" <3' : 'Of Tests',
        cost: index % 10,
        inkwell: true,
        ink: 'Amethyst',
        // A card of a single ink may have only `ink`.
        inks: index === 0 ? null : ['Amethyst'],
        type: ['Character'],
        rarity: 'Common',
        collector_number: String(index + 1),
        set_data: { franchise: 'Frozen' },
        set_id: 'pack-set-1',
        image_normal: `https://cards.example/${index + 1}.jpg`,
      })),
    }),
  )
  return folder
}

/** A new empty database on the PostgreSQL of TEST_DATABASE_URL; undefined if the tests use the embedded one. */
export async function freshDatabase(): Promise<TestDatabase | undefined> {
  return SERVER === undefined ? undefined : makeTestDatabase(SERVER)
}

/** Writes the product's migrations and one more into `folder`. */
export function writeMigrations(folder: string, lastSql: string): string {
  cpSync(new URL('../supabase/migrations', import.meta.url).pathname, folder, { recursive: true })
  writeFileSync(join(folder, '99990101000000_for_this_test.sql'), lastSql)
  return folder
}

/** Starts the product's host with a small site and a new migrated database, embedded or on PostgreSQL. */
export async function startTestHost(
  options: HostOptions & { cards?: number; lastMigration?: string } = {},
): Promise<TestHost> {
  const site = temporaryFolder()
  const migrations = temporaryFolder()
  const database = await migratedDatabase()
  const host = await startHost({
    siteDir: writeSite(site.path, options.cards),
    ...(options.lastMigration !== undefined && {
      migrationsDir: writeMigrations(migrations.path, options.lastMigration),
    }),
    ...database.options,
    rateLimits: { signUp: 1000, signIn: 1000, account: 1000 },
    ...options,
  })
  const api: TestHost['api'] = (path, { token, json, headers, ...init } = {}) =>
    fetch(host.url + path, {
      ...init,
      ...(json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(json) }),
      headers: {
        apikey: host.publishableKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
  return {
    ...host,
    api,
    async signUp(mail, password = 'secret-1') {
      const answer = await api('/auth/v1/signup', { json: { email: mail, password } })
      const account: unknown = await answer.json()
      if (!answer.ok) throw new Error(JSON.stringify(account))
      const { user, access_token: token, refresh_token: refreshToken } = account as SignUpAnswer
      return { id: user.id, token, refreshToken }
    },
    async close() {
      await host.close()
      await database.drop()
      site.remove()
      migrations.remove()
    },
  }
}

type SignUpAnswer = { user: { id: string }; access_token: string; refresh_token: string }
