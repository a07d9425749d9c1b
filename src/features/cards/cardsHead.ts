import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findSetName } from '#domain/sets/setName.ts'
import type { PageHead } from '#url/pageHead.ts'
import { pages } from '#url/pages.ts'

/**
 * The head of /cards. The cards of one set count as a separate page; every other filter is the same page.
 * @returns null while the set's cards are unknown, so that the head from the host stays.
 */
export function cardsHead(sets: readonly string[] = [], catalogue: Catalogue | null): PageHead | null {
  const [wanted, ...more] = sets
  if (wanted === undefined || more.length > 0) return pages.cards.head
  if (catalogue === null) return null
  const { cards } = catalogue
  const name = findSetName(new Set(cards.map((card) => card.set)), wanted)
  return name === undefined
    ? pages.cards.head
    : pages.cards.headOfSet({ name, cards: cards.filter((card) => card.set === name).length })
}
