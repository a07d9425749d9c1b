import { countCommonBits } from './bitSet.ts'
import type { FieldIndex, ValueIndex } from './fieldIndex.ts'
import { lazyProperties } from './memoize.ts'

/**
 * The number of cards with each value of each field, in the order of `FieldIndex`. Buttons of missing values are
 * disabled (requirements §5, Filters).
 */
export type Facets = {
  readonly rarities: ReadonlyMap<string, number>
  readonly inks: ReadonlyMap<string, number>
  readonly types: ReadonlyMap<string, number>
  /** By set name. */
  readonly sets: ReadonlyMap<string, number>
  readonly franchises: ReadonlyMap<string, number>
  readonly classifications: ReadonlyMap<string, number>
  readonly keywords: ReadonlyMap<string, number>
  readonly inkable: ReadonlyMap<boolean, number>
  /** By `COST_CHOICES`. */
  readonly costs: ReadonlyMap<number, number>
}

/** Counts the cards with each value of each field, at the field's first use. */
export function countFacets(fields: FieldIndex): Facets {
  return lazyProperties<Facets>({
    rarities: () => countValues(fields.rarities),
    inks: () => countValues(fields.inks),
    types: () => countValues(fields.types),
    sets: () => countValues(fields.sets),
    franchises: () => countValues(fields.franchises),
    classifications: () => countValues(fields.classifications),
    keywords: () => countValues(fields.keywords),
    inkable: () => countValues(fields.inkable),
    costs: () => countValues(fields.costs),
  })
}

function countValues<Value>(index: ValueIndex<Value>): Map<Value, number> {
  return new Map([...index].map(([value, bits]) => [value, countCommonBits(bits, bits)]))
}
