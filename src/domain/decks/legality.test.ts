import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deckLegality, INFINITY_ONLY_SETS, isInfinityOnly } from './legality.ts'

const newer = fc.constantFrom('Shimmering Skies', 'Azurite Sea', 'Reign of Jafar', 'Fabled', 'Promo Set 1')

describe('the format of a deck', () => {
  test.each([...INFINITY_ONLY_SETS, 'Ursula’s Return', 'the first chapter'])('%s is for infinity only', (set) => {
    expect(isInfinityOnly(set)).toBe(true)
  })

  test('is core for newer sets, and for a deck without cards', () => {
    fc.assert(
      fc.property(fc.array(newer), (sets) => {
        expect(deckLegality(sets.map((set) => ({ set })))).toBe('core')
      }),
    )
  })

  test('is infinity if any card is of an older set, at any place', () => {
    fc.assert(
      fc.property(fc.array(newer), fc.constantFrom(...INFINITY_ONLY_SETS), fc.array(newer), (before, older, after) => {
        expect(deckLegality([...before, older, ...after].map((set) => ({ set })))).toBe('infinity')
      }),
    )
  })
})
