import type { Operator, SearchProblem, SearchTerm, SearchValue, SearchWord, Span } from './searchTree.ts'

/** A token of a search. */
export type Token =
  | SearchWord
  | SearchTerm
  | { readonly kind: '(' | ')' | '-' | 'and' | 'or' | 'not'; readonly text: string; readonly span: Span }

/** Phones insert typographic quotes and hyphens. */
const QUOTES = '"\u201C\u201D\u201E\u201F\u2033'
const HYPHENS = '-\u2010-\u2015\u2212'

const SPACE = /\s+/y
const SIGN = new RegExp(`[()]|[${HYPHENS}](?=[^\\s)])`, 'y')
const QUOTATION = new RegExp(`[${QUOTES}]((?:\\\\.|[^\\\\${QUOTES}])*)(\\\\?[${QUOTES}]?)`, 'ysu')
const KEY = /(\p{L}+)(\s*)(<=|>=|!=|[:=<>≤≥≠])(\s*)/uy
const BARE_VALUE = new RegExp(`[^\\s(),${QUOTES}]+`, 'y')
const BARE_WORD = /[^\s()]+/y
const LONE_HYPHENS = new RegExp(`^[${HYPHENS}]+$`)
const LONE_OPERATOR = /(?:<=|>=|!=|[:=<>≤≥≠])+/uy

const OTHER_OPERATORS: Readonly<Record<string, Operator>> = { '≤': '<=', '≥': '>=', '≠': '!=' }

/**
 * Splits a text into words, terms and signs. It never throws: unreadable parts become problems instead of tokens.
 * @param exampleOf returns an example of a key's use; undefined for an unknown word. Spaces around the operator are
 * only allowed after known keys.
 */
export function tokenize(
  text: string,
  exampleOf: (word: string) => string | undefined,
): { tokens: readonly Token[]; problems: readonly SearchProblem[] } {
  const tokens: Token[] = []
  const problems: SearchProblem[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at += match[0].length
    return match
  }
  const spanFrom = (start: number): Span => ({ start, end: at })

  const takeQuotation = () => {
    const start = at
    const match = take(QUOTATION)
    if (!match) return undefined
    const span = spanFrom(start)
    if (match[2] === '' || match[2] === '\\')
      problems.push({ span, message: 'Unclosed quotation. Add a " at its end.' })
    return { text: (match[1] ?? '').replace(/\\(.)/gsu, '$1'), span }
  }

  const takeValues = () => {
    const values: SearchValue[] = []
    for (;;) {
      const start = at
      const value = takeQuotation() ?? { text: take(BARE_VALUE)?.[0] ?? '', span: spanFrom(start) }
      if (value.text.trim() !== '') values.push(value)
      if (text[at] !== ',') return values
      at++
    }
  }

  /** Takes a term; undefined if there is none, null if it lacks a value. */
  const takeTerm = (): SearchTerm | null | undefined => {
    const start = at
    const match = take(KEY)
    if (!match) return undefined
    const [, key = '', before = '', sign = '', after = ''] = match
    const example = exampleOf(key)
    const behindSign = at
    const [value, ...more] = example !== undefined || before + after === '' ? takeValues() : []
    if (value !== undefined) {
      // The pattern only matches operators.
      const operator = OTHER_OPERATORS[sign] ?? (sign as Operator)
      return { kind: 'term', key, operator, values: [value, ...more], span: spanFrom(start) }
    }
    if (example === undefined) {
      at = start // as in the name "Atlantis: The Lost Empire"
      return undefined
    }
    if (at === behindSign) at -= after.length // the spaces before the missing value
    problems.push({ span: spanFrom(start), message: `“${key}” needs a value, as in ${example}.` })
    return null
  }

  const takeWord = (): Token | undefined => {
    const start = at
    const operator = take(LONE_OPERATOR)?.[0]
    if (operator !== undefined) {
      const message = `“${operator}” needs a key and a value, as in cost<=3.`
      problems.push({ span: spanFrom(start), message })
      return undefined
    }
    const word = take(BARE_WORD)?.[0] ?? ''
    const span = spanFrom(start)
    const folded = word.toLowerCase()
    if (folded === 'and' || folded === 'or' || folded === 'not') return { kind: folded, text: word, span }
    if (LONE_HYPHENS.test(word)) return undefined
    return { kind: 'word', text: word, quoted: false, span }
  }

  for (take(SPACE); at < text.length; take(SPACE)) {
    const start = at
    const sign = take(SIGN)?.[0]
    if (sign !== undefined) {
      tokens.push({ kind: sign === '(' || sign === ')' ? sign : '-', text: sign, span: spanFrom(start) })
      continue
    }
    const quotation = takeQuotation()
    if (quotation) {
      if (quotation.text.trim() !== '') tokens.push({ kind: 'word', quoted: true, ...quotation })
      continue
    }
    const term = takeTerm()
    const token = term === undefined ? takeWord() : term
    if (token) tokens.push(token)
  }
  return { tokens, problems }
}
