import { hasBit, makeFullBitSet } from '../cards/bitSet.ts'
import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import { searchWords } from '../cards/search.ts'
import type { CardSort } from '../cards/sort.ts'
import { type Condition, searchedWords, topConditions } from './condition.ts'
import { matchAll } from './matchSearch.ts'

/** The cards that a search found, in order. */
export type FoundCards = {
  readonly cards: readonly Card[]
  /** The words of names that were looked for where the typed ones occur on no card; else empty. */
  readonly corrections: readonly string[]
}

/**
 * The cards that fulfil a condition, all where there is none, in the order asked for. Relevance is the order of what
 * the words found, best first, and by name without words; typing errors in words are forgiven as `searchWords` says.
 * Its cost grows with the number of cards: about 10 ms for 100,000.
 */
export function findCards(catalogue: Catalogue, condition: Condition | null, sort: CardSort): FoundCards {
  const { cards, orders } = catalogue
  const words = new Set(searchedWords(condition).map(({ text }) => text))
  const hits = words.size > 0 ? searchWords(catalogue.search(), [...words]) : null
  const others = topConditions(condition).filter((part) => part.kind !== 'word')
  const wanted = matchAll(catalogue, others, hits?.found ?? makeFullBitSet(cards.length))

  const byRank: Card[][] = []
  const ranks = sort === 'relevance' ? hits?.ranks : undefined
  for (const position of orders[sort === 'relevance' ? 'name' : sort]) {
    const card = cards[position]
    if (card === undefined || !hasBit(wanted, position)) continue
    const ranked = (byRank[ranks?.[position] ?? 0] ??= [])
    ranked.push(card)
  }
  return { cards: byRank.length === 1 ? (byRank[0] ?? []) : byRank.flat(), corrections: hits?.corrections ?? [] }
}
