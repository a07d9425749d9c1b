/** One bit a card, by its position in the catalogue: filters and searches meet by combining them word by word. */
export type BitSet = Uint32Array

/** A set that holds none of `size` positions. */
export function makeBitSet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32))
}

/** A set that holds all of `size` positions. */
export function makeFullBitSet(size: number): BitSet {
  const bits = makeBitSet(size).fill(-1)
  const spare = bits.length * 32 - size
  if (spare > 0) bits[bits.length - 1] = -1 >>> spare
  return bits
}

export function addBit(bits: BitSet, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31) // the caller's position is below the set's size
}

export function hasBit(bits: BitSet, position: number): boolean {
  return ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

/** Adds to `bits` what `others` holds; no set holds nothing. */
export function addBits(bits: BitSet, others: BitSet | undefined): void {
  if (others === undefined) return
  for (let word = 0; word < bits.length; word++) bits[word]! |= others[word] ?? 0 // below the length
}

/** What at least one of the sets holds, all of one size. */
export function unionBits([first, ...others]: readonly BitSet[]): BitSet {
  const bits = first?.slice() ?? makeBitSet(0)
  for (const other of others) addBits(bits, other)
  return bits
}

/** Leaves in `bits` only what `others` holds too. */
export function intersectBits(bits: BitSet, others: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= others[word] ?? 0 // below the length
}

/** Takes out of `bits` what `others` holds. */
export function subtractBits(bits: BitSet, others: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~(others[word] ?? 0) // below the length
}

export function isEmptyBitSet(bits: BitSet): boolean {
  return bits.every((word) => word === 0)
}

/** Calls `visit` with each position in the set, in order. */
export function forEachBit(bits: BitSet, visit: (position: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      left ^= lowest
      visit(word * 32 + 31 - Math.clz32(lowest))
    }
  }
}

/** How many positions are in both sets. */
export function countCommonBits(bits: BitSet, others: BitSet): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word]! & (others[word] ?? 0)) // below the length
  return count
}

/** The ones of a 32-bit word, added in parallel: pairs, then groups of four, then bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
