import { addBit, type BitSet, makeBitSet } from './bitSet.ts'
import type { Card } from './card.ts'
import { compareText, foldText } from './foldText.ts'
import { lazyProperties } from './memoize.ts'
import { CARD_TYPES, COST_CHOICES, INKS, placeIn, RARITIES } from './vocabulary.ts'

/** The positions of the cards with each value of one field. */
export type ValueIndex<Value> = ReadonlyMap<Value, BitSet>

/** The cards with each value, for every field that filters use. */
export type FieldIndex = {
  readonly rarities: ValueIndex<string>
  readonly inks: ValueIndex<string>
  readonly types: ValueIndex<string>
  /** By set name. */
  readonly sets: ValueIndex<string>
  readonly franchises: ValueIndex<string>
  readonly classifications: ValueIndex<string>
  readonly keywords: ValueIndex<string>
  readonly inkable: ValueIndex<boolean>
  /** By `COST_CHOICES`. */
  readonly costs: ValueIndex<number>
}

/**
 * Indexes cards by field, each field at its first use. Values of fixed lists keep that order, with unknown ones
 * last; others are sorted by name.
 */
export function makeFieldIndex(cards: readonly Card[]): FieldIndex {
  return lazyProperties<FieldIndex>({
    rarities: () => inOrderOf(RARITIES, cards, (card) => [card.rarity]),
    inks: () =>
      inOrderOf(INKS, cards, (card) => (card.otherInks.length === 0 ? card.inks : [...card.inks, ...card.otherInks])),
    types: () => inOrderOf(CARD_TYPES, cards, (card) => card.types),
    sets: () => byName(cards, (card) => [card.set]),
    franchises: () => byName(cards, (card) => (card.franchise === null ? [] : [card.franchise])),
    classifications: () => byName(cards, (card) => card.classifications),
    keywords: () => byName(cards, (card) => card.keywords),
    inkable: () => indexValues(cards, (card) => [card.inkable]),
    costs: () =>
      sorted(
        indexValues(cards, ({ cost }) => [Math.min(cost, HIGHEST_COST)]),
        (a, b) => a - b,
      ),
  })
}

const HIGHEST_COST = COST_CHOICES[COST_CHOICES.length - 1]!

type Read<Value> = (card: Card) => readonly Value[]

function indexValues<Value>(cards: readonly Card[], read: Read<Value>): ValueIndex<Value> {
  const index = new Map<Value, BitSet>()
  // A counter instead of an iterator: before the engine has compiled the loop, an iterator takes twice as long.
  for (let position = 0; position < cards.length; position++) {
    for (const value of read(cards[position]!)) {
      let bits = index.get(value)
      if (bits === undefined) index.set(value, (bits = makeBitSet(cards.length)))
      addBit(bits, position)
    }
  }
  return index
}

function inOrderOf(order: readonly string[], cards: readonly Card[], read: Read<string>): ValueIndex<string> {
  return sorted(indexValues(cards, read), (a, b) => placeIn(order, a) - placeIn(order, b))
}

function sorted<Value>(index: ValueIndex<Value>, compare: (a: Value, b: Value) => number): ValueIndex<Value> {
  return new Map([...index].toSorted(([a], [b]) => compare(a, b)))
}

function byName(cards: readonly Card[], read: Read<string>): ValueIndex<string> {
  const named = [...indexValues(cards, read)].map(([value, bits]) => ({ value, bits, name: foldText(value) }))
  return new Map(named.toSorted((a, b) => compareText(a.name, b.name)).map(({ value, bits }) => [value, bits]))
}
