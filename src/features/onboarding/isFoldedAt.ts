import { paths } from '#url/paths.ts'

/**
 * Whether the first steps start folded on a page, because they would cover the content: a deck and the buy list in any window, and
 * cards in one that is not wide.
 * @param isWide whether there is room beside the content.
 */
export function isFoldedAt(path: string, isWide: boolean): boolean {
  if (path === paths.deckBuilder() || path === paths.shelf() || path.startsWith(paths.deck(''))) return true
  if (isWide) return false
  return path === paths.cards() || path.startsWith(paths.card('')) || /^\/user\/[^/]+\/collection/.test(path)
}
