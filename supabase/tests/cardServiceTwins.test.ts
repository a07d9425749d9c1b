import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as checkCount } from '../functions/check-card-count/index.ts'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { given } from './answers.ts'
import {
  type CardServiceStandIn,
  pathOf,
  run,
  serviceCard,
  startCardService,
  startOver,
} from './cardService.fixture.ts'
import { callsOf, entriesOf, newId } from './collectionCalls.fixture.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
let other: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  member = await backend.join('member')
  other = await backend.join('other')
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))
afterEach(async () => {
  await startOver(backend, service)
  await backend.sql(`delete from cards_2 where id like '%-t%'`)
  await backend.sql(`delete from sets_2 where code = 'cp'`)
  await backend.sql(`delete from private.card_number_aliases where set_code = 'P1'`)
})

const importAll = () => run(importCards, backend, service)
const cardsOf = (name: string) =>
  backend.sql('select id, collector_number as number, rarity from cards_2 where name = $1 order by id', [name])
/** Adds a promo of the pack, or a duplicate from an earlier import. */
const addCard = (id: string, number: string, fields: { name?: string; version?: string; set?: string } = {}) =>
  backend.sql(
    `insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
      select $1, id, $2, $3, $4, '{Character}', 'Promo' from sets_2 where code = $5`,
    [id, number, fields.name ?? 'Stitch', fields.version ?? 'Rock Star', fields.set ?? 'P1'],
  )
const stitch = (number: string, fields = {}) =>
  serviceCard('P1', number, { name: 'Stitch', version: 'Rock Star', ...fields })

describe('a card that the offline pack and the card service number differently', () => {
  test('is one card if its name and rarity leave one candidate on each side', async () => {
    await addCard('pack-P1-t1', 't1')
    service.cards.push(stitch('71', { name: 'STITCH', version: 'Rock-Star', rarity: 'Super_rare' }))
    expect(await importAll()).toMatchObject({ adopted_count: 8, imported_count: 3, joined_count: 0, difference: 0 })
    expect(await cardsOf('Stitch')).toEqual([{ id: 'crd_P1_71', number: '71', rarity: 'Promo' }])
    const adjustOldId = callsOf(member.client).adjust('pack-P1-t1', false, 1)
    expect(await given(adjustOldId)).toBe(1)
    expect(await entriesOf(member)).toEqual([['crd_P1_71', 1, 0]])
  })

  test('is one card if the alias of its number is known', async () => {
    await backend.sql(`insert into private.card_number_aliases values ('P1', 't1', '71')`)
    await addCard('pack-P1-t1', 't1')
    await addCard('pack-P1-t2', 't2')
    service.cards.push(stitch('71'))
    expect(await importAll()).toMatchObject({ adopted_count: 8 })
    expect((await cardsOf('Stitch')).map(({ id }) => id)).toEqual(['crd_P1_71', 'pack-P1-t2'])
  })

  test.each([
    ['the pack has two candidates', ['t1', 't2'], [stitch('71')]],
    ['the card service has two candidates', ['t1'], [stitch('71'), stitch('72')]],
    ['its version differs', ['t1'], [stitch('71', { version: 'Alien Buccaneer' })]],
    ['a card of the set cannot be read', ['t1'], [stitch('71'), stitch('72', { id: '' })]],
  ])('stays two cards while %s', async (_, pack, listed) => {
    for (const number of pack) await addCard(`pack-P1-${number}`, number)
    service.cards.push(...listed)
    expect(await importAll()).toMatchObject({ adopted_count: 7 })
    const ids = (await cardsOf('Stitch')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(pack.map((number) => `pack-P1-${number}`)))
    expect(ids).toContain('crd_P1_71')
  })

  test('is neither missing nor extra for the count', async () => {
    const before = await run(checkCount, backend, service)
    await addCard('pack-P1-t1', 't1')
    await addCard('pack-P1-t2', 't2', { name: 'Lenny' })
    service.cards.push(stitch('71'))
    const { difference, pack_only_count } = await run(checkCount, backend, service)
    expect([difference, pack_only_count]).toEqual([before['difference'], Number(before['pack_only_count']) + 1])
    expect(await importAll()).toMatchObject({ difference: 0, pack_only_count })
  })

  test('is not changed if its set is not read', async () => {
    await addCard('pack-P1-t1', 't1')
    service.cards.push(stitch('71'))
    service.faults.set(pathOf('P1'), [{ status: 404 }])
    expect(await importAll()).toMatchObject({ outcome: 'Incomplete' })
    expect(await cardsOf('Stitch')).toMatchObject([{ id: 'pack-P1-t1' }])
  })
})

