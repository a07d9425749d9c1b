import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityAction, type ActivityEntry, groupByDay, searchActivity } from './activity.ts'

const NOW = Date.parse('2026-07-10T12:00:00Z')

const entry = (updatedAt: string, cardId = 'elsa'): ActivityEntry => ({
  cardId,
  quantity: 1,
  isFoil: false,
  createdAt: updatedAt,
  updatedAt,
})

describe('the last action', () => {
  test.each([
    ['2026-07-10T12:00:00.000Z', 'Added to collection'],
    ['2026-07-10T12:00:00.999Z', 'Added to collection'],
    ['2026-07-10T12:00:01.000Z', 'Updated quantity'],
    ['2026-07-11T12:00:00.000Z', 'Updated quantity'],
  ])('on copies added at noon and changed at %s: %s', (updatedAt, action) => {
    expect(activityAction({ createdAt: '2026-07-10T12:00:00.000Z', updatedAt })).toBe(action)
  })
})

describe('activity by day', () => {
  test('lists days and their changes, newest first', () => {
    const times = [
      '2026-07-08T10:00:00Z',
      '2026-07-10T09:00:00Z',
      '2026-06-12T10:00:00Z',
      '2026-07-09T10:00:00Z',
      '2026-07-10T11:00:00Z',
    ]
    const days = groupByDay(
      times.map((time) => entry(time)),
      NOW,
      'UTC',
    )
    expect(days.map(({ label, entries }) => [label, entries.map(({ updatedAt }) => updatedAt.slice(8, 13))])).toEqual([
      ['Today', ['10T11', '10T09']],
      ['Yesterday', ['09T10']],
      ['2 days ago', ['08T10']],
      ['Friday, June 12, 2026', ['12T10']],
    ])
  })

  test('uses the days of the reader’s time zone', () => {
    const late = [entry('2026-07-10T03:00:00Z')]
    expect(groupByDay(late, NOW, 'UTC')[0]?.label).toBe('Today')
    expect(groupByDay(late, NOW, 'America/New_York')[0]?.label).toBe('Yesterday')
  })

  test('shows future times as today, and unreadable ones last', () => {
    const days = groupByDay([entry('soon'), entry('2026-07-10T01:00:00Z'), entry('2026-07-11T01:00:00Z')], NOW, 'UTC')
    expect(days.map(({ label, entries }) => [label, entries.length])).toEqual([
      ['Today', 2],
      ['Invalid date', 1],
    ])
  })

  test('has every entry once, in groups that do not depend on the input’s order', () => {
    const times = fc.uniqueArray(fc.integer({ min: NOW - 30 * 86_400_000, max: NOW + 86_400_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(times, (some) => {
        const entries = some.map((time) => entry(new Date(time).toISOString()))
        const days = groupByDay(entries, NOW, 'Europe/Berlin')
        const newestFirst = entries.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
        expect(days.flatMap((day) => day.entries)).toEqual(newestFirst)
        expect(groupByDay(newestFirst, NOW, 'Europe/Berlin')).toEqual(days)
        expect(new Set(days.map(({ label }) => label)).size).toBe(days.length)
      }),
    )
  })
})

describe('a search of the activity', () => {
  const names: Record<string, string> = { elsa: 'Elsa - Snow Queen', teka: 'Te Kā - The Burning One' }
  const entries = ['elsa', 'teka', 'gone'].map((id) => entry('2026-07-10T12:00:00Z', id))
  const search = (text: string) => searchActivity(entries, text, (id) => names[id]).map(({ cardId }) => cardId)

  test.each([
    ['snow', ['elsa']],
    ['SA - SN', ['elsa']],
    [' te ka ', ['teka']],
    ['n', ['elsa', 'teka']],
    ['snow burning', []],
    ['', ['elsa', 'teka', 'gone']],
    ['  ', ['elsa', 'teka', 'gone']],
  ])('for %j finds the cards %j', (text, found) => {
    expect(search(text)).toEqual(found)
  })
})
