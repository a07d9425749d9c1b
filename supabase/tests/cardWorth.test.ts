import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** The rows of private.card_worth that differ from those computed from all cards. */
const wrong = () =>
  backend.sql(`
    with named as (
      select id as card_id, private.card_key(name, version) as card_key, (100 * coalesce(
          private.price_in_usd(prices_data -> 'usd'), private.price_in_usd(prices_data -> 'usd_foil')))::integer as cents
        from cards_2
    ), expected as (select card_id, min(cents) over (partition by card_key) as cents, card_key from named)
    (select * from expected except table private.card_worth) union all (table private.card_worth except select * from expected)`)

const cents = async (id: string) =>
  (await backend.sql(`select cents from private.card_worth where card_id = '${id}'`))[0]?.['cents']

const copy = (id: string, usd: string) => `
  insert into cards_2 select (jsonb_populate_record(card, jsonb_build_object(
      'id', '${id}', 'collector_number', '${id}', 'prices_data', jsonb_build_object('usd', '${usd}')))).*
    from cards_2 as card where id = 'pack-9-1'`

test.each([
  ['a price that rises', `update cards_2 set prices_data = '{"usd": "5.00"}' where id = 'pack-9-1'`, 500],
  ['a cheaper printing', copy('cheap', '1.00'), 100],
  ['a dearer printing', copy('dear', '9.00'), 100],
  [
    'a price that rises above another one',
    `update cards_2 set prices_data = '{"usd": "7.00"}' where id = 'cheap'`,
    500,
  ],
  [
    'a price of the other printing that falls',
    `update cards_2 set prices_data = '{"usd": "2.00"}' where id = 'dear'`,
    200,
  ],
  ['another id', `update cards_2 set id = 'dear-2', prices_data = '{"usd": "1.50"}' where id = 'dear'`, 150],
  ['another name of the cheapest printing', `update cards_2 set name = 'Somebody' where id = 'dear-2'`, 500],
  [
    'the name again',
    `update cards_2 set name = (select name from cards_2 where id = 'pack-9-1') where id = 'dear-2'`,
    150,
  ],
  [
    'names that are swapped',
    `
    update cards_2 as card set name = other.name, version = other.version from cards_2 as other
      where (card.id, other.id) in (('dear-2', 'pack-9-2'), ('pack-9-2', 'dear-2'))`,
    500,
  ],
  ['a text', `update cards_2 set rules_text = 'Nothing'`, 500],
  ['a printing that is deleted', `delete from cards_2 where id = 'cheap'`, 500],
  ['no price', `update cards_2 set prices_data = '{}'`, null],
])('the worth of a card follows %s', async (_, statement, expected) => {
  await backend.sql(statement)
  expect(await wrong()).toEqual([])
  expect(await cents('pack-9-1')).toBe(expected)
})
