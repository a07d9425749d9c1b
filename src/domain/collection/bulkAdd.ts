import type { Card } from '../cards/card.ts'
import { finishes } from '../cards/prices.ts'
import { type Collection, copiesOf, countCopies } from './copies.ts'

/** What adding a set does: how many cards are new in their finish, and of how many there is one copy more. */
export type SetAdd = { readonly added: number; readonly updated: number }

/**
 * The finish in which a card is added with its whole set: foil where it comes in foil alone, else non-foil
 * (specification §4, Bulk add). `add_set_to_collection` in the database holds the same rule; bulk-add.cases.ts tests both.
 */
export const bulkAddFinish = (card: Pick<Card, 'prices'>): { readonly isFoil: boolean } => ({
  isFoil: finishes(card) === 'foil',
})

/** What adding one copy of each of these cards would do to a collection. */
export function previewSetAdd(cards: readonly Card[], collection: Collection): SetAdd {
  const updated = cards.filter((card) => countCopies(copiesOf(collection, card.id), bulkAddFinish(card).isFoil) > 0)
  return { added: cards.length - updated.length, updated: updated.length }
}
