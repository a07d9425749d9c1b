import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from './site.ts'

/** How deep values are within values: an imported card's prices are the fifth. */
const MAX_DEPTH = 10
/** Rows in one request; a batch of imported matches has some hundred. */
const MAX_ROWS = 2000
/** Decks in one request: the product saves one, and to check one takes as long as hundreds of other rows. */
const MAX_DECKS = 10

/**
 * Refuses bodies that cost much more than their size: whatever is no JSON (of one with commas the backend would make a table
 * of any width for any number of rows, and end for lack of memory), values within values without end, and too many rows.
 */
export const boundedBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const refuse = (status: 400 | 413 | 415, code: string, message: string) =>
    c.json({ code, message, details: null, hint: null }, status)
  if (c.req.raw.body === null) return next()
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!['', 'application/json'].includes(type.trim().toLowerCase())) return refuse(415, 'PGRST102', 'A body is JSON.')
  const value = await readJson(c.req.raw.clone())
  if (isDeeper(value, MAX_DEPTH)) return refuse(400, 'PGRST102', 'The body has values within values without end.')
  const rows = Array.isArray(value) ? value : []
  if (rows.length > MAX_ROWS) return refuse(413, 'too_large', 'Two thousand rows can be saved at once.')
  if (rows.filter(isDeck).length > MAX_DECKS) return refuse(413, 'too_large', 'Ten decks can be saved at once.')
  return next()
}

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
