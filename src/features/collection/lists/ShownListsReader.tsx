import { useLayoutEffect } from 'react'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { tradeCollection } from '#domain/collection/tradeList.ts'
import { describeWishes } from '#domain/wishes/describeWish.ts'
import type { ShownLists } from './shownLists.ts'

/** Reads the lists of a collection's owner and passes them to `onChange`; null if there are none. It shows nothing. */
export function ShownListsReader({
  ownerId,
  catalogue,
  onChange,
}: {
  ownerId: string
  catalogue: Catalogue
  onChange: (shown: ShownLists | null) => void
}) {
  const lists = useMemberLists(ownerId)
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
