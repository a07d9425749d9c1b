import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addBit,
  addBits,
  countCommonBits,
  forEachBit,
  hasBit,
  isEmptyBitSet,
  intersectBits,
  makeBitSet,
  makeFullBitSet,
} from './bitSet.ts'

const SIZE = 100
const positions = fc.uniqueArray(fc.nat(SIZE - 1))

function setOf(members: readonly number[]) {
  const bits = makeBitSet(SIZE)
  for (const position of members) addBit(bits, position)
  return bits
}

function read(bits: Uint32Array): number[] {
  const members: number[] = []
  forEachBit(bits, (position) => members.push(position))
  return members
}

test('a bit set behaves like a set of numbers', () => {
  fc.assert(
    fc.property(positions, positions, (a, b) => {
      const [both, either] = [setOf(a), setOf(a)]
      intersectBits(both, setOf(b))
      addBits(either, setOf(b))
      expect(read(both)).toEqual(read(setOf(a.filter((position) => b.includes(position)))))
      expect(read(either)).toEqual([...new Set([...a, ...b])].toSorted((x, y) => x - y))
      expect(countCommonBits(setOf(a), setOf(b))).toBe(a.filter((position) => b.includes(position)).length)
      expect(isEmptyBitSet(both)).toBe(a.every((position) => !b.includes(position)))
      for (const position of a) expect(hasBit(either, position)).toBe(true)
    }),
  )
})

test('a full set has exactly the positions below its size', () => {
  fc.assert(
    fc.property(fc.nat(200), (size) => {
      expect(read(makeFullBitSet(size))).toEqual([...Array(size).keys()])
    }),
  )
})

test('undefined adds no positions', () => {
  const bits = setOf([3])
  addBits(bits, undefined)
  expect(read(bits)).toEqual([3])
})
