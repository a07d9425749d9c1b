import { foldText } from '../cards/foldText.ts'
import { WORD_PARTS } from '../cards/wordSearch.ts'
import type { Condition, SearchContext, TermReading } from './condition.ts'
import { findSimilar } from './findNames.ts'
import { type ParsedSearch, parseSearch } from './parseSearch.ts'
import { findSearchKeys, SEARCH_KEYS } from './searchKeys.ts'
import type { SearchNode, SearchProblem, SearchTerm, SearchWord } from './searchTree.ts'

/** The condition of a search, null without one, and all problems in the order of the text. */
export type CheckedSearch = {
  readonly condition: Condition | null
  readonly problems: readonly SearchProblem[]
}

/**
 * Resolves the keys and values of a search. A term that makes no sense becomes a problem instead of a condition, so
 * that it hides no card. Of several values, the valid ones count.
 */
export function checkSearch({ tree, problems }: ParsedSearch, known: SearchContext): CheckedSearch {
  const found = [...problems]

  const check = (node: SearchNode, isTop: boolean): Condition | null => {
    switch (node.kind) {
      case 'word':
        return checkWord(node, isTop)
      case 'term':
        return checkTerm(node)
      case 'not':
        return negate(check(node.part, false))
      case 'and':
      case 'or':
        return join(
          node.kind,
          node.parts.map((part) => check(part, isTop && node.kind === 'and')),
        )
    }
  }

  const checkTerm = (term: SearchTerm): Condition | null => {
    const { leaf, problems, key } = readTerm(term, known)
    found.push(...problems)
    if (leaf === null) return null
    const condition: Condition = { kind: 'leaf', key, ...leaf, span: term.span }
    return term.operator === '!=' ? negate(condition) : condition
  }

  const condition = tree && check(tree, true)
  return { condition, problems: found.toSorted((a, b) => a.span.start - b.span.start) }
}

/** Parses and checks a text, see `parseSearch` and `checkSearch`. */
export function readSearch(text: string, known: SearchContext): CheckedSearch {
  return checkSearch(parseSearch(text), known)
}

/** Makes the condition of a word. Only an unquoted word at the top level may be corrected; others are literal. */
function checkWord({ text, quoted, span }: SearchWord, isTop: boolean): Condition | null {
  const folded = foldText(text)
  if (folded.trim() === '') return null
  if (isTop && !quoted) return { kind: 'word', text: folded, phrase: { verb: 'match', what: text }, span }
  return {
    kind: 'leaf',
    key: null,
    test: { kind: 'text', parts: WORD_PARTS, texts: [folded] },
    phrase: { verb: 'contain', what: `“${text}”` },
    span,
  }
}

/** Reads a term by its key. If several keys share the word, the first that accepts the value wins. */
export function readTerm(term: SearchTerm, known: SearchContext): TermReading & { key: string } {
  const operator = term.operator === '!=' ? '=' : term.operator
  const readings = findSearchKeys(term.key).map((key) => ({ key: key.name, ...key.read({ ...term, operator }, known) }))
  return readings.find(({ problems }) => problems.length === 0) ?? readings[0] ?? readUnknown(term)
}

function readUnknown({ key, span }: SearchTerm): TermReading & { key: string } {
  const words = SEARCH_KEYS.flatMap(({ name, aliases }) => [name, ...aliases])
  const similar = findSimilar(words, key)
  const advice = similar ? `Did you mean “${similar}”?` : 'Put the words in quotes to search for them.'
  const fix = similar && { span: { start: span.start, end: span.start + key.length }, text: similar }
  return {
    key,
    leaf: null,
    problems: [{ span, message: `There is no key “${key}”. ${advice}`, fix: fix || undefined }],
  }
}

function join(kind: 'and' | 'or', conditions: readonly (Condition | null)[]): Condition | null {
  const parts = conditions.filter((condition) => condition !== null)
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null)
}

function negate(condition: Condition | null): Condition | null {
  if (condition === null) return null
  return condition.kind === 'not' ? condition.part : { kind: 'not', part: condition }
}
