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

/** Full-text indexes of the cards, one for each part of a card, built at its first use. */
export type SearchIndex = {
  readonly textsOf: (part: CardPart) => TextIndex
  /** The positions of the cards by name, reduced to its letters and digits. */
  readonly named: () => ReadonlyMap<string, readonly number[]>
  readonly spelling: () => Spelling
  /** Neighboring words of names by their letters: "tinker" and "bell" by "tinkerbell". */
  readonly pairs: () => ReadonlyMap<string, readonly string[]>
  readonly spellingOfPairs: () => Spelling
}

/** The result of a search. */
export type SearchHits = {
  /** The positions of the found cards. */
  readonly found: BitSet
  /** The rank of a found card; 0 is best. */
  readonly rankOf: (position: number) => number
  readonly worstRank: number
  /** The words of card names that replaced mistyped ones; empty if nothing was replaced. */
  readonly corrections: readonly string[]
}

type RankedHits = Omit<SearchHits, 'corrections'>

/** Words of which a card must contain at least one. */
type Alternatives = readonly string[]

/** The rank of a card that contains the word in its rules text only. */
const WORST_RANK = 4

/** The parts of a card that plain words are searched in. */
export const WORD_PARTS = ['name', 'traits', 'rules'] as const satisfies readonly CardPart[]

/** Makes the search index of cards. */
export function makeSearchIndex(cards: readonly Card[]): SearchIndex {
  const textsOf = memoize((part: CardPart) => makeTextIndex(cards.map((card) => readPart(card, part))))
  const positionsByName = memoize(() => {
    const { texts } = textsOf('name')
    return Map.groupBy(texts.keys(), (position) => lettersOf(texts[position]!)) // the positions are those of `texts`
  })
  const pairs = memoize(() => pairsOf(textsOf('name').texts))
  return {
    textsOf,
    named: positionsByName,
    spelling: memoize(() => makeSpelling(textsOf('name').texts)),
    pairs,
    spellingOfPairs: memoize(() => makeSpelling(pairs().keys())),
  }
}

function pairsOf(names: readonly string[]): Map<string, readonly string[]> {
  const words = names.map((name) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  return new Map(
    words.flatMap((all) => all.slice(1).map((word, at) => [`${all[at]}${word}`, [all[at] ?? '', word]] as const)),
  )
}

/**
 * Finds the cards that contain every word in their name, classifications, inks, types, franchise or rules text, also
 * words typed without their apostrophes. Cards whose whole name is the words come first. Only if no card matches,
 * mistyped words are replaced by similar words of names, and words that were typed as one are separated.
 * @param typed folded words without spaces.
 */
export function searchWords(index: SearchIndex, typed: readonly string[]): SearchHits {
  const words = [...new Set(typed)]
  const hits = findAll(
    index,
    words.map((word) => [word]),
  )
  if (!isEmptyBitSet(hits.found)) return { ...rankExactNamesFirst(index, hits, typed), corrections: [] }

  const corrections = words.map((word) => correct(index, word))
  const corrected = findCorrected(index, corrections)
  if (!isEmptyBitSet(corrected.found)) return corrected
  // A mistyped word may occur in another word: "duk" in "dukes".
  for (const [at, word] of words.entries()) {
    const similar = index.spelling()(word)
    const other = findCorrected(index, corrections.with(at, { groups: [similar], texts: similar }))
    if (!isEmptyBitSet(other.found)) return other
  }
  return corrected
}

const findCorrected = (index: SearchIndex, corrections: readonly Correction[]): SearchHits => ({
  ...findAll(
    index,
    corrections.flatMap(({ groups }) => groups),
  ),
  corrections: corrections.flatMap(({ texts }) => texts),
})

/** The words that are searched instead of a typed one: a card must contain a word of each group. */
type Correction = {
  readonly groups: readonly Alternatives[]
  /** The replacements as texts; empty if the word itself is searched. */
  readonly texts: readonly string[]
}

/** Corrects a word that no card contains: to similar words of names, or to two words that were typed as one. */
function correct(index: SearchIndex, word: string): Correction {
  if (occurs(index, word)) return { groups: [[word]], texts: [] }
  const joined = index.pairs().get(word)
  const similar = joined ? [] : index.spelling()(word)
  if (similar.length > 0) return { groups: [similar], texts: similar }
  const [nearest = ''] = joined ? [] : index.spellingOfPairs()(word)
  const pair = joined ?? index.pairs().get(nearest)
  return pair ? { groups: pair.map((part) => [part]), texts: [pair.join(' ')] } : { groups: [[]], texts: [] }
}

/** Ranks cards whose name consists of the words, in this order and with any punctuation, before all others. */
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

/** Finds the cards that contain a word of each group. A card's rank is the sum of its ranks in the groups. */
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
        while (rank < WORST_RANK && !hasBit(sets[rank]!, position)) rank++ // `sets` has WORST_RANK + 1 entries
        sum += rank
      }
      return sum
    },
  }
}

/**
 * The matching cards by rank: the name starts with a word, a word of the name starts with it, the name contains it, the
 * traits contain it, the rules text contains it.
 */
function findRanked({ textsOf }: SearchIndex, anyOf: Alternatives): readonly BitSet[] {
  const names = textsOf('name')
  const has = inBothSpellings((word) => anyOf.some((wanted) => word.includes(wanted)))
  const hasStart = inBothSpellings((word) => anyOf.some((wanted) => hasPartStart(word, wanted)))
  const startsName = inBothSpellings((name) => anyOf.some((wanted) => name.startsWith(wanted)))
  const withWordStart = findWords(names, hasStart)
  const withStart = makeBitSet(names.texts.length)
  forEachBit(withWordStart, (position) => {
    if (startsName(names.texts[position]!)) addBit(withStart, position) // a position of the index
  })
  return [
    withStart,
    withWordStart,
    findWords(names, has),
    findWords(textsOf('traits'), has),
    findWords(textsOf('rules'), has),
  ]
}

/** Tests a text as written, then without its apostrophes, because many visitors omit them: "dont" finds "don't". */
const inBothSpellings = (test: (text: string) => boolean) => (text: string) =>
  test(text) || (text.includes("'") && test(text.replaceAll("'", '')))

/** Whether a part of a word starts with the wanted text: "bell" in "tinker-bell". */
function hasPartStart(word: string, wanted: string): boolean {
  for (let at = word.indexOf(wanted); at >= 0; at = word.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(word.charAt(at - 1))) return true
  }
  return false
}
