import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../tools/testing/testDatabase.ts'
import { freshDatabase } from '../host.fixture.ts'
import { ConnectionLost } from './connectionLost.ts'
import { connectPostgres } from './connectPostgres.ts'
import type { Database } from './database.ts'

const closing: (() => unknown)[] = []

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('PostgreSQL', () => {
  let server: TestDatabase | undefined
  let url = ''
  beforeAll(async () => {
    server = await freshDatabase()
    url = server?.url ?? ''
  })
  afterAll(() => server?.drop())
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  async function connected(address: string, answerTimeoutMs?: number): Promise<Database> {
    const { database } = await connectPostgres(address, answerTimeoutMs)
    closing.push(() => database.close())
    return database
  }

  test.each([
    ['text[]', ['plain', 'with "quotes" and \\', '', 'NULL', null, '{,}']],
    [
      'integer[]',
      [
        [1, 2],
        [3, null],
      ],
    ],
    ['text[]', []],
    ['jsonb', [{ a: [1, 'two', null] }, []]],
    ['jsonb', { nested: { list: ['{}'] } }],
    ['jsonb[]', [{ a: 1 }, [2]]],
    ['boolean', true],
    ['boolean', false],
    ['integer', -7],
    ['bigint', 9_007_199_254_740_991],
    ['numeric', 2.5],
    ['numeric', '2.50'],
    ['double precision', 0.1],
    ['text', '2026'],
    ['date', '2026-11-20'],
    ['timestamptz', '2026-11-20T11:15:58.179+00:00'],
    ['bytea', Buffer.from([0, 255, 92])],
    ['uuid[]', ['0a0b0c0d-0000-4000-8000-000000000000']],
    ['name[]', ['one', 'two']],
    ['text', null],
  ])('a parameter of type %s returns unchanged: %j', async (type, value) => {
    const database = await connected(url)
    const [row] = await database.query(`select $1::${type} as value`, [value])
    expect(row?.['value']).toEqual(value)
  })

  test('a number that JavaScript would round stays exact', async () => {
    const database = await connected(url)
    const large = 9_007_199_254_740_993n
    expect(await database.query('select $1::bigint as value', [large])).toEqual([{ value: large }])
  })

  test('the connection works after a refused statement', async () => {
    const database = await connected(url)
    await expect(database.query('select $1::integer', ['seven'])).rejects.toMatchObject({ code: '22P02' })
    await expect(database.query('select * from nowhere where id = $1', ['x'])).rejects.toMatchObject({ code: '42P01' })
    await expect(database.query(`select ${'1,'.repeat(9)}1`, Array(70_000).fill(1))).rejects.toThrow(RangeError)
    expect(await database.query('select $1::text as word', ['on'])).toEqual([{ word: 'on' }])
  })

  test('times are in UTC, and other options of the URL stay', async () => {
    const address = new URL(url)
    address.searchParams.set('options', '-c statement_timeout=4321 -c TimeZone=Asia/Tokyo')
    const database = await connected(address.href)
    const settings = `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`
    expect(await database.query(settings)).toEqual([{ zone: 'UTC', timeout: '4321ms' }])
  })

  test('a connection to a silent server is closed, and a new one is opened', async () => {
    const network = await startNetwork(url)
    closing.push(network.close)
    const database = await connected(network.url, 200)
    network.silence()
    await expect(database.query('select 1 as one')).rejects.toBeInstanceOf(ConnectionLost)
    network.speak()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a transaction of the host has no timeout', async () => {
    const database = await connected(url, 50)
    const rows = await database.transaction((transaction) =>
      transaction.query(`select 'done' as state from pg_sleep(0.3)`),
    )
    expect(rows).toEqual([{ state: 'done' }])
  })
})

/** A proxy to a PostgreSQL that can drop packets. New connections work again after `speak`. */
async function startNetwork(to: string) {
  const address = new URL(to)
  const { port, hostname } = address
  const sockets = new Set<Socket>()
  let isSilent = false
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => !isSilent && into.write(data))
      from.on('error', () => {})
      from.on('close', () => into.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    silence: () => (isSilent = true),
    speak: () => (isSilent = false),
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}
