import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { MemberLists } from '#domain/wishes/wish.ts'

/** The lists of a collection's owner as the viewer may see them, with the functions of code that is loaded with them. */
export type ShownLists = {
  readonly lists: MemberLists
  /** Says beside a card's copies "Wants 4". */
  readonly describe: (card: Card) => string | undefined
  /** The copies of a collection that are for trade; null if the member hides them. */
  readonly tradeOf: (collection: Collection) => Collection | null
}

/** The failure to read the lists. */
export type ListsFailure = { readonly message: string; readonly retry: () => void }

/** Says beside a card's copies how many are for trade: "2 for trade, 1 foil". */
export const describeTrade = (trade: Collection | null) => (card: Card) => {
  const extra = trade?.get(card.id)
  return extra && `${extra.nonFoil + extra.foil} for trade${extra.foil > 0 ? `, ${extra.foil} foil` : ''}`
}
