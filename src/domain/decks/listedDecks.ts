/** Decks a page of a list (issue 4, point 3). */
export const DECKS_A_PAGE = 24

/** As many cards of a deck as its place in a list shows. */
export const LISTED_CARDS = 5
