import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay } from './calendarDay.ts'
import { dayLabel } from './dayLabel.ts'
import { relativeTime } from './relativeTime.ts'

const NEW_YORK = 'America/New_York'
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const at = (time: string) => Date.parse(time)
const short = (then: string | null, now: string, timeZone = 'UTC') =>
  dayLabel(then, at(now), { dateStyle: 'medium', timeZone })
const relative = (then: string | null, now: string, timeZone = 'UTC') => relativeTime(then, at(now), timeZone)

const instant = fc.integer({ min: at('1971-01-01T00:00Z'), max: at('2099-12-31T00:00Z') })
const zone = fc.constantFrom(
  'UTC',
  NEW_YORK,
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
)

describe('a calendar day', () => {
  test('begins at midnight in its time zone', () => {
    const midnight = at('2026-07-02T04:00:00Z')
    expect(calendarDay(midnight, NEW_YORK) - calendarDay(midnight - 1, NEW_YORK)).toBe(1)
    expect(calendarDay(midnight, 'UTC')).toBe(calendarDay(midnight - 1, 'UTC'))
    expect(calendarDay(0, 'UTC')).toBe(0)
  })

  test('uses the reader’s time zone by default', () => {
    const zoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone
    fc.assert(
      fc.property(instant, (time) => {
        expect(calendarDay(time)).toBe(calendarDay(time, zoneHere))
      }),
    )
  })

  test('is a whole number that never decreases, and the next one follows within 25 hours', () => {
    fc.assert(
      fc.property(instant, fc.nat(3 * DAY), zone, (time, later, timeZone) => {
        const days = calendarDay(time + later, timeZone) - calendarDay(time, timeZone)
        expect(Number.isInteger(days)).toBe(true)
        expect(days).toBeGreaterThanOrEqual(0)
        expect(days).toBeGreaterThanOrEqual(Math.floor(later / (25 * HOUR)))
        expect(days).toBeLessThanOrEqual(Math.ceil(later / (23 * HOUR)))
      }),
    )
  })
})

describe('the label of a day', () => {
  test.each([
    ['2026-07-10T00:00:00Z', 'Today'],
    ['2026-07-10T23:59:59Z', 'Today'],
    ['2026-07-09T23:59:59Z', 'Yesterday'],
    ['2026-07-09T00:00:00Z', 'Yesterday'],
    ['2026-07-08T23:59:59Z', '2 days ago'],
    ['2026-07-04T00:00:00Z', '6 days ago'],
    ['2026-07-03T23:59:59Z', 'Jul 3, 2026'],
    ['2025-07-10T12:00:00Z', 'Jul 10, 2025'],
    ['2026-07-11T00:00:00Z', 'Jul 11, 2026'],
    ['2026-07-10T12:00:00.123456+00:00', 'Today'],
    ['soon', 'Invalid date'],
    ['', 'Unknown'],
    [null, 'Unknown'],
  ])('of %j is %j', (then, label) => {
    expect(short(then, '2026-07-10T12:00:00Z')).toBe(label)
  })

  test('may be a full date', () => {
    const label = dayLabel('2025-09-05T12:00:00Z', at('2026-07-10T12:00:00Z'), { dateStyle: 'full', timeZone: 'UTC' })
    expect(label).toBe('Friday, September 5, 2025')
  })

  test('uses the reader’s time zone', () => {
    const [then, now] = ['2026-07-10T03:00:00Z', '2026-07-10T12:00:00Z']
    expect(short(then, now)).toBe('Today')
    expect(short(then, now, NEW_YORK)).toBe('Yesterday')
    expect(short('2026-07-01T03:00:00Z', now, NEW_YORK)).toBe('Jun 30, 2026')
  })

  test.each([
    ['of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('is right across a day %s', (_, midnight, nextMidnight) => {
    const beforeNext = new Date(at(nextMidnight) - 1).toISOString()
    expect(short(midnight, beforeNext, NEW_YORK)).toBe('Today')
    expect(short(midnight, nextMidnight, NEW_YORK)).toBe('Yesterday')
    expect(short(beforeNext, nextMidnight, NEW_YORK)).toBe('Yesterday')
  })
})

describe('how long ago', () => {
  test.each([
    ['2026-07-10T12:00:00Z', 'Just now'],
    ['2026-07-10T11:59:01Z', 'Just now'],
    ['2026-07-10T12:05:00Z', 'Just now'],
    ['2026-07-12T12:00:00Z', 'Just now'],
    ['2026-07-10T11:59:00Z', '1 minute ago'],
    ['2026-07-10T11:58:01Z', '1 minute ago'],
    ['2026-07-10T11:55:00Z', '5 minutes ago'],
    ['2026-07-10T11:00:01Z', '59 minutes ago'],
    ['2026-07-10T11:00:00Z', '1 hour ago'],
    ['2026-07-09T12:00:01Z', '23 hours ago'],
    ['2026-07-09T12:00:00Z', 'Yesterday'],
    ['2026-07-09T00:00:00Z', 'Yesterday'],
    ['2026-07-08T23:59:59Z', '2 days ago'],
    ['2026-07-04T00:00:00Z', '6 days ago'],
    ['2026-07-03T23:59:59Z', 'Jul 3, 2026'],
    ['soon', 'Invalid date'],
    [null, 'Never'],
  ])('%j is: %s', (then, text) => {
    expect(relative(then, '2026-07-10T12:00:00Z')).toBe(text)
  })

  test('counts hours within one day, including a day of 25 hours', () => {
    expect(relative('2026-11-01T04:00:00Z', '2026-11-02T04:30:00Z', NEW_YORK)).toBe('24 hours ago')
    expect(relative('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', NEW_YORK)).toBe('Yesterday')
  })

  test('equals the label of the day from one day on', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 25 * HOUR, max: 10 * DAY }), zone, (time, elapsed, timeZone) => {
        const then = new Date(time).toISOString()
        const label = dayLabel(then, time + elapsed, { dateStyle: 'medium', timeZone })
        expect(relativeTime(then, time + elapsed, timeZone)).toBe(label)
        expect(label).not.toBe('Today')
      }),
    )
  })
})
