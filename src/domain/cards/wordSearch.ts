import {
  addBit,
  type BitSet,
  forEachBit,
  hasBit,
  isEmptyBitSet,
  intersectBits,
  makeBitSet,
  makeFullBitSet,
  unionBits,
} from './bitSet.ts'
import type { Card } from './card.ts'
import { type CardPart, readPart } from './cardTexts.ts'
import { memoize } from './memoize.ts'
import { makeSpelling, type Spelling } from './spelling.ts'
import { findWords, makeTextIndex, type TextIndex } from './textIndex.ts'

/** The texts of a list of cards; each part is indexed when it is first asked for. */
export type SearchIndex = {
  readonly textsOf: (part: CardPart) => TextIndex
  /** The positions of the cards with a name, by its letters and digits alone. */
  readonly named: () => ReadonlyMap<string, readonly number[]>
  readonly spelling: () => Spelling
}

/** What a query found among the cards of an index. */
export type SearchHits = {
  /** The positions of the found cards. */
  readonly found: BitSet
  /** How well a found card answers the query: 0 is best. */
  readonly rankOf: (position: number) => number
  readonly worstRank: number
  /** The words of names that were looked for in place of mistyped ones; empty when the query was found as it is. */
  readonly corrections: readonly string[]
}

type RankedHits = Omit<SearchHits, 'corrections'>

/** Words of which one is enough. */
type Alternatives = readonly string[]

/** Of what is found in the rules text alone. */
const WORST_RANK = 4

/** Where plain words are looked for. */
export const WORD_PARTS = ['name', 'traits', 'rules'] as const satisfies readonly CardPart[]

/** Prepares cards for searches. */
export function makeSearchIndex(cards: readonly Card[]): SearchIndex {
  const textsOf = memoize((part: CardPart) => makeTextIndex(cards.map((card) => readPart(card, part))))
  const positionsByName = memoize(() => {
    const { texts } = textsOf('name')
    return Map.groupBy(texts.keys(), (position) => lettersOf(texts[position]!)) // each is the place of a text
  })
  return { textsOf, named: positionsByName, spelling: memoize(() => makeSpelling(textsOf('name').texts)) }
}

/**
 * Finds the cards that contain every one of the folded words in their name, classifications, ink, type, franchise or
 * rules text; those whose whole name they are come first. Only when there is none are typing errors in names forgiven.
 * @param typed none of them with a space.
 */
export function searchWords(index: SearchIndex, typed: readonly string[]): SearchHits {
  const words = [...new Set(typed)]
  const hits = findAll(
    index,
    words.map((word) => [word]),
  )
  if (!isEmptyBitSet(hits.found)) return { ...rankExactNamesFirst(index, hits, typed), corrections: [] }

  const corrected = words.map((word) => (occurs(index, word) ? [word] : index.spelling()(word)))
  const corrections = corrected.flatMap((anyOf, at) => anyOf.filter((word) => word !== words[at]))
  return { ...findAll(index, corrected), corrections }
}

/** Ranks the cards whose name is the words, in their order and whatever signs are between them, before all others. */
function rankExactNamesFirst(index: SearchIndex, hits: RankedHits, words: readonly string[]): RankedHits {
  const named = index.named().get(lettersOf(words.join('')))
  if (!named) return hits
  const { found, rankOf, worstRank } = hits
  return {
    found,
    rankOf: (position) => (named.includes(position) ? 0 : rankOf(position) + 1),
    worstRank: worstRank + 1,
  }
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

function occurs(index: SearchIndex, word: string): boolean {
  return !isEmptyBitSet(findAll(index, [[word]]).found)
}

/** Finds the cards that have at least one word of each group; a card's ranks in the groups add up. */
function findAll(index: SearchIndex, groups: readonly Alternatives[]): RankedHits {
  const found = makeFullBitSet(index.textsOf('name').texts.length)
  const ranked = groups.map((anyOf) => findRanked(index, anyOf))
  for (const sets of ranked) intersectBits(found, unionBits(sets))
  return {
    found,
    worstRank: groups.length * WORST_RANK,
    rankOf: (position) => {
      let sum = 0
      for (const sets of ranked) {
        let rank = 0
        while (rank < WORST_RANK && !hasBit(sets[rank]!, position)) rank++ // there is a set for each rank
        sum += rank
      }
      return sum
    },
  }
}

/**
 * The cards with one of the words by how well they answer for it: those whose name starts with it, where a word of the
 * name does, with it within the name, in their traits, in their rules text.
 */
function findRanked({ textsOf }: SearchIndex, anyOf: Alternatives): readonly BitSet[] {
  const names = textsOf('name')
  const has = (word: string) => anyOf.some((wanted) => word.includes(wanted))
  const withWordStart = findWords(names, (word) => anyOf.some((wanted) => hasPartStart(word, wanted)))
  const withStart = makeBitSet(names.texts.length)
  forEachBit(withWordStart, (position) => {
    if (anyOf.some((wanted) => names.texts[position]?.startsWith(wanted))) addBit(withStart, position)
  })
  return [
    withStart,
    withWordStart,
    findWords(names, has),
    findWords(textsOf('traits'), has),
    findWords(textsOf('rules'), has),
  ]
}

/** Whether a part of a hyphenated word, or whatever other signs are in it, starts so: "bell" in "tinker-bell". */
function hasPartStart(word: string, wanted: string): boolean {
  for (let at = word.indexOf(wanted); at >= 0; at = word.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(word.charAt(at - 1))) return true
  }
  return false
}
