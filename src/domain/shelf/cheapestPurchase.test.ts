import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { cheapestPurchase, type Demand, type Offer } from './cheapestPurchase.ts'

const IDS = ['a', 'b']
const price = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 6 })

const anyOffers: fc.Arbitrary<readonly Offer[]> = fc
  .tuple(price, price, price, price)
  .map((prices) =>
    prices.map((cents, at) => ({ card: makeCard({ id: IDS[at >> 1] ?? '' }), isFoil: at % 2 === 1, cents })),
  )
const anyDemands: fc.Arbitrary<readonly Demand[]> = fc.array(
  fc.record({
    cardId: fc.option(fc.constantFrom(...IDS)),
    onlyFoil: fc.boolean(),
    copies: fc.nat(3),
  }),
  { maxLength: 5 },
)

const fits = ({ cardId, onlyFoil }: Pick<Demand, 'cardId' | 'onlyFoil'>, { card, isFoil }: Offer) =>
  (cardId === null || card.id === cardId) && (isFoil || !onlyFoil)
const isMet = (demand: Demand, bought: readonly (readonly [Offer, number])[]) =>
  bought.reduce((sum, [offer, copies]) => sum + (fits(demand, offer) ? copies : 0), 0) >= demand.copies

/** Copies without a price, then cents. */
const costOf = (bought: readonly (readonly [Offer, number])[]) =>
  bought.reduce((sum, [{ cents }, copies]) => sum + copies * (cents ?? 1e6), 0)

/** Tries all purchases of up to three copies of each offer. */
function leastCost(offers: readonly Offer[], demands: readonly Demand[]): number {
  let least = Infinity
  for (let code = 0; code < 4 ** offers.length; code++) {
    const bought = offers.map((offer, at) => [offer, (code >> (2 * at)) & 3] as const)
    if (demands.every((demand) => isMet(demand, bought))) least = Math.min(least, costOf(bought))
  }
  return least
}

test('all demands are met, for the least cost of all purchases', () => {
  fc.assert(
    fc.property(anyOffers, anyDemands, (offers, demands) => {
      const bought = [...cheapestPurchase(offers, demands)]
      expect(demands.filter((demand) => !isMet(demand, bought))).toEqual([])
      expect(costOf(bought)).toBe(leastCost(offers, demands))
    }),
    { numRuns: 2000 },
  )
})

test('with a choice, copies of which any will do are of the chosen printing and finish', () => {
  fc.assert(
    fc.property(
      anyOffers,
      fc.nat(3),
      fc.record({ cardId: fc.option(fc.constantFrom(...IDS)), onlyFoil: fc.boolean() }),
      (offers, copies, choice) => {
        const demands = [{ cardId: null, onlyFoil: false, copies }]
        const bought = [...cheapestPurchase(offers, demands, choice)]
        expect(bought.every(([offer]) => fits(choice, offer))).toBe(true)
        const fitting = offers.filter((offer) => fits(choice, offer))
        expect(costOf(bought)).toBe(leastCost(fitting, demands))
      },
    ),
  )
})

test('a copy of one printing that is foil anyway also fulfills the wish for any foil copy', () => {
  const offers = [120, 150, 100, 180].map((cents, at) => ({
    card: makeCard({ id: IDS[at >> 1] ?? '' }),
    isFoil: at % 2 === 1,
    cents,
  }))
  const bought = cheapestPurchase(offers, [
    { cardId: 'a', onlyFoil: false, copies: 1 },
    { cardId: null, onlyFoil: true, copies: 1 },
    { cardId: null, onlyFoil: false, copies: 1 },
  ])
  expect([...bought].map(([{ card, isFoil }, copies]) => [card.id, isFoil, copies])).toEqual([['a', true, 1]])
})
