import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import {
  callsOf,
  type CollectionCalls,
  entriesOf,
  deleteCollections,
  newId,
  onAnotherDevice,
  rowsOf,
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
const TOO_MANY = explained('At most 9,999 copies of a card can be tracked.')
const NO_CARD = explained('This card does not exist.')
const REUSED = explained('This operation id was already used for something else.')

describe('adjusting copies', () => {
  test('adds to the copies, and answers the new number', async () => {
    expect(await given(calls.adjust(CARD, false, 1))).toBe(1)
    expect(await given(calls.adjust(CARD, false, 3))).toBe(4)
    expect(await given(calls.adjust(CARD, false, -1))).toBe(3)
    expect(await entriesOf(collector)).toEqual([[CARD, 3, 0]])
  })

  test('counts foil copies separately', async () => {
    expect(await given(calls.adjust(CARD, true, 2))).toBe(2)
    expect(await given(calls.adjust(CARD, false, 1))).toBe(1)
    expect(await entriesOf(collector)).toEqual([[CARD, 1, 2]])
  })

  test.each([-2, -3, -2_147_483_648])('never goes below 0, and %i of 2 copies leave no row', async (delta) => {
    await given(calls.adjust(CARD, false, 2))
    expect((await calls.adjust(CARD, false, delta)).data).toBe(0)
    expect((await calls.adjust(CARD, false, delta)).data).toBe(0)
    expect(await rowsOf(collector)).toEqual([])
  })

  test('accepts 9,999 copies and not one more', async () => {
    expect(await given(calls.adjust(CARD, false, 9_999))).toBe(9_999)
    expect(await refusal(calls.adjust(CARD, false, 1))).toEqual(TOO_MANY)
    expect(await refusal(calls.adjust(CARD, false, 2_147_483_647))).toEqual(TOO_MANY)
    expect(await entriesOf(collector)).toEqual([[CARD, 9_999, 0]])
  })

  test.each([1, 0, -1])('by %i needs a card that exists', async (delta) => {
    expect(await refusal(calls.adjust('pack-9-9999', false, delta))).toEqual(NO_CARD)
  })
})

describe('setting copies', () => {
  test('sets exactly this number', async () => {
    expect(await given(calls.set(CARD, true, 7))).toBe(7)
    expect(await given(calls.set(CARD, true, 2))).toBe(2)
    expect(await entriesOf(collector)).toEqual([[CARD, 0, 2]])
  })

  test.each([0, -1, -2_147_483_648])('to %i removes the row', async (quantity) => {
    await given(calls.set(CARD, false, 2))
    expect((await calls.set(CARD, false, quantity)).data).toBe(0)
    expect(await rowsOf(collector)).toEqual([])
  })

  test('accepts 9,999 copies and not one more, of a card that exists', async () => {
    expect(await given(calls.set(CARD, false, 9_999))).toBe(9_999)
    expect(await refusal(calls.set(CARD, false, 10_000))).toEqual(TOO_MANY)
    expect(await refusal(calls.set('pack-9-9999', false, 1))).toEqual(NO_CARD)
  })
})

describe('the times of a row', () => {
  test('are equal for a new row, and show a change', async () => {
    await given(calls.adjust(CARD, false, 1))
    const [made] = await rowsOf(collector)
    expect(made?.updated_at).toBe(made?.created_at)
    await given(calls.adjust(CARD, false, 1))
    const [changed] = await rowsOf(collector)
    expect(changed).toMatchObject({ id: made?.id, created_at: made?.created_at, quantity: 2 })
    expect(Date.parse(String(changed?.updated_at))).toBeGreaterThan(Date.parse(String(made?.updated_at)))
  })

  test('stay if nothing changes', async () => {
    await given(calls.set(CARD, false, 3))
    const before = await rowsOf(collector)
    await given(calls.set(CARD, false, 3))
    await given(calls.adjust(CARD, false, 0))
    expect(await rowsOf(collector)).toEqual(before)
  })
})

describe('an operation that is sent again', () => {
  test('answers the same and changes nothing, on any device and after other changes', async () => {
    const [added, set] = [newId(), newId()]
    expect(await given(calls.adjust(CARD, false, 2, added))).toBe(2)
    expect(await given(calls.set(CARD, true, 5, set))).toBe(5)
    await given(elsewhere.adjust(CARD, false, 4))
    const before = await rowsOf(collector)
    for (const { adjust, set: setTo } of [calls, elsewhere]) {
      expect(await given(adjust(CARD, false, 2, added))).toBe(2)
      expect(await given(setTo(CARD, true, 5, set))).toBe(5)
    }
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('ten times at once counts once', async () => {
    const id = newId()
    const sent = Array.from({ length: 10 }, (_, at) => given((at % 2 ? calls : elsewhere).adjust(CARD, false, 1, id)))
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(await entriesOf(collector)).toEqual([[CARD, 1, 0]])
  })

  test('five times at once as a bulk action or an import also counts once', async () => {
    const [set, entries] = [newId(), newId()]
    const sent = Array.from({ length: 5 }, () => [
      given(calls.addSet('9', set)),
      given(elsewhere.import([['pack-1-1', 1, 2]], 'add', entries)),
    ])
    const answers = await Promise.all(sent.flat())
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2)
    expect(await entriesOf(collector)).toEqual([
      ['pack-1-1', 1, 2],
      ...Array.from({ length: SET_SIZE }, () => [expect.any(String), 1, 0]),
    ])
  })

  test('with the same id and other arguments is refused, and changes nothing', async () => {
    const id = newId()
    await given(calls.adjust(CARD, false, 1, id))
    const mistakes = [
      calls.adjust(CARD, false, 2, id),
      calls.adjust(CARD, true, 1, id),
      calls.adjust('pack-9-2', false, 1, id),
      calls.set(CARD, false, 1, id),
      calls.addSet('9', id),
      calls.removeSet('9', id),
      calls.import([[CARD, 1, 0]], 'add', id),
      calls.undo(id, id),
    ]
    for (const mistake of mistakes) expect(await refusal(mistake)).toEqual(REUSED)
    expect(await entriesOf(collector)).toEqual([[CARD, 1, 0]])
  })

  test('after a refusal counts once it is possible', async () => {
    const id = newId()
    await given(calls.set(CARD, false, 9_999))
    expect(await refusal(calls.adjust(CARD, false, 1, id))).toEqual(TOO_MANY)
    await given(calls.set(CARD, false, 1))
    expect(await given(calls.adjust(CARD, false, 1, id))).toBe(2)
  })

  test('is remembered for 90 days', async () => {
    const [known, forgotten] = [newId(), newId()]
    for (const id of [known, forgotten]) await given(calls.adjust(CARD, false, 1, id))
    const age = (id: string, days: number) =>
      backend.sql(`update private.collection_operations set created_at = now() - $2::interval where id = $1`, [
        id,
        `${days} days`,
      ])
    await age(known, 89)
    await age(forgotten, 91)
    await given(calls.adjust(CARD, true, 1, newId()))
    expect(
      await backend.sql('select id from private.collection_operations where id = any ($1)', [[known, forgotten]]),
    ).toEqual([{ id: known }])
  })

  test('of another member does not count', async () => {
    const other = await backend.join('namesake')
    const id = newId()
    await given(calls.adjust(CARD, false, 3, id))
    expect(await given(callsOf(other.client).adjust(CARD, false, 1, id))).toBe(1)
    expect(await entriesOf(collector)).toEqual([[CARD, 3, 0]])
  })
})
