import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { makeTestDatabase, withClient } from '../../tools/testing/testDatabase.ts'

type Row = Record<string, unknown>

/** The service, which bypasses row level security. */
export const SERVICE = 'service'

/** The sender of a statement: null for a guest, a member's id, or `SERVICE`. */
export type Caller = string | null

export type HostedProject = {
  /** The address of the database for the project's owner. */
  readonly url: string
  /**
   * Runs a statement as the data API does: in the sender's role, with their claims. Rejects with PostgreSQL's error.
   */
  run(caller: Caller, statement: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs a statement as the auth service. */
  auth(statement: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs a statement as the project's owner, as in its SQL editor. */
  sql(statement: string, params?: readonly unknown[]): Promise<Row[]>
  /** Creates an account as the auth service does, signed in; returns its id. */
  signUp(name: string, metadata?: Row): Promise<string>
  /** Like `run`, with these claims in a member's token. */
  runWithClaims(claims: Row, statement: string): Promise<Row[]>
  close(): Promise<void>
}

/** The statement timeouts of the data API in a hosted project. */
const TIMEOUTS = { anon: '3s', authenticated: '8s', service_role: '8s' }

/**
 * Starts a database like that of a hosted Supabase project, with the product's migrations and without the embedded
 * backend.
 * @param server address of a PostgreSQL, as superuser
 * @param grants whether the project grants every new table and function in `public` to visitors, which is an option of hosted projects
 * @param isMigrated false: without the migrations.
 */
export async function startHostedProject(server: string, grants: boolean, isMigrated = true): Promise<HostedProject> {
  const database = await makeTestDatabase(server)
  const owner = `project_owner_${randomBytes(6).toString('hex')}`
  // Each pool has one connection, so statements of a role run one after another.
  const connect = () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1, idleTimeoutMillis: 0 })
    // `pool.end` does not wait until the server has closed its connections, and `drop database` may close them first.
    pool.on('error', () => {})
    return pool
  }
  const connectAs = async (role: string) => {
    const connection = connect()
    await connection.query(`set session authorization ${role}`)
    return connection
  }

  const superuser = connect()
  const project = await readFile(new URL('hostedProject.fixture.sql', import.meta.url), 'utf8')
  await superuser.query(`create role ${owner} login createdb createrole bypassrls`)
  await superuser.query(`grant set on parameter session_replication_role to ${owner}`)
  await superuser.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${owner}`)
  // Only one transaction at a time creates roles, because all databases of a server share them.
  await inTransaction(superuser, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(20261120)')
    await transaction.query(project.replaceAll('project_owner', owner))
  })

  const [asOwner, auth, api] = await Promise.all([owner, 'supabase_auth_admin', 'authenticator'].map(connectAs))
  if (!asOwner || !auth || !api) throw new Error('A connection is missing.')
  if (grants) {
    for (const what of ['tables', 'functions', 'sequences']) {
      await asOwner.query(
        `alter default privileges in schema public grant all on ${what} to anon, authenticated, service_role`,
      )
    }
  }
  if (isMigrated) await migrate(asOwner)

  const run = async (connection: pg.Pool | pg.ClientBase, statement: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(statement, [...params])).rows
  const runAs = async (role: keyof typeof TIMEOUTS, claims: Row, statement: string, params?: readonly unknown[]) =>
    inTransaction(api, async (transaction) => {
      await transaction.query(`set local role ${role}; set local statement_timeout = '${TIMEOUTS[role]}'`)
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ role, ...claims }),
      ])
      return run(transaction, statement, params)
    })
  const sessions = new Map<string, string>()
  const url = new URL(database.url)
  url.username = owner
  return {
    url: url.href,
    run: async (caller, statement, params) =>
      caller === null || caller === SERVICE
        ? runAs(caller === null ? 'anon' : 'service_role', {}, statement, params)
        : runAs('authenticated', { sub: caller, session_id: sessions.get(caller) }, statement, params),
    runWithClaims: async (claims, statement) => runAs('authenticated', claims, statement),
    auth: (statement, params) => run(auth, statement, params),
    sql: (statement, params) => run(asOwner, statement, params),
    async signUp(name, metadata = { username: name }) {
      const id = randomUUID()
      await run(
        auth,
        `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
           email_confirmed_at, created_at, updated_at)
         values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, 'a hash',
           '{"provider": "email", "providers": ["email"]}', $3::text::jsonb, now(), now(), now())`,
        [id, `${name}@example.com`, JSON.stringify(metadata)],
      )
      const session = randomUUID()
      await run(auth, 'insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
      sessions.set(id, session)
      return id
    },
    async close() {
      await Promise.all([asOwner, auth, api, superuser].map((connection) => connection.end()))
      await database.drop()
      await withClient(server, (client) => client.query(`drop owned by ${owner}; drop role ${owner}`))
    },
  }
}

/** Applies each migration in a separate transaction, as `supabase db push` does. */
async function migrate(owner: pg.Pool): Promise<void> {
  const folder = new URL('../migrations/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  for (const file of files) {
    const statements = await readFile(new URL(file, folder), 'utf8')
    await inTransaction(owner, (transaction) => transaction.query(statements)).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error })
    })
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (transaction: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
