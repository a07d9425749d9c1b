import type { Transaction } from '../backend/database.ts'

/** A table that is copied. Its names are quoted. */
export type MovedTable = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isIdentity: boolean }[]
}

/** The tables in which migrations write rows. A database that has rows only here counts as empty, and the copy replaces them. */
export const FILLED_BY_MIGRATIONS: readonly string[] = [
  'private.card_corrections',
  'private.card_number_aliases',
  'public.admin_tasks',
  'public.catalogue_version',
  'public.format_rules',
  'public.name_words',
]

/**
 * The tables of the auth service that are copied to a hosted project. Its sessions and tokens belong to the project, which signs
 * tokens with its own key.
 */
const OF_HOSTED_AUTH = new Set(['auth.users', 'auth.identities'])

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    json_agg(json_build_object(
      'name', quote_ident(attname), 'type', format_type(atttypid, atttypmod), 'isIdentity', attidentity <> ''
    ) order by attnum)::text as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and nspname in ('public', 'private', 'auth') and attnum > 0 and not attisdropped and attgenerated = ''
  group by 1 order by 1`

/** Reads the tables of a migrated database. Generated columns are left out, because each database computes them. */
export async function readTables(database: Transaction): Promise<MovedTable[]> {
  const rows = await database.query(TABLES)
  return rows.map(({ name, columns }) => ({
    name: String(name),
    columns: JSON.parse(String(columns)) as MovedTable['columns'], // written by the query
  }))
}

/** Whether the auth service of a hosted project owns the accounts. */
export async function isHosted(database: Transaction): Promise<boolean> {
  const [row] = await database.query(
    `select pg_get_userbyid(relowner) = 'supabase_auth_admin' as hosted from pg_class where oid = 'auth.users'::regclass`,
  )
  return row?.['hosted'] === true
}

/** The tables to copy, with the columns that both databases have and the types of the target. */
export function commonTables(
  source: readonly MovedTable[],
  target: readonly MovedTable[],
  toHosted: boolean,
): MovedTable[] {
  return source
    .filter(({ name }) => !toHosted || !name.startsWith('auth.') || OF_HOSTED_AUTH.has(name))
    .map(({ name, columns }) => {
      const there = target.find((table) => table.name === name)
      if (!there) throw new Error(`The target has no table ${name}.`)
      const known = new Set(columns.map((column) => column.name))
      return { name, columns: there.columns.filter((column) => known.has(column.name)) }
    })
}
