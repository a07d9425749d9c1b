import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { given } from './answers.ts'
import { type Caller, CALLERS, type Target } from './callers.fixture.ts'
import { callsOf, newId } from './collectionCalls.fixture.ts'
import { saveDeck } from './decks.fixture.ts'
import { useEverything } from './everything.fixture.ts'
import { tableCases } from './permissions.fixture.ts'
import { procedureCases } from './procedures.fixture.ts'
import { request, type Request } from './request.fixture.ts'
import { SESSION_ENDED, sessionOf, signInAgain } from './sessions.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// Tests every table and procedure of the API, as the database lists them, with every kind of sender and every verb.

let backend: TestBackend
let target: Target
let people: Record<Caller, Member | null>
/** Values that only the owner may read. */
let secrets: readonly string[]
let allHashes: string
beforeAll(async () => {
  backend = await startTestBackend()
  const [stranger, owner] = [await backend.join('stranger'), await backend.join('owner', { username: 'Veiled' })]
  people = { guest: null, stranger, owner, administrator: await backend.joinAsAdmin('administrator') }
  const { deck, liked } = await useEverything(backend, owner, await backend.join('other'))
  await given(owner.client.from('deck_favorites').delete().eq('deck_id', liked.id).select())
  const operation = newId()
  await given(callsOf(owner.client).addSet('1', operation))
  // Cards of the offline pack cannot be removed.
  await backend.sql(`update cards_2 set id = 'crd_20' where id = 'pack-9-20'`)
  // The operator writes the first row of the log.
  await backend.sql(`update format_rules set amount = 1000 where subject = 'Microbots'`)
  await backend.sql(`insert into manual_corrections (card_id, field, value, service_before, service_now, reason)
    values ('pack-9-2', 'cost', '9', '3', '3', 'Misprint')`)
  await backend.sql(`insert into community_matchups (week, format, inks, opponent_inks, wins, losses, players)
    values ('2026-09-07', 'core', '{Amber,Ruby}', '{Amber,Steel}', 20, 10, 5)`)
  await backend.sql(`insert into card_prices (card_id, day, usd) values ('crd_20', '2026-01-01', 1)`)
  const bare = await saveDeck(owner, { is_public: false })
  await backend.sql(
    `insert into hidden_content (kind, deck_id, author_id, content, reason) values ('guide', $1, $2, 'A guide', 'Offensive')`,
    [bare.id, owner.id],
  )
  await backend.sql(
    'insert into hidden_content_moderators (hidden_id, hidden_by) select id, author_id from hidden_content',
  )
  target = { owner: owner.id, deck: deck.id, otherDeck: liked.id, bareDeck: bare.id, operation }
  await show('private')
  allHashes = await hashTables()
  secrets = [owner.mail, deck.name, `Notes of ${owner.id}`, `cus_${owner.id}`]
})
afterAll(() => backend.close())

const show = (visibility: 'public' | 'private') =>
  backend.sql(
    `with deck as (update decks set is_public = $2 where id = $1)
    update user_profiles set profile_visibility = $3, deck_visibility = $3 where user_id = $4`,
    [target.deck, visibility === 'public', visibility, target.owner],
  )
const send = (as: Member | null, path: string, init?: Request) => request(backend, as, `/rest/v1/${path}`, init)

const NO_TARGET = { owner: '', deck: '', otherDeck: '', bareDeck: '', operation: '' }
const TABLES = Object.keys(tableCases(NO_TARGET))
const PROCEDURES = Object.keys(procedureCases(NO_TARGET))
const caseOf = <Case>(cases: Record<string, Case>, name: string): Case => {
  const found = cases[name]
  if (found === undefined) throw new Error(`${name} has no case`)
  return found
}

