import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { shelfDecksQuery } from '#data/shelf/shelfDecks.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { allocateCopies, countNeeded, countOwned } from '#domain/shelf/allocation.ts'
import { describeCopies, hasElsewhere } from '#domain/shelf/describeCopies.ts'
import { type DescribeFree, setFreeCopies } from './freeCopies.ts'

/** Computes where the copies of a member with assembled decks are, for `useFreeCopies`. It shows nothing. */
export function AllocationReader({ userId, assembled }: { userId: string; assembled: readonly string[] }) {
  const state = useCatalogue()
  const byId = state.status === 'ready' && state.isWhole ? state.catalogue.byId : null
  const { data: decks } = useQuery(shelfDecksQuery(userId))
  const { data: collection } = useUserCollection()
  const describe = useMemo((): DescribeFree | undefined => {
    if (!byId || !decks || !collection) return undefined
    const needed = decks.map(({ id, entries }) => ({ id, cards: countNeeded(entries, byId) }))
    const { cards } = allocateCopies(countOwned(collection, byId), needed, assembled)
    const names = new Map(decks.map(({ id, name }) => [id, name]))
    return (card, line) => {
      const copies = cards.get(cardKey(card))
      if (!copies || (line && !hasElsewhere(copies, line.deckId, line.needed))) return undefined
      return describeCopies(copies, (id) => names.get(id) ?? 'another deck')
    }
  }, [byId, decks, collection, assembled])
  useEffect(() => {
    setFreeCopies(describe)
    return () => setFreeCopies()
  }, [describe])
  return null
}
