import { foldText } from '../cards/foldText.ts'
import { countOf } from '../text/countOf.ts'
import type { SearchContext, SearchKey } from './condition.ts'
import { findNames } from './findNames.ts'
import { printValue } from './quoteText.ts'
import { SEARCH_HELP } from './searchHelp.ts'
import { exampleOfKey, findSearchKeys, SEARCH_KEYS } from './searchKeys.ts'
import type { SearchValue, Span } from './searchTree.ts'
import { tokenize } from './tokenize.ts'

/** What may be typed next in place of what has been begun. */
export type Suggestions = { readonly span: Span; readonly options: readonly [Suggestion, ...Suggestion[]] }

export type Suggestion = {
  /** What takes the place. */
  readonly text: string
  readonly label: string
  /** What helps to choose: what a key asks for, how many cards have a value. */
  readonly hint: string
}

/** As many as are offered: more are not read, and another letter leaves fewer. */
const MOST = 20

/** A key is offered from so many letters of its name on, so that words are left alone; from one more for its aliases. */
const LEAST_LETTERS = 2

/** A key and a sign that compares, behind which nothing has been typed. */
const BARE_KEY = /^(\p{L}+)\s*(?:[<>!]=|[:=<>≤≥≠])$/u

/**
 * Offers keys for the beginning of one, and behind a key its values, for what ends at the caret; null where there is
 * nothing to offer, as within a word or for a value that is written out.
 */
export function suggest(text: string, caret: number, known: SearchContext): Suggestions | null {
  if (!/^[\s)]?$/.test(text.charAt(caret))) return null
  const { tokens, problems } = tokenize(text.slice(0, caret), exampleOfKey)
  const begun = [...tokens, ...problems].find(({ span }) => span.end === caret)
  if (!begun) return null
  const written = text.slice(begun.span.start, caret)
  const nothing: SearchValue = { text: '', span: { start: caret, end: caret } }
  // Behind the last term one types on.
  const suffix = caret === text.length ? ' ' : ''

  if (!('kind' in begun)) {
    const [, key] = BARE_KEY.exec(written) ?? []
    return key === undefined ? null : suggestValues(key, [], nothing, known, suffix)
  }
  if (begun.kind === 'word') return begun.quoted ? null : makeSuggestions(begun.span, suggestKeys(begun.text))
  if (begun.kind !== 'term') return null
  const last = begun.values.at(-1)
  const isNew = last === undefined || last.span.end < caret
  const others = isNew ? begun.values : begun.values.slice(0, -1)
  return suggestValues(begun.key, others, isNew ? nothing : last, known, suffix)
}

function suggestKeys(typed: string): readonly Suggestion[] {
  const wanted = typed.toLowerCase()
  if (wanted.length < LEAST_LETTERS) return []
  return SEARCH_KEYS.filter(
    ({ name, aliases }) =>
      name.startsWith(wanted) || (wanted.length > LEAST_LETTERS && aliases.some((alias) => alias.startsWith(wanted))),
  ).map(({ name, examples }) => {
    const [, sign = ':'] = /^\p{L}+([:=<>]+)/u.exec(examples[0]) ?? []
    const text = name + sign
    return { text, label: text, hint: SEARCH_HELP.get(name) ?? '' }
  })
}

function suggestValues(
  word: string,
  others: readonly SearchValue[],
  { text, span }: SearchValue,
  known: SearchContext,
  behind: string,
): Suggestions | null {
  const values = findSearchKeys(word)
    .map((key) => valuesOf(key, known))
    .find(({ size }) => size > 0)
  if (!values) return null
  const names = [...values.keys()]
  const taken = new Set(others.flatMap((other) => findNames(names, other.text)))
  const meant = findNames(names, text).filter((name) => !taken.has(name))
  if (foldText(meant[0] ?? '') === foldText(text)) return null
  return makeSuggestions(
    span,
    meant.map((name) => ({ text: printValue(name.toLowerCase()) + behind, label: name, hint: values.get(name) ?? '' })),
  )
}

/** The values of a key with what is said of each; none where it takes any text or number. */
function valuesOf({ field, values = [] }: SearchKey, { facets }: SearchContext): ReadonlyMap<string, string> {
  if (field && facets) return new Map(Array.from(facets[field], ([name, count]) => [name, countOf(count, 'card')]))
  return new Map(values.map((name) => [name, '']))
}

function makeSuggestions(span: Span, [first, ...more]: readonly Suggestion[]): Suggestions | null {
  return first ? { span, options: [first, ...more.slice(0, MOST - 1)] } : null
}
