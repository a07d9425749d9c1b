import type { Card } from '../cards/card.ts'
import { compareText } from '../cards/foldText.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { sortSets } from '../sets/listSets.ts'
import type { Collection, Copies } from './copies.ts'

/** A card of a collection with its copies; without the card where it is not known. */
export type OwnedCard = { readonly cardId: string; readonly card: Card | undefined; readonly copies: Copies }

const BY_NUMBER = new Intl.Collator('en', { numeric: true })

/** The cards of a collection, the oldest set first and its cards by number; cards of no known set last. */
export function sortOwned(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  sets: readonly CardSet[],
): OwnedCard[] {
  const places = new Map(sortSets(sets).map(({ id }, at) => [id, sets.length - at]))
  const placeOf = ({ card }: OwnedCard) => places.get(card?.setId ?? '') ?? sets.length + 1
  return Array.from(collection, ([cardId, copies]) => ({ cardId, card: byId.get(cardId), copies })).toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      BY_NUMBER.compare(a.card?.collectorNumber ?? '', b.card?.collectorNumber ?? '') ||
      compareText(a.cardId, b.cardId),
  )
}
