import { exampleOfKey } from './searchKeys.ts'
import { MAX_SEARCH_LENGTH } from './searchLength.ts'
import { joinNodes, negateNode, type SearchNode, type SearchProblem } from './searchTree.ts'
import { type Token, tokenize } from './tokenize.ts'

/** What a typed text asks for, null where that is nothing, with what is wrong with how it is written. */
export type ParsedSearch = { readonly tree: SearchNode | null; readonly problems: readonly SearchProblem[] }

/** Replaces tokens before they are joined to a tree. */
type ReadTokens = (tokens: readonly Token[]) => readonly Token[]

/**
 * Reads a text of the search language: words, `key:value` terms, quotations, `-`, `not`, `or` and parentheses; what
 * stands side by side has to hold together, and binds closer than `or` (issue "Finish", search for experts).
 * Never throws: whatever is wrong is a problem with its place, and the rest is read as if it were not there.
 */
export function parseSearch(text: string, readTokens: ReadTokens = (tokens) => tokens): ParsedSearch {
  const { tokens: typed, problems } = tokenize(text.slice(0, MAX_SEARCH_LENGTH), exampleOfKey)
  const tokens = readTokens(typed)
  const found = [...problems]
  let at = 0

  /** Whether what follows can be joined to, so that a word like "or" is no word here. */
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
        found.push({ span: token.span, message: 'This parenthesis closes none. Take it away, or put a ( before.' })
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
        // "Not All There" is a name: before a word it is a word itself.
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
    else found.push({ span: opening.span, message: 'This parenthesis is not closed. Put a ) where it ends.' })
    return inside
  }

  const tree = parseOr(0)
  return { tree, problems: found.toSorted((a, b) => a.span.start - b.span.start) }
}
