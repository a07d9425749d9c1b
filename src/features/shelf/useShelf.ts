import { useMemo } from 'react'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useLoadedCollection } from '#data/collection/useCollection.ts'
import { type MemberDeck, shelfDecksQuery } from '#data/shelf/shelfDecks.ts'
import { useLoadedAssembledDecks } from '#data/shelf/useAssembledDecks.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { memoize } from '#domain/cards/memoize.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { cheapestCents, type DeckCost } from '#domain/decks/deckValue.ts'
import { type Allocation, allocateCopies, countNeeded, countOwned, type ShelfDeck } from '#domain/shelf/allocation.ts'
import { missingCosts } from '#domain/shelf/missingCosts.ts'

/** A member's decks and copies, and which deck holds which copies. Card keys are those of `cardKey`. */
export type Shelf = {
  readonly userId: string
  readonly catalogue: Catalogue
  readonly collection: Collection
  /** The decks that have cards, the newest first. */
  readonly decks: readonly MemberDeck[]
  readonly deckOf: (deckId: string) => MemberDeck | undefined
  /** The ids of the assembled decks in the order of assembly, also of decks that were deleted meanwhile. */
  readonly assembled: readonly string[]
  /** Owned copies by key. */
  readonly owned: ReadonlyMap<string, number>
  /** What each deck needs, in the order of the decks. */
  readonly wanted: readonly ShelfDeck[]
  readonly allocation: Allocation
  /** The keys of all cards, sorted by name. */
  readonly keys: readonly string[]
  /** All printings of a key; none for a card that is not in the catalogue. */
  readonly printingsOf: (key: string) => readonly Card[]
  /** A printing of a key, an owned one if possible. */
  readonly cardOf: (key: string) => Card | undefined
  /** The price of a key's cheapest printing in cents; null without one. */
  readonly centsOf: (key: string) => number | null
  /** The price of the copies that a deck lacks; undefined if it lacks none. */
  readonly costOf: (deckId: string) => DeckCost | undefined
}

const NO_PRINTINGS: readonly Card[] = []

/** The shelf of the member, with all pending changes. The route has loaded its data. */
export function useShelf(userId: string): Shelf {
  const { catalogue } = useLoadedCatalogue()
  const collection = useLoadedCollection(userId)?.collection
  const loaded = useLoadedQuery(shelfDecksQuery(userId))
  const decks = useMemo(() => loaded.filter(({ entries }) => entries.length > 0), [loaded])
  const assembled = useLoadedAssembledDecks(userId)
  const cards = useMemo(() => {
    const printings = Map.groupBy(catalogue.cards, cardKey)
    const printingsOf = (key: string) => printings.get(key) ?? NO_PRINTINGS
    const centsOf = memoize((key: string) => cheapestCents(printingsOf(key)))
    return { keys: [...printings.keys()], printingsOf, centsOf }
  }, [catalogue])
  const wanted = useMemo(
    () => decks.map(({ id, entries }) => ({ id, cards: countNeeded(entries, catalogue.byId) })),
    [decks, catalogue],
  )
  const known = useMemo(() => collection ?? (new Map() satisfies Collection), [collection])
  const owned = useMemo(() => countOwned(known, catalogue.byId), [known, catalogue])
  const allocation = useMemo(() => allocateCopies(owned, wanted, assembled), [owned, wanted, assembled])
  return useMemo(() => {
    const byId = new Map(decks.map((deck) => [deck.id, deck]))
    const costs = missingCosts(allocation, cards.centsOf)
    return {
      userId,
      catalogue,
      collection: known,
      decks,
      deckOf: (id) => byId.get(id),
      assembled,
      owned,
      wanted,
      allocation,
      ...cards,
      cardOf: (key) => {
        const printings = cards.printingsOf(key)
        return printings.find(({ id }) => known.has(id)) ?? printings[0]
      },
      costOf: (id) => costs.get(id),
    }
  }, [userId, catalogue, known, decks, assembled, owned, wanted, allocation, cards])
}