describe('duplicates of an earlier import', () => {
  /** Adds a card of the pack and its duplicate, as an earlier import left them. */
  async function makeTwins() {
    await addCard('pack-P1-t1', 't1')
    await addCard('crd_P1_71', '71')
    service.cards.push(stitch('71'))
  }

  test('become one card: copies add up for each finish, and an operation on both can be undone', async () => {
    await makeTwins()
    const calls = callsOf(member.client)
    const operation = newId()
    const both = [
      ['pack-P1-t1', 2, 1],
      ['crd_P1_71', 1, 0],
    ] as const
    await given(calls.import(both, 'add', operation))
    await given(
      callsOf(other.client).import(
        [
          ['pack-P1-t1', 9999, 0],
          ['crd_P1_71', 3, 4],
        ],
        'replace',
      ),
    )
    expect(await importAll()).toMatchObject({ joined_count: 1, imported_count: 3, difference: 0 })
    expect(await cardsOf('Stitch')).toMatchObject([{ id: 'crd_P1_71' }])
    expect(await entriesOf(member)).toEqual([['crd_P1_71', 3, 1]])
    expect(await entriesOf(other)).toEqual([['crd_P1_71', 9999, 4]])
    await given(calls.undo(operation))
    expect(await entriesOf(member)).toEqual([])
  })

  test('retain the changes of each operation, and their former ids', async () => {
    await makeTwins()
    const calls = callsOf(member.client)
    const operation = newId()
    await given(calls.import([['pack-P1-t1', 2, 0]], 'add', operation))
    await given(calls.adjust('crd_P1_71', false, 4))
    await importAll()
    expect(await entriesOf(member)).toEqual([['crd_P1_71', 6, 0]])
    await given(calls.undo(operation))
    expect(await entriesOf(member)).toEqual([['crd_P1_71', 4, 0]])
    expect(await given(calls.adjust('pack-P1-t1', false, 1))).toBe(5)
  })

  test('are one entry of a deck, at the place of the first', async () => {
    await makeTwins()
    const deck = await saveDeck(member, {
      cards: [
        { card: 'pack-P1-t1', quantity: 1 },
        { card: 'pack-9-3', quantity: 4 },
        { card: 'crd_P1_71', quantity: 3 },
      ],
    })
    await given(other.client.from('deck_favorites').insert({ user_id: other.id, deck_id: deck.id }).select())
    await importAll()
    expect(await given(member.client.from('decks').select().eq('id', deck.id).single())).toEqual({
      ...deck,
      favorite_count: 2,
      cards: [
        { card: 'crd_P1_71', quantity: 4 },
        { card: 'pack-9-3', quantity: 4 },
      ],
    })
  })

  test('in a deck become other printings of the card where they would exceed four copies', async () => {
    await makeTwins()
    await addCard('pack-9-t3', 't3', { set: '9' })
    await addCard('pack-5-t4', 't4', { set: '5' })
    const deck = await saveDeck(member, {
      cards: [
        { card: 'pack-P1-t1', quantity: 4 },
        { card: 'crd_P1_71', quantity: 4 },
        { card: 'pack-5-t4', quantity: 2 },
        { card: 'pack-9-t3', quantity: 3 },
      ],
    })
    await importAll()
    const { cards, total_cards, legality } = await given(
      member.client.from('decks').select().eq('id', deck.id).single(),
    )
    expect(cards).toEqual(
      expect.arrayContaining([
        { card: 'crd_P1_71', quantity: 4 },
        { card: 'pack-5-t4', quantity: 4 },
        { card: 'pack-9-t3', quantity: 4 },
      ]),
    )
    expect({ total_cards, legality }).toEqual({ total_cards: 12, legality: 'core' })
    await given(member.client.from('decks').update({ cards, name: 'Saved again' }).eq('id', deck.id).select().single())
  })

  test('retain the prices of each day and their changes', async () => {
    await makeTwins()
    await backend.sql(`insert into card_prices (card_id, day, usd) values
      ('pack-P1-t1', '2026-01-01', 1), ('crd_P1_71', '2026-01-02', 3), ('pack-P1-t1', '2026-01-02', 9)`)
    await importAll()
    const prices = 'select day::text, usd, usd_change from card_prices where card_id = $1 order by day'
    expect(await backend.sql(prices, ['crd_P1_71'])).toEqual([
      { day: '2026-01-01', usd: 1, usd_change: 0 },
      { day: '2026-01-02', usd: 3, usd_change: 2 },
    ])
  })

  test('are joined once: the next import changes nothing', async () => {
    await makeTwins()
    await importAll()
    const cards = () => backend.sql('select to_jsonb(c) as card from cards_2 as c order by id')
    const before = await cards()
    expect(await importAll()).toMatchObject({ joined_count: 0, adopted_count: 0, imported_count: 0, error_count: 0 })
    expect(await cards()).toEqual(before)
  })

  test('of known aliases are joined without an import, also if the pack spells the name differently', async () => {
    await backend.sql(`insert into sets_2 (id, code, name) values ('set_cp', 'cp', 'Challenge Promo')`)
    await addCard('pack-cp-t1', '1', { set: 'cp', name: 'Dragon Fire' })
    await addCard('crd_cp-t1', '25', { set: 'cp', name: 'Dragon fire' })
    await addCard('pack-cp-t2', '2', { set: 'cp', name: 'Let It Go' })
    await addCard('crd_cp-t2', '41', { set: 'cp', name: 'Another Card' })
    await given(callsOf(member.client).adjust('pack-cp-t1', true, 2))
    await backend.sql('select private.join_known_twins()')
    expect(await backend.sql(`select id from cards_2 where id like '%cp-t%' order by id`)).toEqual(
      ['crd_cp-t1', 'crd_cp-t2', 'pack-cp-t2'].map((id) => ({ id })),
    )
    expect(await entriesOf(member)).toEqual([['crd_cp-t1', 0, 2]])
  })
})
