import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeHandler as checkSets } from '../functions/check-sets/index.ts'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import {
  type CardServiceStandIn,
  makeClock,
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
const cards = () => backend.sql('select to_jsonb(c) from cards_2 as c order by id')

describe('calls to the card service', () => {
  const CALLS = 4
  test('have 100 ms between them', async () => {
    const clock = makeClock()
    await run(updatePrices, backend, service, clock)
    expect(service.calls).toHaveLength(CALLS)
    expect(clock.pauses).toEqual([0, ...Array.from({ length: CALLS - 1 }, () => 100)])
  })

  test('name the site', async () => {
    await run(checkSets, backend, service)
    expect(service.agents).toEqual(['Lorefolio (+https://cards.example.org)'])
  })

  test('are conditional when the service gave a version, and its 304 means the same answer', async () => {
    const body = JSON.stringify({ results: service.sets })
    fail('/sets', { body, headers: { ETag: '"one"' } }, { status: 304 })
    const first = await run(checkSets, backend, service)
    expect(first).toMatchObject({ success: true, total_api_sets: service.sets.length })
    expect(await run(checkSets, backend, service)).toEqual(first)
    // An answer without a version ends it, and a 304 to nothing is no answer.
    await run(checkSets, backend, service)
    fail('/sets', { status: 304 })
    const error = 'The card service answered HTTP 304.'
    expect(await run(checkSets, backend, service)).toMatchObject({ status: 502, success: false, error })
    expect(service.versions).toEqual([undefined, '"one"', '"one"', undefined])
  })

  test('do not follow the service to another address', async () => {
    const elsewhere = await startCardService()
    elsewhere.cards = [serviceCard('1', '77')]
    fail('/sets', { status: 302, headers: { Location: `${elsewhere.url}/sets` } })
    const error = `The card service sends callers to ${elsewhere.url}/sets, which is not followed.`
    expect(await run(importCards, backend, service)).toMatchObject({ status: 502, success: false, error })
    expect(elsewhere.calls).toEqual([])
    elsewhere.close()
  })

  test('that are rate limited are retried after the delay that the service demands', async () => {
    const clock = makeClock()
    const dates = { Date: 'Sat, 21 Nov 2026 10:00:00 GMT', 'Retry-After': 'Sat, 21 Nov 2026 10:00:05 GMT' }
    fail('/sets', { status: 429 }, { status: 429, headers: { 'Retry-After': '7' } }, { status: 429, headers: dates })
    expect(await run(checkSets, backend, service, clock)).toMatchObject({ success: true })
    expect(clock.pauses.filter((ms) => ms > 100)).toEqual([1000, 7000, 5000])
  })

  test('without an answer are abandoned after some retries', async () => {
    const before = await cards()
    const silence = Promise.withResolvers<void>()
    fail('/sets', ...always({ after: silence.promise }))
    const after = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(20))
    const error = 'The card service did not answer in time.'
    expect(await run(updatePrices, backend, service)).toMatchObject({ status: 502, success: false, error })
    expect(service.calls).toHaveLength(4)
    expect(await cards()).toEqual(before)
    timeout.mockRestore()
    silence.resolve()
  })

  test('are abandoned after some retries, or if the service demands a long pause', async () => {
    fail('/sets', ...always({ status: 429 }))
    expect(await run(checkSets, backend, service)).toMatchObject({ status: 502, success: false })
    expect(service.calls).toHaveLength(4)
    fail('/sets', { status: 429, headers: { 'Retry-After': '3600' } })
    const error = 'The card service answered HTTP 429.'
    expect(await run(checkSets, backend, service)).toMatchObject({ status: 502, error })
    expect(service.calls).toHaveLength(5)
  })
})
