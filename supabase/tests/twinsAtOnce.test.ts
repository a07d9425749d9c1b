import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { given } from './answers.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { callsOf, entriesOf } from './collectionCalls.fixture.ts'
import { saveDeck } from './decks.fixture.ts'
import { linger } from './linger.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// The transactions overlap only on PostgreSQL, because the embedded database runs one at a time.

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  member = await backend.join('member')
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(async () => {
  await startOver(backend, service)
  await backend.sql(`delete from cards_2 where name in ('Stitch', 'Lenny')`)
  // Imports all other cards first, because an import that changes ids waits for members anyway. The tested one only joins.
  await run(importCards, backend, service)
  for (const [name, pack, number] of [
    ['Lenny', 't1', '70'],
    ['Stitch', 't2', '71'],
  ] as const) {
    await backend.sql(
      `insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
        select id, set_id, number, $1, 'Promo', '{Character}', 'Promo' from (values
          ('pack-P1-' || $2::text, (select id from sets_2 where code = 'P1'), $2), ('crd_P1_' || $3::text, (select id from sets_2 where code = 'P1'), $3))
          as card (id, set_id, number)`,
      [name, pack, number],
    )
    service.cards.push(serviceCard('P1', number, { name, version: 'Promo' }))
  }
})

const TWINS = [
  { card: 'pack-P1-t2', quantity: 1 },
  { card: 'crd_P1_71', quantity: 2 },
]

test('a deck saved while two of its cards are joined has the joined card', async () => {
  const deck = await saveDeck(member, { cards: TWINS })
  // Delays the save after it locked the deck and before it locks the cards.
  await linger(backend, 'a_linger before update of cards on decks for each row when (pg_trigger_depth() = 0)', 2)
  const change = { name: 'Changed meanwhile', cards: TWINS.toReversed() }
  const saved = given(member.client.from('decks').update(change).eq('id', deck.id).select())
  await pause(100)
  const [imported] = await Promise.all([run(importCards, backend, service), saved])
  expect(imported).toMatchObject({ success: true, error_count: 0, joined_count: 2 })
  expect(await given(member.client.from('decks').select('name, cards').eq('id', deck.id).single())).toEqual({
    name: 'Changed meanwhile',
    cards: [{ card: 'crd_P1_71', quantity: 3 }],
  })
})

test('copies added while two cards are joined all count', async () => {
  await given(
    callsOf(member.client).import(
      [
        ['pack-P1-t2', 5, 0],
        ['crd_P1_71', 2, 1],
      ],
      'replace',
    ),
  )
  await linger(backend, `a_linger before delete on cards_2 for each row when (old.id = 'pack-P1-t1')`, 0.5)
  const imported = run(importCards, backend, service)
  const { adjust } = callsOf(member.client)
  const added = Array.from({ length: 12 }, async (_, at) => {
    await pause(at * 40)
    return given(adjust(at % 2 === 0 ? 'pack-P1-t2' : 'crd_P1_71', false, 1))
  })
  expect(await Promise.all([imported, ...added])).toMatchObject([
    { joined_count: 2, error_count: 0 },
    ...added.map(() => expect.any(Number)),
  ])
  expect(await entriesOf(member)).toEqual([['crd_P1_71', 19, 1]])
})
