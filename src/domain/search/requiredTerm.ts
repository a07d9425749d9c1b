import { findSearchKeys } from './searchKeys.ts'
import { joinNodes, type Operator, type SearchNode, type SearchTerm } from './searchTree.ts'

/** The key and operator of a required term, which every found card has to match: `strength>=3` without the value. */
export type TermKind = { readonly key: string; readonly operator: Extract<Operator, ':' | '>=' | '<='> }

/** The parts of a search that all have to hold. */
export const partsOf = (search: SearchNode | null): readonly SearchNode[] =>
  search === null ? [] : search.kind === 'and' ? search.parts : [search]

/** Whether a part of a search is a required term of a kind. */
export const isOfKind = (part: SearchNode, { key, operator }: TermKind): part is SearchTerm =>
  part.kind === 'term' &&
  (part.operator === '=' ? ':' : part.operator) === operator &&
  part.values.length === 1 &&
  findSearchKeys(part.key).some(({ name }) => name === key)

/** The value of the first required term of a kind; empty if the search has none. */
export const requiredValue = (search: SearchNode | null, kind: TermKind): string =>
  partsOf(search).find((part) => isOfKind(part, kind))?.values[0].text ?? ''

/** A required term. It comes from no text, so its place is empty. */
export function makeRequiredTerm({ key, operator }: TermKind, value: string): SearchTerm {
  const span = { start: 0, end: 0 }
  return { kind: 'term', key, operator, values: [{ text: value, span }], span }
}

/** Replaces the required terms of a kind by one with this value, or removes them if it is empty. */
export function withRequiredValue(search: SearchNode | null, kind: TermKind, value: string): SearchNode | null {
  const others = partsOf(search).filter((part) => !isOfKind(part, kind))
  return joinNodes('and', [...others, value === '' ? null : makeRequiredTerm(kind, value)])
}
