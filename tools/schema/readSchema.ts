import type { Database } from '../../server/backend/database.ts'
import { tidyFunction, tidySql, tidyTrigger } from './tidySql.ts'

/** A table or view: the statement that makes it, then its indexes, access rules and triggers. */
export type Relation = { readonly name: string; readonly statements: readonly string[] }

export type Routine = { readonly name: string; readonly statement: string }

export type Schema = { readonly relations: readonly Relation[]; readonly routines: readonly Routine[] }

/**
 * One row of a catalog query: the name of its relation or function, the comment on it, and the definition that
 * PostgreSQL prints.
 */
type Part = { readonly name: string; readonly about: string | null; readonly definition: string }

const SCHEMAS = `('public', 'private', 'hosts')`

/** The roles of a guest, a member and a server function. */
const GRANTEES = `('anon', 'authenticated', 'service_role')`

/** Reads our schemas of a migrated database as statements for people to read. */
export async function readSchema(database: Database): Promise<Schema> {
  // Each query below selects the columns of a Part.
  const read = async (sql: string) => (await database.query(sql)) as Part[]
  const [tables, views, columns, constraints, indexes, rights, policies, triggers, routines] = await Promise.all(
    [TABLES, VIEWS, COLUMNS, CONSTRAINTS, INDEXES, RIGHTS, POLICIES, TRIGGERS, ROUTINES].map(read),
  )
  const of = (parts: Part[] = [], name: string) => parts.filter((part) => part.name === name)
  const relation = (name: string, head: string): Relation => ({
    name,
    statements: [
      head,
      lines(of(indexes, name).map(({ definition }) => `${tidySql(definition)};`)),
      lines(of(rights, name).map(({ definition }) => definition)),
      ...of(policies, name).map(({ definition }) => tidySql(definition)),
      lines(of(triggers, name).flatMap((trigger) => [...comment(trigger), tidyTrigger(trigger.definition)])),
    ].filter((statement) => statement !== ''),
  })
  return {
    relations: [
      ...(tables ?? []).map((table) =>
        relation(table.name, createTable(table, [...of(columns, table.name), ...of(constraints, table.name)])),
      ),
      ...(views ?? []).map((view) => relation(view.name, lines([...comment(view), tidySql(view.definition)]))),
      // The auth service defines this table, so only its triggers are listed, which belong to this project.
      relation('auth.users', ''),
    ],
    routines: (routines ?? []).map((routine) => ({
      name: routine.name,
      statement: lines([...comment(routine), tidyFunction(routine.definition)]),
    })),
  }
}

function createTable(table: Part, parts: readonly Part[]): string {
  const body = parts.flatMap((part, index) => [
    ...comment(part).map((line) => `  ${line}`),
    `  ${tidySql(part.definition)}${index < parts.length - 1 ? ',' : ''}`,
  ])
  return lines([...comment(table), `create table ${table.name} (`, ...body, ');'])
}

/** The comment on a part as comment lines of at most 120 characters. */
function comment({ about }: Part): string[] {
  if (about === null) return []
  const wrapped = ['--']
  for (const word of about.split(/\s+/)) {
    const last = wrapped.at(-1) ?? ''
    if (last.length + word.length < 120) wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(`-- ${word}`)
  }
  return wrapped
}

const lines = (parts: readonly string[]): string => parts.join('\n')

const TABLES = `
  select format('%s.%s', n.nspname, c.relname) as name, obj_description(c.oid, 'pg_class') as about, '' as definition
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind = 'r'`

const VIEWS = `
  select format('%s.%s', n.nspname, c.relname) as name, obj_description(c.oid, 'pg_class') as about,
    format('create view %s.%s%s as%s', n.nspname, c.relname,
      ' with (' || array_to_string(c.reloptions, ', ') || ')', E'\\n' || pg_get_viewdef(c.oid, true)) as definition
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relkind = 'v'`

const COLUMNS = `
  select format('%s.%s', n.nspname, c.relname) as name, col_description(c.oid, a.attnum) as about,
    concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when o.collname <> 'default' then 'collate ' || quote_ident(o.collname) end,
      case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then 'not null' end,
      case a.attidentity when 'a' then 'generated always as identity' end) as definition
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_collation o on o.oid = a.attcollation
  where n.nspname in ${SCHEMAS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`

const CONSTRAINTS = `
  select format('%s.%s', n.nspname, c.relname) as name, obj_description(k.oid, 'pg_constraint') as about,
    format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true)) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by 1, array_position(array['p', 'u', 'x', 'f', 'c'], k.contype::text), k.conname`

const INDEXES = `
  select format('%s.%s', n.nspname, c.relname) as name, null as about, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by 1, 3`

const RIGHTS = `
  select format('%s.%s', n.nspname, c.relname) as name, null as about,
    format('alter table %s.%s enable row level security;', n.nspname, c.relname) as definition, 0 as place
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${SCHEMAS} and c.relrowsecurity
  union all
  select format('%s.%s', table_schema, table_name), null,
    format('grant %s on %s.%s to %s;',
      lower(string_agg(privilege_type, ', ' order by array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
        privilege_type::text))), table_schema, table_name, grantee), 1
  from information_schema.role_table_grants
  where table_schema in ${SCHEMAS} and grantee in ${GRANTEES}
    and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  group by table_schema, table_name, grantee
  order by 1, 4, 3`

const POLICIES = `
  select format('%s.%s', schemaname, tablename) as name, null as about,
    concat_ws(E'\\n  ',
      format('create policy %I on %s.%s', policyname, schemaname, tablename),
      lower(format('as %s for %s to %s', permissive, cmd, array_to_string(roles, ', '))),
      'using (' || qual || ')', 'with check (' || with_check || ')') || ';' as definition
  from pg_policies where schemaname in ${SCHEMAS}
  order by 1, array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], cmd), policyname`

const TRIGGERS = `
  select format('%s.%s', n.nspname, c.relname) as name, obj_description(t.oid, 'pg_trigger') as about,
    pg_get_triggerdef(t.oid, true) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_proc p on p.oid = t.tgfoid join pg_namespace f on f.oid = p.pronamespace
  where not t.tgisinternal and f.nspname in ${SCHEMAS}
  order by 1, t.tgname`

const ROUTINES = `
  select format('%s.%s', n.nspname, p.proname) as name, obj_description(p.oid, 'pg_proc') as about,
    pg_get_functiondef(p.oid) as definition
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${SCHEMAS}
  order by 1, p.oid`
