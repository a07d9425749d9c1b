import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#data/backend/database.gen.ts'
import { DECK_CASE_CARDS } from '#domain/decks/deck-rules.cases.ts'
import { type Host, type HostOptions, startHost } from '../../server/host.ts'
import { migratedDatabase } from '../../tools/testing/databaseTemplates.ts'

export type Client = SupabaseClient<Database>

/** A signed-in member. */
export type Member = { readonly id: string; readonly mail: string; readonly client: Client }

export type TestBackend = {
  readonly anonymous: Client
  /** A client with the secret key, which bypasses row level security. */
  readonly service: Client
  /** Creates an account; `metadata` has the values of the sign-up form. */
  join(name: string, metadata?: Record<string, string>): Promise<Member>
  /** Creates an account and makes it an administrator, as the operator does. */
  joinAsAdmin(name: string): Promise<Member>
  /** Creates a client of a guest. */
  visitor(): Client
  /** Runs a statement as the owner of the database. */
  readonly sql: Host['sql']
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  close(): Promise<void>
}

export const PASSWORD = 'six inks in a well'

/**
 * Starts the product's host on a separate database: PGlite in memory, or PostgreSQL if TEST_DATABASE_URL names a
 * server. Its cards are those of the deck cases: `pack-9-1` to `pack-9-20` of Fabled, and so on.
 */
export async function startTestBackend(settings: HostOptions = {}): Promise<TestBackend> {
  const database = await migratedDatabase()
  const siteDir = await mkdtemp(join(tmpdir(), 'lorefolio-database-'))
  await writeFile(join(siteDir, 'pack.json'), JSON.stringify(smallPack()))
  const host = await startHost({
    siteDir,
    ...database.options,
    rateLimits: { signUp: 1000, signIn: 1000, account: 1000 },
    // Every member of a test has the same address, and each refused request is charged.
    queueBurstMs: Infinity,
    ...settings,
  })
  const connect = (key: string): Client =>
    createClient<Database>(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

  async function joinSite(name: string, metadata: Record<string, string> = { username: name }): Promise<Member> {
    const client = connect(host.publishableKey)
    const mail = `${name}@example.com`
    const { data, error } = await client.auth.signUp({ email: mail, password: PASSWORD, options: { data: metadata } })
    if (error || !data.user) throw new Error(`${name} cannot join: ${error?.message}`)
    return { id: data.user.id, mail: mail.toLowerCase(), client }
  }

  return {
    anonymous: connect(host.publishableKey),
    service: connect(host.secretKey),
    visitor: () => connect(host.publishableKey),
    join: joinSite,
    joinAsAdmin: async (name) => {
      // Without a chosen username, because names may not have the word "admin".
      const member = await joinSite(name, {})
      await host.sql('select public.make_admin($1)', [member.mail])
      return member
    },
    sql: host.sql,
    url: host.url,
    publishableKey: host.publishableKey,
    secretKey: host.secretKey,
    close: async () => {
      await host.close()
      await database.drop()
      await rm(siteDir, { recursive: true })
    },
  }
}

function smallPack() {
  const sets = new Map(DECK_CASE_CARDS.map(({ setCode, set }) => [setCode, set]))
  return {
    sets: [...sets].map(([code, name]) => ({
      id: code,
      code,
      name,
      main_set: !code.startsWith('P'),
      core_legal: true,
    })),
    cards: DECK_CASE_CARDS.map(({ id, setCode }) => {
      const number = id.slice(id.lastIndexOf('-') + 1)
      return {
        id,
        set_id: setCode,
        collector_number: number,
        name: Number(number) % 2 === 0 ? 'Elsa' : 'Anna',
        version: `Printing ${number}`,
        cost: 3,
        ink: 'Amethyst',
        type: ['Character'],
        rarity: 'Common',
        layout: 'normal',
        inkwell: true,
        lang: 'en',
        set_data: { id: setCode, franchise: 'Frozen' },
      }
    }),
  }
}
