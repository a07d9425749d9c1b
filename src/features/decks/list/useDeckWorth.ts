import { useCallback, useMemo } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { ListedDeck } from '#data/decks/deckLists.ts'
import type { Card } from '#domain/cards/card.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { type DeckWorth, deckWorth } from '#domain/decks/deckValue.ts'

/** Computes the price of a listed deck and the share that the viewer owns; null until the cards and the collection are loaded. */
export type WorthOf = (deck: Pick<ListedDeck, 'entries'>) => DeckWorth | null

/** Returns a `WorthOf` for the decks of a list. It is a new function when the cards or the collection change. */
export function useDeckWorth(byId: ReadonlyMap<string, Card> | null, isWhole: boolean): WorthOf {
  const { data, error } = useUserCollection()
  const owned = data ?? (error ? null : data)
  const printingsOf = useMemo(() => (byId && isWhole ? printingsIn([...byId.values()]) : null), [byId, isWhole])
  return useCallback(
    ({ entries }) =>
      byId && printingsOf && owned !== undefined ? deckWorth(findDeckCards(entries, byId), owned, printingsOf) : null,
    [byId, printingsOf, owned],
  )
}
