import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import type { Json } from '#data/backend/database.gen.ts'
import { explained, given, refusal } from './answers.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { asData } from './everything.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
let admin: Member
let member: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  admin = await backend.joinAsAdmin('admin')
  member = await backend.join('member')
})
afterAll(async () => {
  service.close()
  await backend.close()
})
const CARD = 'crd_6_1'
const importAll = () => run(importCards, backend, service)
beforeEach(async () => {
  await startOver(backend, service)
  await importAll()
})
afterEach(async () => {
  await startOver(backend, service)
  await backend.sql('delete from manual_corrections where true')
})
const log = () => given(admin.client.from('manual_corrections').select().order('id'))

describe('the number of a card of the offline pack at the card service', () => {
  const PACK = 'pack-P1-t1'
  const alias = (number: Json, { card = PACK, as = admin.client } = {}) =>
    as.rpc('correct_card', { card, change: { service_number: number }, reason: 'Same card' })
  const stitches = async () =>
    (await backend.sql(`select id from cards_2 where name = 'Stitch' order by id`)).map(({ id }) => id)
  beforeEach(async () => {
    await backend.sql(
      `insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
        select 'pack-P1-' || number, id, number, 'Stitch', 'Rock Star', '{Character}', 'Promo'
          from sets_2, unnest(array['t1', 't2']) as number where code = 'P1'`,
    )
    service.cards.push(serviceCard('P1', '71', { name: 'Stitch', version: 'Rock Star' }))
  })
  afterEach(async () => {
    await backend.sql(`delete from cards_2 where name = 'Stitch'`)
    await backend.sql(`delete from private.card_number_aliases where set_code = 'P1'`)
  })

  test('makes both one card with the next import, and the one after it confirms it', async () => {
    await given(alias('71'))
    await importAll()
    expect(await stitches()).toEqual(['crd_P1_71', 'pack-P1-t2'])
    await importAll()
    expect(await log()).toMatchObject([
      { field: 'service_number', value: '71', service_before: null, service_now: '71' },
    ])
  })

  test('is overtaken when the service lists the card under a third number', async () => {
    await given(alias('71'))
    await importAll()
    service.cards = service.cards.map((card) => (card.id === 'crd_P1_71' ? { ...card, collector_number: '72' } : card))
    await importAll()
    expect(await log()).toMatchObject([{ value: '71', service_now: '72', ended_at: null }])
  })

  test('is changed, removed and undone before an import, and replaces a known one', async () => {
    await backend.sql(`insert into private.card_number_aliases values ('P1', 't1', '71')`)
    const read = async () => (await admin.client.rpc('card_alias', { card: PACK })).data
    expect(await read()).toBe('71')
    await given(alias('70'))
    const removed = await given(alias(null))
    expect(await read()).toBeNull()
    await importAll()
    // The other one is the only candidate now.
    expect(await stitches()).toEqual(['crd_P1_71', PACK])
    await given(admin.client.rpc('end_correction', { correction_id: removed }).then(asData))
    expect(await read()).toBe('71')
  })

  test('is refused of others, of a card of the service, and if another card has it', async () => {
    for (const as of [member.client, backend.anonymous, backend.service]) {
      expect((await refusal(alias('71', { as }))).status).toBeGreaterThanOrEqual(400)
      expect((await refusal(as.rpc('card_alias', { card: PACK }))).status).toBeGreaterThanOrEqual(400)
    }
    expect(await refusal(alias('71', { card: CARD }))).toEqual(explained('The card service lists this card already.'))
    const taken = explained('Another card of the set has this number.')
    expect(await refusal(alias('t2'))).toEqual(taken)
    await given(alias('71'))
    expect(await refusal(alias('71', { card: 'pack-P1-t2' }))).toEqual(taken)
    for (const number of [71, '', ' 71', '71; x', ['71'], { number: '71' }])
      expect(await refusal(alias(number))).toEqual(explained('This value does not fit the field.'))
    expect(await log()).toHaveLength(1)
  })
})
