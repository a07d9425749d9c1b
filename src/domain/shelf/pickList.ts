import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { type Collection, copiesOf } from '../collection/copies.ts'
import type { DeckCard } from '../decks/deckCard.ts'
import type { Allocation } from './allocation.ts'

/** Owned copies of one printing in one finish. */
export type OwnedPrinting = { readonly card: Card; readonly isFoil: boolean; readonly copies: number }

/** How to put together the copies of one card for a deck. The numbers add up to `needed`. */
export type PickLine = {
  readonly card: Card
  readonly needed: number
  /** Copies to take from those that no deck holds; if the deck is assembled, the copies that it holds. */
  readonly free: number
  /** Copies to take out of assembled decks, the one that was assembled last first. */
  readonly fromDecks: readonly { readonly deckId: string; readonly copies: number }[]
  /** Copies that the member does not own. */
  readonly missing: number
  /** All owned printings of the card, of which any may be used. */
  readonly printings: readonly OwnedPrinting[]
}

/**
 * Lists the copies to take for a deck, and where they are.
 * @param cards the deck's cards, each name once (`joinPrintings`), in the order of the list.
 * @param printingsOf all printings of a card's name.
 */
export function makePickList(
  deckId: string,
  cards: readonly DeckCard[],
  allocation: Allocation,
  collection: Collection,
  printingsOf: (card: Card) => readonly Card[],
): readonly PickLine[] {
  return cards.map(({ card, quantity: needed }) => {
    const { free = 0, shares = [] } = allocation.cards.get(cardKey(card)) ?? {}
    const own = shares.find((share) => share.deckId === deckId)
    const first = own?.isAssembled ? own.held : Math.min(needed, free)
    let missing = needed - first
    const fromDecks = shares
      .filter(({ deckId: id, held }) => id !== deckId && held > 0)
      .toReversed()
      .flatMap(({ deckId: id, held }) => {
        const copies = Math.min(missing, held)
        missing -= copies
        return copies > 0 ? [{ deckId: id, copies }] : []
      })
    return { card, needed, free: first, fromDecks, missing, printings: ownedPrintings(printingsOf(card), collection) }
  })
}

const ownedPrintings = (printings: readonly Card[], collection: Collection): readonly OwnedPrinting[] =>
  printings.flatMap((card) => {
    const { nonFoil, foil } = copiesOf(collection, card.id)
    const finishes = [
      { card, isFoil: false, copies: nonFoil },
      { card, isFoil: true, copies: foil },
    ]
    return finishes.filter(({ copies }) => copies > 0)
  })
