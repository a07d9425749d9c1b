/** A range of a text in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number }

/** The operator of a term; `:` and `=` are equivalent. */
export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>='

/** The operators except `!=`, which is the negation of `=` for every key. */
export type Comparison = Exclude<Operator, '!='>

/** A word; a quoted one is literal and may contain spaces. */
export type SearchWord = {
  readonly kind: 'word'
  readonly text: string
  readonly quoted: boolean
  readonly span: Span
}

/** A value of a term as typed. */
export type SearchValue = { readonly text: string; readonly span: Span }

/** A term such as `ink:ruby,amber`. `checkSearch` decides whether the key exists. */
export type SearchTerm = {
  readonly kind: 'term'
  readonly key: string
  readonly operator: Operator
  /** Alternatives. */
  readonly values: readonly [SearchValue, ...SearchValue[]]
  readonly span: Span
}

/** The tree of a parsed search. `and` and `or` have at least two parts, none of them of the same kind. */
export type SearchNode =
  | SearchWord
  | SearchTerm
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly part: SearchNode }

/** A problem at a place in a search, with a message of one or two sentences. */
export type SearchProblem = {
  readonly span: Span
  readonly message: string
  /** The probable correction and the span that it replaces; undefined if unclear. */
  readonly fix?: { readonly span: Span; readonly text: string } | undefined
}

/** Joins nodes by `and` or `or`; null without nodes, and the node itself if there is one. */
export function joinNodes(kind: 'and' | 'or', nodes: readonly (SearchNode | null)[]): SearchNode | null {
  const parts = nodes.flatMap((node) => (node === null ? [] : node.kind === kind ? node.parts : [node]))
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null)
}

/** Negates a node. Null stays null, and a double negation is removed. */
export function negateNode(node: SearchNode | null): SearchNode | null {
  if (node === null) return null
  return node.kind === 'not' ? node.part : { kind: 'not', part: node }
}
