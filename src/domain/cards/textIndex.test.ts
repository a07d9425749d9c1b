import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, type BitSet, forEachBit, makeBitSet } from './bitSet.ts'
import { findText, makeTextIndex } from './textIndex.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', "'", '-', ' ', '\n', '\u00A0', '\t'), maxLength: 12 })

test('the index finds the texts that a full scan finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, fc.boolean()), { maxLength: 40 }),
      fc.string({ unit: fc.constantFrom('a', 'b', "'", ' ', '\n', '\t'), maxLength: 4 }),
      (texts, wanted) => {
        const among = makeBitSet(texts.length)
        for (const [position, [, isAmong]] of texts.entries()) if (isAmong) addBit(among, position)
        const index = makeTextIndex(texts.map(([one]) => one))
        expect(readBits(findText(index, wanted, among))).toEqual(
          texts.flatMap(([one, isAmong], position) => (isAmong && one.includes(wanted) ? [position] : [])),
        )
      },
    ),
  )
})

test('each word is stored once with its texts, as bits if there are many, else as a list', () => {
  const texts = ['draw a card', '', ...Array.from({ length: 60 }, () => ''), 'a card\ndraw draw', 'a']
  const { common, rare, positions, starts } = makeTextIndex(texts)
  expect(common.map(({ word, members }) => [word, readBits(members)])).toEqual([['a', [0, 62, 63]]])
  expect(rare).toEqual(['draw', 'card'])
  expect([...positions]).toEqual([0, 62, 0, 62])
  expect([...starts]).toEqual([0, 2, 4])
})

function readBits(bits: BitSet): number[] {
  const positions: number[] = []
  forEachBit(bits, (position) => positions.push(position))
  return positions
}
