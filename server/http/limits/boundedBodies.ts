import type { MiddlewareHandler } from 'hono'
import { restError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'
import { jsonProblem } from './jsonProblem.ts'

/**
 * Rows per request; a batch of imported matches has some hundred. A thousand rows of the widest table, cards_2, are 32,000
 * parameters. More than 32,767 overflow in the embedded database, which then cannot parse anything that follows.
 */
const MAX_ROWS = 1000
/** Decks per request: the product saves one, and checking a deck takes as long as saving hundreds of other rows. */
const MAX_DECKS = 10

/**
 * Refuses bodies other than JSON, which the backend expands: a CSV body with many commas becomes a wide table of any number of
 * rows, until the process runs out of memory.
 */
export const jsonBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (c.req.raw.body === null || ['', 'application/json'].includes(type.trim().toLowerCase())) return next()
  return c.json(restError('PGRST102', 'A body is JSON.'), 415)
}

/** Refuses bodies that cost much more than their size: deeply nested values, too many names, too many rows. */
export const boundedBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.raw.body === null) return next()
  const bytes = new Uint8Array(await c.req.raw.clone().arrayBuffer())
  const problem = jsonProblem(bytes)
  if (problem !== undefined) return c.json(restError('PGRST102', problem), 400)
  const value = parseJson(bytes)
  const rows = Array.isArray(value) ? value : []
  if (rows.length > MAX_ROWS) return c.json(restError('too_large', 'A thousand rows can be saved at once.'), 413)
  if (rows.filter(isDeck).length > MAX_DECKS)
    return c.json(restError('too_large', 'Ten decks can be saved at once.'), 413)
  c.set('body', value)
  return next()
}

/** Undefined if the body is not JSON: the backend has its own refusal for that. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a row is a deck, by a column that only decks have: the path cannot tell, since it can be spelled in many ways. */
const isDeck = (row: unknown): boolean => typeof row === 'object' && row !== null && 'cards' in row
