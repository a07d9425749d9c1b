import { exampleOfKey } from './searchKeys.ts'
import { MAX_SEARCH_LENGTH } from './searchLength.ts'
import { joinNodes, negateNode, type SearchNode, type SearchProblem } from './searchTree.ts'
import { type Token, tokenize } from './tokenize.ts'

/** The tree of a text, null without one, with its syntax problems. */
export type ParsedSearch = { readonly tree: SearchNode | null; readonly problems: readonly SearchProblem[] }

/** Replaces tokens before they are joined to a tree. */
type ReadTokens = (tokens: readonly Token[]) => readonly Token[]

/**
 * Parses a text of the search language: words, `key:value` terms, quotations, `-`, `not`, `or` and parentheses.
 * Adjacent parts must all hold, and bind closer than `or`. It never throws: errors become problems with their place,
 * and the rest is parsed without them.
 */
export function parseSearch(text: string, readTokens: ReadTokens = (tokens) => tokens): ParsedSearch {
  const { tokens: typed, problems } = tokenize(text.slice(0, MAX_SEARCH_LENGTH), exampleOfKey)
  const tokens = readTokens(typed)
  const found = [...problems]
  let at = 0

  /** Whether an operand follows. Otherwise "or" and "and" are words. */
  const joins = (position: number) => {
    const next = tokens[position + 1]
    return next !== undefined && next.kind !== ')' && next.kind !== 'or' && next.kind !== 'and'
  }

  const parseOr = (depth: number): SearchNode | null => {
    const parts = [parseAnd(depth)]
    while (tokens[at]?.kind === 'or') {
      at++
      parts.push(parseAnd(depth))
    }
    return joinNodes('or', parts)
  }

  const parseAnd = (depth: number): SearchNode | null => {
    const parts: (SearchNode | null)[] = []
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      const isJoint = (token.kind === 'or' || token.kind === 'and') && parts.length > 0 && joins(at)
      if (isJoint && token.kind === 'or') break
      if (token.kind === ')' && depth > 0) break
      if (isJoint) at++
      else if (token.kind === ')') {
        found.push({ span: token.span, message: 'Unmatched closing parenthesis. Remove it or add a ( before it.' })
        at++
      } else parts.push(parsePart(token, depth))
    }
    return joinNodes('and', parts)
  }

  const parsePart = (token: Token, depth: number): SearchNode | null => {
    const next = tokens[++at]
    switch (token.kind) {
      case 'word':
      case 'term':
        return token
      case '(':
        return parseGroup(token, depth)
      case '-':
        return next ? negateNode(parsePart(next, depth)) : null
      case 'not':
        // "Not All There" is a name, so "not" before a word is a word.
        if (next?.kind === 'term' || next?.kind === '(' || (next?.kind === 'word' && next.quoted))
          return negateNode(parsePart(next, depth))
        break
      case 'and':
      case 'or':
      case ')':
        break
    }
    return { kind: 'word', text: token.text, quoted: true, span: token.span }
  }

  const parseGroup = (opening: Token, depth: number): SearchNode | null => {
    const inside = parseOr(depth + 1)
    if (tokens[at]?.kind === ')') at++
    else found.push({ span: opening.span, message: 'Unclosed parenthesis. Add a ) where it ends.' })
    return inside
  }

  const tree = parseOr(0)
  return { tree, problems: found.toSorted((a, b) => a.span.start - b.span.start) }
}
