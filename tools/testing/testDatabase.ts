import postgres from 'postgres'

/**
 * Makes a fresh, empty PostgreSQL database for one run.
 *
 * @param server address of any database on the server, with the right to create others, e.g. TEST_DATABASE_URL.
 * @returns the address of the new database, and what removes it again.
 */
export async function makeTestDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lorefolio_e2e_${process.pid}_${Date.now().toString(36)}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(server, `drop database if exists ${name} with (force)`) }
}

async function execute(server: string, statement: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
