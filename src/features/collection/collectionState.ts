import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'

/** Everything that the tabs of a collection show. */
export type LoadedCollection = {
  readonly collection: Collection
  readonly catalogue: Catalogue
  readonly sets: readonly CardSet[]
}
