/** The number of owned copies of a card by finish. */
export type Copies = { readonly nonFoil: number; readonly foil: number }

/** Owned copies by card id. Cards without copies are not in it. */
export type Collection = ReadonlyMap<string, Copies>

/**
 * The limit of copies of a card in one finish. The constraint `user_collections_quantity_is_1_to_9999` has the same limit.
 */
export const MAX_COPIES = 9999

const NONE: Copies = { nonFoil: 0, foil: 0 }

/** The copies of a card; zeros if it is not owned. */
export const copiesOf = (collection: Collection, cardId: string): Copies => collection.get(cardId) ?? NONE

/** The number of copies in one finish. */
export const countCopies = (copies: Copies, isFoil: boolean): number => (isFoil ? copies.foil : copies.nonFoil)

/** The number of copies in both finishes. */
export const countAllCopies = ({ nonFoil, foil }: Copies): number => nonFoil + foil

/** Adds copies by finish. */
export const addCopies = (a: Copies, b: Copies): Copies => ({ nonFoil: a.nonFoil + b.nonFoil, foil: a.foil + b.foil })
