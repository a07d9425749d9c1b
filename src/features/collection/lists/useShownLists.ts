import { useMemo } from 'react'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { tradeCollection } from '#domain/collection/tradeList.ts'
import { describeWishes } from '#domain/wishes/describeWish.ts'
import type { MemberLists } from '#domain/wishes/wish.ts'
import type { LoadedCollection } from '../collectionState.ts'

/** The lists of a member. `trade` is null in other views than that of cards for trade, and if the member hides it. */
export type ShownLists = {
  readonly lists: MemberLists
  readonly trade: Collection | null
  /** Says beside a card's copies "Wants 4", or "2 for trade" in the list of these. */
  readonly noteOf: (card: Card) => string | undefined
}

/**
 * The lists of a collection's owner as the viewer may see them; undefined until they have been read.
 * @param show the shown list, or another view of the collection.
 */
export function useShownLists(
  ownerId: string,
  { collection, catalogue }: Pick<LoadedCollection, 'collection' | 'catalogue'>,
  show: string,
): ShownLists | null | undefined {
  const lists = useMemberLists(ownerId)
  return useMemo(() => {
    if (!lists) return lists
    // Other views would compute it again with each copy.
    const trade = show === 'trade' && lists.playsets ? tradeCollection(collection, lists.playsets) : null
    const describe = describeWishes(lists.wishes, catalogue)
    const noteOf = (card: Card) => {
      if (show !== 'trade') return describe(card)
      const extra = trade?.get(card.id)
      return extra && `${extra.nonFoil + extra.foil} for trade${extra.foil > 0 ? `, ${extra.foil} foil` : ''}`
    }
    return { lists, trade, noteOf }
  }, [lists, collection, catalogue, show])
}
