import type { Card } from './card.ts'
import { cardKey } from './cardKey.ts'
import { foldText } from './foldText.ts'
import { sortByName } from './sort.ts'

/** The minimum number of letters to search for. */
const MIN_LETTERS = 3

/** A folded name without the dash between name and version, which few people type. */
const withoutDash = (folded: string) => folded.replaceAll(/\s+-(?=\s|$)/g, '')

/**
 * One printing of each card whose name contains a text, ignoring case, accents and the dash before the version; names
 * that begin with it come first, each by name. None for fewer than three letters.
 * @param most the maximum number of cards.
 */
export function findCardsByName(cards: Iterable<Card>, text: string, most: number): Card[] {
  const part = withoutDash(foldText(text.trim()))
  if (part.length < MIN_LETTERS) return []
  const nameOf = (card: Card) => withoutDash(cardKey(card))
  const byKey = new Map([...cards].filter((card) => nameOf(card).includes(part)).map((card) => [cardKey(card), card]))
  const begins = (card: Card) => Number(nameOf(card).startsWith(part))
  return sortByName([...byKey.values()])
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, most)
}
