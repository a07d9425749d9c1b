import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { given } from './answers.ts'
import {
  callsOf,
  type CollectionCalls,
  entriesOf,
  deleteCollections,
  newId,
  onAnotherDevice,
  SET_SIZE,
} from './collectionCalls.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let calls: CollectionCalls
/** The procedures as the same member calls them on another device. */
let elsewhere: CollectionCalls
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  calls = callsOf(collector.client)
  elsewhere = callsOf(await onAnotherDevice(backend, collector))
})
afterAll(() => backend.close())
beforeEach(() => deleteCollections(backend))

const CARD = 'pack-9-1'

describe('two devices of one member at once', () => {
  test('lose no added copy', async () => {
    const presses = Array.from({ length: 30 }, (_, at) =>
      given((at % 2 ? calls : elsewhere).adjust(CARD, false, 1, newId())),
    )
    expect((await Promise.all(presses)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    )
    expect(await entriesOf(collector)).toEqual([[CARD, 30, 0]])
  })

  test('may both work on whole sets', async () => {
    const list = (number: number) => [`pack-9-${number}`, 1, 1] as const
    const forth = Array.from({ length: 3 }, (_, at) => list(at + 1))
    const work = Array.from({ length: 4 }, () => [
      given(calls.addSet('9', newId())),
      given(elsewhere.import(forth.toReversed(), 'add', newId())),
      given(elsewhere.addSet('9', newId())),
      given(calls.import(forth, 'add', newId())),
    ])
    await Promise.all(work.flat())
    const entries = await entriesOf(collector)
    expect(entries).toContainEqual(['pack-9-1', 16, 8])
    expect(entries).toContainEqual(['pack-9-20', 8, 0])
  })

  test('lose no added copy if all of them wait for the same transaction', async () => {
    await given(calls.set(CARD, false, 1))
    const held = holdOn(`perform from user_profiles where user_id = '${collector.id}' for no key update`)
    await pause(100)
    const presses = Array.from({ length: 6 }, (_, at) =>
      given((at % 2 ? calls : elsewhere).adjust(CARD, false, 1, newId())),
    )
    await Promise.all([held, ...presses])
    expect(await entriesOf(collector)).toEqual([[CARD, 7, 0]])
  })

  test('lose nothing to an unfinished table call', async () => {
    const held = holdOn(`insert into user_collections (user_id, card_id) values ('${collector.id}', '${CARD}')`)
    await pause(100)
    const answers = await Promise.all([
      given(calls.addSet('9', newId())),
      given(elsewhere.adjust(CARD, false, 1)),
      held,
    ])
    expect(answers[0]).toEqual({ added: SET_SIZE - 1, updated: 1 })
    expect(await entriesOf(collector)).toContainEqual([CARD, 3, 0])
  })
})

/** Runs a statement as the collector in a transaction of half a second. */
const holdOn = (statement: string) =>
  backend.sql(`do $$ begin
    perform set_config('request.jwt.claims', jsonb_build_object('sub', '${collector.id}', 'session_id',
        (select id from auth.sessions where user_id = '${collector.id}' limit 1))::text, true),
      set_config('request.jwt.claim.sub', '${collector.id}', true);
    ${statement};
    perform pg_sleep(0.5);
  end $$`)
