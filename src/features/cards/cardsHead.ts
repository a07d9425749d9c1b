import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findSetName } from '#domain/sets/setName.ts'
import type { PageHead } from '#url/pageHead.ts'
import { pages } from '#url/pages.ts'

/**
 * What /cards is called: the cards of one set are a page of their own, every other filter is the same page.
 * @returns null as long as it is not known what a set has; then the head that the host wrote stays.
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
