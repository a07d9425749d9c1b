import type { MiddlewareHandler } from 'hono'
import type { RestTurns } from './restTurns.ts'
import type { SiteEnv } from '../site.ts'

/**
 * What looks through texts with a pattern. A regular expression with references back takes days for a text of some thousand
 * letters, others and full-text search some seconds for all texts, and PGlite cannot be stopped.
 */
const PATTERN = String.raw`(?:i?match|i?like\((?:any|all)\)|(?:p[lh]|w)?fts)`
const ASKED = new RegExp(`^(?:not\\.)?${PATTERN}(?:[.(]|$)`)
const ASKED_INSIDE = new RegExp(`\\.(?:${PATTERN}|i?like)[.(]`)
/** Several conditions in one parameter: `or=(…)`, `decks.not.and=(…)`. */
const LOGICAL = /(?:^|\.)(?:and|or)$/

/** Each is worked out for each row; the product asks for five. */
const MAX_CONDITIONS = 20
/** Characters of what is selected, more than twice what the product's longest selection has. */
const MAX_SELECT = 1000
/** What sorts the rows; the product asks for three. */
const MAX_ORDER = 10
/**
 * Columns of a table beside the rows, which has no limit of a thousand: all columns of all cards beside their sets are 3.4 MB. The
 * product asks for no table beside.
 */
const MAX_COLUMNS_BESIDE = 5

/**
 * A column, or a table beside the rows with columns of its own. Not under another name, because the same one could then be
 * asked for a hundred times, and not within another table: a card's set's cards' sets' cards are a hundred million.
 */
const PART = /^(?:\*|\w+|\w+(?:!inner)?\(\w*(?:,\w+)*\))$/

/**
 * Whether a text has a word that every object of JavaScript has as a name. The backend makes an object of a query by such names:
 * with `__proto__` its condition was every object's from then on, and nothing more was answered.
 */
const isOfEveryObject = (text: string) => text.split(/\W+/).some((part) => part in Object.prototype)
/** The operator of a condition: `eq` of `not.eq.1`, `like` of `like(any).{a*}`. The backend looks it up by its name as well. */
const OPERATOR = /^(?:not\.)?(\w+)/

/** Parameters that name columns. */
const COLUMNS = new Set(['select', 'order', 'on_conflict', 'columns'])
/** Parameters that say what is answered, and how the rest is read. */
const NO_CONDITIONS = new Set([...COLUMNS, 'limit', 'offset'])

/** Refuses what a query of the data API may ask for that costs without bound, and that a hosted project ends after some seconds. */
export const boundedQueries =
  (turns: Pick<RestTurns, 'run'>): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const problem = problemOf([...new URL(c.req.url).searchParams])
    if (problem === undefined) return next()
    return turns.run(c, async () => c.json({ code: 'PGRST100', message: problem, details: null, hint: null }, 400))
  }

function problemOf(query: readonly (readonly [name: string, value: string])[]): string | undefined {
  if (query.some(([name, value]) => isOfEveryObject(name) || (COLUMNS.has(name) && isOfEveryObject(value))))
    return 'No column has this name.'
  const asked = (name: string) => query.flatMap(([key, value]) => (key === name ? [value] : []))
  if (!asked('select').every(isBounded))
    return 'Columns are selected once each, under their own names, with one table beside of which five are named.'
  if (asked('order').some((order) => order.split(',').length > MAX_ORDER))
    return 'Rows are sorted by ten columns at most.'

  const conditions = query.filter(([name]) => !NO_CONDITIONS.has(name))
  const logical = conditions.filter(([name]) => LOGICAL.test(name))
  const count = conditions.length + logical.reduce((sum, [, value]) => sum + value.split(/[(,]/).length, 0)
  if (conditions.some(([, value]) => isOfEveryObject(OPERATOR.exec(value)?.[1] ?? '')))
    return 'No operator has this name.'
  if (count > MAX_CONDITIONS) return 'Twenty conditions can be asked for at once.'
  const plain = conditions.some(([, value]) => ASKED.test(value) || looksWithin(value))
  if (plain || logical.some(([, value]) => ASKED_INSIDE.test(value)))
    return 'Texts are found by what they are or begin with, not by patterns.'
  return undefined
}

/** Whether a condition is `like` with a wildcard before the end; what a text begins with is found at once. */
function looksWithin(condition: string): boolean {
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
    columns.length <= MAX_COLUMNS_BESIDE &&
    new Set(names).size === names.length &&
    new Set(columns).size === columns.length
  )
}
