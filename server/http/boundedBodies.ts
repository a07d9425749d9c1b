import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from './site.ts'

/** How deep values are within values: an imported card's prices are the fifth. */
const MAX_DEPTH = 10
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

/** Refuses bodies that cost much more than their size: values within values without end, and too many rows. */
export const boundedBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.raw.body === null) return next()
  const value = await readJson(c.req.raw.clone())
  if (isDeeper(value, MAX_DEPTH))
    return c.json(refusal('PGRST102', 'The body has values within values without end.'), 400)
  const rows = Array.isArray(value) ? value : []
  if (rows.length > MAX_ROWS) return c.json(refusal('too_large', 'A thousand rows can be saved at once.'), 413)
  if (rows.filter(isDeck).length > MAX_DECKS)
    return c.json(refusal('too_large', 'Ten decks can be saved at once.'), 413)
  return next()
}

const refusal = (code: string, message: string) => ({ code, message, details: null, hint: null })

/** What a body says; nothing where it is no JSON, which the backend refuses in its own words. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

/** Whether a row is one of a deck, by what no other table has: an address can be written in many ways. */
const isDeck = (row: unknown): boolean => typeof row === 'object' && row !== null && 'cards' in row

function isDeeper(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((part): unknown[] => (typeof part === 'object' && part !== null ? Object.values(part) : []))
    if (level.length === 0) return false
  }
  return true
}
