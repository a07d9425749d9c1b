/** The number of cards in a prerendered grid: about as many as fit on a large screen. */
export const FIRST_CARDS = 12
