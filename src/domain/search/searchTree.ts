/** A stretch of a typed text: from `start` up to `end`, which is not part of it, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number }

/** How a term compares; `:` and `=` mean the same. */
export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>='

/** The operators but for `!=`, which is the opposite of `=` whatever the key. */
export type Comparison = Exclude<Operator, '!='>

/** A word to look for; a quoted one may hold spaces and is meant exactly so. */
export type SearchWord = {
  readonly kind: 'word'
  readonly text: string
  readonly quoted: boolean
  readonly span: Span
}

/** One value of a term, as it was typed. */
export type SearchValue = { readonly text: string; readonly span: Span }

/** `ink:ruby,amber`, whether or not there is such a key: that is for `checkSearch` to say. */
export type SearchTerm = {
  readonly kind: 'term'
  readonly key: string
  readonly operator: Operator
  /** Any of them. */
  readonly values: readonly [SearchValue, ...SearchValue[]]
  readonly span: Span
}

/** What a typed text asks for. Lists have at least two parts, and none of their own kind directly in them. */
export type SearchNode =
  | SearchWord
  | SearchTerm
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly part: SearchNode }

/** What is wrong at one place of a typed text, in a sentence or two that help. */
export type SearchProblem = {
  readonly span: Span
  readonly message: string
  /** What was probably meant, and the place where it belongs; undefined where nobody can tell. */
  readonly fix?: { readonly span: Span; readonly text: string } | undefined
}

/** All of the parts, or one of them; null where there is none, and the part itself where there is one. */
export function joinNodes(kind: 'and' | 'or', nodes: readonly (SearchNode | null)[]): SearchNode | null {
  const parts = nodes.flatMap((node) => (node === null ? [] : node.kind === kind ? node.parts : [node]))
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null)
}

/** The opposite of a node; nothing has none, and the opposite of an opposite is the thing itself. */
export function negateNode(node: SearchNode | null): SearchNode | null {
  if (node === null) return null
  return node.kind === 'not' ? node.part : { kind: 'not', part: node }
}
