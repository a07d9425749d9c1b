import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CardServiceStandIn,
  pathOf,
  serviceCard,
  startCardService,
} from '../supabase/tests/cardService.fixture.ts'
import { startTestHost, type TestHost } from './host.fixture.ts'

let service: CardServiceStandIn
let host: TestHost
const lines: { level: number; msg: string }[] = []

beforeAll(async () => {
  service = await startCardService()
  // The test host's pack has Elsa as number 1 of this set.
  service.cards = [serviceCard('1', '1', { name: 'Elsa' }), serviceCard('1', '200', { name: 'Tinker Bell' })]
  host = await startTestHost({
    syncSchedule: 'daily',
    lorcastUrl: service.url,
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  })
})
afterAll(async () => {
  await host.close()
  service.close()
})

const freshness = async () => (await host.sql('select cards_read_at, prices_read_at from public.catalogue_version'))[0]

test('the host reads cards and prices after it is ready', { timeout: 30_000 }, async () => {
  expect(service.calls).toEqual([])
  expect(await freshness()).toEqual({ cards_read_at: null, prices_read_at: null })
  await expect.poll(async () => (await freshness())?.['prices_read_at'], { timeout: 20_000 }).not.toBeNull()
  const cards = await host.api('/rest/v1/cards_2?select=id,prices_data&id=like.crd*&order=id')
  expect(await cards.json()).toEqual([
    { id: 'crd_1_1', prices_data: { usd: '1.42', usd_foil: '5.28' } },
    { id: 'crd_1_200', prices_data: { usd: '1.42', usd_foil: '5.28' } },
  ])
  expect(service.calls.filter((path) => path === pathOf('1'))).toHaveLength(2)
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('cards and prices are up to date')
  expect(lines.filter(({ msg }) => msg === 'request' || msg === 'failed')).toEqual([])
  const tasks = await host.sql('select next_run > now() as is_planned, success from public.admin_tasks')
  expect(tasks).toEqual(Array.from({ length: 3 }, () => ({ is_planned: true, success: true })))
})
