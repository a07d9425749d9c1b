import { type BitSet, forEachBit, hasBit, makeFullBitSet } from '../cards/bitSet.ts'
import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import { type SearchHits, searchWords } from '../cards/wordSearch.ts'
import type { CardSort } from '../cards/sort.ts'
import { type Condition, searchedWords, topConditions } from './condition.ts'
import { matchAll } from './matchSearch.ts'

/** The sorted result of a search. */
export type FoundCards = {
  readonly cards: readonly Card[]
  /** The words of names that replaced mistyped ones; empty if nothing was replaced. */
  readonly corrections: readonly string[]
}

/**
 * Finds and sorts the cards that match a condition; null means all cards. `relevance` sorts by the rank of the words, then by
 * name; `relevance-number` by the rank, then by number. Mistyped words are corrected as in `searchWords`. The time is linear in
 * the number of cards: below 10 ms for 100,000.
 */
export function findCards(catalogue: Catalogue, condition: Condition | null, sort: CardSort): FoundCards {
  const words = searchedWords(condition).map(({ text }) => text)
  const hits = words.length > 0 ? searchWords(catalogue.search, words) : null
  const terms = topConditions(condition).filter((part) => part.kind !== 'word')
  const wanted = matchAll(catalogue, terms, hits?.found ?? makeFullBitSet(catalogue.cards.length))
  return { cards: inOrder(catalogue, wanted, sort, hits), corrections: hits?.corrections ?? [] }
}

const UNRANKED: Pick<SearchHits, 'rankOf' | 'worstRank'> = { rankOf: () => 0, worstRank: 0 }

/** Sorts cards by a counting sort: by rank, if there are any, then in the given order. */
function inOrder(
  { cards, orders }: Catalogue,
  wanted: BitSet,
  sort: CardSort,
  hits: SearchHits | null,
): readonly Card[] {
  const isRanked = sort === 'relevance' || sort === 'relevance-number'
  const order = orders(sort === 'relevance' ? 'name' : sort === 'relevance-number' ? 'number' : sort)
  const { rankOf, worstRank } = isRanked && hits ? hits : UNRANKED
  /** Ranks by position, cached because computing one is slower. */
  const ranks = new Uint16Array(cards.length)
  /** First the number of cards of each rank, shifted by one; then the index at which each rank starts. */
  const places = new Uint32Array(worstRank + 2)
  forEachBit(wanted, (position) => {
    const rank = rankOf(position)
    ranks[position] = rank
    places[rank + 1]! += 1 // `rank` is at most `worstRank`
  })
  for (let rank = 1; rank < places.length; rank++) places[rank]! += places[rank - 1]! // both indexes are below the length
  const found = Array<Card>(places[worstRank + 1] ?? 0)
  for (const position of order) if (hasBit(wanted, position)) found[places[ranks[position]!]!++] = cards[position]! // `places` has an index for each card
  return found
}
