import { useMemo } from 'react'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { tradeCollection } from '#domain/collection/tradeList.ts'
import { describeWish, listWishes, type WishLine } from '#domain/wishes/wishList.ts'
import type { MemberLists } from '#domain/wishes/wish.ts'
import type { LoadedCollection } from '../collectionState.ts'

/** The lists of a member, and that of the shown view. `wishes` and `trade` are null in other views, and if the member hides them. */
export type ShownLists = {
  readonly lists: MemberLists
  readonly wishes: readonly WishLine[] | null
  readonly trade: Collection | null
  /** The number on a tile of a list: "Wants 4", "2 for trade". */
  readonly noteOf: (cardId: string) => string | undefined
}

/**
 * The lists of a collection's owner as the viewer may see them; undefined until they have been read.
 * @param show the list to describe on tiles, or another view of the collection.
 */
export function useShownLists(
  ownerId: string,
  { collection, catalogue }: Pick<LoadedCollection, 'collection' | 'catalogue'>,
  show: string,
): ShownLists | null | undefined {
  const lists = useMemberLists(ownerId)
  return useMemo(() => {
    if (!lists) return lists
    // Other views would compute them again with each copy.
    const wishes = show === 'wishes' && lists.wishes ? listWishes(lists.wishes, collection, catalogue) : null
    const trade = show === 'trade' && lists.playsets ? tradeCollection(collection, lists.playsets) : null
    const noteOf = (cardId: string) => {
      const wish = show === 'wishes' ? lists.wishes?.get(cardId) : undefined
      if (wish) return describeWish(wish)
      const extra = trade?.get(cardId)
      return extra && `${extra.nonFoil + extra.foil} for trade${extra.foil > 0 ? `, ${extra.foil} foil` : ''}`
    }
    return { lists, wishes, trade, noteOf }
  }, [lists, collection, catalogue, show])
}
