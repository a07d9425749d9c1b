import { addBit, addBits, type BitSet, forEachBit, intersectBits, makeBitSet } from './bitSet.ts'

/**
 * Texts with an index of their words, which are separated by spaces. There are far fewer words than texts, so a search
 * tests each word once; reading every text would be too slow for a keystroke.
 */
export type TextIndex = {
  readonly texts: readonly string[]
  /** The words of many texts, with a bit set of positions, which is smaller and faster to combine than a list. */
  readonly common: readonly { readonly word: string; readonly members: BitSet }[]
  /** All other words. `positions` lists the texts of the first word, then those of the second, and so on. */
  readonly rare: readonly string[]
  readonly positions: Uint32Array
  /** The index in `positions` at which each rare word's texts start. The last entry is the length of `positions`. */
  readonly starts: Uint32Array
}

/** Makes the index of texts. */
export function makeTextIndex(texts: readonly string[]): TextIndex {
  const lists = new Map<string, number[]>()
  // Many printings share their text, so each distinct text is split once.
  for (const [text, positions] of Map.groupBy(texts.keys(), (position) => texts[position]!)) {
    const [first] = positions
    for (const word of text.replaceAll('\n', ' ').split(' ')) {
      const list = lists.get(word)
      if (list === undefined) lists.set(word, [...positions])
      else if (list.at(-positions.length) !== first) for (const position of positions) list.push(position)
    }
  }
  lists.delete('')
  const entries = [...lists].map(([word, list]) => ({ word, list }))
  // A list takes 32 bits for each text that has the word, and a bit set one bit for every text.
  const isCommon = ({ list }: { list: readonly number[] }) => list.length * 32 > texts.length
  const common = entries.filter(isCommon).map(({ word, list }) => ({ word, members: setOf(list, texts.length) }))
  const rare = entries.filter((entry) => !isCommon(entry))
  const starts = new Uint32Array(rare.length + 1)
  for (const [at, { list }] of rare.entries()) starts[at + 1] = starts[at]! + list.length // `at` is below its length
  const positions = new Uint32Array(starts.at(-1) ?? 0)
  for (const [at, { list }] of rare.entries()) positions.set(list, starts[at])
  return { texts, common, rare: rare.map(({ word }) => word), positions, starts }
}

function setOf(positions: readonly number[], size: number): BitSet {
  const bits = makeBitSet(size)
  for (const position of positions) addBit(bits, position)
  return bits
}

/** The positions of the texts that have a word for which `isWanted` is true. */
export function findWords(
  { texts, common, rare, positions, starts }: TextIndex,
  isWanted: (word: string) => boolean,
): BitSet {
  const found = makeBitSet(texts.length)
  for (const { word, members } of common) if (isWanted(word)) addBits(found, members)
  for (let at = 0; at < rare.length; at++) {
    if (!isWanted(rare[at]!)) continue // all indexes here are below the lengths
    for (let place = starts[at]!; place < starts[at + 1]!; place++) addBit(found, positions[place]!)
  }
  return found
}

/** The positions `among` the given ones whose text contains a phrase, which may start and end inside words. */
export function findText(index: TextIndex, wanted: string, among: BitSet): BitSet {
  const candidates = findCandidates(index, wanted, among)
  if (!needsFullScan(wanted)) return candidates
  const found = makeBitSet(index.texts.length)
  forEachBit(candidates, (position) => {
    if (index.texts[position]?.includes(wanted)) addBit(found, position)
  })
  return found
}

/** The positions `among` the given ones whose text contains all parts of a phrase, in any order. */
export function findCandidates(index: TextIndex, wanted: string, among: BitSet): BitSet {
  const candidates = among.slice()
  // A part without spaces lies within one word.
  for (const part of wanted.split(/\s+/))
    if (part !== '')
      intersectBits(
        candidates,
        findWords(index, (word) => word.includes(part)),
      )
  return candidates
}

/** Whether a phrase can only be found by reading texts: it is more than a part of a word. */
export function needsFullScan(wanted: string): boolean {
  return wanted === '' || /\s/.test(wanted)
}
