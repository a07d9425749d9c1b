/** The number of cards in a prerendered grid: about as many as fit on a large screen. */
export const FIRST_CARDS = 12

/** A page of a list, counted from 1, as a prerendered grid shows it, and how many items come before it. */
export function firstPage<Item>(items: readonly Item[], page = 1): { from: number; shown: readonly Item[] } {
  const from = (page - 1) * FIRST_CARDS
  return { from, shown: items.slice(from, from + FIRST_CARDS) }
}
