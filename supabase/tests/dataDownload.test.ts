import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given, refusal } from './answers.ts'
import { useEverything } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
let other: Member
let used: Awaited<ReturnType<typeof useEverything>>
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member', { username: 'member', full_name: 'Mem Ber' })
  other = await backend.join('other')
  used = await useEverything(backend, member, other)
  await useEverything(backend, other, member)
})
afterAll(() => backend.close())

type OwnData = Record<string, unknown> & { collection: object[]; decks: object[] }
const download = async (client: Client) => (await given(client.rpc('download_own_data'))) as OwnData
const UTC = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
const ANNA = { card_id: 'pack-9-1', name: 'Anna', version: 'Printing 1', set: 'Fabled', number: '1' }

describe('the data download', () => {
  test('has all data of the member, readable without the site', async () => {
    const subscription = { id: `sub_${member.id}`, customer_id: `cus_${member.id}`, status: 'active' }
    expect(await download(member.client)).toMatchObject({
      format: 'lorefolio',
      version: 1,
      exported_at: UTC,
      account: {
        id: member.id,
        email: member.mail,
        created_at: UTC,
        last_sign_in_at: UTC,
        providers: ['email'],
        metadata: { full_name: 'Mem Ber' },
      },
      sessions: [{ created_at: UTC, refreshed_at: null }],
      profile: { username: 'member', display_name: 'Mem Ber', profile_visibility: 'public', created_at: UTC },
      decks: [
        {
          id: used.deck.id,
          name: used.deck.name,
          is_public: true,
          cards: [{ ...ANNA, quantity: 2 }, { quantity: 2 }],
        },
        { id: expect.any(String) },
      ],
      deck_favorites: [
        { deck_id: used.deck.id, deck: used.deck.name, created_at: UTC },
        { deck_id: used.liked.id, deck: used.liked.name },
        { deck: expect.any(String) },
      ],
      deck_labels: [{ deck_id: used.deck.id, deck: used.deck.name, folder: 'League', tags: ['aggro'] }],
      deck_versions: [
        {
          deck: used.deck.name,
          number: 1,
          name: 'First',
          cards: [{ ...ANNA, quantity: 2 }, { quantity: 2 }],
          begun_at: UTC,
          changed_at: UTC,
        },
      ],
      assembled_decks: [{ deck_id: used.deck.id, deck: used.deck.name, assembled_at: UTC }],
      collection: [{ ...ANNA, quantity: 3, is_foil: false, created_at: UTC, updated_at: UTC }],
      card_wishes: [{ ...ANNA, quantity: 4, priority: 1, only_printing: false, only_foil: true }],
      card_playsets: [{ ...ANNA, playset: 2 }],
      list_settings: { playset: 3, shows_wishes: false, shows_trade: false },
      match_sharing: { agreed_at: UTC },
      community_picks: [{ game: `Game of ${member.id}`, week: '2026-09-07' }],
      collection_operations: [
        {
          kind: 'add_set',
          answer: { added: 19, updated: 0 },
          set_name: expect.any(String),
          created_at: UTC,
          changes: expect.arrayContaining([
            expect.objectContaining({ card_id: 'pack-5-1', name: 'Anna', is_foil: false, before: 0, after: 1 }),
          ]),
        },
      ],
      matches: [
        {
          deck: used.deck.name,
          result: 'win',
          notes: `Notes of ${member.id}`,
          match_date: UTC,
          game_id: `Game of ${member.id}`,
          import_id: member.id,
          deck_version: null,
        },
      ],
      subscriptions: [subscription],
    })
  })

  test('has no data of others, not even of a favorite that was hidden since', async () => {
    await given(other.client.from('decks').update({ is_public: false }).eq('id', used.liked.id).select())
    const data = await download(member.client)
    const text = JSON.stringify(data)
    expect(text).toContain(used.liked.id)
    for (const secret of [other.id, other.mail, used.liked.name]) expect(text).not.toContain(secret)
  })

  test('never has a password, a token or a code', async () => {
    const text = JSON.stringify(await download(member.client))
    const secrets = await backend.sql(
      `select encrypted_password as secret from auth.users
        union all select token from auth.refresh_tokens
        union all select provider_access_token from auth.flow_state`,
    )
    expect(secrets.length).toBeGreaterThan(4)
    for (const { secret } of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/token|password|\$2[aby]\$/)
  })

  test('covers every table with personal data', async () => {
    const inDownload: Record<string, string> = {
      user_profiles: 'profile',
      user_collections: 'collection',
      collection_changes: 'collection_operations', // the download lists them with their operation
    }
    const tables = await backend.sql(
      `select table_name as name from information_schema.columns join pg_tables on tablename = table_name
        where table_schema = schemaname and schemaname in ('public', 'private') and column_name = 'user_id'
          -- Logs of the site, which every administrator sees.
          and table_name not in ('format_rule_changes', 'manual_corrections')
        order by 1`,
    )
    expect(tables.length).toBeGreaterThan(5)
    const data = await download(member.client)
    for (const { name } of tables) expect(data).toHaveProperty(inDownload[String(name)] ?? String(name))
  })

  test('of an unused account has empty lists', async () => {
    const fresh = await backend.join('fresh')
    expect(await download(fresh.client)).toMatchObject({
      decks: [],
      deck_favorites: [],
      collection: [],
      collection_operations: [],
      matches: [],
      subscriptions: [],
    })
  })

  test('requires an existing account', async () => {
    const signedOut = { status: 401, code: 'PT401' }
    expect(await refusal(backend.anonymous.rpc('download_own_data'))).toEqual({
      ...signedOut,
      message: 'Sign in to download your data.',
    })
    const ghost = await backend.join('ghost')
    await given(ghost.client.rpc('delete_user_account'))
    expect(await refusal(ghost.client.rpc('download_own_data'))).toMatchObject(signedOut)
  })
})
