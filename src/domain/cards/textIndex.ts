import { addBit, addBits, type BitSet, forEachBit, intersectBits, makeBitSet } from './bitSet.ts'

/**
 * Texts, and which of them have each of their words; a word is what stands between spaces. There are far fewer words than
 * texts: a search reads each word once, where reading every text would take longer than a keystroke may.
 */
export type TextIndex = {
  readonly texts: readonly string[]
  /** The words that many texts have: a bit for each text takes the least room, and the least time to join. */
  readonly common: readonly { readonly word: string; readonly members: BitSet }[]
  /** All other words. The positions of the texts with the first one come first, then those of the second one, and so on. */
  readonly rare: readonly string[]
  readonly positions: Uint32Array
  /** Where in `positions` those of each rare word begin, and where the last ones end. */
  readonly starts: Uint32Array
}

/** Notes which texts have which words. */
export function makeTextIndex(texts: readonly string[]): TextIndex {
  const lists = new Map<string, number[]>()
  // Many printings share their text: it is taken apart once.
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
  // As a list a word takes 32 bits for each text that has it.
  const isCommon = ({ list }: { list: readonly number[] }) => list.length * 32 > texts.length
  const common = entries.filter(isCommon).map(({ word, list }) => ({ word, members: setOf(list, texts.length) }))
  const rare = entries.filter((entry) => !isCommon(entry))
  const starts = new Uint32Array(rare.length + 1)
  for (const [at, { list }] of rare.entries()) starts[at + 1] = starts[at]! + list.length // below its length
  const positions = new Uint32Array(starts.at(-1) ?? 0)
  for (const [at, { list }] of rare.entries()) positions.set(list, starts[at])
  return { texts, common, rare: rare.map(({ word }) => word), positions, starts }
}

function setOf(positions: readonly number[], size: number): BitSet {
  const bits = makeBitSet(size)
  for (const position of positions) addBit(bits, position)
  return bits
}

/** The positions of the texts that have a word like this. */
export function findWords(
  { texts, common, rare, positions, starts }: TextIndex,
  isWanted: (word: string) => boolean,
): BitSet {
  const found = makeBitSet(texts.length)
  for (const { word, members } of common) if (isWanted(word)) addBits(found, members)
  for (let at = 0; at < rare.length; at++) {
    if (!isWanted(rare[at]!)) continue // below the length, as are the three below
    for (let place = starts[at]!; place < starts[at + 1]!; place++) addBit(found, positions[place]!)
  }
  return found
}

/** Finds those `among` some texts that contain a text just so, which may begin and end within words. */
export function findText(index: TextIndex, wanted: string, among: BitSet): BitSet {
  const candidates = among.slice()
  // What has no space in it lies within one word.
  for (const part of wanted.split(/\s+/))
    if (part !== '')
      intersectBits(
        candidates,
        findWords(index, (word) => word.includes(part)),
      )
  if (!needsFullScan(wanted)) return candidates
  const found = makeBitSet(index.texts.length)
  forEachBit(candidates, (position) => {
    if (index.texts[position]?.includes(wanted)) addBit(found, position)
  })
  return found
}

/** Whether texts have to be read to find one, because it is more than a part of a word. */
export function needsFullScan(wanted: string): boolean {
  return wanted === '' || /\s/.test(wanted)
}
