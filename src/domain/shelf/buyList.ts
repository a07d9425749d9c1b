import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import type { Collection } from '../collection/copies.ts'
import { printingText } from '../collection/tradeList.ts'
import type { Wishes } from '../wishes/wish.ts'
import { countAccepted } from '../wishes/wishedCopies.ts'
import type { Allocation, ShelfDeck } from './allocation.ts'
import { type BuyChoice, type Demand, type Offer, cheapestPurchase } from './cheapestPurchase.ts'

/** Copies to buy of one printing in one finish. */
export type BuyLine = {
  /** The card's key, which all its printings share. */
  readonly key: string
  readonly card: Card
  readonly isFoil: boolean
  readonly copies: number
  /** The price of all copies in cents; null without a price. */
  readonly cents: number | null
}

/** The decks to buy for. */
export type BuyDecks = {
  readonly decks: readonly ShelfDeck[]
  /** Whether all decks are assembled together, so that each needs its own copies. Otherwise they share copies. */
  readonly isTogether: boolean
  /**
   * The copies by card key that these decks cannot have, because other decks hold them. Decks of `decks` in `holding`
   * do not share their copies.
   */
  readonly elsewhere: ReadonlyMap<string, number>
  /** The ids of assembled decks. */
  readonly holding: ReadonlySet<string>
}

/** The copies by card key that assembled decks hold, except those of `decks`. */
export function heldElsewhere({ cards }: Allocation, decks: ReadonlySet<string>): Map<string, number> {
  const held = new Map<string, number>()
  for (const [key, { shares }] of cards) {
    const copies = shares.reduce((sum, share) => sum + (decks.has(share.deckId) ? 0 : share.held), 0)
    if (copies > 0) held.set(key, copies)
  }
  return held
}

/**
 * The copies by card key that a member must own, so that the decks can be assembled: together, or one at a time. Assembled
 * decks do not share their copies.
 */
export function copiesForDecks({ decks, isTogether, elsewhere, holding }: BuyDecks): Map<string, number> {
  const [sum, most] = [new Map<string, number>(), new Map<string, number>()]
  for (const { id, cards } of decks)
    for (const [key, copies] of cards)
      if (isTogether || holding.has(id)) sum.set(key, (sum.get(key) ?? 0) + copies)
      else most.set(key, Math.max(most.get(key) ?? 0, copies))
  const keys = new Set([...sum.keys(), ...most.keys()])
  return new Map([...keys].map((key) => [key, (sum.get(key) ?? 0) + (most.get(key) ?? 0) + (elsewhere.get(key) ?? 0)]))
}

/**
 * The cheapest copies to buy for decks and wishes (docs/shelf.md). A copy serves both: a wish is a number to own.
 * @param wishes by card id; those of unknown cards are left out.
 * @param printingsOf all printings of a card key.
 * @param choices by card key. They replace the cheapest printing for copies of which any will do.
 * @returns the most expensive lines first. Lines without a price come last.
 */
export function makeBuyList(
  decks: BuyDecks,
  wishes: Wishes,
  collection: Collection,
  catalogue: {
    readonly byId: ReadonlyMap<string, Card>
    readonly printingsOf: (key: string) => readonly Card[]
  },
  choices: ReadonlyMap<string, BuyChoice> = new Map(),
): readonly BuyLine[] {
  const demands = new Map<string, Demand[]>()
  const add = (key: string, demand: Demand) => {
    const known = demands.get(key)
    if (known) known.push(demand)
    else demands.set(key, [demand])
  }
  for (const [key, copies] of copiesForDecks(decks)) add(key, { cardId: null, onlyFoil: false, copies })
  for (const [id, { quantity, onlyPrinting, onlyFoil }] of wishes) {
    const card = catalogue.byId.get(id)
    if (card) add(cardKey(card), { cardId: onlyPrinting ? id : null, onlyFoil, copies: quantity })
  }
  const lines = [...demands].flatMap(([key, wanted]) =>
    linesOf(key, wanted, collection, catalogue.printingsOf(key), choices.get(key)),
  )
  return lines.toSorted(compareLines)
}

/** The order of lines: the most expensive first, those without a price last. */
export const compareLines = (a: BuyLine, b: BuyLine): number =>
  (b.cents ?? -1) - (a.cents ?? -1) ||
  compareText(foldText(a.card.name), foldText(b.card.name)) ||
  Number(a.isFoil) - Number(b.isFoil)

/** The lines as text to copy: "3x Elsa - Spirit of Winter (The First Chapter · 42) foil". */
export const makeBuyText = (lines: readonly BuyLine[]): string =>
  lines.map(({ copies, card, isFoil }) => `${copies}x ${printingText(card, isFoil)}`).join('\n')

function linesOf(
  key: string,
  demands: readonly Demand[],
  collection: Collection,
  printings: readonly Card[],
  choice: BuyChoice | undefined,
): readonly BuyLine[] {
  const lacking = demands.map((demand) => ({
    ...demand,
    copies: Math.max(0, demand.copies - countAccepted(printings, demand, collection)),
  }))
  const offers = printings.flatMap(offersOf)
  const byOffer = cheapestPurchase(offers, lacking, choice)
  return [...byOffer].map(([{ card, isFoil, cents }, copies]) => ({
    key,
    card,
    isFoil,
    copies,
    cents: cents === null ? null : cents * copies,
  }))
}

const offersOf = (card: Card): readonly Offer[] => [
  { card, isFoil: false, cents: inCents(card.prices.usd) },
  { card, isFoil: true, cents: inCents(card.prices.usdFoil) },
]

const inCents = (usd: number | null) => (usd === null ? null : Math.round(usd * 100))

/** Which wishes a buy list includes: none, those of high priority, or all. */
export type IncludedWishes = 'none' | 'high' | 'all'

/** The wishes that a buy list includes. */
export function includedWishes(wishes: Wishes, included: IncludedWishes): Wishes {
  if (included === 'all') return wishes
  return new Map(included === 'none' ? [] : [...wishes].filter(([, { priority }]) => priority === 1))
}

/** The price of lines in cents, and the copies whose price is unknown. */
export function sumLines(lines: readonly BuyLine[]): { copies: number; cents: number; withoutPrice: number } {
  let [copies, cents, withoutPrice] = [0, 0, 0]
  for (const line of lines) {
    copies += line.copies
    if (line.cents === null) withoutPrice += line.copies
    else cents += line.cents
  }
  return { copies, cents, withoutPrice }
}
