import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { movingSwaps, type Swap } from '#domain/swap/swapDeck.ts'
import { findSwaps, makeSwaps } from '#url/swapSearch.ts'

const PAGE = '/deck/$deckId'
const route = getRouteApi(PAGE)

/** The swaps in the address of a deck's page that move copies of the deck, and a function to change them. */
export function useSwaps(
  cards: readonly DeckCard[],
  { byId }: Catalogue,
): readonly [readonly Swap[], (swaps: readonly Swap[]) => void] {
  const { swap: items } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const swaps = useMemo(() => movingSwaps(cards, findSwaps(items, byId)), [cards, items, byId])
  const change = (next: readonly Swap[]) =>
    changeAddress({ search: (before) => ({ ...before, swap: makeSwaps(next) }), replace: true })
  return [swaps, change]
}
