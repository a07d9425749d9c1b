import fc from 'fast-check'
import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { selectDecks } from '#domain/shelf/selectDecks.ts'
import { selectionByTrial } from '#domain/shelf/selectionByTrial.fixture.ts'
import type { SelectionAnswer, SelectionProblem } from '#domain/shelf/selectionProblem.ts'
import { highsProgram } from './highsProgram.ts'

const solve = highsProgram(await loadHighs())
const answer = (problem: SelectionProblem) => selectDecks(problem, { solve, secondsLeft: () => 10 })

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** Up to 12 decks that share up to 8 cards, of which some have no price. */
const problems = fc
  .record({
    needs: fc.array(
      fc.dictionary(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 4 }), { minKeys: 1, maxKeys: 5, size: 'max' }),
      { maxLength: 12, size: 'max' },
    ),
    owned: fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 8, maxLength: 8 }),
    cents: fc.array(fc.option(fc.integer({ min: 1, max: 900 }), { freq: 5 }), { minLength: 8, maxLength: 8 }),
    budgetCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 })),
    pinned: fc.array(fc.nat(11), { maxLength: 2 }),
  })
  .map(({ needs, owned, cents, budgetCents, pinned }): SelectionProblem => ({
    decks: needs.map((byName, at) => ({ id: String(at), cards: new Map(Object.entries(byName)) })),
    owned: new Map(NAMES.map((name, at) => [name, owned[at] ?? 0])),
    cents: new Map(NAMES.flatMap((name, at) => (cents[at] ? [[name, cents[at]] as const] : []))),
    budgetCents,
    pinned: new Set(pinned.map(String)),
    order: 'most',
  }))

/**
 * The answers in both orders, as `selectionByTrial` gives them; null if the pinned decks cannot be built at the same
 * time.
 */
function summarize(most: SelectionAnswer, ranked: SelectionAnswer) {
  if (most.kind === 'pinsConflict' || ranked.kind === 'pinsConflict') return most.kind === ranked.kind ? null : most
  const next = most.waiting.find(({ id }) => id === most.next)
  const isProven = most.isCheapest && most.isNextCheapest && most.atMost === most.selected.length
  return {
    selected: isProven ? most.selected.length : 'not proven',
    cents: most.purchase.cents,
    nextCents: next?.beside.cents ?? null,
    ranked: ranked.selected,
  }
}

test('the answer equals that of trying all choices: number, money, next deck, pins and ranking', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const trial = selectionByTrial(problem)
      const most = answer(problem)
      expect(summarize(most, answer({ ...problem, order: 'ranking' }))).toEqual(trial)
      // The chosen decks are possible together with the pinned ones.
      const pinned = new Set([...(most.kind === 'solved' ? most.selected : []), ...problem.pinned])
      const same = selectionByTrial({ ...problem, pinned })
      expect([same?.selected, same?.cents]).toEqual([trial?.selected, trial?.cents])
    }),
    { numRuns: 1000 },
  )
}, 120_000)

/** Decks by their ids, of which each needs four copies of the cards of its text. */
const fourOf = (names: string) => new Map(names.split('').map((name) => [name, 4]))
const decksOf = (...texts: string[]) => texts.map((text, at) => ({ id: `${at} ${text}`, cards: fourOf(text) }))
const nothing = { cents: new Map<string, number>(), budgetCents: 0, pinned: new Set<string>(), order: 'most' } as const

test('five decks are found where the first ones, or those with the fewest cards, leave room for three', () => {
  const problem = {
    ...nothing,
    decks: decksOf('AB', 'CD', 'A123', 'B456', 'C789', 'Dxyz', 'E'),
    owned: fourOf('ABCDE123456789xyz'),
  }
  const found: number[] = []
  const most = selectDecks(problem, { solve, secondsLeft: () => 10, onProgress: (now) => found.push(now.found) })
  expect(found[0]).toBe(3)
  expect(answer({ ...problem, order: 'ranking' })).toMatchObject({ selected: ['0 AB', '1 CD', '6 E'] })
  expect(most).toMatchObject({ selected: ['2 A123', '3 B456', '4 C789', '5 Dxyz', '6 E'], atMost: 5 })
})

test('the selected decks leave the cheapest next deck, with what it lacks beside them', () => {
  const problem = {
    ...nothing,
    decks: decksOf('A', 'A2', 'B'),
    owned: fourOf('A2'),
    cents: new Map([
      ['A', 310],
      ['B', 500],
    ]),
  }
  // 'A2' can be built with either; beside 'A' it lacks copies of 'A', whose price is lower.
  expect(answer(problem)).toMatchObject({ selected: ['0 A'], next: '1 A2' })
  expect(answer({ ...problem, budgetCents: 1240 })).toMatchObject({
    selected: ['0 A', '1 A2'],
    purchase: { cards: [{ name: 'A', copies: 4 }], cents: 1240 },
    waiting: [{ id: '2 B', beside: { cards: [{ name: 'B', copies: 4 }], cents: 2000 } }],
    next: '2 B',
  })
})

test('copies without a price cannot be bought', () => {
  const problem = { ...nothing, decks: decksOf('A', 'AB'), owned: fourOf('A'), budgetCents: 100_000 }
  expect(answer(problem)).toMatchObject({
    selected: ['0 A'],
    waiting: [{ id: '1 AB', beside: { cents: null } }],
    next: null,
  })
})

test('if pinned decks lack copies together, the answer has these copies', () => {
  const problem = { ...nothing, decks: decksOf('A', 'AB'), owned: fourOf('AB'), cents: new Map([['A', 50]]) }
  expect(answer({ ...problem, pinned: new Set(['0 A', '1 AB']) })).toEqual({
    kind: 'pinsConflict',
    lacking: { cards: [{ name: 'A', copies: 4 }], cents: 200 },
  })
  expect(answer({ ...problem, pinned: new Set(['1 AB']) })).toMatchObject({ selected: ['1 AB'] })
})

test('without time the answer is a possible choice, and says how many decks are impossible', () => {
  const decks = decksOf('AB', 'CD', 'A123', 'B456', 'C789', 'Dxyz', 'E')
  const problem = { ...nothing, decks, owned: fourOf('ABCDE123456789xyz') }
  expect(selectDecks(problem, { solve, secondsLeft: () => 0 })).toMatchObject({
    selected: ['0 AB', '1 CD', '6 E'],
    atMost: 7,
    isCheapest: true,
    isNextCheapest: false,
  })
})
