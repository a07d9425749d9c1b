import { expect, test } from 'vitest'
import { makeSample, type SampledDeck } from './deckSample.ts'
import { randomSample } from './sample.fixture.ts'
import { lowerMedian, suggestCards } from './suggestCards.ts'

const all = { isAllowed: () => true, count: 100 }

/** The scores of docs/suggestions.md, computed deck by deck. */
function bruteForce(decks: readonly SampledDeck[], keys: readonly string[]) {
  const weight = (key: string) => Math.log(1 + decks.length / decks.filter((deck) => deck.has(key)).length)
  const near = decks
    .map((deck) => {
      const shared = keys.filter((key) => deck.has(key))
      return { deck, likeness: shared.reduce((sum, key) => sum + weight(key), 0), shared: shared.length }
    })
    .filter(({ shared }) => shared > 0 && shared * 5 >= keys.length)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 20)
  const sum = (list: typeof near) => list.reduce((whole, { likeness }) => whole + likeness ** 2, 0)
  const scores = new Map<string, number>()
  for (const key of new Set(near.flatMap(({ deck }) => [...deck.keys()]))) {
    const holding = near.filter(({ deck }) => deck.has(key))
    if (!keys.includes(key) && holding.length >= 3) scores.set(key, sum(holding) / sum(near))
  }
  return { count: near.length, scores }
}

test('scores, order and reasons are those of a brute force over random decks', () => {
  let compared = 0
  for (let seed = 1; seed <= 300; seed++) {
    const { sample, decks, keys } = randomSample(seed)
    const expected = bruteForce(decks, keys)
    const found = suggestCards(sample, keys, all)
    expect(found === null).toBe(expected.count < 5)
    for (const { key, score, reason, copies } of found ?? []) {
      expect(score).toBeCloseTo(expected.scores.get(key) ?? -1, 10)
      const known = decks.filter((deck) => reason.together.every((other) => deck.has(other)))
      expect(reason.known).toBe(known.length)
      expect(reason.holding).toBe(known.filter((deck) => deck.has(key)).length)
      expect(reason.holding).toBeGreaterThanOrEqual(3)
      expect(reason.known).toBeGreaterThanOrEqual(5)
      expect(reason.together.length).toBeGreaterThanOrEqual(1)
      expect(reason.together.length).toBeLessThanOrEqual(6)
      expect(keys).toEqual(expect.arrayContaining([...reason.together]))
      expect(copies).toBeGreaterThanOrEqual(1)
      compared++
    }
    const scores = (found ?? []).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    // Only cards without a reason are left out.
    const together = (key: string, other: string) => decks.filter((deck) => deck.has(key) && deck.has(other)).length
    const explained = [...expected.scores.keys()].filter((key) =>
      keys.some((other) => together(key, other) >= 3 && together(other, other) >= 5),
    )
    expect((found ?? []).map(({ key }) => key).toSorted()).toEqual(found ? explained.toSorted() : [])
  }
  expect(compared).toBeGreaterThan(1000)
})

const deckOf = (...keys: string[]): SampledDeck => new Map(keys.map((key) => [key, 4]))
const many = (count: number, deck: SampledDeck) => Array.from({ length: count }, () => deck)

test('a reason counts the decks with the same cards exactly', () => {
  const sample = makeSample([
    ...many(7, deckOf('a', 'b', 'c', 'd', 'e', 'f', 'wanted')),
    ...many(2, deckOf('a', 'b', 'c', 'd', 'e', 'f')),
    ...many(30, deckOf('a', 'b', 'other')),
  ])
  const [first] = suggestCards(sample, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], all) ?? []
  expect(first).toMatchObject({ key: 'wanted', copies: 4, reason: { holding: 7, known: 9 } })
  expect(first?.reason.together.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('rare cards of the deck count more than common ones', () => {
  const sample = makeSample([...many(10, deckOf('rare', 'with rare')), ...many(90, deckOf('common', 'with common'))])
  const found = suggestCards(sample, ['rare', 'common'], all)
  expect(found?.map(({ key }) => key)).toEqual(['with rare', 'with common'])
})

test('nothing is suggested from fewer than five similar decks, and no card that fewer than three of them hold', () => {
  const known = (decks: number, holding: number) =>
    suggestCards(
      makeSample([...many(holding, deckOf('a', 'x')), ...many(decks - holding, deckOf('a', 'b'))]),
      ['a'],
      all,
    )
  expect(known(4, 3)).toBeNull()
  expect(suggestCards(makeSample([]), ['a'], all)).toBeNull()
  expect(known(5, 2)?.map(({ key }) => key)).toEqual(['b'])
  expect(known(6, 3)?.map(({ key }) => key)).toEqual(['b', 'x'])
})

test('a deck without a fifth of the cards is not similar', () => {
  const sample = makeSample(many(20, deckOf('a', 'x')))
  expect(suggestCards(sample, ['a', 'b', 'c', 'd', 'e'], all)).toHaveLength(1)
  expect(suggestCards(sample, ['a', 'b', 'c', 'd', 'e', 'f'], all)).toBeNull()
})

test('cards that are not allowed are left out, and equal cards come in the given order', () => {
  const sample = makeSample(many(12, deckOf('a', 'x', 'y', 'z')))
  const found = suggestCards(sample, ['a'], {
    isAllowed: (key) => key !== 'x',
    compareEqual: (key, other) => (key > other ? -1 : 1),
    count: 9,
  })
  expect(found?.map(({ key }) => key)).toEqual(['z', 'y'])
})

test.each([
  [[], 0],
  [[3], 3],
  [[4, 1, 2], 2],
  [[4, 1, 2, 3], 2],
])('the lower median of %j is %j', (numbers, median) => {
  expect(lowerMedian(numbers)).toBe(median)
})
