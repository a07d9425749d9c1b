import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

// An answer of the card service that cannot be true leaves everything as it was, and a sentence says so.

const answer = (path: string, value: unknown) => service.faults.set(path, [{ body: JSON.stringify(value) }])
const cards = () => backend.sql('select to_jsonb(c) from cards_2 as c order by id')
const functions = { updatePrices, checkCount, importCards, checkSets }

const many = Array.from({ length: 12 }, (_, index) => serviceCard('9', String(20 + index)))
const leftOut = (reason: RegExp) => ({
  success: true,
  outcome: 'Incomplete',
  sets_left_out: 1,
  errors: [expect.stringMatching(reason)],
})

test.each(['importCards', 'updatePrices', 'checkCount'] as const)(
  '%s says that a known set has no cards now',
  async (name) => {
    await run(importCards, backend, service)
    const before = await cards()
    answer(pathOf('9'), [])
    expect(await run(functions[name], backend, service)).toMatchObject(
      leftOut(/^Fabled: The card service lists no cards of this set now\.$/),
    )
    expect(await cards()).toEqual(before)
  },
)

test('an announced set may have no cards', async () => {
  answer(pathOf('6'), [])
  expect(await run(importCards, backend, service)).toMatchObject({ outcome: 'Success', error_count: 0 })
})

test.each(Object.keys(functions) as (keyof typeof functions)[])('%s fails if no set is listed', async (name) => {
  answer('/sets', { results: [] })
  const error = 'The card service lists no sets now.'
  expect(await run(functions[name], backend, service)).toMatchObject({ status: 502, outcome: 'Failed', error })
})

test('the check of sets says which known set is not listed', async () => {
  await run(importCards, backend, service)
  service.sets = service.sets.filter(({ code }) => code !== '9')
  expect(await run(checkSets, backend, service)).toMatchObject({
    ...leftOut(/^Fabled: The card service does not list this set now\.$/),
    total_api_sets: 3,
  })
})

test('of a set with mostly unreadable cards none is written', async () => {
  const entries = many.map((card, index) => (index < 10 ? { ...card, name: 7, prices: { usd: 'free' } } : card))
  for (const handler of [importCards, updatePrices]) {
    answer(pathOf('9'), entries)
    expect(await run(handler, backend, service)).toMatchObject(
      leftOut(/^Fabled: 10 of 12 cards cannot be read, so none was\. The card crd_9_20 was left out: /),
    )
  }
  expect(await backend.sql(`select id from cards_2 where id like 'crd\\_9%'`)).toEqual([])
})

test('the prices of a set stay if most would be lost', async () => {
  service.cards.push(...many)
  await run(importCards, backend, service)
  const before = await cards()
  service.cards = service.cards.map((card) => (card.set.code === '9' ? { ...card, prices: {} } : card))
  expect(await run(updatePrices, backend, service)).toMatchObject(
    leftOut(/^Fabled: 17 of 17 cards have no price at the card service any more, so the prices of this set stay\.$/),
  )
  expect(await cards()).toEqual(before)
})

test('some cards may lose their price', async () => {
  service.cards.push(...many)
  await run(importCards, backend, service)
  service.cards = service.cards.map((card) => (/^crd_9_2[0-7]$/.test(card.id) ? { ...card, prices: {} } : card))
  expect(await run(updatePrices, backend, service)).toMatchObject({ outcome: 'Success', updated_count: 8 })
})
