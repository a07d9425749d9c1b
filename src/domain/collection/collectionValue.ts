import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import type { Collection } from './copies.ts'

/** The value of copies. */
export type CollectionValue = {
  /** USD, exact to the cent; null if there are copies but none has a price, so that it is not shown as $0.00. */
  readonly usd: number | null
  /** The number of copies that the sum excludes, because their finish has no price. */
  readonly copiesWithoutPrice: number
}

/** The copies of a card in one finish, with their value. */
export type ValuedCopies = {
  readonly card: Card
  readonly isFoil: boolean
  readonly quantity: number
  /** USD for all copies, exact to the cent. */
  readonly usd: number
}

/** The copies of a card in one finish, as the sums below need them. */
type PricedCopies = {
  readonly card: Card | undefined
  readonly isFoil: boolean
  readonly quantity: number
  /** The value of all copies in whole cents; null without a price. */
  readonly cents: number | null
}

/**
 * The value of a collection: non-foil copies at the regular price, foil copies at the foil price (requirements §9).
 * Cards that are not in `byId` have no price. An empty collection is worth $0.00.
 */
export function collectionValue(collection: Collection, byId: ReadonlyMap<string, Card>): CollectionValue {
  return sumValue(listPricedCopies(collection, byId))
}

/** The value of each set with owned cards, by set id. Cards that are not in `byId` belong to no set. */
export function valueBySet(collection: Collection, byId: ReadonlyMap<string, Card>): Map<string, CollectionValue> {
  const bySet = Map.groupBy(listPricedCopies(collection, byId), ({ card }) => card?.setId)
  return new Map([...bySet].flatMap(([setId, held]) => (setId === undefined ? [] : [[setId, sumValue(held)] as const])))
}

/**
 * The most valuable copies of a collection: each card and finish with the value of all its copies, highest first, then
 * by name, then non-foil before foil. It excludes copies without a price.
 */
export function mostValuable(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  count = 10,
): readonly ValuedCopies[] {
  const valued = listPricedCopies(collection, byId).flatMap(({ card, isFoil, quantity, cents }) =>
    card === undefined || cents === null ? [] : { card, isFoil, quantity, usd: cents / 100 },
  )
  // Comparing names is slow, so only candidates for the first places are sorted.
  const lowest =
    Float64Array.from(valued, ({ usd }) => usd)
      .toSorted()
      .at(-count) ?? 0
  return valued
    .filter(({ usd }) => usd >= lowest)
    .toSorted(
      (a, b) =>
        b.usd - a.usd || compareText(foldText(a.card.name), foldText(b.card.name)) || compareText(a.card.id, b.card.id),
    )
    .slice(0, count)
}

/** Lists the copies of each finish, non-foil before foil, an order that stable sorting preserves. */
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
