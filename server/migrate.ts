import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { statementsOf, lockSetUp } from './backend/authSchema.ts'
import type { Database } from './backend/database.ts'
import { reasonOf, StartError } from './startError.ts'

type Migration = {
  readonly version: string
  readonly name: string
  readonly file: string
  readonly sql: string
}

/**
 * Applies the missing migrations of `folder`, each in a separate transaction, and records them like the Supabase CLI
 * (`supabase_migrations.schema_migrations`), so that a hosted project sees the same history.
 * @returns the applied files.
 * @throws StartError if a migration fails, which leaves the database unchanged, or if a recorded migration has changed
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  await database.transaction(async (transaction) => {
    await lockSetUp(transaction)
    await transaction.query('create schema if not exists supabase_migrations')
    await transaction.query(
      'create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)',
    )
  })
  const recorded = await readRecorded(database)
  const applied: string[] = []
  for (const migration of migrations) {
    const statements = recorded.get(migration.version)
    if (statements !== undefined && isMadeOf(migration.sql, statements)) continue
    if (await apply(database, migration)) applied.push(migration.file)
  }
  return applied
}

/**
 * The statements of all recorded migrations by version, in one query: most starts apply none. As text, because drivers take
 * much longer to parse a long array than JSON.
 */
async function readRecorded(database: Database): Promise<Map<string, readonly string[] | null>> {
  const rows = await database.query(
    'select version, to_json(statements)::text as statements from supabase_migrations.schema_migrations',
  )
  return new Map(
    rows.map(({ version, statements }) => [
      String(version),
      typeof statements === 'string' ? (JSON.parse(statements) as string[]) : null, // `migrate` and the Supabase CLI write strings
    ]),
  )
}

/**
 * Whether a file consists of recorded statements, which takes a hundredth of the time of splitting it. False if it also has other text,
 * such as a comment at its end: then `apply` decides. A recording without statements does not say what the file was.
 */
function isMadeOf(sql: string, statements: readonly string[] | null): boolean {
  if (statements === null) return true
  let position = 0
  for (const statement of statements) {
    position += /^\s*/.exec(sql.slice(position))?.[0].length ?? 0
    if (!sql.startsWith(statement, position)) return false
    position += statement.length
    const end = /^\s*(?:;|$)/.exec(sql.slice(position))
    if (!end) return false
    position += end[0].length
  }
  return sql.slice(position).trim() === ''
}

/** How many migrations of the database are not in `folder`, because a newer version of the product applied them. */
export async function countUnknownMigrations(database: Database, folder: string): Promise<number> {
  const known = new Set((await listMigrations(folder)).map(({ version }) => version))
  const recorded = await database.query('select version from supabase_migrations.schema_migrations')
  return recorded.filter(({ version }) => !known.has(String(version))).length
}

async function listMigrations(folder: string): Promise<Omit<Migration, 'sql'>[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return files.map((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
    if (version === undefined || name === undefined) {
      throw new StartError(`The migration ${file} is not named <timestamp>_<name>.sql.`)
    }
    return { version, name, file }
  })
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const listed = await listMigrations(folder)
  return Promise.all(
    listed.map(async (migration) => ({
      ...migration,
      sql: await readFile(join(folder, migration.file), 'utf8'),
    })),
  )
}

async function apply(database: Database, { version, name, file, sql }: Migration): Promise<boolean> {
  const statements = statementsOf(sql)
  return database
    .transaction(async (transaction) => {
      await lockSetUp(transaction)
      const [recorded] = await transaction.query(
        'select statements from supabase_migrations.schema_migrations where version = $1',
        [version],
      )
      if (recorded) {
        if (recorded['statements'] !== null && !isDeepStrictEqual(recorded['statements'], statements)) {
          throw new StartError(
            `The migration ${file} was changed after it was applied: restore it and write a new one.`,
          )
        }
        return false
      }
      for (const statement of statements) await transaction.query(statement)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, statements],
      )
      return true
    })
    .catch((error: unknown) => {
      throw error instanceof StartError ? error : new StartError(`The migration ${file} failed: ${reasonOf(error)}`)
    })
}
