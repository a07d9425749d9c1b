import type { MiddlewareHandler } from 'hono'
import { restError } from '../errorBodies.ts'
import type { SiteEnv } from '../site.ts'
import type { RestQueue } from './restQueue.ts'

/**
 * Operators that search texts by a pattern. A regular expression with back references takes days for a text of a few thousand
 * letters; other patterns and full-text search take seconds for all texts. A query on PGlite cannot be canceled.
 */
const PATTERN = String.raw`(?:i?match|i?like\((?:any|all)\)|(?:p[lh]|w)?fts)`
const PATTERN_CONDITION = new RegExp(`^(?:not\\.)?${PATTERN}(?:[.(]|$)`)
const PATTERN_IN_GROUP = new RegExp(`\\.(?:${PATTERN}|i?like)[.(]`)
/** The names of parameters that group conditions: `or=(…)`, `decks.not.and=(…)`. */
const LOGICAL = /(?:^|\.)(?:and|or)$/

/** The database evaluates each condition for each row; the product sends up to five. */
const MAX_CONDITIONS = 20
/** Characters of `select`, more than twice as many as the product sends. */
const MAX_SELECT = 1000
/** Columns of `order`; the product sends up to three. */
const MAX_ORDER = 10
/**
 * Columns of an embedded table. The limit of a thousand rows does not apply to its rows: all columns of all cards embedded in their
 * sets are 3.4 MB. The product embeds no table.
 */
const MAX_EMBEDDED_COLUMNS = 5

/**
 * A column, or an embedded table with its columns. Aliases are refused because one column could then be selected a hundred times.
 * Nested embedding is refused because the cards of the sets of the cards of a card's set are a hundred million.
 */
const PART = /^(?:\*|\w+|\w+(?:!inner)?\(\w*(?:,\w+)*\))$/

/**
 * Whether a text contains a property name of `Object.prototype`. The backend uses names of a query as property names of a plain
 * object: `__proto__` added its condition to all objects, and the host stopped responding.
 */
const hasPrototypeName = (text: string) => text.split(/\W+/).some((part) => part in Object.prototype)
/** The operator of a condition: `eq` in `not.eq.1`, `like` in `like(any).{a*}`. The backend uses it as a property name too. */
const OPERATOR = /^(?:not\.)?(\w+)/

/** Parameters that name columns. */
const COLUMNS = new Set(['select', 'order', 'on_conflict', 'columns'])
/** Parameters other than conditions. */
const NO_CONDITIONS = new Set([...COLUMNS, 'limit', 'offset'])

/** Refuses queries of the data API whose cost has no bound. A hosted project cancels such queries after a few seconds. */
export const boundedQueries =
  (queue: Pick<RestQueue, 'run'>): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const problem = problemOf([...new URL(c.req.url).searchParams])
    if (problem === undefined) return next()
    return queue.run(c, async () => c.json(restError('PGRST100', problem), 400))
  }

function problemOf(query: readonly (readonly [name: string, value: string])[]): string | undefined {
  if (query.some(([name, value]) => hasPrototypeName(name) || (COLUMNS.has(name) && hasPrototypeName(value))))
    return 'No column has this name.'
  const valuesOf = (name: string) => query.flatMap(([key, value]) => (key === name ? [value] : []))
  if (!valuesOf('select').every(isBounded))
    return 'Select each column once, without an alias, and at most one embedded table with five named columns.'
  if (valuesOf('order').some((order) => order.split(',').length > MAX_ORDER))
    return 'Rows are sorted by ten columns at most.'

  const conditions = query.filter(([name]) => !NO_CONDITIONS.has(name))
  const logical = conditions.filter(([name]) => LOGICAL.test(name))
  const count = conditions.length + logical.reduce((sum, [, value]) => sum + value.split(/[(,]/).length, 0)
  if (conditions.some(([, value]) => hasPrototypeName(OPERATOR.exec(value)?.[1] ?? '')))
    return 'No operator has this name.'
  if (count > MAX_CONDITIONS) return 'A query can have at most twenty conditions.'
  const hasPattern = conditions.some(([, value]) => PATTERN_CONDITION.test(value) || hasInnerWildcard(value))
  if (hasPattern || logical.some(([, value]) => PATTERN_IN_GROUP.test(value)))
    return 'Find texts by their whole value or their beginning, not by patterns.'
  return undefined
}

/** Whether a condition is `like` with a wildcard before the end. An index finds the beginning of a text at once. */
function hasInnerWildcard(condition: string): boolean {
  const [, pattern] = /^(?:not\.)?i?like\.(.*)$/s.exec(condition) ?? []
  const wildcard = pattern?.search(/[*%]/) ?? -1
  return wildcard >= 0 && !/^[*%]+$/.test(pattern?.slice(wildcard) ?? '')
}

function isBounded(select: string): boolean {
  if (select.length > MAX_SELECT) return false
  const parts = select.replaceAll(/\s/g, '').split(/,(?![^(]*\))/)
  const names = parts.map((part) => part.replace(/[!(].*/, ''))
  const columns = parts.flatMap((part) => part.match(/\((.*)\)/)?.[1]?.split(',') ?? [])
  return (
    parts.every((part) => PART.test(part) || part === '') &&
    parts.filter((part) => part.includes('(')).length <= 1 &&
    columns.length <= MAX_EMBEDDED_COLUMNS &&
    new Set(names).size === names.length &&
    new Set(columns).size === columns.length
  )
}
