import { foldText } from '../cards/foldText.ts'
import { countOf } from '../text/countOf.ts'
import type { SearchContext, SearchKey } from './condition.ts'
import { findNames } from './findNames.ts'
import { printValue } from './quoteText.ts'
import { SEARCH_HELP } from './searchHelp.ts'
import { exampleOfKey, findSearchKeys, SEARCH_KEYS } from './searchKeys.ts'
import type { SearchValue, Span } from './searchTree.ts'
import { tokenize } from './tokenize.ts'

/** Completions for the text of a span. */
export type Suggestions = { readonly span: Span; readonly options: readonly [Suggestion, ...Suggestion[]] }

export type Suggestion = {
  /** The replacement. */
  readonly text: string
  readonly label: string
  /** The meaning of a key, or the number of cards with a value. */
  readonly hint: string
}

/** The maximum number of suggestions. */
const MAX_OPTIONS = 20

/**
 * The minimum number of typed letters for suggesting keys by name, so that words are not disturbed. Aliases need one
 * more.
 */
const MIN_LETTERS = 2

/** A key and an operator without a value. */
const BARE_KEY = /^(\p{L}+)\s*(?:[<>!]=|[:=<>≤≥≠])$/u

/**
 * Suggests completions at the caret: keys for the start of a word, and values after a key. Null if there are none, also
 * inside a word or for a complete value.
 */
export function suggest(text: string, caret: number, known: SearchContext): Suggestions | null {
  if (!/^[\s)]?$/.test(text.charAt(caret))) return null
  const { tokens, problems } = tokenize(text.slice(0, caret), exampleOfKey)
  const begun = [...tokens, ...problems].find(({ span }) => span.end === caret)
  if (!begun) return null
  const written = text.slice(begun.span.start, caret)
  const nothing: SearchValue = { text: '', span: { start: caret, end: caret } }
  // A space after the last term lets the visitor type on.
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
  if (wanted.length < MIN_LETTERS) return []
  return SEARCH_KEYS.filter(
    ({ name, aliases }) =>
      name.startsWith(wanted) || (wanted.length > MIN_LETTERS && aliases.some((alias) => alias.startsWith(wanted))),
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

/** The values of a key with their hints; empty if it accepts any text or number. */
function valuesOf({ field, values = [] }: SearchKey, { facets }: SearchContext): ReadonlyMap<string, string> {
  if (field && facets) return new Map(Array.from(facets[field], ([name, count]) => [name, countOf(count, 'card')]))
  return new Map(values.map((name) => [name, '']))
}

function makeSuggestions(span: Span, [first, ...more]: readonly Suggestion[]): Suggestions | null {
  return first ? { span, options: [first, ...more.slice(0, MAX_OPTIONS - 1)] } : null
}
