import type { Card } from '../cards/card.ts'

/** One printing in one finish that can be bought. */
export type Offer = {
  readonly card: Card
  readonly isFoil: boolean
  /** The price of one copy; null without a price. */
  readonly cents: number | null
}

/** More copies that a member needs of a card. A copy that fits several demands counts for each of them. */
export type Demand = {
  /** The only printing that will do; null for any. */
  readonly cardId: string | null
  readonly onlyFoil: boolean
  readonly copies: number
}

/** Which printing and finish the member chose for a card. */
export type BuyChoice = {
  /** The id of the printing; null for the cheapest. */
  readonly cardId: string | null
  readonly onlyFoil: boolean
}

/** The cost of a copy without a price: more than all others together, so that few are bought. */
const UNKNOWN_CENTS = 1e9

const costOf = ({ cents }: Offer) => cents ?? UNKNOWN_CENTS

/**
 * The cheapest copies that meet all demands for a card. Only the demands for any printing in foil and for one printing
 * in any finish overlap without containing each other, so it tries each number of copies that meet both.
 * @param offers all printings of the card in both finishes, the preferred ones first.
 * @param choice the printing and finish of copies that no demand names.
 * @returns the copies by offer.
 */
export function cheapestPurchase(
  offers: readonly Offer[],
  demands: readonly Demand[],
  choice: BuyChoice = { cardId: null, onlyFoil: false },
): ReadonlyMap<Offer, number> {
  const chosen = offers.filter(({ card }) => choice.cardId === null || card.id === choice.cardId)
  const fill = cheapest(chosen.filter(({ isFoil }) => isFoil || !choice.onlyFoil))
  const foil = cheapest(chosen.filter(({ isFoil }) => isFoil))
  if (!fill || !foil) return new Map()
  const wanted = (cardId: string | null, onlyFoil: boolean) =>
    Math.max(0, ...demands.filter((one) => one.cardId === cardId && one.onlyFoil === onlyFoil).map(copiesOf))

  const bought = new Map<Offer, number>()
  let total = 0
  const buy = (offer: Offer, copies: number) => {
    if (copies > 0) bought.set(offer, (bought.get(offer) ?? 0) + copies)
    total += copies
  }
  // Copies of a named printing: those that must be foil, then those of either finish.
  const eithers: { readonly nonFoil: Offer; readonly foil: Offer; readonly surcharge: number }[] = []
  for (const nonFoil of offers.filter(({ isFoil }) => !isFoil)) {
    const { id } = nonFoil.card
    const foilOffer = offers.find(({ card, isFoil }) => isFoil && card.id === id)
    if (!foilOffer) continue
    const foils = wanted(id, true)
    buy(foilOffer, foils)
    const either = { nonFoil, foil: foilOffer, surcharge: costOf(foilOffer) - costOf(nonFoil) }
    eithers.push(...Array.from({ length: Math.max(0, wanted(id, false) - foils) }, () => either))
  }
  eithers.sort((a, b) => a.surcharge - b.surcharge)
  const moreFoils = Math.max(0, wanted(null, true) - total)
  const all = Math.max(0, wanted(null, false) - total - eithers.length)

  /** The copies to buy in addition, if this many of `eithers` are foil. */
  const additional = (foils: number) => {
    const foilCopies = Math.max(0, moreFoils - foils)
    return { foilCopies, others: Math.max(0, all - foilCopies) }
  }
  let [best, bestCost, surcharges] = [0, Infinity, 0]
  for (let foils = 0; foils <= eithers.length; foils++) {
    surcharges += foils === 0 ? 0 : (eithers[foils - 1]?.surcharge ?? 0)
    const { foilCopies, others } = additional(foils)
    const cost = surcharges + foilCopies * costOf(foil) + others * costOf(fill)
    if (cost < bestCost) [best, bestCost] = [foils, cost]
  }
  for (const [at, either] of eithers.entries()) buy(at < best ? either.foil : either.nonFoil, 1)
  const { foilCopies, others } = additional(best)
  buy(foil, foilCopies)
  buy(fill, others)
  return bought
}

const copiesOf = ({ copies }: Demand) => copies

/** The first of the cheapest offers. */
const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, offer) => (best && costOf(best) <= costOf(offer) ? best : offer), undefined)
