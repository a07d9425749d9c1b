import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { hasExtraCopies, makeTradeText } from '#domain/collection/tradeList.ts'

/** Makes the text of a trade list; null if no copies are for trade. */
export type MakeTradeText = (() => Promise<string>) | null

/** Finds out what a member has for trade, and passes the function that makes its text to `onChange`. It shows nothing. */
export function TradeTextReader({
  userId,
  collection,
  byId,
  onChange,
}: {
  userId: string
  collection: Collection
  byId: ReadonlyMap<string, Card>
  onChange: (makeText: MakeTradeText) => void
}) {
  const queryClient = useQueryClient()
  const playsets = useMemberLists(userId)?.playsets ?? undefined
  useEffect(() => {
    const makeText = async () => makeTradeText(collection, byId, await queryClient.query(setsQuery), playsets)
    onChange(hasExtraCopies(collection, playsets) ? makeText : null)
  }, [queryClient, collection, byId, playsets, onChange])
  return null
}
