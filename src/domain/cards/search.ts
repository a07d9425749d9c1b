import { type BigramIndex, keepCandidates, makeBigramIndex } from './bigramIndex.ts'
import { addBit, type BitSet, forEachBit, isEmptyBitSet, makeBitSet, makeFullBitSet } from './bitSet.ts'
import type { Card } from './card.ts'
import { makeSearchText, rankWord, type SearchText } from './searchText.ts'
import { makeSpelling, type Spelling } from './spelling.ts'

/** Everything a search needs, prepared once for a list of cards. */
export type SearchIndex = {
  readonly texts: readonly SearchText[]
  readonly bigrams: BigramIndex
  readonly spelling: () => Spelling
}

/** What a query found among the cards of an index. */
export type SearchHits = {
  /** The positions of the found cards. */
  readonly found: BitSet
  /** By position, how well a found card answers the query: 0 is best. */
  readonly ranks: Uint16Array
  /** The words of names that were looked for in place of mistyped ones; empty when the query was found as it is. */
  readonly corrections: readonly string[]
}

/** Words of which one is enough. */
type AnyOf = readonly string[]

const NOT_FOUND = 255

/** Prepares cards for `searchWords`. The words for mending typing errors are learned when first needed. */
export function makeSearchIndex(cards: readonly Card[]): SearchIndex {
  const texts = cards.map(makeSearchText)
  let spelling: Spelling | undefined
  return {
    texts,
    bigrams: makeBigramIndex(texts.map(({ all }) => all)),
    spelling: () => (spelling ??= makeSpelling(texts.map(({ all, nameEnd }) => all.slice(0, nameEnd)))),
  }
}

/** The parts of a card that a text can be looked for in. */
export type SearchPart = 'all' | 'name' | 'rules'

/** Finds those `among` some cards that contain a folded text just so: anywhere, within the name or the rules text. */
export function findTexts({ texts, bigrams }: SearchIndex, wanted: string, part: SearchPart, among: BitSet): BitSet {
  const found = makeBitSet(texts.length)
  const candidates = among.slice()
  keepCandidates(bigrams, wanted, candidates)
  forEachBit(candidates, (position) => {
    const text = texts[position]
    if (text === undefined) return
    const at = text.all.indexOf(wanted, part === 'rules' ? text.traitsEnd + 1 : 0)
    if (at >= 0 && (part !== 'name' || at < text.nameEnd)) addBit(found, position)
  })
  return found
}

/**
 * Finds the cards that contain every one of the folded words in their name, classifications, ink, type, franchise or
 * rules text. Only when there is none are typing errors in names forgiven.
 */
export function searchWords(index: SearchIndex, words: readonly string[]): SearchHits {
  const hits = findAll(
    index,
    words.map((word) => [word]),
  )
  if (!isEmptyBitSet(hits.found)) return { ...hits, corrections: [] }

  const mended = words.map((word) => (occurs(index, word) ? [word] : index.spelling()(word)))
  const corrections = mended.flatMap((anyOf, at) => anyOf.filter((word) => word !== words[at]))
  return { ...findAll(index, mended), corrections }
}

function occurs(index: SearchIndex, word: string): boolean {
  return !isEmptyBitSet(findAll(index, [[word]]).found)
}

/** Finds the cards that have at least one word of each group; a card's ranks in the groups add up. */
function findAll(index: SearchIndex, groups: readonly AnyOf[]): { found: BitSet; ranks: Uint16Array } {
  const size = index.texts.length
  const ranks = new Uint16Array(size)
  let found = makeFullBitSet(size)
  for (const anyOf of groups) {
    const best = new Uint8Array(size).fill(NOT_FOUND)
    for (const word of anyOf) findWord(index, word, found, best)
    const foundToo = makeBitSet(size)
    forEachBit(found, (position) => {
      const rank = best[position] ?? NOT_FOUND
      if (rank === NOT_FOUND) return
      addBit(foundToo, position)
      ranks[position]! += rank // the position of a text
    })
    found = foundToo
  }
  return { found, ranks }
}

/** Betters in `best` the ranks of those `wanted` cards that contain the word. */
function findWord({ texts, bigrams }: SearchIndex, word: string, wanted: BitSet, best: Uint8Array): void {
  const candidates = wanted.slice()
  keepCandidates(bigrams, word, candidates)
  forEachBit(candidates, (position) => {
    const text = texts[position]
    const first = text?.all.indexOf(word) ?? -1
    if (text === undefined || first < 0) return
    best[position] = Math.min(best[position] ?? NOT_FOUND, rankWord(text, word, first))
  })
}