/** The query of `everything`, whose tables are looked up once. */
async function hashTables(): Promise<string> {
  const tables = await backend.sql(`select format('%I.%I', schemaname, tablename) as name, exists (
      select from information_schema.columns
      where table_schema = schemaname and table_name = tablename and column_name = 'user_id') as is_personal
    from pg_tables where schemaname in ('public', 'private')`)
  const hashes = tables.map(
    ({ name, is_personal }) => `select '${String(name)}' as name, md5(string_agg(t::text, ',' order by t::text)) as hash
      from ${String(name)} as t ${is_personal === true ? 'where user_id = $1' : 'where $1::uuid is not null'}`,
  )
  return hashes.join(' union all ')
}

/** Hashes of the owner's rows and of all impersonal rows, by table. */
async function everything(): Promise<Record<string, unknown>> {
  const rows = await backend.sql(allHashes, [target.owner])
  return Object.fromEntries(rows.map(({ name, hash }) => [String(name), hash]))
}

const VERBS = ['adds', 'changes', 'removes'] as const
type Verb = (typeof VERBS)[number]

/** The requests that try one kind of write: the plain one first, then variants. */
async function attemptsOf(verb: Verb, table: string, caller: Caller): Promise<readonly Attempt[]> {
  const may = caseOf(tableCases(target), table)
  const { row, added, addedRow, change } = may
  // A sender who may add rows tries to change and remove the added row.
  const aim = `${table}?${may[verb].includes(caller) && may.adds.includes(caller) ? addedRow : row}`
  const given = { headers: { Prefer: 'return=representation' } }
  const merged = { headers: { Prefer: 'resolution=merge-duplicates,return=representation' } }
  if (verb === 'adds') return [given, merged].map((how) => [table, { json: added, ...how }])
  if (verb === 'removes') return [aim, table].map((path) => [path, { method: 'DELETE', ...given }])
  const { text } = await send(null, `${table}?${row}`, { headers: { apikey: backend.secretKey } })
  const [there = {}] = JSON.parse(text) as object[] // PostgREST returns rows as objects
  const whole = { ...there, ...change }
  const taken = 'user_id' in there ? [{ ...whole, user_id: people[caller]?.id ?? null }] : []
  return [
    ...[aim, table].map((path) => [path, { method: 'PATCH', json: change, ...given }] as const),
    [aim, { method: 'PUT', json: whole, ...given }],
    ...[whole, ...taken].map((json) => [table, { json, ...merged }] as const),
  ]
}
type Attempt = readonly [path: string, init: Request]

