import type { Card } from './card.ts'
import { type CardColumns, makeCardColumns } from './columns.ts'
import { countFacets, type Facets } from './facets.ts'
import { type FieldIndex, makeFieldIndex } from './fieldIndex.ts'
import { memoize } from './memoize.ts'
import { makeSearchIndex, type SearchIndex } from './wordSearch.ts'
import { makeCharacterSlug } from './slug.ts'
import { type CardOrders, makeCardOrders, sortByName } from './sort.ts'

/** All cards with their indexes. */
export type Catalogue = {
  /** Sorted by name, independent of the source's order. Positions in all indexes refer to this list. */
  readonly cards: readonly Card[]
  readonly byId: ReadonlyMap<string, Card>
  /** Slugs are not unique: some names occur with the same number in two sets. */
  readonly bySlug: ReadonlyMap<string, readonly Card[]>
  /** Cards of any type, by the slug of their character name. */
  readonly byCharacter: ReadonlyMap<string, readonly Card[]>
  /** By set id. */
  readonly bySet: ReadonlyMap<string, readonly Card[]>
  readonly facets: Facets
  readonly fields: FieldIndex
  readonly orders: CardOrders
  readonly search: SearchIndex
  readonly columns: CardColumns
}

/**
 * Indexes cards. The first card of an id wins.
 * @returns the catalogue, and the ids that occurred again, for a warning (requirements §4, Card loading).
 */
export function makeCatalogue(cards: readonly Card[]): { catalogue: Catalogue; duplicateIds: string[] } {
  const byId = new Map<string, Card>()
  const duplicateIds = new Set<string>()
  for (const card of cards) {
    if (byId.has(card.id)) duplicateIds.add(card.id)
    else byId.set(card.id, card)
  }
  const ordered = sortByName([...byId.values()])
  const fields = makeFieldIndex(ordered)
  // Only some pages need these.
  const byCharacter = memoize(() => Map.groupBy(ordered, (card) => makeCharacterSlug(card.characterName)))
  const bySet = memoize(() => Map.groupBy(ordered, (card) => card.setId))
  const catalogue: Catalogue = {
    cards: ordered,
    byId,
    bySlug: Map.groupBy(ordered, (card) => card.slug),
    get byCharacter() {
      return byCharacter()
    },
    get bySet() {
      return bySet()
    },
    facets: countFacets(fields),
    fields,
    orders: makeCardOrders(ordered),
    search: makeSearchIndex(ordered),
    columns: makeCardColumns(ordered),
  }
  return { catalogue, duplicateIds: [...duplicateIds] }
}
