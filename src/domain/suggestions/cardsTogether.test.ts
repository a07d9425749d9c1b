import { expect, test } from 'vitest'
import { cardsTogether } from './cardsTogether.ts'
import { makeSample } from './deckSample.ts'
import { randomSample } from './sample.fixture.ts'

test('the gain, the counts and the copies are those of a brute force over random decks', () => {
  let compared = 0
  for (let seed = 1; seed <= 100; seed++) {
    const { decks } = randomSample(seed)
    const [key, others] = ['card 1', randomSample(seed + 1000).decks]
    const holders = decks.filter((deck) => deck.has(key))
    const without = others.filter((deck) => !deck.has(key))
    const found = cardsTogether(key, makeSample(holders), makeSample(others), () => true, 100)
    expect(found === null).toBe(holders.length < 5)
    const expected = new Map(
      [...new Set(holders.flatMap((deck) => [...deck.keys()]))].flatMap((other) => {
        const both = holders.filter((deck) => deck.has(other))
        const usual = without.filter((deck) => deck.has(other)).length / without.length
        const gain = both.length / holders.length - usual
        return other !== key && both.length >= 3 && gain > 0 ? [[other, gain] as const] : []
      }),
    )
    expect((found ?? []).map((one) => one.key).toSorted()).toEqual(found ? [...expected.keys()].toSorted() : [])
    let last = Infinity
    for (const one of found ?? []) {
      const gain = one.holding / one.known - one.usual
      expect(gain).toBeCloseTo(expected.get(one.key) ?? -1, 10)
      expect(gain).toBeLessThanOrEqual(last)
      last = gain
      compared++
    }
  }
  expect(compared).toBeGreaterThan(300)
})

test('a card that other decks hold as often does not go with it', () => {
  const deckOf = (...keys: string[]) => new Map(keys.map((key) => [key, 2]))
  const many = (count: number, ...keys: string[]) => Array.from({ length: count }, () => deckOf(...keys))
  const withCard = makeSample(many(20, 'card', 'friend', 'staple', 'banned'))
  const others = makeSample(many(20, 'staple', 'other'))
  const isAllowed = (key: string) => key !== 'banned'
  expect(cardsTogether('card', withCard, others, isAllowed, 9)).toEqual([
    { key: 'friend', holding: 20, known: 20, usual: 0, copies: 2 },
  ])
  expect(cardsTogether('card', makeSample(many(4, 'card', 'friend')), others, isAllowed, 9)).toBeNull()
  expect(cardsTogether('card', withCard, makeSample([]), isAllowed, 9)).toBeNull()
})
