import { expect, test } from 'vitest'
import { applyAssembly } from './assembly.ts'

test('a deck that is assembled comes last, and one that is assembled already keeps its place', () => {
  expect(applyAssembly(['a', 'b'], [{ deckId: 'c', isAssembled: true }])).toEqual(['a', 'b', 'c'])
  const same = ['a', 'b']
  expect(applyAssembly(same, [{ deckId: 'a', isAssembled: true }])).toBe(same)
})

test('a deck that is taken apart leaves, and taking apart another one changes nothing', () => {
  expect(applyAssembly(['a', 'b'], [{ deckId: 'a', isAssembled: false }])).toEqual(['b'])
  const same = ['a', 'b']
  expect(applyAssembly(same, [{ deckId: 'c', isAssembled: false }])).toBe(same)
  expect(
    applyAssembly(
      ['a', 'b'],
      [
        { deckId: 'a', isAssembled: false },
        { deckId: 'a', isAssembled: true },
      ],
    ),
  ).toEqual(['b', 'a'])
})
