import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { embeddedTemplate } from '../../tools/testing/databaseTemplates.ts'
import { withClient } from '../../tools/testing/testDatabase.ts'
import { given } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { useEverything as addEverything } from './everything.fixture.ts'
import { startTestBackend } from './startTestBackend.ts'

const MOVE = new URL('../../tools/move.ts', import.meta.url).pathname

export type Contents = Readonly<Record<string, string>>

type Query = (statement: string) => Promise<Record<string, unknown>[]>

/** The rows of each table, as the number of rows and a hash of all. */
export async function contents(query: Query): Promise<Contents> {
  const tables = await query(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private', 'auth') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] =
      await query(`select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as rows
      from ${String(name)} as t`)
    found[String(name)] = String(row?.['rows'])
  }
  return found
}

/** A member whose rows are moved. */
export type MovedMember = {
  readonly id: string
  readonly mail: string
  readonly token: string
  readonly refreshToken: string
  readonly deck: string
}

/** Makes a data folder with rows in every table, some with values that are hard to copy. */
export async function fillFolder(data: string): Promise<{ readonly elsa: MovedMember; readonly before: Contents }> {
  const backend = await startTestBackend({
    dataDir: data,
    databaseUrl: undefined,
    template: await embeddedTemplate(),
  })
  const [member, other] = [await backend.join('elsa'), await backend.join('anna')]
  const { deck } = await addEverything(backend, member, other)
  await saveDeck(member, {
    name: `Quotes ' " \\ {a,"b"} $1`,
    description: 'Two\nlines, Te Kā, 🐉, NULL, {"json": [null]}',
  })
  await given(
    backend.service
      .from('cards_2')
      .update({ prices_data: { usd: '1.10', usd_foil: '3.30' } })
      .eq('id', 'pack-9-1')
      .select(),
  )
  await given(
    backend.service.from('cards_2').update({ set_id: '5', collector_number: '999' }).eq('id', 'pack-9-3').select(),
  )
  // JSON null and no value differ.
  await backend.sql(`update cards_2 set prices_data = 'null' where id = 'pack-9-2'`)
  await backend.sql(`insert into private.collection_operations
    select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid()))).* from private.collection_operations as o, generate_series(1, 20000)`)
  const { data: session } = await member.client.auth.getSession()
  const elsa = {
    id: member.id,
    mail: member.mail,
    token: session.session?.access_token ?? '',
    refreshToken: session.session?.refresh_token ?? '',
    deck: deck.id,
  }
  const before = await contents(backend.sql)
  await backend.close()
  return { elsa, before }
}

export const queryOf =
  (url: string): Query =>
  (statement) =>
    withClient(url, async (client) => (await client.query("set time zone 'UTC'"), client.query(statement))).then(
      ({ rows }) => rows as Record<string, unknown>[],
    )

/** Runs the command as a separate process. */
export function runMove(
  data: string,
  url: string,
): { child: ChildProcess; ended: Promise<number | null>; output(): string } {
  const child = spawn(process.execPath, [MOVE, url], {
    env: { PATH: process.env['PATH'], DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null), output: () => output }
}
