import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsSql } from '../../tools/deploy/cardsSql.ts'
import { type Caller, type HostedProject, SERVICE, startHostedProject } from './hostedProject.fixture.ts'

const SERVER = process.env['TEST_DATABASE_URL'] ?? ''

const PACK = {
  sets: [
    { id: '9', name: 'Fabled', code: '9' },
    { id: '10', name: "Ursula's $seed$", code: '10' },
  ],
  cards: ['1', '2', '3'].map((number) => ({
    id: `pack-9-${number}`,
    name: 'Elsa\'s $seed$ \\ "friend"',
    set_id: '9',
    collector_number: number,
    rarity: 'Common',
    ink: 'Amethyst',
    type: ['Character'],
  })),
}
const CARDS = '[{"card": "pack-9-1", "quantity": 2}]'

let project: HostedProject
let elsa: string
let stranger: string
let admin: string
let secretDeck: string

/** The result of a statement: its rows, or the code of its error. */
const outcome = (caller: Caller, statement: string, params?: readonly unknown[]) =>
  project.run(caller, statement, params).catch((error: { code: string }) => error.code)
const count = async (caller: Caller, from: string) => {
  const [row] = await project.run(caller, `select count(*)::integer as rows from ${from}`)
  return row?.['rows']
}

/** The code of PostgreSQL's error for a refused row or function. */
const NOT_ALLOWED = '42501'
const FOR_THE_SERVICE = 'PT403'

