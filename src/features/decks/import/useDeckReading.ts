import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { type Deck, deckQuery } from '#data/decks/decks.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Card } from '#domain/cards/card.ts'
import { type CardNameIndex, indexByName } from '#domain/decks/cardNameIndex.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckListResult } from '#domain/decks/deckEntries.ts'
import { findDeckId } from '#url/findDeckId.ts'
import { readPastedDeck } from './readPastedDeck.ts'

const DECK_NOT_FOUND = 'Deck not found'

/** The reading of a pasted text, and functions to read it. */
type DeckReading = {
  /** Null for an empty text, and while a linked deck is loading. */
  readonly result: DeckListResult | null
  readonly isLoading: boolean
  /** The failure of loading a linked deck; null without one. */
  readonly failure: string | null
  readonly index: CardNameIndex
  /** Reads a text immediately; a link waits for its deck. Throws the failure of loading it. */
  readonly read: (text: string) => DeckListResult | Promise<DeckListResult>
}

/** Reads a pasted text into the cards of a deck: a list, a code, or the address of a deck on this site. */
export function useDeckReading(text: string, cards: readonly Card[]): DeckReading {
  const sets = useQuery(setsQuery)
  const queryClient = useQueryClient()
  const viewerId = useViewerId()
  const linkedId = findDeckId(text)
  const linked = useQuery({ ...deckQuery(linkedId ?? '', viewerId), enabled: linkedId !== undefined })
  const index = useMemo(() => indexByName(cards, sets.data), [cards, sets.data])
  const list = useMemo(
    () => (text.trim() === '' || linkedId !== undefined ? null : readPastedDeck(text, index)),
    [text, linkedId, index],
  )
  const deck = linkedId === undefined ? undefined : linked.data
  const found = useMemo(() => (deck ? resultOf(deck, cards) : null), [deck, cards])
  return {
    result: list ?? found,
    isLoading: linkedId !== undefined && linked.isPending,
    failure: linkedId === undefined ? null : (linked.error?.message ?? (deck === null ? DECK_NOT_FOUND : null)),
    index,
    read: (current) => {
      const id = findDeckId(current)
      if (id === undefined) return readPastedDeck(current, index)
      return queryClient.query({ ...deckQuery(id, viewerId), staleTime: 'static' }).then((read) => {
        if (read === null) throw new Error(DECK_NOT_FOUND)
        return resultOf(read, cards)
      })
    },
  }
}

/** The cards of a deck on this site, each as a line. */
function resultOf(deck: Deck, cards: readonly Card[]): DeckListResult {
  const found = findDeckCards(deck.entries, new Map(cards.map((card) => [card.id, card])))
  return {
    ok: true,
    entries: found.map(({ card, quantity }) => ({ card: card.id, quantity })),
    differences: [],
    lines: found.map(({ card, quantity }, at) => ({ line: at + 1, name: card.name, quantity, card, messages: [] })),
  }
}
