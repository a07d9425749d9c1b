import { getAuthSchemaSql, splitSqlStatements, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import type { Database, Transaction } from './database.ts'

/** The roles of a hosted project. Roles belong to the whole PostgreSQL server, so another database may have made them. */
const ROLES = [
  ['anon', 'nologin'],
  ['authenticated', 'nologin'],
  ['service_role', 'nologin bypassrls'],
].map(
  ([role, options]) => `do $$ begin
    create role ${role} ${options};
  exception when duplicate_object or unique_violation then null;
  end $$`,
)

/** A function that runs as its caller may ask who that is, as on a hosted project. The tables of `auth` stay closed. */
const GRANTS = [
  'grant usage on schema auth to anon, authenticated, service_role',
  'grant execute on all functions in schema auth to anon, authenticated, service_role',
]

/** Any number. */
const SET_UP_LOCK = 20_261_120

/** Waits until nobody else sets up the same database; until the transaction ends others wait. */
export const takeSetUpTurn = async (transaction: Transaction): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(${SET_UP_LOCK})`)

/**
 * Makes what a hosted project has before its first migration: the roles, the schema `auth` and its functions.
 * Does nothing to a database that has them.
 */
export async function prepareAuthSchema(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeSetUpTurn(transaction)
    const [found] = await transaction.query(`select to_regclass('auth.users') is not null as there`)
    if (found?.['there'] === true) return
    for (const role of ROLES) await transaction.query(role)
    for (const sql of [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql()]) {
      for (const statement of splitSqlStatements(sql)) await transaction.query(statement)
    }
    for (const grant of GRANTS) await transaction.query(grant)
  })
}

/** The statements of a migration file, one by one, as they are recorded. */
export function statementsOf(sql: string): string[] {
  return splitSqlStatements(sql)
}
