import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedTemplate } from '../../tools/testing/databaseTemplates.ts'
import { freshDatabase, startTestHost, temporaryFolder, type TestHost, writeSite } from '../host.fixture.ts'
import { startHost } from '../host.ts'
import { startHostProcess } from '../hostProcess.fixture.ts'
import { type SentSpan, startCollector } from './collector.fixture.ts'

const SERVER = 2
const CLIENT = 3
const FAILED = 2
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

let spans: readonly SentSpan[]
let host: TestHost
let token: string
const folder = temporaryFolder()

/** Requests that should make spans, then the end of the host, which sends them. */
beforeAll(async () => {
  const collector = await startCollector()
  spans = collector.spans
  host = await startTestHost({ otlpEndpoint: collector.url })
  token = (await host.signUp('traced@example.com')).token
  const traceparent = `00-${TRACE}-${PARENT}-01`
  await host.api('/rest/v1/user_profiles?select=user_id&username=eq.a_secret_name', { token, headers: { traceparent } })
  await host.api('/rest/v1/rpc/adjust_collection', { token, json: { card_id: 'pack-1-1', is_foil: false, delta: 7 } })
  await host.api('/rest/v1/rpc/set_collection', { token, json: { card_id: 'unknown', is_foil: false, quantity: 1 } })
  await host.api('/rest/v1/nothing', { headers: { traceparent: 'nonsense' } })
  await Promise.all(['/card/elsa-snow-queen-3-1?private=query', '/cards'].map((path) => host.api(path)))
  await host.close()
  collector.close()
})
afterAll(() => folder.remove())

const named = (name: string) => spans.filter((span) => span.name === name)
const childrenOf = ({ spanId }: SentSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('each request is a span with its route and status', () => {
  const requests = spans.filter(({ kind }) => kind === SERVER)
  const answers = requests.map(({ name, attributes }) => `${name} ${attributes['http.response.status_code']}`)
  expect(new Set(answers)).toEqual(
    new Set([
      'POST /auth/v1/signup 200',
      'GET /rest/v1/user_profiles 200',
      'POST /rest/v1/rpc/adjust_collection 200',
      'POST /rest/v1/* 422',
      'GET /rest/v1/* 404',
      'GET /card/$cardSlug 200',
      'GET /cards 200',
    ]),
  )
  expect(answers).toHaveLength(7)
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['lorefolio']))
  expect(named('GET /card/$cardSlug')[0]?.attributes['url.path']).toBe('/card/elsa-snow-queen-3-1')
})

test('a statement is a span within its request', () => {
  const [request] = named('POST /rest/v1/rpc/adjust_collection')
  if (!request) throw new Error('There is no span.')
  const statements = childrenOf(request)
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
  expect(texts.filter((text) => ['begin', 'commit'].includes(text))).toEqual(['begin', 'commit'])
  expect(texts.filter((text) => text.includes('adjust_collection'))).toHaveLength(1)
  for (const { kind, traceId, attributes, ...times } of statements) {
    expect([kind, traceId, attributes['db.system.name']]).toEqual([CLIENT, request.traceId, 'postgresql'])
    expect(BigInt(times.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(times.startTimeUnixNano))
  }
})

test('a request continues the trace of traceparent, if that is valid', () => {
  const [request] = named('GET /rest/v1/user_profiles')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  const [other] = named('GET /rest/v1/*')
  expect([other?.traceId === TRACE, other?.parentSpanId]).toEqual([false, undefined])
})

test('concurrent requests do not share statements', () => {
  const traces = new Set(['GET /card/$cardSlug', 'GET /cards'].map((name) => named(name)[0]?.traceId))
  expect(traces.size).toBe(2)
  const requests = new Map(spans.filter(({ kind }) => kind === SERVER).map(({ spanId, traceId }) => [spanId, traceId]))
  const statements = spans.filter(({ kind }) => kind === CLIENT)
  expect(statements.filter(({ parentSpanId = '', traceId }) => requests.get(parentSpanId) !== traceId)).toEqual([])
})

test('spans have no values of parameters, tokens, bodies or queries', () => {
  const text = JSON.stringify(spans)
  expect(text).toContain('user_profiles')
  for (const secret of ['a_secret_name', 'traced@example.com', 'secret-1', 'private', 'pack-1-1', token])
    expect(text).not.toContain(secret)
})

test('a statement that fails is marked with its code', () => {
  const failed = spans.filter(({ status }) => status.code === FAILED)
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([['SELECT', 'PT422']])
})

test('nothing for traces is loaded without a collector', { timeout: 120_000 }, async () => {
  const site = writeSite(join(folder.path, 'site'))
  const dataDir = join(folder.path, 'data')
  const database = await freshDatabase()
  const stored = database ? { databaseUrl: database.url } : { template: await embeddedTemplate() }
  await (await startHost({ dataDir, siteDir: site, ...stored })).close()
  const noting = (name: string) => ({
    NODE_OPTIONS: `--import ${new URL('loads.fixture.ts', import.meta.url).href}`,
    LOADED: join(folder.path, name),
  })
  const { child, url, ended } = await startHostProcess({
    DATA_DIR: dataDir,
    SITE_DIR: site,
    ...(database && { DATABASE_URL: database.url }),
    ...noting('by host'),
  })
  expect((await fetch(`${url}/cards`)).status).toBe(200)
  child.kill('SIGTERM')
  await ended
  await database?.drop()
  expect(existsSync(join(folder.path, 'by host'))).toBe(false)
  // Loading it is noticed.
  const load = `await import(${JSON.stringify(new URL('tracing.ts', import.meta.url).href)})`
  spawnSync(process.execPath, ['--input-type=module', '--eval', load], {
    env: { ...process.env, ...noting('by itself') },
  })
  expect(readFileSync(join(folder.path, 'by itself'), 'utf8')).toMatch(/tracing\.ts\n(?:.+\n)*@opentelemetry\/exporter/)
})
