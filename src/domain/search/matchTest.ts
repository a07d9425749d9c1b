import { addBit, addBits, type BitSet, intersectBits, makeBitSet } from '../cards/bitSet.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import type { FieldIndex } from '../cards/fieldIndex.ts'
import { collectorKey } from '../cards/sort.ts'
import { findText } from '../cards/textIndex.ts'
import { isOnSide, sidesOf } from './comparison.ts'
import type { Test } from './condition.ts'
import type { Comparison } from './searchTree.ts'

/** The positions `among` the given ones whose cards pass a test, as a new set. */
export function matchTest(catalogue: Catalogue, test: Test, among: BitSet): BitSet {
  const bits = makeBitSet(catalogue.cards.length)
  addTested(bits, catalogue, test, among)
  intersectBits(bits, among)
  return bits
}

/** Adds the positions of cards that pass a test. It may add positions that are not `among` the given ones. */
function addTested(bits: BitSet, catalogue: Catalogue, test: Test, among: BitSet): void {
  const { columns, fields, search } = catalogue
  switch (test.kind) {
    case 'values': {
      const index: FieldIndex[keyof FieldIndex] = fields[test.field]
      const values: ReadonlySet<unknown> = new Set(test.values)
      for (const [value, others] of index) if (values.has(value)) addBits(bits, others)
      return
    }
    case 'text':
      for (const part of test.parts)
        for (const text of test.texts) addBits(bits, findText(search.textsOf(part), text, among))
      return
    case 'compare': {
      const left = columns.numbers(test.of)
      for (const operand of test.operands)
        addCompared(bits, left, test.operator, typeof operand === 'number' ? operand : columns.numbers(operand))
      return
    }
    case 'number':
      for (const key of test.keys) addNumbered(bits, catalogue, test.operator, key)
      return
    case 'copies':
      return addCompared(bits, columns.copies(test.collection, test.count), test.operator, test.amount)
    case 'trait':
      return addBits(bits, columns.withTrait(test.has))
    case 'any':
      for (const other of test.tests) addTested(bits, catalogue, other, among)
  }
}

function addCompared(bits: BitSet, left: Float64Array, operator: Comparison, right: number | Float64Array): void {
  const sides = sidesOf(operator)
  for (let position = 0; position < left.length; position++) {
    const limit = typeof right === 'number' ? right : right[position]! // both columns have an entry for each card
    if (isOnSide(left[position]!, limit, sides)) addBit(bits, position)
  }
}

/** Adds a range of the cards in the order of their collector numbers. */
function addNumbered(bits: BitSet, { cards, orders }: Catalogue, operator: Comparison, wanted: string): void {
  const order = orders('number')
  const countWhile = (isBefore: (key: string) => boolean) => {
    let [from, to] = [0, order.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isBefore(collectorKey(cards[order[middle]!]!.collectorNumber))) from = middle + 1 // `order` has valid positions
      else to = middle
    }
    return from
  }
  const before = countWhile((key) => key < wanted)
  const upTo = countWhile((key) => key <= wanted)
  const { below, equal, above } = sidesOf(operator)
  const from = below ? 0 : equal ? before : upTo
  const to = above ? order.length : equal ? upTo : before
  for (const position of order.subarray(from, to)) addBit(bits, position)
}
