import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { DECK_CASE_CARDS } from '#domain/decks/deck-rules.cases.ts'
import { explained, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let admin: Member
let author: Member
beforeAll(async () => {
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('judge')
  author = await backend.join('author')
  // The names of Fabled are printed in older sets too, which have no day, so that they do not count.
  await backend.sql(`update sets_2 set prereleased_at = '2025-08-29' where code = '9'`)
  await saveDeck(author, { name: 'Whole', cards: copiesOf(1, 15) })
  await saveDeck(author, { name: 'Other cards', cards: copiesOf(2, 16) })
  await saveDeck(author, { name: 'Started', cards: copiesOf(1, 14) })
}, 60_000)
afterAll(() => backend.close())
afterEach(() => given(admin.client.from('format_rules').delete().eq('source', 'test').select()))

const FABLED = DECK_CASE_CARDS.filter(({ setCode }) => setCode === '9')

/** Four copies each of the cards of Fabled from a place to another one, from 1. */
const copiesOf = (first: number, last: number) =>
  FABLED.slice(first - 1, last).map(({ id }) => ({ card: id, quantity: 4 }))

const find = (query: Database['public']['Functions']['find_decks']['Args']) =>
  given(backend.anonymous.rpc('find_decks', { author_id: author.id, ...query }))
const legalIn = async (legal: string) => (await find({ legal })).map(({ name }) => name)

const addRule = (rule: { kind: string; subject: string; from_day: string }) =>
  given(
    admin.client
      .from('format_rules')
      .insert({ format: 'core', source: 'test', ...rule })
      .select(),
  )

test('a ban that an administrator adds takes decks with the card from the list, until it is removed', async () => {
  expect(await legalIn('core')).toEqual(['Other cards', 'Whole'])
  await addRule({ kind: 'ban', subject: 'Anna - Printing 1', from_day: '2026-01-01' })
  expect(await legalIn('core')).toEqual(['Other cards'])
  expect(await legalIn('infinity')).toEqual(['Other cards', 'Whole'])
  await given(admin.client.from('format_rules').delete().eq('source', 'test').select())
  expect(await legalIn('core')).toEqual(['Other cards', 'Whole'])
})

test('a rotation that an administrator adds empties the list on its day, without a write on that day', async () => {
  await addRule({ kind: 'rotation', subject: '9', from_day: '2999-01-01' })
  expect(await legalIn('core')).toEqual(['Other cards', 'Whole'])
  const days = `'{[2025-08-29,2999-01-01)}'::datemultirange`
  expect(await backend.sql(`select count(*)::integer from private.deck_facts where core = ${days}`)).toEqual([
    { count: 2 },
  ])
  await given(admin.client.from('format_rules').update({ from_day: '2026-01-01' }).eq('source', 'test').select())
  expect(await legalIn('core')).toEqual([])
  expect(await legalIn('infinity')).toEqual(['Other cards', 'Whole'])
})

test('the list follows the cards of decks and the days of sets', async () => {
  const deck = await saveDeck(author, { name: 'Later whole', cards: copiesOf(1, 2) })
  expect(await legalIn('core')).toEqual(['Other cards', 'Whole'])
  await given(
    author.client
      .from('decks')
      .update({ cards: copiesOf(2, 16) })
      .eq('id', deck.id)
      .select(),
  )
  expect(await legalIn('core')).toEqual(['Later whole', 'Other cards', 'Whole'])
  await given(author.client.from('decks').delete().eq('id', deck.id).select())
  await given(backend.service.from('sets_2').update({ prereleased_at: '2999-01-01' }).eq('code', '9').select())
  expect(await legalIn('core')).toEqual([])
  await given(backend.service.from('sets_2').update({ prereleased_at: '2025-08-29' }).eq('code', '9').select())
  expect(await legalIn('core')).toEqual(['Other cards', 'Whole'])
})

test('each listed deck has a verdict with its reasons', async () => {
  await addRule({ kind: 'ban', subject: 'Anna - Printing 1', from_day: '2026-01-01' })
  await addRule({ kind: 'rotation', subject: '9', from_day: '2026-01-02' })
  const reason = { card: null, cards: 1, count: null, limit: null }
  expect((await find({})).map(({ name, verdict }) => [name, verdict])).toEqual([
    [
      'Started',
      {
        format: 'core',
        reasons: [
          { ...reason, kind: 'banned', card: 'Anna - Printing 1' },
          { ...reason, kind: 'rotated', cards: 14 },
          { ...reason, kind: 'size', count: 56, limit: 60 },
        ],
      },
    ],
    ['Other cards', { format: 'core', reasons: [{ ...reason, kind: 'rotated', cards: 15 }] }],
    [
      'Whole',
      {
        format: 'core',
        reasons: [
          { ...reason, kind: 'banned', card: 'Anna - Printing 1' },
          { ...reason, kind: 'rotated', cards: 15 },
        ],
      },
    ],
  ])
  await given(admin.client.from('format_rules').delete().eq('source', 'test').select())
  const [, other] = await find({})
  expect(other?.verdict).toEqual({ format: 'core', reasons: [] })
})

test('a verdict of a later day is stored too, so that the day writes nothing', async () => {
  await addRule({ kind: 'rotation', subject: '9', from_day: '2999-01-01' })
  const rotated = {
    format: 'core',
    reasons: [{ kind: 'rotated', card: null, cards: 15, count: null, limit: null }],
  }
  const verdictOn = (day: string) =>
    backend.sql(
      `select verdict from private.verdicts_of_decks(array(select id from decks where name = 'Whole'), $1::date)`,
      [day],
    )
  expect(await verdictOn('2998-12-31')).toEqual([{ verdict: { format: 'core', reasons: [] } }])
  expect(await verdictOn('2999-01-01')).toEqual([{ verdict: rotated }])
})

test('a list has the decks that Format Coconut allows with their leader', async () => {
  const changeRule = (kind: string, change: { subject?: string; amount?: number }) =>
    given(admin.client.from('format_rules').update(change).eq('format', 'coconut').eq('kind', kind).select())
  await changeRule('leaders', { subject: '9' })
  await changeRule('size', { amount: 5 })
  const cards = [
    { card: 'pack-9-1', quantity: 4 },
    { card: 'pack-9-2', quantity: 1 },
  ]
  const deck = await saveDeck(author, { name: 'Led', cards })
  const lead = (leader: string | null) =>
    given(author.client.from('decks').update({ leader }).eq('id', deck.id).select())
  expect(await legalIn('coconut')).toEqual([])
  await lead('Anna - Printing 1')
  expect(await find({ legal: 'coconut' })).toMatchObject([{ name: 'Led', verdict: { format: 'coconut', reasons: [] } }])
  await changeRule('size', { amount: 60 })
  expect(await legalIn('coconut')).toEqual([])
  await changeRule('size', { amount: 5 })
  expect(await legalIn('coconut')).toEqual(['Led'])
  await lead(null)
  expect(await legalIn('coconut')).toEqual([])
  await changeRule('leaders', { subject: 'Coconut' })
  await changeRule('size', { amount: 60 })
  await given(author.client.from('decks').delete().eq('id', deck.id).select())
})

test('another format is refused', async () => {
  expect(await refusal(backend.anonymous.rpc('find_decks', { legal: 'standard' }))).toEqual(
    explained('Decks can be legal in core, infinity and coconut.'),
  )
})
