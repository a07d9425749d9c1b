import { describe, expect, test } from 'vitest'
import { findConcerns } from './concerns.ts'
import { makeTask, NEVER_RUN } from './task.fixture.ts'

const RAN = Date.parse('2026-11-20T12:00:00Z')
const DAY = 24 * 60 * 60_000
const WELL = { prices: makeTask(), cards: makeTask({}, { difference: 0 }), sets: makeTask() }

const concerns = (tasks: Partial<typeof WELL>, missingSets = 0, now = RAN) =>
  findConcerns({ ...WELL, ...tasks }, missingSets, now)

describe('the concerns of an administrator', () => {
  test('are none when every task succeeded and nothing is missing', () => {
    expect(concerns({})).toEqual([])
  })

  test('include tasks that never ran', () => {
    expect(concerns({ prices: NEVER_RUN, cards: NEVER_RUN, sets: NEVER_RUN })).toEqual([
      { area: 'prices', text: 'Prices were never updated.' },
      { area: 'cards', text: 'The cards were never counted.' },
      { area: 'sets', text: 'New sets were never checked.' },
    ])
  })

  test('include a failed run, without the counts of an earlier one', () => {
    const failed = makeTask({ success: false }, { difference: 5, errorCount: 2 })
    expect(concerns({ prices: failed, cards: failed, sets: failed }, 0, RAN + 9 * DAY)).toEqual([
      { area: 'prices', text: 'The last price update failed.' },
      { area: 'cards', text: 'The last card count check failed.' },
      { area: 'sets', text: 'The last sets check failed.' },
    ])
  })

  test('include missing and extra cards, each in the area that solves it', () => {
    expect(concerns({ cards: makeTask({}, { difference: 4 }) })).toEqual([
      { area: 'cards', text: '4 cards missing from the database.' },
    ])
    expect(concerns({ cards: makeTask({}, { difference: -4 }) })).toEqual([
      { area: 'extra-cards', text: '4 extra cards in the database.' },
    ])
  })

  test('include the errors of a run that succeeded', () => {
    const prices = makeTask({}, { errorCount: 1, errors: ['one'] })
    const cards = makeTask({}, { difference: 0, importedCount: 1, errorCount: 2, errors: ['one', 'two'] })
    expect(concerns({ prices, cards })).toEqual([
      { area: 'prices', text: 'The last price update had 1 error.' },
      { area: 'cards', text: 'The last import had 2 errors.' },
    ])
  })

  test('include a run that skipped sets, with their number', () => {
    const left = { setsTotal: 19, setsLeftOut: 2, errorCount: 2 }
    const tasks = { prices: makeTask({}, left), cards: makeTask({}, left), sets: makeTask({}, left) }
    expect(concerns(tasks)).toEqual([
      { area: 'prices', text: 'The last price update left out 2 of 19 sets.' },
      { area: 'cards', text: 'The last count left out 2 of 19 sets.' },
      { area: 'sets', text: 'The last sets check left out 2 of 19 sets.' },
    ])
    expect(concerns({ cards: makeTask({}, { ...left, importedCount: 3 }) })).toEqual([
      { area: 'cards', text: 'The last import left out 2 of 19 sets.' },
    ])
  })

  test('include prices older than three days', () => {
    expect(concerns({}, 0, RAN + 3 * DAY)).toEqual([])
    expect(concerns({}, 0, RAN + 3 * DAY + 1)).toEqual([
      { area: 'prices', text: 'Prices were last updated 3 days ago.' },
    ])
  })

  test('include sets that can be added', () => {
    expect(concerns({}, 1)).toEqual([{ area: 'sets', text: '1 new set can be added.' }])
    expect(concerns({}, 2)).toEqual([{ area: 'sets', text: '2 new sets can be added.' }])
  })
})
