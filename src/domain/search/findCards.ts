import { type BitSet, forEachBit, hasBit, makeFullBitSet } from '../cards/bitSet.ts'
import type { Card } from '../cards/card.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import { type SearchHits, searchWords } from '../cards/wordSearch.ts'
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
 * Its cost grows with the number of cards: less than 10 ms for 100,000.
 */
export function findCards(catalogue: Catalogue, condition: Condition | null, sort: CardSort): FoundCards {
  const words = searchedWords(condition).map(({ text }) => text)
  const hits = words.length > 0 ? searchWords(catalogue.search, words) : null
  const terms = topConditions(condition).filter((part) => part.kind !== 'word')
  const wanted = matchAll(catalogue, terms, hits?.found ?? makeFullBitSet(catalogue.cards.length))
  return { cards: inOrder(catalogue, wanted, sort, hits), corrections: hits?.corrections ?? [] }
}

const UNRANKED: Pick<SearchHits, 'rankOf' | 'worstRank'> = { rankOf: () => 0, worstRank: 0 }

/** The wanted cards in order, by their ranks first where there are any; they are counted before they are put in place. */
function inOrder(
  { cards, orders }: Catalogue,
  wanted: BitSet,
  sort: CardSort,
  hits: SearchHits | null,
): readonly Card[] {
  const order = orders(sort === 'relevance' ? 'name' : sort)
  const { rankOf, worstRank } = sort === 'relevance' && hits ? hits : UNRANKED
  /** By position; asking for one costs more than keeping it. */
  const ranks = new Uint16Array(cards.length)
  /** How many cards are of each rank, one place further on; then where those of each rank begin. */
  const places = new Uint32Array(worstRank + 2)
  forEachBit(wanted, (position) => {
    const rank = rankOf(position)
    ranks[position] = rank
    places[rank + 1]! += 1 // none is worse
  })
  for (let rank = 1; rank < places.length; rank++) places[rank]! += places[rank - 1]! // both below the length
  const found = Array<Card>(places[worstRank + 1] ?? 0)
  for (const position of order) if (hasBit(wanted, position)) found[places[ranks[position]!]!++] = cards[position]! // each has its place
  return found
}
