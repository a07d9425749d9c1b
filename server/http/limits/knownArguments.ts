import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../backend/database.ts'
import { makeCache } from '../cache/makeCache.ts'
import { decodedPath } from '../decodedPath.ts'
import { restError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'

/** How many unknown names an error message lists. */
const MAX_LISTED = 5

/** The procedures of the data API with the names of their arguments; overloads of one name are joined. */
const PROCEDURES = `
  select proname as name,
    coalesce(array_agg(argument.name) filter (where argument.mode in ('i', 'b', 'v')), '{}') as arguments
  from pg_catalog.pg_proc
  left join lateral unnest(proargnames, coalesce(proargmodes, array_fill('i'::"char", array[coalesce(cardinality(proargnames), 0)])))
    as argument (name, mode) on true
  where pronamespace = 'public'::regnamespace
  group by proname`

/** Refuses unknown arguments of a procedure call as PostgREST does, before the backend searches for a procedure that has them. */
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
    const listed = unknown.slice(0, MAX_LISTED).join(', ')
    return c.json(
      restError(
        'PGRST202',
        `Could not find the function public.${name}(${listed}) in the schema cache`,
        `The function public.${name} has no parameters ${listed}.`,
      ),
      404,
    )
  }
}

const namesOf = (call: unknown): string[] => (typeof call === 'object' && call !== null ? Object.keys(call) : [])

/** The decoded name of the procedure that a path calls. */
const procedureOf = (path: string): string | undefined =>
  /^\/rest\/v1\/rpc\/([^/]+)\/?$/.exec(decodedPath(path) ?? '')?.[1]
