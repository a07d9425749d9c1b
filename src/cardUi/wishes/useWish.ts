import { useMemo } from 'react'
import { useChangeLists } from '#data/wishes/useChangeLists.ts'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Card } from '#domain/cards/card.ts'
import { findWish } from '#domain/wishes/findWish.ts'
import type { MemberLists, Wish } from '#domain/wishes/wish.ts'
import { showToast } from '#ui/toast.ts'

/** The member's wish for a card, and functions that change it. `lists` is undefined until it has been read. */
export function useWish(userId: string, card: Card, printings: readonly Card[]) {
  const lists: MemberLists | null | undefined = useMemberLists(userId)
  const change = useChangeLists(userId)
  const found = useMemo(() => lists?.wishes && findWish(lists.wishes, card, printings), [lists, card, printings])
  const wishedId = found?.cardId ?? card.id
  const before = found?.wish ?? null
  const set = (wish: Wish | null) => change({ kind: 'wish', cardId: wishedId, wish })
  return {
    lists,
    wish: before,
    /** Sets the wish and reports it with Undo if it is new or removed. */
    set(wish: Wish | null) {
      // Only this printing will do, but the wish names another one.
      if (wish?.onlyPrinting && wishedId !== card.id) {
        set(null)
        change({ kind: 'wish', cardId: card.id, wish })
        return
      }
      set(wish)
      if (wish !== null && before !== null) return
      showToast(wish ? `${card.name} added to your wishes.` : `${card.name} removed from your wishes.`, {
        action: { label: 'Undo', run: () => set(before) },
      })
    },
    /** Sets how many copies of the printing are not for trade; null for the usual number. */
    setPlayset: (playset: number | null) => change({ kind: 'playset', cardId: card.id, playset }),
  }
}
