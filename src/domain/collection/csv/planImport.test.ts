import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Collection } from '../copies.ts'
import { planImport } from './planImport.ts'

const owned = (copies: Record<string, [nonFoil: number, foil: number]>): Collection =>
  new Map(Object.entries(copies).map(([id, [nonFoil, foil]]) => [id, { nonFoil, foil }]))

/** Adds two collections in the simplest way. */
const sumOf = (a: Collection, b: Collection): Collection => {
  const sum = new Map(a)
  for (const [id, { nonFoil, foil }] of b) {
    const { nonFoil: plain = 0, foil: shiny = 0 } = sum.get(id) ?? {}
    sum.set(id, { nonFoil: plain + nonFoil, foil: shiny + foil })
  }
  return sum
}

describe('an import', () => {
  const current = owned({ ariel: [2, 0], jafar: [1, 1], bruno: [0, 3] })
  const file = owned({ ariel: [2, 0], jafar: [0, 2], yzma: [4, 0] })
  const ids = (changes: readonly { cardId: string }[]) => changes.map(({ cardId }) => cardId)

  test('in the mode “add” retains the collection', () => {
    const plan = planImport(current, file, 'add')
    expect(ids(plan.added)).toEqual(['yzma'])
    expect(plan.changed).toEqual([
      { cardId: 'ariel', before: { nonFoil: 2, foil: 0 }, after: { nonFoil: 4, foil: 0 } },
      { cardId: 'jafar', before: { nonFoil: 1, foil: 1 }, after: { nonFoil: 1, foil: 3 } },
    ])
    expect(plan.removed).toEqual([])
    expect(ids(plan.unchanged)).toEqual(['bruno'])
  })

  test('in the mode “replace” removes cards that the file lacks', () => {
    const plan = planImport(current, file, 'replace')
    expect(ids(plan.added)).toEqual(['yzma'])
    expect(ids(plan.changed)).toEqual(['jafar'])
    expect(plan.removed).toEqual([{ cardId: 'bruno', before: { nonFoil: 0, foil: 3 }, after: { nonFoil: 0, foil: 0 } }])
    expect(ids(plan.unchanged)).toEqual(['ariel'])
  })

  test('reports the cards that would exceed 9,999', () => {
    const plan = planImport(owned({ a: [9999, 0], b: [9998, 9999] }), owned({ a: [0, 1], b: [1, 1] }), 'add')
    expect(ids(plan.tooMany)).toEqual(['b'])
  })

  const anyCollection = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.tuple(fc.nat(9), fc.nat(9)))
    .map((copies) => owned(Object.fromEntries(Object.entries(copies).filter(([, [a, b]]) => a + b > 0))))

  test('has every card in one list, and the result of its mode', () => {
    fc.assert(
      fc.property(anyCollection, anyCollection, (before, file) => {
        for (const mode of ['add', 'replace'] as const) {
          const { added, changed, removed, unchanged } = planImport(before, file, mode)
          const all = [...added, ...changed, ...removed, ...unchanged]
          expect(ids(all).toSorted()).toEqual([...new Set([...before.keys(), ...file.keys()])].toSorted())
          expect(added.some(({ cardId }) => before.has(cardId))).toBe(false)
          const after = new Map(
            all.flatMap(({ cardId, after }) => (after.nonFoil + after.foil > 0 ? [[cardId, after] as const] : [])),
          )
          expect(after).toEqual(mode === 'replace' ? file : sumOf(before, file))
        }
      }),
    )
  })
})
