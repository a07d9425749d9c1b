import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from './site.ts'

/** Regular expressions. With references back one takes days for a text of some thousand letters, and PGlite cannot be stopped. */
const PATTERN = /^(?:not\.)?i?match(?:\((?:any|all)\))?\./i
const PATTERN_INSIDE = /\.i?match(?:\((?:any|all)\))?\./i

/** Several conditions in one parameter: `or=(…)`, `decks.not.and=(…)`. */
const LOGICAL = /(?:^|\.)(?:and|or)$/

/** Rows within rows within rows multiply: a card's set's cards' sets' cards are a hundred million. The product asks for one level. */
const MAX_DEPTH = 1
/** Tables beside each other, which may be the same one under other names. */
const MAX_EMBEDDED = 5

/** Refuses what a query of the data API may ask for that costs without bound, and that a hosted project ends after some seconds. */
export const boundedQueries: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const problem = problemOf(new URL(c.req.url).searchParams)
  if (problem === undefined) return next()
  return c.json({ code: 'PGRST100', message: problem, details: null, hint: null }, 400)
}

function problemOf(query: URLSearchParams): string | undefined {
  for (const [name, value] of query) {
    if (name === 'select') {
      if (depthOf(value) > MAX_DEPTH) return 'Tables can be embedded one level deep.'
      if (value.split('(').length - 1 > MAX_EMBEDDED) return 'Five tables can be embedded at once.'
    } else if ((LOGICAL.test(name) ? PATTERN_INSIDE : PATTERN).test(value))
      return 'Regular expressions cannot be searched for.'
  }
  return undefined
}

/** How deep the parentheses of a text are. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
