import type { Card } from './card.ts'
import { type CardColumns, makeCardColumns } from './columns.ts'
import { countFacets, type Facets } from './facets.ts'
import { type FieldIndex, makeFieldIndex } from './fieldIndex.ts'
import { memoize } from './memoize.ts'
import { makeSearchIndex, type SearchIndex } from './wordSearch.ts'
import { makeCharacterSlug } from './slug.ts'
import { type CardOrders, makeCardOrders, sortByName } from './sort.ts'

/** All cards, indexed once for everything that is asked of them. */
export type Catalogue = {
  /** By name, the same order however the cards arrived; positions in all indexes below count in it. */
  readonly cards: readonly Card[]
  readonly byId: ReadonlyMap<string, Card>
  /** Slugs are not unique: the same name and number occur in two sets. */
  readonly bySlug: ReadonlyMap<string, readonly Card[]>
  /** All cards, of any type, whose name before " - " makes this character slug. */
  readonly byCharacter: ReadonlyMap<string, readonly Card[]>
  /** By the set's id. */
  readonly bySet: ReadonlyMap<string, readonly Card[]>
  readonly facets: Facets
  readonly fields: FieldIndex
  readonly orders: CardOrders
  readonly search: SearchIndex
  readonly columns: CardColumns
}

/**
 * Makes the catalogue. Of cards with the same id the first is kept; the ids of the others are returned, once each,
 * so that a warning can name them (requirements §4, Card loading).
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
  // What only some pages ask for is worked out for the first that does.
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
