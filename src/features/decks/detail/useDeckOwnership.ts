import { useMemo } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { missingCopies, type PrintingsOf } from '#domain/decks/deckValue.ts'

/** The printings that count for a deck, and its copies that the viewer lacks. */
export type DeckOwnership = {
  readonly printingsOf: PrintingsOf
  /** Null for a guest, undefined until the collection has been read. */
  readonly missing: readonly DeckCard[] | null | undefined
}

/** The copies of a deck that the viewer lacks. @param isWhole whether the catalogue has all cards; else the result is null. */
export function useDeckOwnership(
  cards: readonly DeckCard[],
  catalogue: Catalogue,
  isWhole: boolean,
): DeckOwnership | null {
  const { data: owned } = useUserCollection()
  const printingsOf = useMemo(() => (isWhole ? printingsIn(catalogue.cards) : null), [isWhole, catalogue])
  return useMemo(
    () => printingsOf && { printingsOf, missing: owned && missingCopies(cards, owned, printingsOf) },
    [printingsOf, owned, cards],
  )
}
