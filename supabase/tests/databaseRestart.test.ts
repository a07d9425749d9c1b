import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BenchHost, startHost } from '../../bench/host/startHost.ts'
import { writeSite } from '../../server/host.fixture.ts'
import { type PostgresServer, startPostgres } from '../../tools/testing/startPostgres.ts'
import { withClient } from '../../tools/testing/testDatabase.ts'
import { newId } from './collectionCalls.fixture.ts'

/** A request that is unanswered after this time counts as hanging. The host stops waiting for its database earlier. */
const NO_ANSWER_MS = 50_000

/** PostgREST's answer without a database; browsers treat these codes as offline and retry. */
const REFUSAL = /^503 application\/json[^:]*: \{"code":"(?:PGRST000|57P0[1-3])",/

const CARD = 'pack-1-1'

/** A member who adds copies of one card, with the result of each request. */
type Writer = {
  readonly id: string
  readonly token: string
  readonly address: string
  acknowledged: number
  /** The answers of requests that were not acknowledged; each was sent again with its operation id. */
  readonly refusals: string[]
}

type SignUpAnswer = { readonly access_token: string; readonly user: { readonly id: string } }

// A separate server, because other tests use that of TEST_DATABASE_URL and this one is restarted often.
describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('PostgreSQL ends', { timeout: 300_000 }, () => {
  let server: PostgresServer
  let folder: string
  let host: BenchHost

  beforeAll(async () => {
    server = await startPostgres()
    folder = await mkdtemp(join(tmpdir(), 'lorefolio-restart-'))
    host = await startHost({
      siteDir: writeSite(join(folder, 'site')),
      dataDir: join(folder, 'data'),
      databaseUrl: server.url,
      environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'silent', LITE_AUTH_BCRYPT_COST: '4' },
    })
  })
  afterAll(async () => {
    await host.stop()
    server.stop()
    await rm(folder, { recursive: true })
  })

  const sendRequest = (path: string, { token, address }: Partial<Writer> = {}, body?: unknown) =>
    fetch(host.url + path, {
      headers: {
        apikey: host.publishableKey,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(NO_ANSWER_MS),
    })

  async function signUp(number: number): Promise<Writer> {
    const address = `192.0.2.${number}`
    const account = { email: `writer-${newId()}@example.com`, password: 'secret-1' }
    const answer = await sendRequest('/auth/v1/signup', { address }, account)
    const { access_token: token, user } = (await answer.json()) as SignUpAnswer
    return { id: user.id, token, address, acknowledged: 0, refusals: [] }
  }

  /** Adds copies one by one until `isOver`, each sent again with the same id until it is acknowledged. */
  async function write(writer: Writer, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const operation = { card_id: CARD, is_foil: false, delta: 1, operation_id: newId() }
      for (;;) {
        const answer = await sendRequest('/rest/v1/rpc/adjust_collection', writer, operation)
        const text = await answer.text()
        if (answer.ok) break
        writer.refusals.push(`${answer.status} ${answer.headers.get('content-type')}: ${text}`)
      }
      writer.acknowledged += 1
    }
  }

  async function copiesOf(writer: Writer): Promise<number> {
    const answer = await sendRequest(
      `/rest/v1/user_collections?select=quantity&user_id=eq.${writer.id}&card_id=eq.${CARD}`,
      writer,
    )
    const rows = (await answer.json()) as { quantity: number }[]
    return rows[0]?.quantity ?? 0
  }

  /** Ends the host's connections without ending the server. */
  const terminate = () =>
    withClient(server.url, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lorefolio'`),
    )

  const ENDS = {
    'a fast restart': () => server.restart('fast'),
    'a crash and a restart': () => server.restart('immediate'),
    'the end of every connection': terminate,
  }

  test('without it everything is refused with 503, and answered once it is back', async () => {
    const writer = await signUp(100)
    const account = { email: 'nobody@example.com', password: 'secret-1' }
    const statuses = async () => {
      const answers = await Promise.all([
        sendRequest('/healthz'),
        sendRequest('/rest/v1/cards_2?select=id'),
        sendRequest('/rest/v1/catalogue_version?select=version'),
        sendRequest('/rest/v1/rpc/find_decks', {}, {}),
        sendRequest('/rest/v1/rpc/adjust_collection', writer, { card_id: CARD, is_foil: false, delta: 1 }),
        sendRequest('/auth/v1/user', writer),
        sendRequest('/auth/v1/token?grant_type=password', writer, account),
        sendRequest('/sitemap-decks.xml'),
      ])
      return answers.map(({ status }) => status)
    }
    await server.pause('fast')
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 503, 503, 503])
    await server.resume()
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 400, 200])
  })

  test.each([
    { clients: 2, rounds: 3, end: 'a fast restart' },
    { clients: 2, rounds: 3, end: 'a crash and a restart' },
    { clients: 2, rounds: 4, end: 'the end of every connection' },
    { clients: 12, rounds: 3, end: 'a fast restart' },
    { clients: 12, rounds: 3, end: 'a crash and a restart' },
    { clients: 12, rounds: 4, end: 'the end of every connection' },
  ] as const)(
    'with $clients clients, $rounds times, by $end: each request is answered, and each acknowledged write exists once',
    async ({ clients, rounds, end }) => {
      const writers = await Promise.all(Array.from({ length: clients }, (_, number) => signUp(number)))
      let over = false
      const writing = Promise.all(writers.map((writer) => write(writer, () => over)))
      const everybodyWrites = () => {
        const before = writers.map(({ acknowledged }) => acknowledged)
        return vi.waitUntil(() => writers.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0) + 1), {
          timeout: NO_ANSWER_MS,
          interval: 10,
        })
      }
      try {
        await everybodyWrites()
        for (let round = 0; round < rounds; round += 1) {
          await ENDS[end]()
          // It rejects if the host has exited or a request hangs.
          await Promise.race([everybodyWrites(), writing])
        }
      } finally {
        over = true
        await writing
      }
      expect(await Promise.all(writers.map(copiesOf))).toEqual(writers.map(({ acknowledged }) => acknowledged))
      const refusals = new Set(writers.flatMap(({ refusals }) => refusals))
      for (const refusal of refusals) expect(refusal).toMatch(REFUSAL)
      expect((await sendRequest('/healthz')).status).toBe(200)
    },
  )
})
