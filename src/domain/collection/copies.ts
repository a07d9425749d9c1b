/** How many copies of a card somebody owns, by finish. */
export type Copies = { readonly nonFoil: number; readonly foil: number }

/** What somebody owns, by card id. A card without any copy is not in it. */
export type Collection = ReadonlyMap<string, Copies>

/** As many copies of a card in one finish as can be tracked; `user_collections_quantity_is_1_to_9999` says the same. */
export const MAX_COPIES = 9999

const NONE: Copies = { nonFoil: 0, foil: 0 }

/** The copies of a card; none where it is not owned. */
export const copiesOf = (collection: Collection, cardId: string): Copies => collection.get(cardId) ?? NONE

/** The copies of a card in one finish. */
export const countCopies = (copies: Copies, isFoil: boolean): number => (isFoil ? copies.foil : copies.nonFoil)

/** All copies of a card, foil and not. */
export const countAllCopies = ({ nonFoil, foil }: Copies): number => nonFoil + foil

/** The copies of a card from two places together. */
export const addCopies = (a: Copies, b: Copies): Copies => ({ nonFoil: a.nonFoil + b.nonFoil, foil: a.foil + b.foil })
