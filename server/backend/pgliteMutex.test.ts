import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPglite } from './connectPglite.ts'
import type { Connected } from './database.ts'

let connected: Connected

beforeAll(async () => {
  connected = await connectPglite(undefined)
  await connected.database.query('create role authenticated')
  // The backend sets the identity only if a table has row level security.
  await connected.database.query('create table protected ()')
  await connected.database.query('alter table protected enable row level security')
})
afterAll(() => connected.database.close())

function as(uid: string) {
  return { auth: { role: 'authenticated', uid } }
}

test('concurrent requests do not mix up their identities', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `person-${index}`)
  const seen = await Promise.all(
    people.map((uid) =>
      connected.connection.withContext(as(uid), async (db) => {
        const { rows } = await sql<{ who: string }>`select current_setting('request.jwt.claim.sub') as who`.execute(db)
        return rows[0]?.who
      }),
    ),
  )
  expect(seen).toEqual(people)
})

test('a failed request does not affect a concurrent one', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      connected.connection.withContext(as('somebody'), async (db) => {
        await sql.raw(index % 2 === 0 ? 'select 1' : 'select 1/0').execute(db)
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected')),
  )
})

test('a query during a request does not wait for the request', async () => {
  const [row] = await connected.connection.withContext(as('somebody'), () =>
    connected.database.query('select 1 as one'),
  )
  expect(row).toEqual({ one: 1 })
})

test('a query of the host does not run inside a request', async () => {
  const roles: unknown[] = []
  const request = connected.connection.withContext(as('somebody'), async (db) => {
    for (let step = 0; step < 5; step += 1) {
      await sql`select pg_sleep(0)`.execute(db)
    }
  })
  roles.push((await connected.database.query('select current_user as who'))[0]?.['who'])
  await request
  expect(roles).toEqual(['postgres'])
})
