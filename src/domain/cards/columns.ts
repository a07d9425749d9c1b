import { addBit, type BitSet, makeBitSet } from './bitSet.ts'
import type { Collection, Copies } from '../collection/copies.ts'
import type { Card } from './card.ts'
import { memoize } from './memoize.ts'

/** A number of a card; NaN where it has none. */
export type Measure = (card: Card) => number

/** Something that is true of a card or not. */
export type Trait = (card: Card) => boolean

/**
 * What has been asked of all cards, by their positions. It is worked out for the first who asks and kept under the
 * function that was asked with: reading a hundred thousand cards takes longer than a keystroke may.
 */
export type CardColumns = {
  readonly numbers: (measure: Measure) => Float64Array
  readonly withTrait: (trait: Trait) => BitSet
  /** How many copies of each card are in a collection, counted so. */
  readonly copies: (collection: Collection, count: (copies: Copies) => number) => Float64Array
}

/** Prepares columns of cards. */
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
