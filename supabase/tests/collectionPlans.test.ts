import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { given } from './answers.ts'
import { callsOf, newId, SET_SIZE } from './collectionCalls.fixture.ts'
import { makeScansOf, type Scan, scansOf, seedCollections, seedPrices } from './collectionScans.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

/** The numbers of collections in the two rounds of measurement. */
const [FEW, MANY] = process.env['TEST_DATABASE_URL'] === undefined ? [50, 500] : [300, 3000]

/** The collector's rows: a set and both finishes of a card. */
const COLLECTOR_ROWS = SET_SIZE + 2

/** The statements that collection pages read with. {me} is the collector, {row} a row of the collector. */
const READS = {
  'the whole collection': `select collection_of('{me}')`,
  'what it was worth in a month': `select collection_value_history('{me}', current_date - 30)`,
  'what changed most in a week': `select collection_movers('{me}', current_date - 7)`,
  'what it was worth in a year': `select collection_value_history('{me}', current_date - 365)`,
  'its activity': `select card_id, quantity, is_foil, created_at, updated_at from user_collections
    where user_id = '{me}' and updated_at >= now() - interval '30 days'
    order by updated_at desc, card_id, is_foil limit 100`,
  'whether there is anything': `select id from user_collections where user_id = '{me}' limit 1`,
  'how many cards there are': `select count(distinct card_id) from user_collections where user_id = '{me}'`,
  'its rows, newest first': `select * from user_collections where user_id = '{me}' order by created_at desc limit 1000`,
  'some cards of it': `select quantity from user_collections
    where user_id = '{me}' and card_id in ('pack-9-1', 'pack-9-2', 'pack-5-1')`,
}

/** The statements that only the owner's pages read with. */
const OWNER_READS = { 'what can be undone': 'select recent_collection_operations()' }

/** The statements that write. {add}, {remove} and {import} are operations that can be undone. */
const WRITES = {
  'one more copy': `select adjust_collection('pack-9-1', false, 1, gen_random_uuid())`,
  'a new card': `select adjust_collection('pack-2-1', true, 1, gen_random_uuid())`,
  'no copies': `select set_collection('pack-9-1', false, 0, gen_random_uuid())`,
  'adding a set': `select add_set_to_collection('9', gen_random_uuid())`,
  'removing a set': `select remove_set_from_collection('9', gen_random_uuid())`,
  'an import that adds': `select import_collection('[["pack-9-1", 1, 1], ["pack-3-1", 2, 2]]', 'add', gen_random_uuid())`,
  'an import that replaces': `select import_collection('[["pack-9-1", 1, 1]]', 'replace', gen_random_uuid())`,
  'adding a set again with the same operation id': `select add_set_to_collection('9', '{add}')`,
  'undoing an added set': `select undo_collection_operation('{add}', gen_random_uuid())`,
  'undoing a removed set': `select undo_collection_operation('{remove}', gen_random_uuid())`,
  'undoing an import': `select undo_collection_operation('{import}', gen_random_uuid())`,
  'a row changed by a table call': `update user_collections set quantity = 7
    where user_id = '{me}' and card_id = 'pack-9-1' and is_foil = false`,
  'an upsert by a table call': `insert into user_collections (user_id, card_id, is_foil, quantity)
    values ('{me}', 'pack-9-1', false, 3), ('{me}', 'pack-2-2', false, 3)
    on conflict (user_id, card_id, is_foil) do update set quantity = excluded.quantity`,
  'a row removed by a table call': `delete from user_collections where id = '{row}'`,
}

let backend: TestBackend
let collector: Member
const plannedStatements: { what: string; as: string | null; statement: string }[] = []
const rounds: Scan[][][] = []
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  await makeScansOf(backend)
  await seedPrices(backend)
  const calls = callsOf(collector.client)
  const operations = { add: newId(), remove: newId(), import: newId() }
  await given(calls.import([['pack-5-1', 1, 1]], 'add', operations.import))
  await given(calls.addSet('1', newId()))
  await given(calls.removeSet('1', operations.remove))
  await given(calls.addSet('9', operations.add))
  const [row] = await backend.sql(`select id from user_collections where card_id = 'pack-5-1' and not is_foil`)
  const words = { me: collector.id, row: String(row?.['id']), ...operations }
  const fill = (statement: string) =>
    Object.entries(words).reduce((text, [word, value]) => text.replaceAll(`{${word}}`, value), statement)
  for (const [what, statement] of Object.entries({ ...READS, ...OWNER_READS, ...WRITES }))
    plannedStatements.push({ what, as: collector.id, statement: fill(statement) })
  for (const [what, statement] of Object.entries(READS))
    plannedStatements.push({ what: `${what}, for a visitor`, as: null, statement: fill(statement) })
  await scanAll(FEW)
  await scanAll(MANY - FEW)
}, 900_000)
afterAll(() => backend.close())

async function scanAll(more: number) {
  await seedCollections(backend, more)
  const round: Scan[][] = []
  for (const { as, statement } of plannedStatements) round.push(await scansOf(backend, as, statement))
  rounds.push(round)
}

describe('among ten times as many collections', () => {
  test('no table is scanned', () => {
    const fullScans = plannedStatements.flatMap(({ what }, at) =>
      (rounds[1]?.[at] ?? []).filter((scan) => scan.fullScans > 0).map(({ table }) => `${what}: ${table}`),
    )
    expect(rounds[1]).toHaveLength(plannedStatements.length)
    expect(fullScans).toEqual([])
  })

  test('hardly more rows are read', () => {
    const sum = (scans: readonly Scan[] = []) => scans.reduce((rows, scan) => rows + scan.rows, 0)
    const touched = plannedStatements.map(({ what }, at) => ({ what, rows: rounds.map((round) => sum(round[at])) }))
    // With another index the database may read twice as many rows, and the collector's rows on top of them.
    expect(touched.filter(({ rows: [few = 0, many = 0] }) => many > 2 * few + COLLECTOR_ROWS)).toEqual([])
  })

  test('a table scan is detected', async () => {
    const scans = await scansOf(backend, null, 'select id from user_collections where quantity = 7')
    const collections = scans.find(({ table }) => table === 'user_collections')
    expect(collections?.fullScans).toBe(1)
    expect(collections?.rows).toBeGreaterThan(MANY)
  })
})
