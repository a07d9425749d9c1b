import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as checkCount } from '../functions/check-card-count/index.ts'
import { makeHandler as checkSets } from '../functions/check-sets/index.ts'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import {
  type CardServiceStandIn,
  pathOf,
  run,
  serviceCard,
  startCardService,
  startOver,
} from './cardService.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))

const fail = (path: string, ...faults: NonNullable<ReturnType<typeof service.faults.get>>) =>
  service.faults.set(path, faults)
const always = <Fault>(fault: Fault) => Array.from({ length: 4 }, () => fault)
const task = async (name: string) =>
  (await backend.sql('select success, error, details from admin_tasks where task_name = $1', [name]))[0]
const cards = () => backend.sql('select to_jsonb(c) from cards_2 as c order by id')
const idsOfSet = async (code: string) =>
  (await backend.sql(`select id from cards_2 where id like 'crd\\_${code}%' order by id`)).map(({ id }) => id)

const functions = { updatePrices, checkCount, importCards, checkSets }
const tasks = {
  updatePrices: 'price_data_update',
  checkCount: 'card_count_check',
  importCards: 'card_count_check',
  checkSets: 'sets_check',
}
const ONE_LEFT_OUT = { outcome: 'Incomplete', sets_total: 4, sets_left_out: 1 }

describe('a set that the card service does not return', () => {
  test.each([
    ['fails', { status: 500 }, /^Fabled: The card service answered HTTP 500\.$/],
    ['is unknown', { status: 404 }, /^Fabled: The card service answered HTTP 404\.$/],
    [
      'is not returned as JSON',
      { body: '<html>maintenance</html>' },
      /^Fabled: The card service answered something that is not JSON\.$/,
    ],
    ['has another format', { body: '{"cards":[]}' }, /^Fabled: The card service answered something unexpected: /],
  ])('because it %s is skipped and reported', async (_, fault, reason) => {
    fail(pathOf('9'), ...always(fault))
    const before = (await cards()).length
    const answer = await run(importCards, backend, service)
    expect(answer).toMatchObject({ status: 200, success: true, imported_count: 2, adopted_count: 3, error_count: 1 })
    expect(answer).toMatchObject(ONE_LEFT_OUT)
    expect(await task('card_count_check')).toMatchObject({ success: true, error: null, details: ONE_LEFT_OUT })
    expect(answer['errors']).toEqual([expect.stringMatching(reason)])
    expect(answer).not.toHaveProperty('difference')
    expect(await cards()).toHaveLength(before + 2)
    expect(await idsOfSet('9')).toEqual([])
    // The next run catches up.
    service.faults.clear()
    expect(await run(importCards, backend, service)).toMatchObject({
      imported_count: 1,
      adopted_count: 4,
      outcome: 'Success',
      sets_left_out: 0,
    })
  })

  test('keeps its prices', async () => {
    await run(updatePrices, backend, service)
    const before = await cards()
    fail(pathOf('9'), ...always({ status: 503 }))
    const incomplete = { outcome: 'Incomplete', sets_total: 3, sets_left_out: 1 }
    expect(await run(updatePrices, backend, service)).toMatchObject({ success: true, error_count: 1, ...incomplete })
    expect(await task('price_data_update')).toMatchObject({ success: true, details: incomplete })
    expect(await cards()).toEqual(before)
  })

  test('makes a count report no numbers, because they would be wrong', async () => {
    fail(pathOf('9'), ...always({ status: 500 }))
    const answer = await run(checkCount, backend, service)
    const error = 'Fabled: The card service answered HTTP 500.'
    expect(answer).toMatchObject({ status: 200, success: true, errors: [error], ...ONE_LEFT_OUT })
    for (const count of ['lorcast_count', 'difference', 'pack_only_count']) expect(answer).not.toHaveProperty(count)
    expect(await task('card_count_check')).toMatchObject({ success: true, details: ONE_LEFT_OUT })
  })

  test('makes a run fail if it is the only one', async () => {
    for (const { id } of service.sets) fail(`/sets/${id}/cards`, ...always({ status: 404 }))
    for (const handler of [updatePrices, checkCount, importCards]) {
      const answer = await run(handler, backend, service)
      expect(answer).toMatchObject({ status: 502, success: false, outcome: 'Failed' })
      expect(answer['error']).toMatch(/HTTP 404/)
      expect(answer['sets_left_out']).toBe(answer['sets_total'])
      for (const { id } of service.sets) fail(`/sets/${id}/cards`, ...always({ status: 404 }))
    }
  })

  test('makes every task incomplete if its entry in the list is unreadable', async () => {
    const results = [...service.sets, { id: 'set_7', name: 'Archazia’s Island', code: 7 }]
    for (const [name, handler] of Object.entries(functions)) {
      fail('/sets', { body: JSON.stringify({ results }) })
      const answer = await run(handler, backend, service)
      expect([name, answer]).toEqual([name, expect.objectContaining({ outcome: 'Incomplete', sets_left_out: 1 })])
      expect(answer['errors']).toEqual([expect.stringMatching(/^A set was left out: code: /)])
      expect(await task(tasks[name as keyof typeof tasks])).toMatchObject({
        success: true,
        details: { outcome: 'Incomplete', sets_left_out: 1 },
      })
    }
  })

  test('is not removed, and neither are cards that the card service no longer lists', async () => {
    await run(importCards, backend, service)
    const before = await cards()
    service.sets = service.sets.filter(({ code }) => code !== '9')
    service.cards = service.cards.filter(({ id }) => id !== 'crd_1_2')
    for (const handler of [importCards, updatePrices, checkCount]) {
      const answer = await run(handler, backend, service)
      expect(answer).toMatchObject({ success: true, outcome: 'Incomplete', sets_left_out: 1 })
      expect(answer['errors']).toEqual(['Fabled: The card service does not list this set now.'])
      expect(answer).not.toHaveProperty('difference')
    }
    expect(await cards()).toEqual(before)
    expect(await task('price_data_update')).toMatchObject({ details: { updated_count: 0 } })
  })
})

