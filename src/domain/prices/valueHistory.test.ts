import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/isoDay.ts'
import { valueChange, dailyValues, type ValueOnDay } from './valueHistory.ts'

const worth = (...days: [day: string, usd: number][]): ValueOnDay[] => days.map(([day, usd]) => ({ day, usd }))

describe('the value of each day', () => {
  const history = worth(['2026-10-30', 5], ['2026-11-02', 7], ['2026-11-03', 6])

  test('stays the same from one change to the next', () => {
    expect(dailyValues(history, '2026-10-31', '2026-11-05')).toEqual(
      worth(
        ['2026-10-31', 5],
        ['2026-11-01', 5],
        ['2026-11-02', 7],
        ['2026-11-03', 6],
        ['2026-11-04', 6],
        ['2026-11-05', 6],
      ),
    )
  })

  test('begins on the first known day', () => {
    expect(dailyValues(history, '2026-01-01', '2026-11-03')[0]).toEqual({ day: '2026-10-30', usd: 5 })
    expect(dailyValues([], '2026-01-01', '2026-11-03')).toEqual([])
  })

  test('includes a day that has not begun in the reader’s time zone', () => {
    expect(dailyValues(history, '2026-11-02', '2026-11-02').at(-1)).toEqual({ day: '2026-11-03', usd: 6 })
  })

  test('has every day once, in order, each with the last value up to that day', () => {
    const anyHistory = fc.uniqueArray(fc.tuple(fc.nat(400), fc.nat(10_000)), { selector: ([age]) => age, minLength: 1 })
    fc.assert(
      fc.property(anyHistory, fc.nat(400), (entries, length) => {
        const today = '2026-11-21'
        const changes = entries
          .map(([age, usd]) => ({ day: addDays(today, -age), usd }))
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
        const days = dailyValues(changes, addDays(today, -length), today)
        days.forEach(({ day, usd }, index) => {
          expect(day).toBe(addDays(days[0]?.day ?? '', index))
          expect(usd).toBe(changes.findLast((change) => change.day <= day)?.usd)
        })
        expect(days.at(-1)?.day).toBe(today)
        expect(days.length).toBeLessThanOrEqual(length + 1)
      }),
    )
  })
})

describe('the change of a value', () => {
  test('is in dollars and percent, exact to the cent', () => {
    expect(valueChange(worth(['2026-11-01', 1.1], ['2026-11-02', 9], ['2026-11-03', 1.21]))).toEqual({
      usd: 0.11,
      percent: expect.closeTo(10, 10),
    })
    expect(valueChange(worth(['2026-11-01', 8], ['2026-11-02', 6]))).toEqual({ usd: -2, percent: -25 })
    expect(valueChange(worth(['2026-11-01', 8], ['2026-11-02', 8]))).toEqual({ usd: 0, percent: 0 })
  })

  test('has no percentage if the value started at zero', () => {
    expect(valueChange(worth(['2026-11-01', 0], ['2026-11-02', 6]))).toEqual({ usd: 6, percent: null })
  })

  test('is null for a single day', () => {
    expect(valueChange(worth(['2026-11-01', 8]))).toBeNull()
    expect(valueChange([])).toBeNull()
  })
})
