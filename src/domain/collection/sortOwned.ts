import type { Card } from '../cards/card.ts'
import { compareText } from '../cards/foldText.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { sortSets } from '../sets/listSets.ts'
import type { Collection, Copies } from './copies.ts'

/** An owned card with its copies; `card` is undefined if the catalogue lacks it. */
export type OwnedCard = { readonly cardId: string; readonly card: Card | undefined; readonly copies: Copies }

/** Lists the cards of a collection: oldest set first, then by number. Cards without a known set come last. */
export function sortOwned(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  sets: readonly CardSet[],
): OwnedCard[] {
  // Made here, because a page's first collator takes 10 ms or more, also on pages that only load this file.
  const numbers = new Intl.Collator('en', { numeric: true })
  const places = new Map(sortSets(sets).map(({ id }, at) => [id, sets.length - at]))
  const placeOf = ({ card }: OwnedCard) => places.get(card?.setId ?? '') ?? sets.length + 1
  return Array.from(collection, ([cardId, copies]) => ({ cardId, card: byId.get(cardId), copies })).toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      numbers.compare(a.card?.collectorNumber ?? '', b.card?.collectorNumber ?? '') ||
      compareText(a.cardId, b.cardId),
  )
}
