import type { Catalogue } from '#domain/cards/catalogue.ts'
import { collectionValue, type CollectionValue } from '#domain/collection/collectionValue.ts'
import { type Completion, completionOf } from '#domain/collection/completion.ts'
import { type Collection, countAllCopies } from '#domain/collection/copies.ts'

/** The figures at the top of a collection's page. */
export type CollectionOverview = {
  /** The owner's name. */
  readonly name: string
  /** The number of different cards. */
  readonly cards: number
  readonly copies: number
  readonly foil: number
  readonly completion: Completion
  readonly value: CollectionValue
}

/** Computes the figures at the top of a collection's page. @param name the owner's name. */
export function makeOverview(name: string, collection: Collection, { cards, byId }: Catalogue): CollectionOverview {
  const all = [...collection.values()]
  return {
    name,
    cards: all.length,
    copies: all.reduce((sum, one) => sum + countAllCopies(one), 0),
    foil: all.reduce((sum, one) => sum + one.foil, 0),
    completion: completionOf(cards, collection),
    value: collectionValue(collection, byId),
  }
}