describe('a broken card service', () => {
  test.each(Object.keys(functions) as (keyof typeof functions)[])(
    'is reported by %s, which writes nothing',
    async (name) => {
      const before = await cards()
      const error = expect.stringMatching(/^The card service cannot be reached \(.+\)\.$/)
      const down = { url: 'http://127.0.0.1:1/v0' }
      expect(await run(functions[name], backend, down)).toEqual({
        status: 502,
        success: false,
        outcome: 'Failed',
        error,
      })
      expect(await task(tasks[name])).toMatchObject({ success: false, error, details: { outcome: 'Failed' } })
      expect(await cards()).toEqual(before)
      expect(await run(functions[name], backend, service)).toMatchObject({ outcome: 'Success', success: true })
      expect(await task(tasks[name])).toMatchObject({ success: true, error: null, details: { outcome: 'Success' } })
    },
  )
})

test('a new set is found, and only that one', async () => {
  const { sets } = service
  service.sets = sets.slice(0, 3)
  expect(await run(checkSets, backend, service)).toMatchObject({ success: true, new_sets: expect.any(Array) })
  service.sets = sets
  const days = { released_at: '2025-08-29', prereleased_at: '2025-08-29' }
  const new_sets = [{ id: 'set_6', name: 'Azurite Sea', code: '6', main_set: true, ...days }]
  const counted = { total_api_sets: 4, total_db_sets: 7, new_sets }
  expect(await run(checkSets, backend, service)).toMatchObject({
    status: 200,
    success: true,
    outcome: 'Success',
    ...counted,
  })
  expect(await task('sets_check')).toMatchObject({
    details: { ...counted, new_sets_count: 1, missing_sets: ['set_6'] },
  })
})

test('an invalid card is skipped, and the other cards of its set are imported', async () => {
  const entries = [
    serviceCard('9', '1', { rarity: 'Cosmic\u0007' }),
    serviceCard('9', '2', { name: null }),
    serviceCard('9', '5', { id: '' }),
    serviceCard('9', '6', { cost: 'three' }),
    'nonsense',
    serviceCard('9', '4'),
  ]
  fail(pathOf('9'), { body: JSON.stringify(entries) })
  const answer = await run(importCards, backend, service)
  expect(answer).toMatchObject({ success: true, imported_count: 3, adopted_count: 3, error_count: 5 })
  expect((answer['errors'] as string[])[0]).toMatch(/^Fabled: The card crd_9_1 was left out: rarity: /)
})

test('a price update and an import can write at the same time', async () => {
  const [prices, imported] = await Promise.all([
    run(updatePrices, backend, service),
    run(importCards, backend, service),
  ])
  expect([prices, imported]).toMatchObject([
    { success: true, error_count: 0 },
    { adopted_count: 7, error_count: 0 },
  ])
  expect(await run(updatePrices, backend, service)).toMatchObject({ updated_count: 0, error_count: 0 })
})
