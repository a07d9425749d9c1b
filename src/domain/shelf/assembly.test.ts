import { expect, test } from 'vitest'
import { applyAssembly, undoAssembly } from './assembly.ts'

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

test.each([
  ['a deck that was taken apart', 'x b c', 'x a b c', 'a', 'x a b c'],
  ['the last deck, taken apart', 'x', 'x a', 'a', 'x a'],
  ['a deck that was assembled', 'x a b', 'x', 'a', 'x b'],
  ['a deck that was assembled instead of two others', 'x c d', 'x a b c', 'a b d', 'x a b c'],
  ['a deck beside decks that were changed since', 'c n', 'a b c', 'b', 'b c n'],
  ['a deck whose followers have another order now', 'x c b', 'x a b c', 'a', 'x a c b'],
  ['a change that was undone otherwise', 'a b', 'a b', 'a', 'a b'],
])('%s: an undo restores the state and the order', (_, now, before, changed, after) => {
  const changes = undoAssembly(now.split(' '), before.split(' '), changed.split(' '))
  expect(applyAssembly(now.split(' '), changes)).toEqual(after.split(' '))
})

test('an undo takes only decks behind the restored one apart, each just before it is assembled again', () => {
  expect(undoAssembly(['x', 'b', 'c'], ['x', 'a', 'b', 'c'], ['a'])).toEqual([
    { deckId: 'a', isAssembled: true },
    { deckId: 'b', isAssembled: false },
    { deckId: 'b', isAssembled: true },
    { deckId: 'c', isAssembled: false },
    { deckId: 'c', isAssembled: true },
  ])
})
