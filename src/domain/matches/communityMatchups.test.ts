import { describe, expect, test } from 'vitest'
import { communityHeat, type CommunityMatchup, communityRecord, matchupsOf, toInkPair } from './communityMatchups.ts'
import { winRate } from './matchRecord.ts'
import { rateInterval } from './winRateConfidence.ts'

const matchup = (fields: Partial<CommunityMatchup>): CommunityMatchup => ({
  inks: ['Amber', 'Ruby'],
  opponentInks: ['Ruby', 'Steel'],
  wins: 60,
  losses: 40,
  players: 12,
  weeks: 1,
  ...fields,
})

describe('the matchups of two inks', () => {
  test('are seen from their side, the most played first', () => {
    const all = [
      matchup({}),
      matchup({ inks: ['Amber', 'Steel'], opponentInks: ['Amber', 'Emerald'] }),
      matchup({ inks: ['Amber', 'Emerald'], opponentInks: ['Ruby', 'Steel'], wins: 90, losses: 30 }),
    ]
    expect(matchupsOf(['Ruby', 'Steel'], all)).toEqual([
      matchup({ inks: ['Ruby', 'Steel'], opponentInks: ['Amber', 'Emerald'], wins: 30, losses: 90 }),
      matchup({ inks: ['Ruby', 'Steel'], opponentInks: ['Amber', 'Ruby'], wins: 40, losses: 60 }),
    ])
    expect(matchupsOf(['Amber', 'Ruby'], all)).toEqual([all[0]])
    expect(matchupsOf(['Sapphire', 'Steel'], all)).toEqual([])
  })

  test('both sides have rates that add up to 100%, and mirrored ranges', () => {
    const [one, other] = [communityRecord(matchup({})), communityRecord(matchup({ wins: 40, losses: 60 }))]
    expect((winRate(one) ?? 0) + (winRate(other) ?? 0)).toBeCloseTo(100)
    expect(rateInterval(one)?.low).toBeCloseTo(100 - (rateInterval(other)?.high ?? 0))
  })

  test('a deck has a pair only with exactly two inks', () => {
    expect(toInkPair(['Steel', 'Amber'])).toEqual(['Amber', 'Steel'])
    expect([toInkPair([]), toInkPair(['Ruby']), toInkPair(['Amber', 'Ruby', 'Steel'])]).toEqual([null, null, null])
  })
})

describe('the likely range', () => {
  test('keeps the rate and is wider than without noise, more so with more weeks', () => {
    const width = (weeks: number) => {
      const interval = rateInterval(communityRecord(matchup({ weeks })))
      return (interval?.high ?? 0) - (interval?.low ?? 0)
    }
    const exact = rateInterval({ wins: 60, total: 100 })
    expect(winRate(communityRecord(matchup({})))).toBeCloseTo(60)
    expect(width(1)).toBeGreaterThan((exact?.high ?? 0) - (exact?.low ?? 0))
    expect(width(12)).toBeGreaterThan(width(1))
  })

  test('has a color only without 50% in it', () => {
    expect(communityHeat(communityRecord(matchup({ wins: 20, losses: 12 })))).toBe(0)
    expect(communityHeat(communityRecord(matchup({ wins: 300, losses: 100 })))).toBe(3)
    expect(communityHeat(communityRecord(matchup({ wins: 100, losses: 300 })))).toBe(-3)
  })

  // The publication as in private.publish_matchups.
  const random = makeRandom(7)
  const geometric = () => Math.floor(-4 * Math.log(1 - random()))
  const noise = () => geometric() - geometric()
  const count = (matches: number, rate: number) =>
    Array.from({ length: matches }, random).filter((x) => x < rate).length
  function publishWeek(matches: number, rate: number) {
    const real = count(matches, rate)
    const wins = Math.max(real + noise(), 0)
    const losses = Math.max(matches - real + noise(), 0)
    const total = wins + losses
    const shown = total >= 30 ? wins : total === 0 ? 15 : Math.round((wins * 30) / total)
    return { wins: shown, losses: Math.max(total, 30) - shown }
  }

  test('the simulated noise has the variance that docs/matches.md states', () => {
    const values = Array.from({ length: 50_000 }, noise)
    const variance = values.reduce((sum, value) => sum + value ** 2, 0) / values.length
    expect(Math.abs(variance / 31.8 - 1)).toBeLessThan(0.05)
  })

  test.each([
    [30, 1, 0.5],
    [30, 12, 0.5],
    [60, 1, 0.6],
    [60, 4, 0.4],
    [150, 12, 0.55],
    [400, 1, 0.7],
  ])(
    'of %i matches in each of %i weeks contains a true rate of %d in about 95 of 100 cases',
    (matches, weeks, rate) => {
      const runs = 2000
      const hits = Array.from({ length: runs }, () => {
        const parts = Array.from({ length: weeks }, () => publishWeek(matches, rate))
        const wins = parts.reduce((sum, part) => sum + part.wins, 0)
        const losses = parts.reduce((sum, part) => sum + part.losses, 0)
        const interval = rateInterval(communityRecord({ wins, losses, weeks }))
        return interval !== null && interval.low <= rate * 100 && rate * 100 <= interval.high
      }).filter(Boolean).length
      expect(hits / runs).toBeGreaterThan(0.93)
      // A single week of 30 matches has a wider range than necessary.
      expect(hits / runs).toBeLessThan(matches * weeks > 30 ? 0.99 : 1)
    },
  )
})

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
