import { getAuthSchemaSql, splitSqlStatements, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import type { Database, Transaction } from './database.ts'

/** The roles of a hosted project. Roles belong to the PostgreSQL server, so another database may have created them. */
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

/** Functions that run as their caller can identify the user, as on a hosted project. The tables of `auth` stay closed. */
const GRANTS = [
  'grant usage on schema auth to anon, authenticated, service_role',
  'grant execute on all functions in schema auth to anon, authenticated, service_role',
]

/** The key of the advisory lock, an arbitrary number. */
const SET_UP_LOCK = 20_261_120

/** Locks the setup of the database against other hosts until the transaction ends. */
export const lockSetUp = async (transaction: Transaction): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(${SET_UP_LOCK})`)

/**
 * Creates what a hosted project has before its first migration: the roles, the schema `auth` and its functions. Skips a database
 * that has them.
 */
export async function prepareAuthSchema(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSetUp(transaction)
    const [found] = await transaction.query(`select to_regclass('auth.users') is not null as there`)
    if (found?.['there'] === true) return
    for (const role of ROLES) await transaction.query(role)
    for (const sql of [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql()]) {
      for (const statement of splitSqlStatements(sql)) await transaction.query(statement)
    }
    for (const grant of GRANTS) await transaction.query(grant)
  })
}

/** Splits a migration file into the statements that are recorded for it. */
export function statementsOf(sql: string): string[] {
  return splitSqlStatements(sql)
}
