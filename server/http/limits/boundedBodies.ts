import type { MiddlewareHandler } from 'hono'
import { jsonProblem } from './jsonProblem.ts'
import type { SiteEnv } from '../site.ts'

/**
 * Rows in one request; a batch of imported matches has some hundred. Of the widest table, cards_2, they have 32,000 values: of
 * more than 32,767 the embedded database makes a number below nothing, and it understands nothing that comes after.
 */
const MAX_ROWS = 1000
/** Decks in one request: the product saves one, and to check one takes as long as hundreds of other rows. */
const MAX_DECKS = 10

/**
 * Refuses bodies that are no JSON, of which the backend makes more than they are: of one with commas a table of any width for
 * any number of rows, until it ends for lack of memory.
 */
export const jsonBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (c.req.raw.body === null || ['', 'application/json'].includes(type.trim().toLowerCase())) return next()
  return c.json(refusal('PGRST102', 'A body is JSON.'), 415)
}

/** Refuses bodies that cost much more than their size: values within values without end, too many names and too many rows. */
export const boundedBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.raw.body === null) return next()
  const bytes = new Uint8Array(await c.req.raw.clone().arrayBuffer())
  const problem = jsonProblem(bytes)
  if (problem !== undefined) return c.json(refusal('PGRST102', problem), 400)
  const value = parseJson(bytes)
  const rows = Array.isArray(value) ? value : []
  if (rows.length > MAX_ROWS) return c.json(refusal('too_large', 'A thousand rows can be saved at once.'), 413)
  if (rows.filter(isDeck).length > MAX_DECKS)
    return c.json(refusal('too_large', 'Ten decks can be saved at once.'), 413)
  c.set('body', value)
  return next()
}

const refusal = (code: string, message: string) => ({ code, message, details: null, hint: null })

/** What a body says; nothing where it is no JSON, which the backend refuses in its own words. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a row is one of a deck, by what no other table has: an address can be written in many ways. */
const isDeck = (row: unknown): boolean => typeof row === 'object' && row !== null && 'cards' in row
