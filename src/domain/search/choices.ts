import type { Facets } from '../cards/facets.ts'
import { CARD_TYPES, type CardType, INKS, type Ink, RARITIES, type Rarity } from '../cards/vocabulary.ts'
import { readTerm } from './checkSearch.ts'
import { parseSearch } from './parseSearch.ts'
import { printSearch } from './printSearch.ts'
import { joinNodes, type SearchNode, type SearchTerm } from './searchTree.ts'

/** The choices of the filter buttons: any values within a field, and all fields with values. */
export type Choices = {
  readonly inks: readonly Ink[]
  readonly types: readonly CardType[]
  readonly rarities: readonly Rarity[]
  /** Null for both. */
  readonly inkable: boolean | null
  /** Set names. */
  readonly sets: readonly string[]
  readonly classifications: readonly string[]
  readonly franchises: readonly string[]
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
}

/** The keys with buttons. */
const KEYS = ['ink', 'type', 'rarity', 'inkable', 'set', 'class', 'franchise'] as const
type Key = (typeof KEYS)[number]

/** A search in two parts: the choices of the buttons, and the rest. */
export type SplitSearch = { readonly choices: Choices; readonly rest: SearchNode | null }

/**
 * Splits a search into button choices and the rest: of each key the first required term whose values each name one
 * thing. `joinSearch` is the reverse.
 * @param facets the values on cards; null while they are unknown, when every name is accepted.
 */
export function splitSearch(tree: SearchNode | null, facets: Facets | null): SplitSearch {
  const taken = new Map<Key, readonly (string | boolean)[]>()
  const rest = tree === null ? [] : (tree.kind === 'and' ? tree.parts : [tree]).filter((part) => !take(part))

  function take(part: SearchNode): boolean {
    if (part.kind !== 'term' || (part.operator !== ':' && part.operator !== '=')) return false
    const { key: name, leaf, problems } = readTerm(part, { facets, collection: null })
    const key = KEYS.find((one) => one === name)
    if (!key || taken.has(key) || problems.length > 0 || leaf?.test.kind !== 'values') return false
    if (leaf.test.values.length !== part.values.length) return false
    taken.set(key, leaf.test.values)
    return true
  }

  const textsOf = (key: Key) => (taken.get(key) ?? []).filter((value) => typeof value === 'string')
  const knownOf = <Word extends string>(words: readonly Word[], key: Key) =>
    words.filter((word) => taken.get(key)?.includes(word))
  const [inkable] = taken.get('inkable') ?? []
  return {
    choices: {
      inks: knownOf(INKS, 'ink'),
      types: knownOf(CARD_TYPES, 'type'),
      rarities: knownOf(RARITIES, 'rarity'),
      inkable: typeof inkable === 'boolean' ? inkable : null,
      sets: textsOf('set'),
      classifications: textsOf('class'),
      franchises: textsOf('franchise'),
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
  ]
  const text = printSearch(joinNodes('and', [...terms, rest]))
  return terms.length > 0 && rest === null ? `${text} ` : text
}

/** The number of choices. */
export const countChoices = ({ inkable, ...lists }: Choices): number =>
  Object.values(lists).flat().length + (inkable === null ? 0 : 1)

/** Parses and splits a text, see `splitSearch`. */
export const splitText = (text: string, facets: Facets | null): SplitSearch =>
  splitSearch(parseSearch(text).tree, facets)

const NOWHERE = { start: 0, end: 0 }

function makeTerm(key: string, [first, ...more]: readonly string[]): SearchTerm[] {
  const value = (text: string) => ({ text, span: NOWHERE })
  if (first === undefined) return []
  return [{ kind: 'term', key, operator: ':', values: [value(first), ...more.map(value)], span: NOWHERE }]
}

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase())
