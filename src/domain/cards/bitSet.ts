/** A set of positions in the catalogue, one bit each. Filters and searches combine sets 32 positions at a time. */
export type BitSet = Uint32Array

/** Makes an empty set for `size` positions. */
export function makeBitSet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32))
}

/** Makes a set of all `size` positions. */
export function makeFullBitSet(size: number): BitSet {
  const bits = makeBitSet(size).fill(-1)
  const spare = bits.length * 32 - size
  if (spare > 0) bits[bits.length - 1] = -1 >>> spare
  return bits
}

/** Adds a position below the set's size. */
export function addBit(bits: BitSet, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31) // callers pass positions below the size
}

/** Whether a set has a position; false beyond its size. */
export function hasBit(bits: BitSet, position: number): boolean {
  return ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

/** Adds all positions of `others` to `bits`; undefined adds none. */
export function addBits(bits: BitSet, others: BitSet | undefined): void {
  if (others === undefined) return
  for (let word = 0; word < bits.length; word++) bits[word]! |= others[word] ?? 0 // below the length
}

/** The union of sets of the same size. */
export function unionBits([first, ...others]: readonly BitSet[]): BitSet {
  const bits = first?.slice() ?? makeBitSet(0)
  for (const other of others) addBits(bits, other)
  return bits
}

/** Removes from `bits` the positions that `others` lacks. */
export function intersectBits(bits: BitSet, others: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= others[word] ?? 0 // below the length
}

/** Removes the positions of `others` from `bits`. */
export function subtractBits(bits: BitSet, others: BitSet): void {
  for (let word = 0; word < bits.length; word++) bits[word]! &= ~(others[word] ?? 0) // below the length
}

/** Whether a set has no position. */
export function isEmptyBitSet(bits: BitSet): boolean {
  return bits.every((word) => word === 0)
}

/**
 * Calls `visit` with each position in ascending order. It does not use `someBit`, which would take up to twice as long.
 */
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

/** Whether `test` is true for a position of the set. It stops at the first one. */
export function someBit(bits: BitSet, test: (position: number) => boolean): boolean {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      left ^= lowest
      if (test(word * 32 + 31 - Math.clz32(lowest))) return true
    }
  }
  return false
}

/** The number of positions in both sets. */
export function countCommonBits(bits: BitSet, others: BitSet): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word]! & (others[word] ?? 0)) // below the length
  return count
}

/** Counts the ones of a 32-bit word in parallel: in pairs, then groups of four, then bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
