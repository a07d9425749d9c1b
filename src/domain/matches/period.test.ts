import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBefore, toLocalDay } from '../dates/isoDay.ts'
import { anyMatches } from './match.arbitrary.ts'
import { inPeriod } from './period.ts'

const NOW = new Date(2026, 10, 21, 18, 30)
const at = (...time: [number, number, number, number, number]) => new Date(...time).toISOString()
const played = [at(2026, 10, 21, 0, 0), at(2026, 10, 15, 0, 0), at(2026, 10, 14, 23, 59), at(2026, 8, 1, 12, 0)]
const matches = played.map((matchDate, index) => ({
  id: String(index),
  deckId: 'd1',
  result: 'win' as const,
  initiative: 'on_play' as const,
  opponentInks: ['Amber', 'Ruby'] as const,
  notes: '',
  matchDate,
}))
const ids = (period: Parameters<typeof inPeriod>[1]) => inPeriod(matches, period, NOW).map(({ id }) => id)

describe('a period', () => {
  test('of the last days is today and the days before it', () => {
    expect(ids({ last: 7 })).toEqual(['0', '1'])
    expect(ids({ last: 8 })).toEqual(['0', '1', '2'])
    expect(ids({ last: 1 })).toEqual(['0'])
  })

  test('between two days includes both', () => {
    expect(ids({ from: '2026-11-14', to: '2026-11-15' })).toEqual(['1', '2'])
    expect(ids({ from: '2026-11-15' })).toEqual(['0', '1'])
    expect(ids({ to: '2026-11-14' })).toEqual(['2', '3'])
    expect(ids({ from: '2026-11-16', to: '2026-11-14' })).toEqual([])
  })

  test('without bounds includes every match', () => {
    expect(inPeriod(matches, {}, NOW)).toBe(matches)
  })

  test('and the days before and after it are the whole history', () => {
    const day = fc
      .date({ min: new Date('2023-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12))
    fc.assert(
      fc.property(anyMatches, day, day, (history, one, other) => {
        const [first, last] = one < other ? [one, other] : [other, one]
        const parts = [
          { to: daysBefore(first, 1) },
          { from: toLocalDay(first), to: toLocalDay(last) },
          { from: daysBefore(last, -1) },
        ].flatMap((period) => inPeriod(history, period, NOW))
        expect(new Set(parts)).toEqual(new Set(history))
        expect(parts).toHaveLength(history.length)
      }),
    )
  })
})
