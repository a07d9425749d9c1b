import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardSet } from './cardSet.ts'
import { formatReleaseDate, groupSetNames, groupSets, listPromoSets, listSets, sortSets } from './listSets.ts'

function makeSet(name: string, parts: Partial<CardSet> = {}): CardSet {
  return {
    id: name,
    name,
    code: name,
    releasedAt: null,
    legalFrom: null,
    mainSet: true,
    cardCount: 1,
    keyArt: null,
    image: null,
    ...parts,
  }
}

const names = (sets: readonly CardSet[]) => sets.map(({ name }) => name)

describe('the sets screen', () => {
  test('lists the newest set first and sets without a date last', () => {
    const sets = [
      makeSet('Hyperia City'),
      makeSet('The First Chapter', { releasedAt: '2023-08-18' }),
      makeSet('Fabled', { releasedAt: '2025-08-29' }),
    ]
    expect(names(listSets(sets))).toEqual(['Fabled', 'The First Chapter', 'Hyperia City'])
  })

  test('has a set among the promo sets only if main_set is false', () => {
    const sets = [makeSet('a'), makeSet('b', { mainSet: null }), makeSet('c', { mainSet: false })]
    expect(names(listSets(sets))).toEqual(['a', 'b'])
    expect(names(listPromoSets(sets))).toEqual(['c'])
  })

  test.each([
    ['2025-09-05', 'September 5, 2025'],
    ['2023-08-18T00:00:00+00:00', 'August 18, 2023'],
    [null, 'TBA'],
    ['soon', 'TBA'],
    ['', 'TBA'],
  ])('formats the date %j as %s', (date, written) => {
    expect(formatReleaseDate(date)).toBe(written)
  })
})

describe('the sets of the filter dialog', () => {
  test('are main sets and promo sets, by main_set or by their code or id', () => {
    const sets = [
      makeSet('Fabled', { code: '9' }),
      makeSet('Promo Set 1', { code: 'P1' }),
      makeSet('Challenge', { id: 'cp', mainSet: null }),
      makeSet('Gifts', { mainSet: false }),
    ]
    const { main, promo } = groupSets(sets)
    expect(names(main)).toEqual(['Fabled'])
    expect(names(promo)).toEqual(['Challenge', 'Gifts', 'Promo Set 1'])
  })

  test('are those that cards belong to, including sets missing from the list', () => {
    const sets = [makeSet('Fabled'), makeSet('Announced'), makeSet('Promo Set 1', { mainSet: false })]
    const inUse = ['Promo Set 1', 'Unlisted', 'Fabled']
    expect(groupSetNames(sets, inUse)).toEqual({ main: ['Fabled', 'Unlisted'], promo: ['Promo Set 1'] })
    expect(groupSetNames([], inUse)).toEqual({ main: inUse, promo: [] })
  })

  test('are complete and in one order, whatever the order of the input', () => {
    const dates = fc.option(fc.constantFrom('2023-08-18', '2025-08-29', '2026-02-13'))
    const anySets = fc.uniqueArray(fc.record({ name: fc.string(), date: dates }), { selector: ({ name }) => name })
    fc.assert(
      fc.property(anySets, (records) => {
        const sets = records.map(({ name, date }) => makeSet(name, { releasedAt: date }))
        const { main, promo } = groupSets(sets)
        expect(new Set([...main, ...promo])).toEqual(new Set(sets))
        expect(sortSets(sets.toReversed())).toEqual(sortSets(sets))
      }),
    )
  })
})
