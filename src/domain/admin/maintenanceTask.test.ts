import { describe, expect, test } from 'vitest'
import {
  countServiceSets,
  describeDifference,
  isHeld,
  lastRunLabel,
  setsStillMissing,
  taskStatus,
} from './maintenanceTask.ts'
import { makeNewSet, makeTask, NEVER_RUN } from './task.fixture.ts'

const NOW = Date.parse('2026-11-20T12:05:00Z')

describe('a maintenance task', () => {
  test('is Success, Incomplete, Failed or Not Run', () => {
    expect(taskStatus(makeTask())).toBe('Success')
    expect(taskStatus(makeTask({}, { setsTotal: 19, setsLeftOut: 0 }))).toBe('Success')
    expect(taskStatus(makeTask({}, { setsTotal: 19, setsLeftOut: 1 }))).toBe('Incomplete')
    expect(taskStatus(makeTask({ success: false }, { setsTotal: 19, setsLeftOut: 19 }))).toBe('Failed')
    expect(taskStatus(makeTask({ success: false }))).toBe('Failed')
    expect(taskStatus(NEVER_RUN)).toBe('Not Run')
  })

  test('is in progress until its lease ends', () => {
    expect(isHeld(makeTask(), NOW)).toBe(false)
    expect(isHeld(makeTask({ heldUntil: '2026-11-20T12:05:01Z' }), NOW)).toBe(true)
    expect(isHeld(makeTask({ heldUntil: '2026-11-20T12:05:00Z' }), NOW)).toBe(false)
  })

  test('takes the number of the card service’s sets from the last run that read them', () => {
    const check = makeTask({ lastRun: '2026-11-20T12:00:00Z' }, { totalApiSets: 19, setsTotal: 19 })
    const later = makeTask({ lastRun: '2026-11-20T13:00:00Z' }, { setsTotal: 25 })
    expect(countServiceSets([check, later])).toBe(25)
    expect(countServiceSets([check, { ...later, lastRun: '2026-11-20T11:00:00Z' }])).toBe(19)
    expect(countServiceSets([undefined, NEVER_RUN, makeTask()])).toBeNull()
  })

  test.each([
    [null, 'Never run'],
    ['2026-11-20T12:00:00Z', '5 minutes ago'],
    ['some day', 'Invalid date'],
  ])('last ran at %j: %s', (lastRun, label) => {
    expect(lastRunLabel(lastRun, NOW)).toBe(label)
  })
})

test.each([
  [0, 'Database up to date'],
  [1, '1 card missing from the database'],
  [2908, '2,908 cards missing from the database'],
  [-1, '1 extra card in the database'],
  [-1200, '1,200 extra cards in the database'],
])('a difference of %d is described as "%s"', (difference, text) => {
  expect(describeDifference(difference)).toBe(text)
})

describe('sets that are still missing', () => {
  const found = [makeNewSet({ id: 'set_6', code: '6' }), makeNewSet({ id: 'set_D23', code: 'D23' })]

  test('are all found sets while none was added', () => {
    expect(setsStillMissing(found, [{ id: 'set_1', code: '1' }])).toEqual(found)
  })

  test.each([
    ['its id', { id: 'set_D23', code: 'other' }],
    ['its code', { id: 'pack-set-D23', code: 'D23' }],
    ['its code in small letters', { id: 'pack-set-D23', code: 'd23' }],
  ])('exclude sets that were added meanwhile, by %s', (_, stored) => {
    expect(setsStillMissing(found, [stored])).toEqual([found[0]])
  })
})
