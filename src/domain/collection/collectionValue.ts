import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import type { Collection } from './copies.ts'

/** What copies of cards are worth. */
export type CollectionValue = {
  /** USD, cent-exact; null where there are copies and none of them has a price, so that it is not shown as $0.00. */
  readonly usd: number | null
  /** How many copies are not in that sum, because their finish has no price. */
  readonly copiesWithoutPrice: number
}

/** The copies of a card in one finish, with what they are worth. */
export type ValuedCopies = {
  readonly card: Card
  readonly isFoil: boolean
  readonly quantity: number
  /** USD, cent-exact, all copies together. */
  readonly usd: number
}

/** The copies of a card in one finish, as the sums below take them. */
type PricedCopies = {
  readonly card: Card | undefined
  readonly isFoil: boolean
  readonly quantity: number
  /** What all of them are worth, in whole cents; null without a price. */
  readonly cents: number | null
}

/**
 * What a collection is worth: non-foil copies at the regular price and foil copies at the foil price (requirements §9).
 * A card that is not in `byId` has no price. Nothing owned is worth $0.00.
 */
export function collectionValue(collection: Collection, byId: ReadonlyMap<string, Card>): CollectionValue {
  return sumValue(listPricedCopies(collection, byId))
}

/** The same for the cards of each set that any are owned of, by the set's id. Cards that are not in `byId` belong to none. */
export function valueBySet(collection: Collection, byId: ReadonlyMap<string, Card>): Map<string, CollectionValue> {
  const bySet = Map.groupBy(listPricedCopies(collection, byId), ({ card }) => card?.setId)
  return new Map([...bySet].flatMap(([setId, held]) => (setId === undefined ? [] : [[setId, sumValue(held)] as const])))
}

/**
 * The most valuable of a collection: each card in each finish apart, by what all its copies in that finish are worth
 * together, the dearest first and those worth the same by name, then non-foil before foil. Copies without a price are not in it.
 */
export function mostValuable(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  count = 10,
): readonly ValuedCopies[] {
  const valued = listPricedCopies(collection, byId).flatMap(({ card, isFoil, quantity, cents }) =>
    card === undefined || cents === null ? [] : { card, isFoil, quantity, usd: cents / 100 },
  )
  // To compare names takes long, so only those that may be among the first are put in order.
  const least =
    Float64Array.from(valued, ({ usd }) => usd)
      .toSorted()
      .at(-count) ?? 0
  return valued
    .filter(({ usd }) => usd >= least)
    .toSorted(
      (a, b) =>
        b.usd - a.usd || compareText(foldText(a.card.name), foldText(b.card.name)) || compareText(a.card.id, b.card.id),
    )
    .slice(0, count)
}

/** Of the same card non-foil comes first, and stays so among equals. */
function listPricedCopies(collection: Collection, byId: ReadonlyMap<string, Card>): PricedCopies[] {
  const priced: PricedCopies[] = []
  for (const [cardId, { nonFoil, foil }] of collection) {
    const card = byId.get(cardId)
    const add = (isFoil: boolean, quantity: number, price: number | null = null) => {
      if (quantity > 0) priced.push({ card, isFoil, quantity, cents: price && Math.round(price * 100) * quantity })
    }
    add(false, nonFoil, card?.prices.usd)
    add(true, foil, card?.prices.usdFoil)
  }
  return priced
}

function sumValue(held: readonly PricedCopies[]): CollectionValue {
  let [sum, copiesWithoutPrice] = [0, 0]
  for (const { cents, quantity } of held) {
    if (cents === null) copiesWithoutPrice += quantity
    else sum += cents
  }
  const isMissing = held.length > 0 && held.every(({ cents }) => cents === null)
  return { usd: isMissing ? null : sum / 100, copiesWithoutPrice }
}
