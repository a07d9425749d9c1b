import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_TYPES, INKS } from '#domain/cards/vocabulary.ts'
import { DEFAULT_QUESTION, type OddsQuestion, type Wanted } from '#domain/odds/oddsQuestion.ts'
import { parseDeckSearch } from './decksSearch.ts'
import { makeOdds, parseOdds } from './oddsSearch.ts'
import { makeSearchParams, parseSearchParams } from './searchParams.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const wanted: fc.Arbitrary<Wanted> = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  group: fc.oneof(
    fc.record({
      kind: fc.constant('names' as const),
      keys: fc.uniqueArray(fc.constantFrom('let it go', 'te ka - heartless', 'hello, world: a-b', '100% & more'), {
        minLength: 1,
      }),
    }),
    fc.record({
      kind: fc.constant('traits' as const),
      costs: maybe(fc.constantFrom<[number, number]>([0, 2], [3, 3], [2, 9])),
      inkable: maybe(fc.boolean()),
      ink: maybe(fc.constantFrom(...INKS)),
      type: maybe(fc.constantFrom(...CARD_TYPES)),
    }),
  ),
})

const question: fc.Arbitrary<OddsQuestion> = fc.record({
  about: fc.constantFrom('cards', 'curve'),
  a: fc.option(wanted),
  b: fc.option(wanted),
  turn: fc.nat(10),
  onThePlay: fc.boolean(),
  mulligan: fc.oneof(
    fc.constantFrom<OddsQuestion['mulligan']>({ kind: 'keep' }, { kind: 'others' }, { kind: 'whole' }),
    fc.record({ kind: fc.constant('custom' as const), a: fc.nat(7), b: fc.nat(7), others: fc.nat(7) }),
  ),
  curveMulligan: fc.oneof(
    fc.constantFrom<OddsQuestion['curveMulligan']>({ kind: 'keep' }, { kind: 'uninkable' }),
    fc.record({ kind: fc.constant('costly' as const), above: fc.nat(9) }),
  ),
  firstTurn: fc.integer({ min: 1, max: 10 }),
})

describe('the address of a question about odds', () => {
  test('reads what it wrote', () => {
    fc.assert(
      fc.property(question, (written) => {
        const address = makeSearchParams(parseDeckSearch({ tab: 'stats', odds: makeOdds(written) }))
        expect(parseOdds(parseDeckSearch(parseSearchParams(address)).odds)).toEqual(written)
      }),
    )
  })

  test('is empty for the first question, and readable for others', () => {
    expect(makeOdds(DEFAULT_QUESTION)).toBeUndefined()
    expect(parseOdds()).toEqual(DEFAULT_QUESTION)
    const items = ['a.card:let it go', 'b:1', 'b.cost:0-2', 'b.inkable:true', 'turn:4', 'draw', 'mulligan:1-1-3']
    expect(makeOdds(parseOdds(items))).toEqual(items)
  })

  test('never throws, and ignores invalid items', () => {
    fc.assert(fc.property(fc.array(fc.string()), (items) => void parseOdds(items)))
    const items = ['turn:11', 'turn', 'mulligan:8-1-1', 'mulligan', 'a.cost:x', 'from:0', 'away:many', ':', 'c:1']
    expect(parseOdds(items)).toEqual(DEFAULT_QUESTION)
    expect(parseOdds(['a:9', 'a.cost:4-2', 'a.ink:Purple', 'a.inkable:yes']).a).toEqual({
      count: 1,
      group: { kind: 'traits', costs: [4, 4] },
    })
  })
})
