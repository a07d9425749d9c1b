import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { type Collection, countAllCopies } from '../collection/copies.ts'
import type { DeckEntry } from '../decks/deckRules.ts'

/** A deck with the copies that it needs by the key of the card (`cardKey`), which all printings share. */
export type ShelfDeck = { readonly id: string; readonly cards: ReadonlyMap<string, number> }

/** The copies of a card that one deck needs, and those that it holds if it is assembled. */
export type Share = {
  readonly deckId: string
  readonly needed: number
  /** From 0 to `needed`; 0 if the deck is not assembled. */
  readonly held: number
  readonly isAssembled: boolean
}

/** The copies of a card in all printings and finishes. */
export type CardAllocation = {
  readonly owned: number
  /** Owned copies that no assembled deck holds. */
  readonly free: number
  /** The copies to buy until all decks can be assembled at once. */
  readonly short: number
  /**
   * The decks that need the card: the assembled ones in the order of assembly, then the others in the order of the
   * decks.
   */
  readonly shares: readonly Share[]
}

/** How complete a deck is. */
export type DeckAllocation = {
  readonly isAssembled: boolean
  readonly needed: number
  /** The copies that it holds; if it is not assembled, those that it would get of the free ones. */
  readonly available: number
  /** `needed` without `available`. */
  readonly missing: number
}

export type Allocation = {
  /** Each card that is owned or needed, by its key. */
  readonly cards: ReadonlyMap<string, CardAllocation>
  /** By the deck's id. */
  readonly decks: ReadonlyMap<string, DeckAllocation>
}

/**
 * Counts the copies of a collection by card key. Copies of unknown cards are left out: no deck can be matched with
 * them.
 */
export function countOwned(collection: Collection, byId: ReadonlyMap<string, Card>): Map<string, number> {
  const owned = new Map<string, number>()
  for (const [id, copies] of collection) {
    const card = byId.get(id)
    if (!card) continue
    const key = cardKey(card)
    owned.set(key, (owned.get(key) ?? 0) + countAllCopies(copies))
  }
  return owned
}

/**
 * Counts the copies that a deck needs by card key. Unknown cards have their id as key, so that they count as missing.
 */
export function countNeeded(entries: readonly DeckEntry[], byId: ReadonlyMap<string, Card>): Map<string, number> {
  const needed = new Map<string, number>()
  for (const { card: id, quantity } of entries) {
    const card = byId.get(id)
    const key = card ? cardKey(card) : id
    needed.set(key, (needed.get(key) ?? 0) + quantity)
  }
  return needed
}

/**
 * Allocates owned copies to decks (docs/shelf.md). Assembled decks take the copies that they need, the earliest
 * assembled first, so that devices with the same data come to the same result. The other decks take nothing. It takes
 * time in proportion to the cards and the lines of the decks.
 * @param owned the number of copies by card key.
 * @param assembled the ids of the assembled decks in the order of assembly. Ids of other decks are ignored.
 */
export function allocateCopies(
  owned: ReadonlyMap<string, number>,
  decks: readonly ShelfDeck[],
  assembled: readonly string[],
): Allocation {
  const byId = new Map(decks.map((deck) => [deck.id, deck]))
  const present = new Set(assembled.filter((id) => byId.has(id)))
  const free = new Map(owned)
  const shares = new Map<string, Share[]>()
  const take = ({ id, cards }: ShelfDeck, isAssembled: boolean) => {
    for (const [key, needed] of cards) {
      const left = free.get(key) ?? 0
      const held = isAssembled ? Math.min(needed, left) : 0
      if (held > 0) free.set(key, left - held)
      const share = { deckId: id, needed, held, isAssembled }
      const known = shares.get(key)
      if (known) known.push(share)
      else shares.set(key, [share])
    }
  }
  for (const id of present) {
    const deck = byId.get(id)
    if (deck) take(deck, true)
  }
  for (const deck of decks) if (!present.has(deck.id)) take(deck, false)

  const cards = new Map<string, CardAllocation>()
  const available = new Map<string, number>()
  for (const key of new Set([...owned.keys(), ...shares.keys()])) {
    const cardShares = shares.get(key) ?? []
    const card = { owned: owned.get(key) ?? 0, free: free.get(key) ?? 0, shares: cardShares }
    const needed = cardShares.reduce((sum, share) => sum + share.needed, 0)
    cards.set(key, { ...card, short: Math.max(0, needed - card.owned) })
    for (const share of cardShares)
      available.set(share.deckId, (available.get(share.deckId) ?? 0) + availableCopies(share, card.free))
  }
  return {
    cards,
    decks: new Map(decks.map((deck) => [deck.id, toDeckAllocation(deck, present.has(deck.id), available)])),
  }
}

/** The copies of a card that a deck holds, or would get of the free ones if it is not assembled. */
export const availableCopies = ({ needed, held, isAssembled }: Share, free: number): number =>
  isAssembled ? held : Math.min(needed, free)

function toDeckAllocation(
  { id, cards }: ShelfDeck,
  isAssembled: boolean,
  available: ReadonlyMap<string, number>,
): DeckAllocation {
  const needed = [...cards.values()].reduce((sum, copies) => sum + copies, 0)
  const has = available.get(id) ?? 0
  return { isAssembled, needed, available: has, missing: needed - has }
}
