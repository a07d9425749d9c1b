import { afterAll, beforeAll, expect, test } from 'vitest'
import { deckRow, saveDeck } from './decks.fixture.ts'
import { request } from './request.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// Every column of every table that browsers may write to: derived columns cannot be set.

let backend: TestBackend
let member: Member
let admin: Member
let stranger: Member
let deck: string
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  admin = await backend.joinAsAdmin('admin')
  stranger = await backend.join('stranger')
  deck = (await saveDeck(member)).id
})
afterAll(() => backend.close())

type Table = {
  /** The columns that the owner may set in a new or changed row; the database sets all others. */
  readonly writable: readonly string[]
  readonly changes: readonly string[]
  /** A new row; undefined if no member adds rows. */
  readonly row?: () => object
  readonly by?: () => Member
  /** The column that identifies a row; by default id. */
  readonly key?: string
}

const DECK = ['name', 'description', 'cards', 'is_public', 'tags', 'maybeboard', 'notes', 'leader', 'shows_versions']
const RULE = ['format', 'kind', 'subject', 'amount', 'classification', 'from_day', 'until_day', 'source']
const MATCH = [
  'deck_id',
  'result',
  'player_initiative',
  'opponent_colors',
  'notes',
  'match_date',
  'best_of',
  'games_won',
  'games_lost',
  'opponent_name',
  'event',
  'round',
  'game_id',
  'import_id',
  'deck_version',
]
const PROFILE = [
  'username',
  'display_name',
  'favorite_franchise',
  'favorite_color',
  'profile_visibility',
  'deck_visibility',
]
const SET = ['name', 'code', 'released_at', 'prereleased_at', 'main_set', 'key_art', 'image', 'core_legal']

let rows = 0
const TABLES: Record<string, Table> = {
  assembled_decks: {
    writable: ['deck_id'],
    changes: [],
    row: () => ({ user_id: member.id, deck_id: deck }),
    key: 'deck_id',
  },
  deck_favorites: {
    writable: ['id', 'deck_id'],
    changes: [],
    row: () => ({ user_id: stranger.id, deck_id: deck }),
    by: () => stranger,
  },
  deck_labels: {
    writable: ['deck_id', 'folder', 'tags'],
    changes: ['folder', 'tags'],
    row: () => ({ user_id: member.id, deck_id: deck, folder: 'Ready' }),
    key: 'deck_id',
  },
  decks: { writable: ['id', ...DECK], changes: DECK, row: () => deckRow(member, { is_public: false }) },
  format_rules: {
    writable: ['id', ...RULE],
    changes: RULE,
    row: () => ({ kind: 'ban', subject: 'Stitch - New Dog', source: 'TR 1' }),
    by: () => admin,
  },
  matches: {
    writable: ['id', ...MATCH],
    changes: MATCH,
    row: () => ({
      user_id: member.id,
      deck_id: deck,
      result: 'win',
      player_initiative: 'on_play',
      opponent_colors: ['Ruby', 'Steel'],
    }),
  },
  sets_2: {
    writable: ['id', ...SET],
    changes: [],
    row: () => ({ id: `new${++rows}`, name: 'New' }),
    by: () => admin,
  },
  user_collections: {
    writable: ['id', 'card_id', 'quantity', 'is_foil'],
    changes: ['quantity'],
    row: () => ({ user_id: member.id, card_id: 'pack-9-1' }),
  },
  user_profiles: { writable: [], changes: PROFILE, key: 'user_id' },
}

/** A value for each type of column; no row has it. */
const FORGED: Record<string, () => unknown> = {
  uuid: () => admin.id,
  integer: () => 59,
  boolean: () => true,
  text: () => 'infinity',
  ARRAY: () => ['Steel'],
  'timestamp with time zone': () => '2001-01-01T00:00:00+00:00',
}

test('each table that browsers may write to is listed here', async () => {
  const live = await backend.sql(`select distinct tablename::text as name from pg_policies
    where schemaname = 'public' and cmd in ('INSERT', 'UPDATE', 'ALL') order by 1`)
  expect(live.map(({ name }) => name)).toEqual(Object.keys(TABLES))
})

test.each(Object.keys(TABLES))('%s accepts only the columns that its owner may set', async (name) => {
  const table = TABLES[name]
  const as = table?.by?.() ?? member
  const columns = await backend.sql(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [name],
  )
  const held = (free: readonly string[] = []) => columns.filter((column) => !free.includes(String(column['name'])))
  const send = async (path: string, method: string, json: unknown) => {
    const headers = { Prefer: 'return=representation' }
    const { status, text } = await request(backend, as, `/rest/v1/${path}`, { method, json, headers })
    expect([text, status]).toEqual([text, expect.toSatisfy((code) => code < 500)])
    return (status < 300 ? JSON.parse(text) : []) as Record<string, unknown>[]
  }
  const key = table?.key ?? 'id'
  const remove = (row: Record<string, unknown>) =>
    backend.sql(`delete from ${name} where ${key}::text = $1`, [row[key]])

  for (const { name: column, type } of held(table?.writable)) {
    const value = FORGED[String(type)]?.()
    expect([column, value]).not.toEqual([column, undefined])
    for (const row of await send(name, 'POST', { ...table?.row?.(), [String(column)]: value })) {
      expect([column, row[String(column)]]).toEqual([column, expect.not.toSatisfy((given) => sameValue(given, value))])
      await remove(row)
    }
  }

  const [standing] = table?.row ? await send(name, 'POST', table.row()) : [{ user_id: as.id }]
  const id = String(standing?.[key])
  const stored = async () =>
    (await backend.sql(`select to_jsonb(t) as row from ${name} as t where ${key}::text = $1`, [id]))[0]?.['row']
  for (const { name: column, type } of held(table?.changes)) {
    const before = (await stored()) as Record<string, unknown> // a row from to_jsonb
    await send(`${name}?${key}=eq.${id}`, 'PATCH', { [String(column)]: FORGED[String(type)]?.() })
    const { updated_at: _, ...after } = (await stored()) as Record<string, unknown>
    expect([column, before]).toEqual([column, expect.objectContaining(after)])
    expect(JSON.stringify(await stored())).not.toContain('2001-01-01')
  }
})

const sameValue = (given: unknown, forged: unknown) => JSON.stringify(given) === JSON.stringify(forged)
