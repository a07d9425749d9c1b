import { expect, test } from 'vitest'
import { expectedRotation, formatEvents } from './formatEvents.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { VERDICT_SETS } from './verdict.fixture.ts'

const sets = VERDICT_SETS.map((set) => ({ ...set, name: `Set ${set.code}` }))
const expected = (today: string, rules = OFFICIAL_RULES) =>
  expectedRotation(rules, sets, today).map(({ subject, from }) => `${subject} ${from}`)

test('the next rotation is expected to take as many sets as the last, the oldest, on its next anniversary', () => {
  expect(expected('2026-11-26')).toEqual(['9', '10', '11', '12'].map((code) => `${code} 2027-07-17`))
  expect(expected('2027-07-16')).toContain('9 2027-07-17')
  expect(expected('2027-07-17')).toContain('9 2028-07-17')
})

test('no rotation is expected before an announced one, or before the first', () => {
  expect(expected('2026-07-16')).toEqual([])
  expect(
    expected(
      '2026-11-26',
      OFFICIAL_RULES.filter(({ kind }) => kind !== 'rotation'),
    ),
  ).toEqual([])
})

test('the events are releases, rotations, and the beginning and end of bans, in the order of their days', () => {
  const rules = [...OFFICIAL_RULES, ...expectedRotation(OFFICIAL_RULES, sets, '2026-11-26')]
  const events = formatEvents(rules, sets)
  expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).toSorted())
  expect(events).toEqual(
    expect.arrayContaining([
      { day: '2026-07-17', text: 'Set 5, Set 6, Set 7, and Set 8 rotate out of Core' },
      { day: '2025-04-08', text: 'Fortisphere is banned in Core' },
      { day: '2026-07-14', text: 'Fortisphere is allowed again in Core' },
      { day: '2026-07-17', text: 'Set 13 becomes legal' },
      { day: '2027-07-17', text: 'Set 9, Set 10, Set 11, and Set 12 rotate out of Core (expected, not announced)' },
    ]),
  )
})
