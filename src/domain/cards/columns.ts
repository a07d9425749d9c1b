import { addBit, type BitSet, makeBitSet } from './bitSet.ts'
import type { Collection, Copies } from '../collection/copies.ts'
import type { Card } from './card.ts'
import { memoize } from './memoize.ts'

/** Reads a number of a card; NaN without one. */
export type Measure = (card: Card) => number

/** A predicate of a card. */
export type Trait = (card: Card) => boolean

/**
 * Values of all cards by position, computed once for each function: reading a hundred thousand cards takes longer than
 * a keystroke may.
 */
export type CardColumns = {
  readonly numbers: (measure: Measure) => Float64Array
  readonly withTrait: (trait: Trait) => BitSet
  /** The number of copies of each card in a collection, as `count` counts them. */
  readonly copies: (collection: Collection, count: (copies: Copies) => number) => Float64Array
}

/** Makes the columns of cards. */
export function makeCardColumns(cards: readonly Card[]): CardColumns {
  const positions = memoize(() => new Map(cards.map(({ id }, position) => [id, position])))
  const collections = new WeakMap<Collection, (count: (copies: Copies) => number) => Float64Array>()
  const countAll = (collection: Collection, count: (copies: Copies) => number) => {
    const counts = new Float64Array(cards.length)
    for (const [id, copies] of collection) {
      const position = positions().get(id)
      if (position !== undefined) counts[position] = count(copies)
    }
    return counts
  }
  return {
    numbers: memoize((measure: Measure) => Float64Array.from(cards, measure)),
    withTrait: memoize((trait: Trait) => {
      const bits = makeBitSet(cards.length)
      for (const [position, card] of cards.entries()) if (trait(card)) addBit(bits, position)
      return bits
    }),
    copies: (collection, count) => {
      let counts = collections.get(collection)
      if (!counts) collections.set(collection, (counts = memoize((by) => countAll(collection, by))))
      return counts(count)
    },
  }
}
