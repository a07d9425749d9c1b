import fc from 'fast-check'
import type { Card } from '../cards/card.ts'
import { anyCards } from '../cards/card.arbitrary.ts'
import type { Collection } from './copies.ts'

const copies = fc.record({ nonFoil: fc.nat(4), foil: fc.nat(4) }).filter(({ nonFoil, foil }) => nonFoil + foil > 0)

/** Any cards, with a collection of some of them. */
export const anyCollection: fc.Arbitrary<{ cards: Card[]; collection: Collection }> = anyCards.chain((cards) =>
  fc
    .subarray(cards.map(({ id }) => id))
    .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), copies))))
    .map((entries) => ({ cards, collection: new Map(entries) })),
)
