import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyListChanges, type ListChange, type MemberLists, mergeListChanges, subjectOfListChange } from './wish.ts'

const WISH = { quantity: 4, priority: 2, onlyPrinting: false, onlyFoil: false } as const
const NONE: MemberLists = {
  wishes: new Map(),
  playsets: { usual: 4, cards: new Map() },
  showsWishes: false,
  showsTrade: false,
}

test('wishes and playset copies are set and removed, and settings change one by one', () => {
  const lists = applyListChanges(NONE, [
    { kind: 'wish', cardId: 'elsa', wish: WISH },
    { kind: 'wish', cardId: 'olaf', wish: WISH },
    { kind: 'wish', cardId: 'elsa', wish: null },
    { kind: 'playset', cardId: 'anna', playset: 0 },
    { kind: 'settings', settings: { usual: 2 } },
    { kind: 'settings', settings: { showsTrade: true } },
  ])
  expect(lists).toEqual({
    wishes: new Map([['olaf', WISH]]),
    playsets: { usual: 2, cards: new Map([['anna', 0]]) },
    showsWishes: false,
    showsTrade: true,
  })
  expect(applyListChanges(lists, [])).toBe(lists)
})

const anyChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({
    kind: fc.constant('wish' as const),
    cardId: fc.constantFrom('a', 'b'),
    wish: fc.option(fc.record({ ...mapConstants(WISH), quantity: fc.integer({ min: 1, max: 99 }) })),
  }),
  fc.record({
    kind: fc.constant('playset' as const),
    cardId: fc.constantFrom('a', 'b'),
    playset: fc.option(fc.nat(9)),
  }),
  fc.record({
    kind: fc.constant('settings' as const),
    settings: fc.record({ usual: fc.nat(9), showsWishes: fc.boolean() }, { requiredKeys: [] }),
  }),
)

function mapConstants({ priority, onlyPrinting, onlyFoil }: typeof WISH) {
  return {
    priority: fc.constant(priority),
    onlyPrinting: fc.constant(onlyPrinting),
    onlyFoil: fc.constant(onlyFoil),
  }
}

test('two merged changes of one subject have the effect of both', () => {
  fc.assert(
    fc.property(anyChange, anyChange, (earlier, later) => {
      fc.pre(subjectOfListChange(earlier) === subjectOfListChange(later))
      expect(applyListChanges(NONE, [mergeListChanges(earlier, later)])).toEqual(
        applyListChanges(NONE, [earlier, later]),
      )
    }),
  )
})
