import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Collection, MAX_COPIES } from './copies.ts'
import {
  applyCopyChange,
  applyCopyChanges,
  type CopyChange,
  mergeCopyChanges,
  parseQuantity,
  stepCopies,
} from './copyChange.ts'

const of = (change: { delta: number } | { quantity: number }, cardId = 'elsa', isFoil = false): CopyChange => ({
  cardId,
  isFoil,
  ...change,
})

const amount = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2 * MAX_COPIES, max: 2 * MAX_COPIES }))
const change = fc.oneof(
  amount.map((delta) => of({ delta })),
  amount.map((quantity) => of({ quantity })),
)
const start = fc.oneof(fc.constantFrom(0, 1, 2, MAX_COPIES - 1, MAX_COPIES), fc.nat(MAX_COPIES))

test.each([
  [{ nonFoil: 1, foil: 0 }, 1, false, { isFoil: false, delta: 1 }],
  [{ nonFoil: 0, foil: 1 }, 1, true, { isFoil: true, delta: 1 }],
  [{ nonFoil: 2, foil: 1 }, -1, true, { isFoil: false, delta: -1 }],
  [{ nonFoil: 0, foil: 3 }, -1, false, { isFoil: true, delta: -1 }],
  [{ nonFoil: 0, foil: 0 }, -1, false, null],
  [{ nonFoil: MAX_COPIES, foil: 0 }, 1, false, null],
] as const)('from %j, a step of %i, which adds foil copies: %s, becomes %j', (copies, delta, isFoil, expected) => {
  expect(stepCopies('elsa', copies, delta, isFoil)).toEqual(expected && { cardId: 'elsa', ...expected })
})

describe('a change of copies', () => {
  test.each([
    ['one copy more', 3, { delta: 1 }, 4],
    ['one copy less', 3, { delta: -1 }, 2],
    ['one copy less of none', 0, { delta: -1 }, 0],
    ['a removal of more copies than exist', 3, { delta: -5 }, 0],
    ['an addition beyond the limit', 9998, { delta: 4 }, 9999],
    ['a quantity', 3, { quantity: 7 }, 7],
    ['the quantity 0', 3, { quantity: 0 }, 0],
    ['a negative quantity', 3, { quantity: -2 }, 0],
    ['a quantity beyond the limit', 3, { quantity: 10_000 }, 9999],
  ])('is applied: %s', (_, before, made, after) => {
    expect(applyCopyChange(before, of(made))).toBe(after)
  })

  test('affects only its card and finish, and removes a card without copies', () => {
    const before: Collection = new Map([
      ['elsa', { nonFoil: 1, foil: 2 }],
      ['anna', { nonFoil: 0, foil: 1 }],
    ])
    const after = applyCopyChanges(before, [
      of({ delta: -1 }),
      of({ quantity: 0 }, 'anna', true),
      of({ delta: 3 }, 'olaf', true),
      of({ delta: -1 }, 'sven'),
    ])
    expect([...after]).toEqual([
      ['elsa', { nonFoil: 0, foil: 2 }],
      ['olaf', { nonFoil: 0, foil: 3 }],
    ])
    expect(before.get('elsa')).toEqual({ nonFoil: 1, foil: 2 })
  })

  test('leaves the same collection object if there is none', () => {
    const collection: Collection = new Map([['elsa', { nonFoil: 1, foil: 0 }]])
    expect(applyCopyChanges(collection, [])).toBe(collection)
  })
})

describe('two changes in a row', () => {
  test.each([
    ['two more and one more', { delta: 2 }, { delta: 1 }, { delta: 3 }],
    ['two fewer and one fewer', { delta: -2 }, { delta: -1 }, { delta: -3 }],
    ['a quantity and one more', { quantity: 4 }, { delta: 1 }, { quantity: 5 }],
    ['none and one fewer', { quantity: 0 }, { delta: -1 }, { quantity: 0 }],
    ['one more and a quantity', { delta: 1 }, { quantity: 2 }, { quantity: 2 }],
  ])('are merged: %s', (_, earlier, later, merged) => {
    expect(mergeCopyChanges(of(earlier), of(later))).toEqual(of(merged))
  })

  test('are not merged for different cards or finishes', () => {
    expect(mergeCopyChanges(of({ delta: 1 }), of({ delta: 1 }, 'anna'))).toBeNull()
    expect(mergeCopyChanges(of({ delta: 1 }), of({ quantity: 1 }, 'elsa', true))).toBeNull()
  })

  test('are merged into a change of the same effect, if one exists', () => {
    fc.assert(
      fc.property(change, change, fc.array(start, { minLength: 1 }), (earlier, later, quantities) => {
        const merged = mergeCopyChanges(earlier, later)
        fc.pre(merged !== null)
        for (const quantity of quantities) {
          expect(applyCopyChange(quantity, merged)).toBe(applyCopyChange(applyCopyChange(quantity, earlier), later))
        }
      }),
    )
    const isOpposite = (a: number, b: number) => mergeCopyChanges(of({ delta: a }), of({ delta: b })) === null
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(isOpposite(a, b)).toBe(Math.sign(a) * Math.sign(b) === -1)
      }),
    )
  })
})

describe('a typed quantity', () => {
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
    ['9,999', 9999],
  ])('%j is accepted', (text, quantity) => {
    expect(parseQuantity(text)).toEqual({ ok: true, quantity })
  })

  test.each(['', ' ', '-1', '1.5', '1e3', '0x10', 'four', '1,0', '1 000', 'Infinity'])('%j is refused', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: false, message: 'Please enter a whole number from 0 to 9,999.' })
  })

  test.each(['10000', '10,000', '9'.repeat(400)])('%j exceeds the limit', (text) => {
    expect(parseQuantity(text)).toEqual({ ok: false, message: 'At most 9,999 copies of a card can be tracked.' })
  })

  test('accepts every number in the range', () => {
    fc.assert(
      fc.property(fc.nat(MAX_COPIES), (quantity) => {
        expect(parseQuantity(String(quantity))).toEqual({ ok: true, quantity })
        expect(parseQuantity(quantity.toLocaleString('en-US'))).toEqual({ ok: true, quantity })
      }),
    )
  })
})
