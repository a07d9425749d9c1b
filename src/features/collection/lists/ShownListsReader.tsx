import { useLayoutEffect } from 'react'
import { useMemberListsQuery } from '#data/wishes/useMemberLists.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { tradeCollection } from '#domain/collection/tradeList.ts'
import { describeWishes } from '#domain/wishes/describeWish.ts'
import type { ListsFailure, ShownLists } from './shownLists.ts'

/**
 * Reads the lists of a collection's owner and passes them to `onChange`; null if there are none. It shows nothing.
 * @param onFailure receives the failure to read them; null without one.
 */
export function ShownListsReader({
  ownerId,
  catalogue,
  onChange,
  onFailure,
}: {
  ownerId: string
  catalogue: Catalogue
  onChange: (shown: ShownLists | null) => void
  onFailure?: (failure: ListsFailure | null) => void
}) {
  const { lists, error, refetch } = useMemberListsQuery(ownerId)
  useLayoutEffect(() => {
    const failed = lists === undefined ? error : null
    onFailure?.(failed && { message: failed.message, retry: () => void refetch() })
  }, [lists, error, refetch, onFailure])
  useLayoutEffect(() => {
    if (lists === undefined) return
    onChange(
      lists && {
        lists,
        describe: describeWishes(lists.wishes, catalogue),
        tradeOf: (collection) => lists.playsets && tradeCollection(collection, lists.playsets),
      },
    )
  }, [lists, catalogue, onChange])
  return null
}
