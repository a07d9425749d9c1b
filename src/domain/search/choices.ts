import type { Facets } from '../cards/facets.ts'
import { CARD_TYPES, INKS, type Ink, placeIn, RARITIES } from '../cards/vocabulary.ts'
import { readTerm } from './checkSearch.ts'
import { costChoicesOf, makeCostTerm } from './costTerm.ts'
import { parseSearch } from './parseSearch.ts'
import { printSearch } from './printSearch.ts'
import { findSearchKeys } from './searchKeys.ts'
import { joinNodes, type Operator, type SearchNode, type SearchTerm } from './searchTree.ts'

/** The choices of the filter buttons: any values within a field, and all fields with values. */
export type Choices = {
  readonly inks: readonly Ink[]
  readonly types: readonly string[]
  readonly rarities: readonly string[]
  /** Null for inkable and uninkable cards. */
  readonly inkable: boolean | null
  /** Set names. */
  readonly sets: readonly string[]
  readonly classifications: readonly string[]
  readonly franchises: readonly string[]
  readonly keywords: readonly string[]
  /** Some of `COST_CHOICES`. */
  readonly costs: readonly number[]
}

/** No choices. */
export const NO_CHOICES: Choices = {
  inks: [],
  types: [],
  rarities: [],
  inkable: null,
  sets: [],
  classifications: [],
  franchises: [],
  keywords: [],
  costs: [],
}

/** The keys with buttons. */
const KEYS = ['ink', 'type', 'rarity', 'inkable', 'set', 'class', 'franchise', 'keyword'] as const
type Key = (typeof KEYS)[number]

/** A search in two parts: the choices of the buttons, and the rest. */
export type SplitSearch = { readonly choices: Choices; readonly rest: SearchNode | null }

/**
 * Splits a search into button choices and the rest. The choices of a key come from its first required term, if each of
 * the term's values means exactly one value of cards. `joinSearch` is the reverse.
 * @param facets the values on cards; null while they are unknown, when every name is accepted.
 */
export function splitSearch(tree: SearchNode | null, facets: Facets | null): SplitSearch {
  const taken = new Map<Key, readonly (string | boolean)[]>()
  let costs: readonly number[] = []
  const rest = partsOf(tree).filter((part) => !take(part))

  function take(part: SearchNode): boolean {
    if (part.kind !== 'term') return false
    if (takeCosts(part)) return true
    if (part.operator !== ':' && part.operator !== '=') return false
    const { key: name, leaf, problems } = readTerm(part, { facets, collection: null })
    const key = KEYS.find((one) => one === name)
    if (!key || taken.has(key) || problems.length > 0 || leaf?.test.kind !== 'values') return false
    if (leaf.test.values.length !== part.values.length) return false
    // The buttons of inks are the six inks.
    if (key === 'ink' && !leaf.test.values.every((value) => INKS.some((ink) => ink === value))) return false
    taken.set(key, leaf.test.values)
    return true
  }

  function takeCosts(term: SearchTerm): boolean {
    const chosen = costs.length === 0 && isCost(term) ? costChoicesOf(term) : undefined
    costs = chosen ?? costs
    return chosen !== undefined
  }

  const textsOf = (key: Key) => (taken.get(key) ?? []).filter((value) => typeof value === 'string')
  const inOrderOf = (order: readonly string[], key: Key) =>
    textsOf(key).toSorted((a, b) => placeIn(order, a) - placeIn(order, b))
  const [inkable] = taken.get('inkable') ?? []
  return {
    choices: {
      inks: INKS.filter((ink) => taken.get('ink')?.includes(ink)),
      types: inOrderOf(CARD_TYPES, 'type'),
      rarities: inOrderOf(RARITIES, 'rarity'),
      inkable: typeof inkable === 'boolean' ? inkable : null,
      sets: textsOf('set'),
      classifications: textsOf('class'),
      franchises: textsOf('franchise'),
      keywords: textsOf('keyword'),
      costs,
    },
    rest: joinNodes('and', rest),
  }
}

/** Makes the text of a split search. A text of choices only ends with a space, so that the visitor can type on. */
export function joinSearch({ choices, rest }: SplitSearch): string {
  const terms = [
    ...makeTerm('ink', lower(choices.inks)),
    ...makeTerm('type', lower(choices.types)),
    ...makeTerm('rarity', lower(choices.rarities)),
    ...makeTerm('inkable', choices.inkable === null ? [] : [choices.inkable ? 'yes' : 'no']),
    ...makeTerm('set', choices.sets),
    ...makeTerm('class', choices.classifications),
    ...makeTerm('franchise', choices.franchises),
    ...makeTerm('keyword', choices.keywords),
    ...(choices.costs.length > 0 ? costTerm(choices.costs) : []),
  ]
  const text = printSearch(joinNodes('and', [...terms, rest]))
  return terms.length > 0 && rest === null ? `${text} ` : text
}

/**
 * The index at which the words of a search begin, after the choices in front of them as `joinSearch` writes them. A
 * term without a space behind it is still being typed.
 */
export function findTypedWords(text: string, facets: Facets | null): number {
  const { tree } = parseSearch(text)
  const { rest } = splitSearch(tree, facets)
  const typed = new Set(partsOf(rest))
  let from = 0
  for (const part of partsOf(tree)) {
    if (typed.has(part) || part.kind !== 'term' || text.charAt(part.span.end) !== ' ') break
    from = part.span.end + 1
  }
  return from
}

/** The number of choices. */
export const countChoices = ({ inkable, ...lists }: Choices): number =>
  Object.values(lists).flat().length + (inkable === null ? 0 : 1)

/** Parses and splits a text, see `splitSearch`. */
export const splitText = (text: string, facets: Facets | null): SplitSearch =>
  splitSearch(parseSearch(text).tree, facets)

const NOWHERE = { start: 0, end: 0 }

function makeTerm(key: string, [first, ...more]: readonly string[], operator: Operator = ':'): SearchTerm[] {
  const value = (text: string) => ({ text, span: NOWHERE })
  if (first === undefined) return []
  return [{ kind: 'term', key, operator, values: [value(first), ...more.map(value)], span: NOWHERE }]
}

function costTerm(costs: readonly number[]): SearchTerm[] {
  const { operator, values } = makeCostTerm(costs)
  return makeTerm('cost', values, operator)
}

/** The parts of a search that must all match. */
function partsOf(tree: SearchNode | null): readonly SearchNode[] {
  if (tree === null) return []
  return tree.kind === 'and' ? tree.parts : [tree]
}

/** The key "c" is an ink for a name and a cost for a number. */
const isCost = ({ key, values }: SearchTerm) =>
  findSearchKeys(key).some(({ name }) => name === 'cost') && /^\d/.test(values[0].text)

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase())