// Tests the migrations with the roles, rights and tables of a hosted project, which PGlite cannot have.
describe.skipIf(SERVER === '').each([
  ['grants new tables to visitors', true],
  ['grants nothing by default', false],
])('a hosted project that %s', (_, grants) => {
  beforeAll(async () => {
    project = await startHostedProject(SERVER, grants)
    // Twice, because each `npm run deploy` does it.
    for (const _ of ['first', 'second']) await project.sql(cardsSql(PACK))
    elsa = await project.signUp('elsa')
    stranger = await project.signUp('stranger')
    admin = await project.signUp('admin', {})
    await project.sql(`select public.make_admin('admin@example.com')`)
    await project.run(elsa, `update user_profiles set profile_visibility = 'private' where user_id = $1`, [elsa])
    await project.run(elsa, `select adjust_collection('pack-9-1', false, 3)`)
    const [deck] = await project.run(
      elsa,
      `insert into decks (user_id, name, cards) values ($1, 'Secret', $2::text::jsonb) returning id`,
      [elsa, CARDS],
    )
    secretDeck = String(deck?.['id'])
    await project.run(
      elsa,
      `insert into matches (user_id, deck_id, result, player_initiative, opponent_colors)
         values ($1, $2, 'win', 'on_play', '{Ruby,Steel}')`,
      [elsa, secretDeck],
    )
    await project.run(
      SERVICE,
      `insert into subscriptions (id, user_id, customer_id, status) values ('sub_1', $1, 'cus_1', 'active')`,
      [elsa],
    )
  })
  afterAll(() => project.close())

  test('accepts the migrations from an owner who is not a superuser', async () => {
    expect(await project.sql('select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
  })

  test('gives a new account its profile, and refuses a taken name', async () => {
    const [profile] = await project.run(elsa, 'select username, is_admin from user_profiles where user_id = $1', [elsa])
    expect(profile).toEqual({ username: 'elsa', is_admin: false })
    await expect(project.signUp('copycat', { username: 'ELSA' })).rejects.toMatchObject({ code: 'PT422' })
  })

  test.each([
    ['a guest', () => null],
    ['a stranger', () => stranger],
  ])('shows %s no private data', async (_, caller) => {
    for (const table of ['decks', 'user_collections', 'matches', 'deck_favorites', 'subscriptions', 'admin_tasks']) {
      // Without a grant the whole table is refused.
      expect([table, await outcome(caller(), `select * from ${table}`)]).toEqual([
        table,
        expect.toSatisfy((answer: unknown) => answer === NOT_ALLOWED || (Array.isArray(answer) && !answer.length)),
      ])
    }
    expect(await count(caller(), `user_profiles where user_id = '${elsa}'`)).toBe(0)
    expect(await count(caller(), 'find_decks()')).toBe(0)
    expect(await count(caller(), `decks_with_card('pack-9-1')`)).toBe(0)
    const [seen] = await project.run(caller(), 'select collection_of($1) as copies', [elsa])
    expect(JSON.stringify(seen)).not.toContain('pack-9-1')
    expect(await outcome(caller(), 'select * from auth.users')).toBe(NOT_ALLOWED)
    expect(await count(caller(), 'cards_2')).toBe(3)
  })

  test.each([
    ['a guest', () => null],
    ['a stranger', () => stranger],
    ['an administrator', () => admin],
  ])('lets %s write no row of another member', async (_, caller) => {
    const others = [
      `update user_profiles set display_name = 'Owned' where user_id = '${elsa}' returning user_id`,
      `update decks set name = 'Owned' where user_id = '${elsa}' returning id`,
      `delete from decks where user_id = '${elsa}' returning id`,
      `update user_collections set quantity = 1 where user_id = '${elsa}' returning id`,
      `delete from matches where user_id = '${elsa}' returning id`,
      `delete from subscriptions where user_id = '${elsa}' returning id`,
      `update cards_2 set name = 'Owned' where id = 'pack-9-1' returning id`,
      `insert into decks (user_id, name, cards) values ('${elsa}', 'Theirs', '${CARDS}') returning id`,
      `insert into user_collections (user_id, card_id) values ('${elsa}', 'pack-9-2') returning id`,
      `insert into deck_favorites (user_id, deck_id) values ('${stranger}', '${secretDeck}') returning id`,
      `insert into card_prices (card_id, usd) values ('pack-9-1', 1) returning card_id`,
      `insert into private.deck_search values (gen_random_uuid(), '') returning deck_id`,
    ]
    for (const statement of others) {
      expect([statement, await outcome(caller(), statement)]).toEqual([
        statement,
        expect.toSatisfy((answer: unknown) => answer === NOT_ALLOWED || (Array.isArray(answer) && !answer.length)),
      ])
    }
  })

  test('lets nobody become an administrator', async () => {
    const become = `update user_profiles set is_admin = true where user_id = '${stranger}'`
    expect(await outcome(stranger, become)).toBe('PT422')
    for (const caller of [null, stranger, admin]) {
      expect([NOT_ALLOWED, FOR_THE_SERVICE]).toContain(
        await outcome(caller, `select make_admin('stranger@example.com')`),
      )
    }
    expect(await count(SERVICE, `user_profiles where user_id = '${stranger}' and is_admin`)).toBe(0)
  })

  test('refuses the service’s procedures to everybody else', async () => {
    const calls = [
      `begin_admin_task('price_data_update')`,
      'continue_admin_task(gen_random_uuid(), null)',
      `end_admin_task(gen_random_uuid(), true, null, '{}')`,
      `count_pack_pairs('{}', '[]', true)`,
      `import_cards(gen_random_uuid(), '{}', '[]')`,
      `link_pack_cards(gen_random_uuid(), '{}', '[]', true)`,
      `update_card_prices(gen_random_uuid(), '9', '[]')`,
    ]
    for (const call of calls) {
      for (const caller of [null, stranger, admin]) {
        expect([NOT_ALLOWED, FOR_THE_SERVICE]).toContain(await outcome(caller, `select ${call}`))
      }
    }
  })

  test('lets the service import cards and write their prices', async () => {
    const [task] = await project.run(SERVICE, `select begin_admin_task('price_data_update') ->> 'run_id' as run`)
    const imported = await project.run(SERVICE, `select import_cards($1, $2::text::jsonb, $3::text::jsonb)`, [
      task?.['run'],
      JSON.stringify({ id: 'set_9', name: 'Fabled', code: '9' }),
      JSON.stringify([
        {
          id: 'crd_4',
          name: 'Anna',
          collector_number: '4',
          rarity: 'Rare',
          type: ['Character'],
          layout: 'normal',
          inkwell: true,
          lang: 'en',
        },
      ]),
    ])
    expect(imported).toEqual([{ import_cards: { adopted: 0, changed: 0, imported: 1, refused: [] } }])
    const prices = [{ id: 'crd_4', name: 'Anna', collector_number: '4', prices_data: { usd: '2.50' } }]
    await project.run(SERVICE, `select update_card_prices($1, '9', $2::text::jsonb)`, [
      task?.['run'],
      JSON.stringify(prices),
    ])
    expect(await project.run(null, `select usd from card_prices where card_id = 'crd_4'`)).toEqual([{ usd: 2.5 }])
    await project.run(SERVICE, `select end_admin_task($1, true, null, '{}')`, [task?.['run']])
    expect(await count(admin, 'admin_tasks where success')).toBe(1)
  })

  test('lets members use their data', async () => {
    expect(await count(elsa, 'decks')).toBe(1)
    expect(await count(elsa, 'matches')).toBe(1)
    expect(await count(elsa, 'stripe_user_subscriptions')).toBe(1)
    expect(await count(elsa, `find_decks('mine', search => 'secret elsas')`)).toBe(1)
    await project.run(elsa, 'update decks set is_public = true where id = $1', [secretDeck])
    await project.run(stranger, 'insert into deck_favorites (user_id, deck_id) values ($1, $2)', [stranger, secretDeck])
    expect(await project.run(null, 'select favorite_count from decks')).toEqual([{ favorite_count: 2 }])
    const [bulk] = await project.run(stranger, `select add_set_to_collection('9') -> 'added' as added`)
    expect(bulk).toEqual({ added: 4 })
    const [download] = await project.run(elsa, `select download_own_data() -> 'account' ->> 'email' as mail`)
    expect(download).toEqual({ mail: 'elsa@example.com' })
  })

  test('lets an administrator add a set and remove an unowned card', async () => {
    const version = async () => (await project.run(null, 'select version from catalogue_version'))[0]?.['version']
    const before = await version()
    await project.run(admin, `insert into sets (id, name, code) values ('11', 'Winterspell', '11')`)
    expect(await outcome(admin, `delete from cards_2 where id = 'pack-9-1'`)).toBe('PT422')
    await project.run(SERVICE, `delete from user_collections where card_id = 'pack-9-3'`)
    // Cards of the offline pack are real printings.
    expect(await outcome(admin, `delete from cards_2 where id = 'pack-9-3'`)).toBe('PT422')
    await project.run(SERVICE, `update cards_2 set id = 'crd_3' where id = 'pack-9-3'`)
    expect(await project.run(admin, `delete from cards_2 where id = 'crd_3' returning id`)).toHaveLength(1)
    expect(await outcome(stranger, `delete from cards_2 where id = 'pack-9-2' returning id`)).toEqual([])
    expect(await version()).not.toEqual(before)
    expect(await outcome(stranger, 'select admin_stats()')).toBe(NOT_ALLOWED)
    expect(await count(admin, 'admin_stats()')).toBe(1)
  })

  test('removes the password of an unconfirmed account when a provider joins it', async () => {
    const id = await project.signUp('early')
    await project.auth(
      `update auth.users set raw_app_meta_data = '{"provider": "email", "providers": ["email", "google"]}' where id = $1`,
      [id],
    )
    expect(await project.auth('select encrypted_password from auth.users where id = $1', [id])).toEqual([
      { encrypted_password: null },
    ])
    expect(await project.auth('select from auth.sessions where user_id = $1', [id])).toEqual([])
  })

  test('deletes an account with all its data', async () => {
    expect(await outcome(null, 'select delete_user_account()')).toSatisfy(
      (code) => code === 'PT401' || code === NOT_ALLOWED,
    )
    await project.run(elsa, 'select delete_user_account()')
    for (const table of ['user_profiles', 'decks', 'user_collections', 'matches', 'subscriptions']) {
      expect([table, await count(SERVICE, `${table} where user_id = '${elsa}'`)]).toEqual([table, 0])
    }
    expect(await project.auth('select from auth.users where id = $1', [elsa])).toEqual([])
    // The auth service can delete accounts too, on the operator's request.
    await project.auth('delete from auth.users where id = $1', [stranger])
    expect(await count(SERVICE, `user_collections where user_id = '${stranger}'`)).toBe(0)
  })
})
