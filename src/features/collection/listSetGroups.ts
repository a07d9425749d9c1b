import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type CollectionValue, valueBySet } from '#domain/collection/collectionValue.ts'
import { type Completion, completionOf, totalCompletion } from '#domain/collection/completion.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { groupSets } from '#domain/sets/listSets.ts'

/** A set with its completion in a collection. */
export type SetProgress = {
  readonly set: CardSet
  /** The set's name on its cards, which filters use. */
  readonly nameOnCards: string
  readonly completion: Completion
  /** Null without copies. */
  readonly value: CollectionValue | null
}

/** Sets of one kind, with their totals. */
export type SetGroup = {
  readonly name: string
  readonly sets: readonly SetProgress[]
  readonly completion: Completion
}

/** Groups a collection by set: main sets before promo sets, each newest first, without sets that have no cards. */
export function listSetGroups(sets: readonly CardSet[], catalogue: Catalogue, collection: Collection): SetGroup[] {
  const values = valueBySet(collection, catalogue.byId)
  const progressOf = (set: CardSet): SetProgress[] => {
    const cards = catalogue.bySet.get(set.id) ?? []
    return cards.slice(0, 1).map(({ set: nameOnCards }) => ({
      set,
      nameOnCards,
      completion: completionOf(cards, collection),
      value: values.get(set.id) ?? null,
    }))
  }
  const { main, promo } = groupSets(sets)
  return [
    { name: 'Main Sets', sets: main.flatMap(progressOf) },
    { name: 'Promo Sets', sets: promo.flatMap(progressOf) },
  ].flatMap((group) =>
    group.sets.length > 0
      ? { ...group, completion: totalCompletion(group.sets.map(({ completion }) => completion)) }
      : [],
  )
}
