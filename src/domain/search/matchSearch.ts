import { addBit, addBits, type BitSet, dropBits, forEachBit, keepBits, makeBitSet } from '../cards/bitSet.ts'
import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { FieldIndex } from '../cards/fieldIndex.ts'
import { foldText } from '../cards/foldText.ts'
import { findTexts, type SearchPart } from '../cards/search.ts'
import { compares } from './comparison.ts'
import type { Condition, Test, TextPart } from './condition.ts'

/**
 * The positions of those `among` some cards that fulfil a condition, as a set of their own. Its cost grows with the
 * number of cards.
 */
export function matchSearch(catalogue: Catalogue, condition: Condition, among: BitSet): BitSet {
  switch (condition.kind) {
    case 'word':
      return matchTest(catalogue, { kind: 'text', part: 'all', texts: [condition.text] }, among)
    case 'leaf':
      return matchTest(catalogue, condition.test, among)
    case 'not': {
      const bits = among.slice()
      dropBits(bits, matchSearch(catalogue, condition.part, among))
      return bits
    }
    case 'and':
      return matchAll(catalogue, condition.parts, among)
    case 'or': {
      const bits = makeBitSet(catalogue.cards.length)
      for (const part of condition.parts) addBits(bits, matchSearch(catalogue, part, among))
      return bits
    }
  }
}

/** The positions of those `among` some cards that fulfil all of the conditions; what an index knows is asked first. */
export function matchAll(catalogue: Catalogue, conditions: readonly Condition[], among: BitSet): BitSet {
  const [known, others] = [conditions.filter(isIndexed), conditions.filter((one) => !isIndexed(one))]
  return [...known, ...others].reduce((left, condition) => matchSearch(catalogue, condition, left), among)
}

function isIndexed(condition: Condition): boolean {
  if (condition.kind === 'not') return isIndexed(condition.part)
  return condition.kind === 'leaf' && condition.test.kind === 'values'
}

function matchTest(catalogue: Catalogue, test: Test, among: BitSet): BitSet {
  const bits = makeBitSet(catalogue.cards.length)
  switch (test.kind) {
    case 'values': {
      const index: FieldIndex[keyof FieldIndex] = catalogue.fields[test.field]
      const values: ReadonlySet<unknown> = new Set(test.values)
      for (const [value, others] of index) if (values.has(value)) addBits(bits, others)
      keepBits(bits, among)
      return bits
    }
    case 'card':
      forEachBit(among, (position) => {
        if (test.has(catalogue.cards[position]!)) addBit(bits, position) // a position of the catalogue
      })
      return bits
    case 'compare': {
      const left = columnOf(catalogue.cards, test.of)
      for (const operand of test.operands) {
        const right = typeof operand === 'function' ? columnOf(catalogue.cards, operand) : undefined
        forEachBit(among, (position) => {
          const value = typeof operand === 'function' ? right?.[position] : operand
          if (compares(left[position] ?? Number.NaN, test.operator, value ?? Number.NaN)) addBit(bits, position)
        })
      }
      return bits
    }
    case 'any':
      for (const other of test.tests) addBits(bits, matchTest(catalogue, other, among))
      return bits
    case 'text':
      for (const text of test.texts) addBits(bits, matchText(catalogue, test.part, text, among))
      return bits
  }
}

function matchText(catalogue: Catalogue, part: TextPart, wanted: string, among: BitSet): BitSet {
  if (part === 'all' || part === 'name' || part === 'rules') return findTexts(catalogue.search(), wanted, part, among)
  const bits = makeBitSet(catalogue.cards.length)
  const texts = columnOf(catalogue.cards, READ[part])
  forEachBit(among, (position) => {
    if (texts[position]?.includes(wanted)) addBit(bits, position)
  })
  return bits
}

/** The parts of cards that few ask for, as texts to look into. */
const READ: Readonly<Record<Exclude<TextPart, SearchPart>, (card: Card) => string>> = {
  version: ({ version }) => foldText(version ?? ''),
  flavorText: ({ flavorText }) => foldText(flavorText ?? ''),
  artists: ({ artists }) => foldText(artists.join('\n')),
}

/** What has been read of all cards, for those who ask again. */
const columns = new WeakMap<readonly Card[], Map<unknown, readonly unknown[]>>()

/** The answers of all cards, worked out for the first who asks: reading a hundred thousand cards takes too long for a key. */
function columnOf<Value>(cards: readonly Card[], read: (card: Card) => Value): readonly Value[] {
  const known = columns.get(cards) ?? new Map<unknown, readonly unknown[]>()
  columns.set(cards, known)
  // What is kept under a function is what that function answered.
  const column = known.get(read) as readonly Value[] | undefined
  if (column) return column
  const made = cards.map(read)
  known.set(read, made)
  return made
}
