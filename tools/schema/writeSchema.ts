import type { Noun } from './nouns.ts'
import type { Schema } from './readSchema.ts'

/** The nouns of the auth service's tables that have triggers of this project. */
const AUTH_TABLES: Readonly<Record<string, string>> = { 'auth.users': 'user_profiles' }

const HEADER =
  '-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.'

/**
 * Sorts a schema into the files of its nouns.
 * @returns the files' texts by their names.
 * @throws Error when a relation or function has no noun, or a noun names one that does not exist.
 */
export function writeSchema({ relations, routines }: Schema, nouns: readonly Noun[]): Map<string, string> {
  const placed = new Set(nouns.flatMap((noun) => [...noun.relations, ...noun.functions]))
  const existing = new Set([...relations, ...routines].map(({ name }) => name))
  const unlisted = [...existing].filter((name) => !placed.has(name) && !(name in AUTH_TABLES))
  const gone = [...placed].filter((name) => !existing.has(name))
  if (unlisted.length > 0) throw new Error(`No noun in tools/schema/nouns.ts has ${unlisted.join(', ')}.`)
  if (gone.length > 0)
    throw new Error(`tools/schema/nouns.ts lists missing relations or functions: ${gone.join(', ')}.`)

  const statementsOf = (name: string) => relations.find((relation) => relation.name === name)?.statements ?? []
  return new Map(
    nouns.map(({ name, about, relations: tables, functions }) => [
      `${name}.sql`,
      [
        `${HEADER}\n\n-- ${about}`,
        ...tables.flatMap(statementsOf),
        ...functions.flatMap((routine) =>
          routines.filter((one) => one.name === routine).map(({ statement }) => statement),
        ),
        ...Object.entries(AUTH_TABLES).flatMap(([table, noun]) => (noun === name ? statementsOf(table).slice(1) : [])),
      ]
        .join('\n\n')
        .concat('\n'),
    ]),
  )
}
