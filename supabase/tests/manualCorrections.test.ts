import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import type { Json } from '#data/backend/database.gen.ts'
import { BAD_VALUE, explained, given, NOT_ALLOWED, NOT_SIGNED_IN, refusal } from './answers.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { asData } from './everything.fixture.ts'
import { type Client, type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

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
// A card of a set that only the card service has.
const CARD = 'crd_6_1'
const listed = () => service.cards.find(({ id }) => id === CARD)
const importAll = () => run(importCards, backend, service)
const readPrices = () => run(updatePrices, backend, service)
beforeEach(async () => {
  await startOver(backend, service)
  await importAll()
  await readPrices()
})
afterEach(async () => {
  await startOver(backend, service)
  await backend.sql('delete from manual_corrections where true')
})

const correct = (field: string, value: Json, { card = CARD, as = admin.client, reason = 'Misprint' } = {}) =>
  as.rpc('correct_card', { card, change: { [field]: value }, reason })
const end = (id: number, as: Client = admin.client) => as.rpc('end_correction', { correction_id: id })
const stored = async (card = CARD) => {
  const [row] = await backend.sql('select * from cards_2 where id = $1', [card])
  return row as Record<string, unknown> & { prices_data: object; set_data: object }
}
const log = () =>
  given(
    admin.client
      .from('manual_corrections')
      .select('id,field,value,service_before,service_now,ended_at,user_id')
      .order('id'),
  )
const version = async () => (await backend.sql('select version from catalogue_version'))[0]?.['version']

describe('a correction by hand', () => {
  test('stays when cards and prices are read again, and does not count as a change', async () => {
    await given(correct('lore', 4))
    await given(correct('classifications', ['Dreamborn']))
    await given(correct('usd', 2.5))
    await given(correct('franchise', 'Encanto'))
    const before = await version()
    expect(await importAll()).toMatchObject({ changed_count: 0 })
    expect(await readPrices()).toMatchObject({ updated_count: 0 })
    expect(await version()).toBe(before)
    expect(await stored()).toMatchObject({
      lore: 4,
      classifications: ['Dreamborn'],
      prices_data: { usd: '2.5', usd_foil: '5.28' },
      set_data: { franchise: 'Encanto' },
    })
    expect(await log()).toMatchObject([
      { field: 'lore', value: 4, service_before: 1, service_now: 1, ended_at: null, user_id: admin.id },
      { field: 'classifications', service_now: ['Storyborn', 'Hero'] },
      { field: 'usd', value: 2.5, service_before: 1.42, service_now: 1.42 },
      { field: 'franchise', value: 'Encanto' },
    ])
    // Other values still follow the service.
    Object.assign(listed() ?? {}, { cost: 7 })
    await importAll()
    expect(await stored()).toMatchObject({ lore: 4, cost: 7 })
  })

  test('is confirmed when the service has the same value', async () => {
    await given(correct('lore', 4))
    await given(correct('usd', 2.5))
    Object.assign(listed() ?? {}, { lore: 4, prices: { usd: '2.50', usd_foil: '5.28' } })
    await importAll()
    await readPrices()
    expect(await log()).toMatchObject([
      { value: 4, service_before: 1, service_now: 4 },
      { value: 2.5, service_before: 1.42, service_now: 2.5 },
    ])
  })

  test('is overtaken when the service changes its value, and an administrator takes one of both', async () => {
    const lore = await given(correct('lore', 4))
    const usd = await given(correct('usd', 2.5))
    Object.assign(listed() ?? {}, { lore: 2, prices: { usd: '3.00' } })
    await importAll()
    await readPrices()
    expect(await stored()).toMatchObject({ lore: 4, prices_data: { usd: '2.5' } })
    expect(await log()).toMatchObject([{ service_now: 2 }, { service_now: 3 }])
    await given(admin.client.rpc('keep_correction', { correction_id: lore }).then(asData))
    await given(end(usd).then(asData))
    await importAll()
    await readPrices()
    expect(await stored()).toMatchObject({ lore: 4, prices_data: { usd: '3.00' } })
    expect(await log()).toMatchObject([
      { service_before: 2, service_now: 2, ended_at: null },
      { ended_at: expect.any(String) as string },
    ])
    expect(await refusal(end(usd))).toEqual(explained('This correction has ended already.'))
  })

  test('can be undone, and replaced', async () => {
    await given(correct('lore', 4))
    const second = await given(correct('lore', 5))
    expect(await stored()).toMatchObject({ lore: 5 })
    expect(await log()).toMatchObject([
      { value: 4, ended_at: expect.any(String) as string },
      { value: 5, service_before: 1, ended_at: null },
    ])
    await given(end(second).then(asData))
    expect(await stored()).toMatchObject({ lore: 1 })
  })

  test('of a card of the offline pack stays when the card gets the id of the service', async () => {
    await startOver(backend, service)
    await given(correct('lore', 4, { card: 'pack-9-1' }))
    await given(correct('usd', 2.5, { card: 'pack-9-1' }))
    await importAll()
    await readPrices()
    expect(await stored('crd_9_1')).toMatchObject({ lore: 4, prices_data: { usd: '2.5', usd_foil: '5.28' } })
    // Its texts come from the pack, so another value of the service overtakes nothing.
    expect(await log()).toMatchObject([
      { field: 'lore', service_now: null },
      { field: 'usd', service_now: 1.42 },
    ])
  })

  test('stays on the card that remains when two rows are joined', async () => {
    await given(correct('lore', 4))
    await backend.sql('select private.join_cards($1, $2)', [CARD, 'crd_6_2'])
    expect(await stored('crd_6_2')).toMatchObject({ lore: 4 })
    // startOver renames cards with former ids, and this card is not of the pack.
    await backend.sql('delete from private.card_former_ids')
  })
})

describe('corrections are refused', () => {
  test('of anybody but administrators', async () => {
    const id = await given(correct('lore', 4))
    for (const [as, expected] of [
      [member.client, NOT_ALLOWED],
      [backend.anonymous, NOT_SIGNED_IN],
      [backend.service, NOT_ALLOWED],
    ] as const) {
      expect(await refusal(correct('cost', 1, { as }))).toMatchObject({ code: expected.code })
      expect(await refusal(end(id, as))).toMatchObject({ code: expected.code })
      expect(await refusal(as.rpc('keep_correction', { correction_id: id }))).toMatchObject({ code: expected.code })
    }
    expect(await given(member.client.from('manual_corrections').select())).toEqual([])
    expect(await log()).toHaveLength(1)
    expect(await stored()).toMatchObject({ cost: 3, lore: 4 })
  })

  test.each([
    ['cost', 'many'],
    ['cost', 2.5],
    ['cost', '3'],
    ['usd', -1],
    ['usd', '1.50'],
    ['usd', { usd: 1 }],
    ['franchise', null],
    ['franchise', ' Encanto '],
    ['franchise', { name: 'x' }],
    ['name', ['Elsa']],
    ['classifications', 'Hero'],
    ['type', []],
    ['type', null],
    ['version', { name: 'x' }],
    ['rules_text', 'x'.repeat(6001)],
  ])('of %s to an unsuitable value', async (field, value) => {
    expect(await refusal(correct(field, value))).toEqual(explained('This value does not fit the field.'))
  })

  test.each(['id', 'set_id', 'collector_number', 'created_at', 'set_data', 'prices_data', 'nothing'])(
    'of the column %s',
    async (field) => {
      const before = await stored()
      expect((await refusal(correct(field, 'forged'))).status).toBeGreaterThanOrEqual(400)
      expect(await stored()).toEqual(before)
    },
  )

  test('of no field, and of two at once', async () => {
    for (const change of [{}, { lore: 4, cost: 4 }, [], 'lore', 4])
      expect(await refusal(admin.client.rpc('correct_card', { card: CARD, change, reason: 'Misprint' }))).toMatchObject(
        {
          status: expect.toSatisfy((status: number) => status === 422 || status === 400) as number,
        },
      )
    expect(await stored()).toMatchObject({ lore: 1, cost: 3 })
  })

  test('without a reason, without a change, and of an unknown card', async () => {
    expect(await refusal(correct('lore', 4, { reason: ' ' }))).toMatchObject(BAD_VALUE)
    expect(await refusal(correct('lore', 1))).toEqual(explained('The card has this value already.'))
    expect(await refusal(correct('lore', 1, { card: 'none' }))).toEqual(explained('This card does not exist.'))
    expect(await refusal(correct('cost', -1))).toMatchObject(BAD_VALUE)
    expect(await log()).toEqual([])
    expect(serviceCard('6', '1').lore).toBe((await stored())['lore'])
  })
})
