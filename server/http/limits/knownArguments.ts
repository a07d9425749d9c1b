import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../backend/database.ts'
import { makeCache } from '../cache/makeCache.ts'
import type { SiteEnv } from '../site.ts'

/** Names that a refusal repeats. */
const MAX_TOLD = 5

/** The procedures that can be called, each with the names of its arguments; of several with one name those of all. */
const PROCEDURES = `
  select proname as name,
    coalesce(array_agg(argument.name) filter (where argument.mode in ('i', 'b', 'v')), '{}') as arguments
  from pg_catalog.pg_proc
  left join lateral unnest(proargnames, coalesce(proargmodes, array_fill('i'::"char", array[coalesce(cardinality(proargnames), 0)])))
    as argument (name, mode) on true
  where pronamespace = 'public'::regnamespace
  group by proname`

/** Refuses names in a call's body that are no arguments of the procedure, as PostgREST does, before the backend looks for one. */
export function knownArguments(database: Database): MiddlewareHandler<SiteEnv> {
  // Loaded once: migrations, which create procedures, run before the host answers.
  const cache = makeCache<'procedures', ReadonlyMap<string, ReadonlySet<string>>>({ max: 1 })
  const readProcedures = async () => {
    const rows = await database.query(PROCEDURES)
    return new Map(rows.map((row) => [String(row['name']), new Set(row['arguments'] as string[])])) // a text[] of the statement
  }
  return async (c, next) => {
    const name = procedureOf(c.req.path)
    const body = c.get('body')
    if (name === undefined || typeof body !== 'object' || body === null) return next()
    const known = (await cache.get('procedures', readProcedures)).get(name)
    const calls: unknown[] = Array.isArray(body) ? body : [body]
    const unknown = known && calls.flatMap(namesOf).filter((argument) => !known.has(argument))
    if (!unknown || unknown.length === 0) return next()
    const told = unknown.slice(0, MAX_TOLD).join(', ')
    return c.json(
      {
        code: 'PGRST202',
        message: `Could not find the function public.${name}(${told}) in the schema cache`,
        details: `The function public.${name} has no parameters ${told}.`,
        hint: null,
      },
      404,
    )
  }
}

const namesOf = (call: unknown): string[] => (typeof call === 'object' && call !== null ? Object.keys(call) : [])

/** The decoded name of the procedure that a path calls. */
function procedureOf(path: string): string | undefined {
  try {
    return /^\/rest\/v1\/rpc\/([^/]+)\/?$/.exec(decodeURIComponent(path))?.[1]
  } catch {
    return undefined // not to be decoded: the backend says so
  }
}
