/** The number of decks on a page of a list. */
export const DECKS_A_PAGE = 24

/** The number of decks that a page searches for those of which the viewer owns a share. */
export const DECKS_A_SEARCH = 240

/** The number of cards that a list shows of each deck. */
export const LISTED_CARDS = 5
