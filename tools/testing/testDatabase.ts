import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/**
 * Creates a temporary PostgreSQL database.
 * @param server the address of any database on the server, with the right to create others, such as TEST_DATABASE_URL.
 * @param template the database to copy; empty by default.
 * @returns the address of the new database, and a function that drops it.
 */
export async function makeTestDatabase(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `lorefolio_test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  return {
    url: onDatabase(server, name),
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  }
}

/** The address of another database on the same server. */
export function onDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs `work` with one connection to a database, which it ends. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function execute(server: string, statement: string): Promise<void> {
  await withClient(server, (client) => client.query(statement))
}
