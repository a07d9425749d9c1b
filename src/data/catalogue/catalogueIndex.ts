import type { Card } from '#domain/cards/card.ts'
import { type Catalogue, makeCatalogue } from '#domain/cards/catalogue.ts'

const indexed = new WeakMap<readonly Card[], Catalogue>()

/** The index of a list of cards, built once per list. Cards with a duplicate id are dropped with a warning. */
export function catalogueOf(cards: readonly Card[]): Catalogue {
  const known = indexed.get(cards)
  if (known) return known
  const { catalogue, duplicateIds } = makeCatalogue(cards)
  if (duplicateIds.length > 0)
    console.warn(`Dropped ${duplicateIds.length} cards with an id seen before:`, duplicateIds)
  indexed.set(cards, catalogue)
  return catalogue
}
