import { afterAll, beforeAll, expect, test } from 'vitest'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import { readVerdictCases, summarizeReasons } from '#domain/formats/verdict.cases.ts'
import { VERDICT_CARDS, VERDICT_SETS } from '#domain/formats/verdict.fixture.ts'
import type { Reason } from '#domain/formats/judgeDeck.ts'
import csv from '#domain/formats/verdicts.csv?raw'
import { given } from './answers.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  const sets = VERDICT_SETS.map(({ id, code, mainSet, legalFrom }) => ({
    id,
    code,
    name: `The set ${code}`,
    main_set: mainSet,
    prereleased_at: legalFrom,
  }))
  const cards = VERDICT_CARDS.map(({ id, name, inks, setCode, classifications }, at) => ({
    id,
    name,
    inks,
    classifications,
    set_id: `verdict ${setCode}`,
    collector_number: `v${at}`,
    rarity: 'Common',
  }))
  await backend.sql(`update sets_2 set code = 'other ' || code`)
  await insert('sets_2', 'id, code, name, main_set, prereleased_at', sets)
  await insert('cards_2', 'id, name, inks, classifications, set_id, collector_number, rarity', cards)
}, 60_000)
afterAll(() => backend.close())

const insert = (table: string, columns: string, rows: readonly object[]) =>
  backend.sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )

test('the first rules are those that pages know', async () => {
  const rows = await backend.sql(
    `select format, kind, subject, amount, classification, from_day::text as "from", until_day::text as "until", source
      from format_rules`,
  )
  const sorted = (rules: readonly object[]) => rules.map((rule) => JSON.stringify(rule)).toSorted()
  const expected = OFFICIAL_RULES.map(({ format, kind, subject, amount, classification, from, until, source }) => ({
    format,
    kind,
    subject,
    amount,
    classification,
    from,
    until,
    source,
  }))
  expect(sorted(rows)).toEqual(sorted(expected))
})

test('the database gives all verdicts of official events', async () => {
  const wrong: string[] = []
  for (const { title, entries, leader, format, day, reasons } of readVerdictCases(csv)) {
    const rows = await backend.sql(
      `select kind, card, count, maximum as "limit", day::text from private.judge_deck($1::jsonb, $2, $3, $4::date)`,
      [JSON.stringify(entries), leader, format, day],
    )
    const [legal] = await backend.sql('select private.legal_days($1::jsonb, $2, $3) @> $4::date as legal', [
      JSON.stringify(entries),
      leader,
      format,
      day,
    ])
    const found = summarizeReasons(rows as Reason[]) // the columns that it reads
    if (found !== reasons || legal?.['legal'] !== (reasons === '')) wrong.push(`${title} => ${found}`)
  }
  expect(wrong).toEqual([])
}, 60_000)

test('decks with different leaders have the same verdicts when they are judged together, in every format', async () => {
  const cases = readVerdictCases(csv).map(({ entries, ...rest }) => ({ ...rest, cards: entries }))
  const wrong = await backend.sql(
    `with listed as materialized (
      select title, cards, leader, format, day, ordinality as deck
        from rows from (jsonb_to_recordset($1::jsonb) as (title text, cards jsonb, leader text, format text, day date))
          with ordinality
    ),
    reason as materialized (
      select reason.* from
        (select array_agg(cards order by deck) as decks, array_agg(leader order by deck) as leaders from listed) as given,
        private.dated_reasons(decks, leaders, array['core', 'infinity', 'coconut']) as reason
    )
    select title from listed where (
        select array_agg((kind, card, count, maximum, source) order by kind, card)
          from private.judge_deck(cards, leader, format, day)
      ) is distinct from (
        select array_agg((kind, card, count, maximum, source) order by kind, card)
          from reason where reason.deck = listed.deck and reason.format = listed.format and days @> day
      )`,
    [JSON.stringify(cases)],
  )
  expect(cases.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

test('a ban and a rotation are rows that administrators add, and the log has them', async () => {
  const admin = await backend.joinAsAdmin('judge')
  const deck = ['Amber 14 #1', 'Amber 14 #2'].map((name) => ({ card: `${name} of 14`, quantity: 4 }))
  const reasons = async () => {
    const rows = await backend.sql(
      `select kind, card, count, maximum as "limit", day::text from private.judge_deck($1::jsonb, null, 'core', '2026-11-26')`,
      [JSON.stringify(deck)],
    )
    return summarizeReasons(rows as Reason[]) // the columns that it reads
  }
  expect(await reasons()).toBe('size 8/60')
  const rule = { format: 'core', from_day: '2026-11-01', source: 'TR 1.6' }
  const added = await given(
    admin.client
      .from('format_rules')
      .insert([
        { ...rule, kind: 'ban', subject: 'Amber 14 #1' },
        { ...rule, kind: 'rotation', subject: '14' },
      ])
      .select('id'),
  )
  expect(await reasons()).toBe('banned 2026-11-01 Amber 14 #1; rotated 2026-11-01 2 cards; size 8/60')
  expect(
    await backend.sql(
      `select distinct source from private.judge_deck($1::jsonb, null, 'core', '2026-11-26') where kind = 'rotated'`,
      [JSON.stringify(deck)],
    ),
  ).toEqual([{ source: 'TR 1.6' }])
  await given(admin.client.from('format_rules').delete().eq('from_day', '2026-11-01').select())
  expect(await reasons()).toBe('size 8/60')
  const log = await given(admin.client.from('format_rule_changes').select('user_id,rule_id,before,after').order('id'))
  const ids = added.map(({ id }) => id)
  expect(new Set(log.map(({ rule_id }) => rule_id))).toEqual(new Set(ids))
  expect(log.map(({ user_id, before, after }) => [user_id, before === null, after === null])).toEqual([
    [admin.id, true, false],
    [admin.id, true, false],
    [admin.id, false, true],
    [admin.id, false, true],
  ])
})
