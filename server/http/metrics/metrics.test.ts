import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'
import { routeOf } from './routeOf.ts'

const TOKEN = 'a-token-for-prometheus'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ metricsToken: TOKEN })
})
afterAll(() => host.close())

const scrape = async () => (await host.api('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text()
/** The sum of the samples whose line begins so. */
const sum = (text: string, start: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0)

test('metrics are refused without the token, to guests, members and the service', async () => {
  const { token } = await host.signUp('member@example.com')
  const given = [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Bearer ${token}`, `Bearer ${host.secretKey}`]
  for (const authorization of given) {
    const answer = await fetch(`${host.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
    expect([answer.status, await answer.text()]).toEqual([401, 'This needs the token of METRICS_TOKEN'])
  }
})

test('metrics have requests by route and status, times, cache hits, ages and outcomes in the format of Prometheus', async () => {
  await host.sql(`update admin_tasks set last_run = now() - interval '1 hour', success = true, details = '{"outcome": "Incomplete"}'
    where task_name = 'price_data_update'`)
  await host.sql(`update catalogue_version set prices_read_at = now() - interval '2 hours'`)
  for (const _ of [1, 2, 3]) await host.api('/rest/v1/cards_2?select=id')
  await host.api('/rest/v1/nothing')
  await host.api('/card/elsa-snow-queen-3-1')
  const answer = await host.api('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  expect(sum(text, 'lorefolio_requests_total{method="GET",route="/rest/v1/cards_2",status="200"}')).toBe(3)
  expect(sum(text, 'lorefolio_requests_total{method="GET",route="/rest/v1/*",status="404"}')).toBe(1)
  expect(sum(text, 'lorefolio_requests_total{method="GET",route="/card/$cardSlug",status="200"}')).toBe(1)
  expect(sum(text, 'lorefolio_request_seconds_count{method="GET",route="/rest/v1/cards_2"}')).toBe(3)
  expect(sum(text, 'lorefolio_cache_reads_total{cache="catalogue",result="miss"}')).toBe(1)
  expect(sum(text, 'lorefolio_cache_reads_total{cache="catalogue",result="hit"}')).toBe(2)
  expect(sum(text, 'lorefolio_read_age_seconds{what="prices"}')).toBeGreaterThanOrEqual(7200)
  expect(sum(text, 'lorefolio_task_age_seconds{task="price_data_update",outcome="Incomplete"}')).toBeGreaterThanOrEqual(
    3600,
  )
  expect(text).toContain('process_resident_memory_bytes ')
})

test('metrics have a limited number of routes, whatever clients request', async () => {
  const count = async () => (await scrape()).match(/^lorefolio/gm)?.length ?? 0
  const before = await count()
  const attempt = async (index: number) => {
    const name = `random_${index}`
    await Promise.all([
      host.api(`/rest/v1/${name}`),
      host.api(`/rest/v1/rpc/${name}`, { json: {} }),
      host.api(`/rest/v1/${name}`, { method: 'OPTIONS' }),
      host.api(`/auth/v1/${name}`),
      host.api(`/${name}`),
      host.api(`/card/${name}`),
      host.api(`/preview/${name}.png`),
    ])
  }
  await Promise.all([1, 2].map(attempt))
  const known = await count()
  await Promise.all(Array.from({ length: 20 }, (_, index) => attempt(index + 3)))
  expect(known).toBeGreaterThan(before)
  expect(await count()).toBe(known)
  expect(routeOf('GET', '/deck/%E0%A4%A', 400)).toBe('other')
})

test('metrics have the time of rendering previews and the refused writes of outboxes by kind', async () => {
  const { token } = await host.signUp('outbox@example.com')
  const path = '/rest/v1/rpc/adjust_collection'
  expect((await host.api(path, { token, json: { card_id: 'unknown', is_foil: false, delta: 1 } })).status).toBe(422)
  expect((await host.api(path, { token, json: { card_id: 'pack-1-1', is_foil: false, delta: 1 } })).status).toBe(200)
  expect((await host.api('/preview/card/elsa-snow-queen-3-1.png')).status).toBe(200)
  const text = await scrape()
  expect(sum(text, 'lorefolio_outbox_refusals_total{kind="copies",status="422"}')).toBe(1)
  expect(sum(text, 'lorefolio_outbox_refusals_total')).toBe(1)
  expect(sum(text, 'lorefolio_preview_render_seconds_total')).toBeGreaterThan(0)
})

test('metrics include all that the dashboard shows', async () => {
  const dashboard = readFileSync(new URL('../../../docs/grafana-dashboard.json', import.meta.url), 'utf8')
  const names = new Set(dashboard.match(/(?:lorefolio|process)_\w+/g))
  expect(names.size).toBeGreaterThan(6)
  const text = await scrape()
  const missing = [...names].filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))
  // The embedded database has no pool. server/replica.test.ts has a host with a replica.
  const ofPool = process.env['TEST_DATABASE_URL'] === undefined ? ['lorefolio_pool_connections'] : []
  expect(missing).toEqual([...ofPool, 'lorefolio_replica_lag_seconds', 'lorefolio_replica_reads_total'])
})

test('metrics do not exist without a token', async () => {
  const other = await startTestHost()
  expect(await (await other.api('/metrics')).text()).not.toContain('lorefolio_')
  await other.close()
})