describe('each table and view', () => {
  test('is listed in this test, so that a new one cannot be missed', async () => {
    const live = await backend.sql(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname collate "C"`)
    expect(live.map(({ name }) => name)).toEqual(TABLES)
  })

  test.each(TABLES)('%s is only readable by permitted senders', async (table) => {
    const { row, reads, readsPublic = reads } = caseOf(tableCases(target), table)
    const readers = async () => {
      const seen = CALLERS.map(async (caller) => {
        const { status, text } = await send(people[caller], `${table}?${row}`)
        expect([200, 401, 403]).toContain(status)
        return status === 200 && text !== '[]' ? [caller] : []
      })
      return (await Promise.all(seen)).flat()
    }
    expect(await readers()).toEqual(reads)
    await show('public')
    try {
      expect(await readers()).toEqual(readsPublic)
    } finally {
      await show('private')
    }
    expect(await readers()).toEqual(reads)
  })

  test.each(TABLES.flatMap((table) => CALLERS.map((caller) => [table, caller] as const)))(
    '%s is written by %s only if permitted',
    async (table, caller) => {
      const may = caseOf(tableCases(target), table)
      const before = await everything()
      for (const verb of VERBS.filter((verb) => !may[verb].includes(caller))) {
        for (const [path, init] of await attemptsOf(verb, table, caller)) {
          const { status, text } = await send(people[caller], path, init)
          // PostgREST's answer for a view that cannot be written.
          expect([text, text.includes('"55000"') ? 400 : status]).toEqual([
            text,
            expect.toSatisfy((code) => code < 500),
          ])
          for (const secret of caller === 'owner' ? [] : secrets) expect(text).not.toContain(secret)
        }
      }
      expect(await everything()).toEqual(before)
      for (const verb of VERBS.filter((verb) => may[verb].includes(caller))) {
        const earlier = await everything()
        const [[path, init] = ['']] = await attemptsOf(verb, table, caller)
        const { text } = await send(people[caller], path, init)
        expect([verb, text, await everything()]).toEqual([verb, text, expect.not.objectContaining(earlier)])
      }
    },
  )
})

describe('an invalid token is refused', () => {
  /** @param isKnown whether the host signed the token. If so, only requests that the owner may send must get 401. */
  const expectRefused = async (token: string, isKnown = false) => {
    const before = await everything()
    const headers = { Authorization: `Bearer ${token}` }
    const attempts: (readonly [...Attempt, may: boolean])[] = Object.entries(procedureCases(target)).map(
      ([name, { words, may }]) => [`rpc/${name}`, { json: words }, may.includes('owner')],
    )
    for (const table of TABLES) {
      const cases = caseOf(tableCases(target), table)
      attempts.push([table, {}, !cases.reads.includes('guest')])
      for (const verb of VERBS) {
        const may = cases[verb].includes('owner')
        for (const [path, init] of await attemptsOf(verb, table, 'owner'))
          // A request for a missing row is not refused.
          attempts.push([path, init, may && !path.endsWith(cases.addedRow)])
      }
    }
    for (const [path, init, may] of attempts) {
      const { status, text } = await send(null, path, { ...init, headers: { ...init.headers, ...headers } })
      expect([path, status, text]).toEqual([
        path,
        may || !isKnown ? 401 : expect.any(Number),
        expect.not.stringContaining(target.deck),
      ])
      if (status === 401 && isKnown) expect(JSON.parse(text)).toMatchObject(SESSION_ENDED)
    }
    expect(await everything()).toEqual(before)
  }
  const tokenOf = async (member: Pick<Member, 'client'> | null) =>
    (await member?.client.auth.getSession())?.data.session?.access_token ?? ''

  test('because another key signed it', async () => {
    const [header = '', claims = ''] = (await tokenOf(people.owner)).split('.')
    const signature = createHmac('sha256', 'a guess').update(`${header}.${claims}`).digest('base64url')
    await expectRefused(`${header}.${claims}.${signature}`)
  })

  test('because it has expired', async () => {
    const token = await tokenOf(people.owner)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    try {
      await expectRefused(token)
    } finally {
      vi.useRealTimers()
    }
  })

  test('because its session has ended', async () => {
    const device = await signInAgain(backend, people.owner)
    const token = await tokenOf(device)
    await backend.sql('delete from auth.sessions where id = $1', [sessionOf(token)])
    await expectRefused(token, true)
  })
})

describe('each procedure', () => {
  // Logs lose the name of a deleted administrator.
  beforeEach(() => backend.sql('update name_words set added_by = null, removed_by = null where true'))

  test('is listed in this test, so that a new one cannot be missed', async () => {
    const live = await backend.sql(`select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`)
    expect(live.map(({ name }) => String(name)).toSorted()).toEqual(PROCEDURES.toSorted())
  })

  test.each(PROCEDURES)('%s answers only permitted senders, and changes no data of others', async (name) => {
    const { words, may, writes = false } = caseOf(procedureCases(target), name)
    for (const caller of CALLERS) {
      const before = await everything()
      const { status, text } = await send(people[caller], `rpc/${name}`, { json: words })
      const answer = `${caller} was answered with ${status} ${text}`
      expect(answer).toMatch(may.includes(caller) ? /with 2\d\d/ : /with (401|403|422)/)
      if (caller === 'owner' || (writes && may.includes(caller))) continue
      expect([answer, await everything()]).toEqual([answer, before])
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})
