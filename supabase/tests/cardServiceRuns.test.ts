import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as checkSets } from '../functions/check-sets/index.ts'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import {
  type CardServiceStandIn,
  makeClock,
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
const task = async (name: string) =>
  (await backend.sql('select success, error, details from admin_tasks where task_name = $1', [name]))[0]
/** Whether administrators see a run in progress. */
const held = async (name: string) =>
  (await backend.sql('select held_until > now() is true as held from admin_tasks where task_name = $1', [name]))[0]?.[
    'held'
  ]

describe('an unfinished run', () => {
  test('for lack of time saves its work, and the next one starts with the rest', async () => {
    const clock = makeClock()
    const slow = { ...clock, now: () => clock.now() + service.calls.length * 40_000 }
    const incomplete = { outcome: 'Incomplete', sets_total: 4, sets_left_out: 2 }
    expect(await run(importCards, backend, service, slow)).toMatchObject({
      status: 200,
      success: true,
      adopted_count: 2,
      imported_count: 2,
      ...incomplete,
      errors: ['The run is out of time. Its results are saved; run it again to continue.'],
    })
    expect(await task('card_count_check')).toMatchObject({ details: { adopted_count: 2, ...incomplete } })
    const [, ...first] = service.calls.splice(0)
    expect(await run(importCards, backend, service)).toMatchObject({
      success: true,
      adopted_count: 5,
      imported_count: 1,
    })
    const [, ...second] = service.calls
    expect(second.slice(0, 2).some((path) => first.includes(path))).toBe(false)
  })

  test('for lack of time before the first set fails', async () => {
    const clock = makeClock()
    const slow = { ...clock, now: () => clock.now() + service.calls.length * 200_000 }
    const error = 'The run is out of time. Its results are saved; run it again to continue.'
    expect(await run(updatePrices, backend, service, slow)).toMatchObject({ status: 503, outcome: 'Failed', error })
    expect(await task('price_data_update')).toMatchObject({ success: false, error })
  })

  test('of a dead process blocks the task for only some minutes, and never writes again', async () => {
    const wake = Promise.withResolvers<void>()
    fail(pathOf('1'), { after: wake.promise, body: JSON.stringify([serviceCard('1', '1')]) })
    const stuck = run(importCards, backend, service)
    await expect.poll(() => service.calls).toContain(pathOf('1'))
    expect(await run(importCards, backend, service)).toEqual({
      status: 409,
      success: false,
      error: 'This task is running already. Please wait until it has ended.',
    })
    expect(await held('card_count_check')).toBe(true)
    // Another task can run meanwhile.
    expect(await run(checkSets, backend, service)).toMatchObject({ success: true })
    await backend.sql(`update private.admin_task_runs set held_until = now() - interval '1 second'`)
    expect(await run(importCards, backend, service)).toMatchObject({ success: true })
    const ended = await task('card_count_check')
    expect(await held('card_count_check')).toBe(false)
    wake.resolve()
    expect(await stuck).toMatchObject({ status: 409, success: false, error: 'A newer run has replaced this one.' })
    expect(await task('card_count_check')).toEqual(ended)
    expect(await held('card_count_check')).toBe(false)
  })
})
