import { cardPath } from '#cardUi/cardPath.ts'
import { collectionValue, mostValuable, type ValuedCopies } from '#domain/collection/collectionValue.ts'
import type { LoadedCollection } from './collectionState.ts'
import { listSetGroups, type SetGroup } from './listSetGroups.ts'

/** The content of the Sets tab. */
export type SetsContent = {
  readonly groups: readonly SetGroup[]
  /** Whether any copy has a price. */
  readonly hasValue: boolean
  /** The most valuable copies, each with the path of its card. */
  readonly valuable: readonly (ValuedCopies & { readonly path: string })[]
}

/** Makes the content of the Sets tab. */
export const makeSetsContent = ({ collection, catalogue, sets }: LoadedCollection): SetsContent => ({
  groups: listSetGroups(sets, catalogue, collection),
  hasValue: (collectionValue(collection, catalogue.byId).usd ?? 0) > 0,
  valuable: mostValuable(collection, catalogue.byId).map((copies) => ({
    ...copies,
    path: cardPath(catalogue, copies.card),
  })),
})
