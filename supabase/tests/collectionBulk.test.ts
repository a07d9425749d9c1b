import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BULK_ADD_CASES } from '#domain/collection/bulk-add.cases.ts'
import { explained, given, refusal } from './answers.ts'
import {
  callsOf,
  type CollectionCalls,
  entriesOf,
  type Entry,
  deleteCollections,
  newId,
  rowsOf,
  SET_SIZE,
} from './collectionCalls.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let calls: CollectionCalls
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  calls = callsOf(collector.client)
})
afterAll(() => backend.close())
beforeEach(() => deleteCollections(backend))

describe('adding a set', () => {
  test('adds one copy of each of its cards, also to owned ones', async () => {
    await given(calls.set('pack-9-1', false, 3))
    await given(calls.set('pack-9-2', true, 1))
    await given(calls.set('pack-5-1', false, 1))
    expect(await given(calls.addSet('9'))).toEqual({ added: SET_SIZE - 1, updated: 1 })
    const entries = await entriesOf(collector)
    expect(entries).toHaveLength(SET_SIZE + 1)
    for (const entry of [
      ['pack-9-1', 4, 0],
      ['pack-9-2', 1, 1],
      ['pack-9-20', 1, 0],
      ['pack-5-1', 1, 0],
    ])
      expect(entries).toContainEqual(entry)
    expect(await given(calls.addSet('9'))).toEqual({ added: 0, updated: SET_SIZE })
  })

  test('adds cards that are only sold as foil as foil', async () => {
    await given(backend.service.from('sets_2').insert({ id: 'prices', name: 'Prices' }))
    const cards = BULK_ADD_CASES.map(({ name, usd, usdFoil }, at) => ({
      id: name,
      name,
      rarity: 'Promo',
      set_id: 'prices',
      collector_number: String(at),
      prices_data: { ...(usd !== undefined && { usd }), ...(usdFoil !== undefined && { usd_foil: usdFoil }) },
    }))
    const unpriced = { name: 'Unpriced', rarity: 'Promo', set_id: 'prices' }
    await given(backend.service.from('cards_2').insert(cards))
    await given(backend.service.from('cards_2').insert({ ...unpriced, id: 'null', collector_number: 'n' }))
    await given(calls.addSet('prices'))
    const foil = new Map((await entriesOf(collector))?.map(([name, , copies]) => [name, copies === 1]))
    expect(foil).toEqual(
      new Map([...BULK_ADD_CASES.map(({ name, isFoil }) => [name, isFoil] as const), ['null', false]]),
    )
  })

  test.each(['no such set', ''])('that has no cards is refused: "%s"', async (set) => {
    expect(await refusal(calls.addSet(set, newId()))).toEqual(explained('No cards found for this set'))
  })

  test('adds nothing if a card has the maximum of copies', async () => {
    await given(calls.set('pack-9-20', false, 9_999))
    expect(await refusal(calls.addSet('9', newId()))).toEqual(
      explained('At most 9,999 copies of a card can be tracked.'),
    )
    expect(await entriesOf(collector)).toEqual([['pack-9-20', 9_999, 0]])
  })
})

describe('removing a set', () => {
  test('removes every copy of its cards in both finishes, and counts the cards', async () => {
    const entry = ['pack-5-1', 1, 1] as const
    await given(calls.import([['pack-9-1', 3, 1], ['pack-9-2', 0, 2], entry], 'add'))
    expect(await given(calls.removeSet('9'))).toEqual({ removed: 2 })
    expect(await entriesOf(collector)).toEqual([entry])
  })

  test.each(['9', 'no such set'])('without owned cards is refused: "%s"', async (set) => {
    await given(calls.set('pack-5-1', false, 1))
    expect(await refusal(calls.removeSet(set, newId()))).toEqual(
      explained('No cards from this set are in your collection.'),
    )
    expect(await entriesOf(collector)).toEqual([['pack-5-1', 1, 0]])
  })
})

describe('an import', () => {
  const THERE: Entry[] = [
    ['pack-5-1', 2, 0],
    ['pack-9-1', 1, 1],
    ['pack-9-2', 4, 0],
  ]
  const GIVEN: Entry[] = [
    ['pack-1-1', 0, 3],
    ['pack-9-1', 2, 0],
    ['pack-9-2', 4, 0],
    ['pack-9-3', 0, 0],
  ]
  beforeEach(() => given(calls.import(THERE, 'replace')))

  test('adds to the collection', async () => {
    expect(await given(calls.import(GIVEN, 'add'))).toEqual({ added: 1, updated: 2, removed: 0, unchanged: 0 })
    expect(await entriesOf(collector)).toEqual([
      ['pack-1-1', 0, 3],
      ['pack-5-1', 2, 0],
      ['pack-9-1', 3, 1],
      ['pack-9-2', 8, 0],
    ])
  })

  test('replaces the collection', async () => {
    const untouched = (await rowsOf(collector)).find(({ card_id }) => card_id === 'pack-9-2')
    expect(await given(calls.import(GIVEN, 'replace'))).toEqual({ added: 1, updated: 1, removed: 2, unchanged: 1 })
    expect(await entriesOf(collector)).toEqual(GIVEN.slice(0, 3))
    expect(await rowsOf(collector)).toContainEqual(untouched)
  })

  test('without entries adds nothing, or removes all', async () => {
    expect(await given(calls.import([], 'add'))).toEqual({ added: 0, updated: 0, removed: 0, unchanged: 0 })
    expect(await entriesOf(collector)).toEqual(THERE)
    expect(await given(calls.import([], 'replace'))).toEqual({ added: 0, updated: 0, removed: 4, unchanged: 0 })
    expect(await entriesOf(collector)).toEqual([])
  })

  test('of 6,000 rows is one call with a complete answer', async () => {
    await given(backend.service.from('sets_2').insert({ id: 'large', name: 'Large' }))
    await backend.sql(`insert into cards_2 (id, name, rarity, collector_number, set_id)
      select 'crd_' || md5(at::text), 'Card', 'Common', at::text, 'large' from generate_series(1, 6000) as at`)
    const cards = await backend.sql(`select id from cards_2 where set_id = 'large' order by id`)
    const entries = cards.map(({ id }, at): Entry => [String(id), (at % 3) + 1, 0])
    const id = newId()
    expect(await given(calls.import(entries, 'replace', id))).toMatchObject({ added: 6000, removed: 4 })
    expect(await entriesOf(collector, backend.anonymous)).toEqual(entries)
    expect(await given(calls.undo(id))).toEqual({ restored: 6004 })
    expect(await entriesOf(collector)).toEqual(THERE)
  })

  const NO_LIST = 'An import is a list of cards with their copies.'
  const NO_NUMBERS = 'Copies are whole numbers from 0 to 9,999.'
  const TOO_MANY = 'At most 9,999 copies of a card can be tracked.'
  test.each([
    ['a card that does not exist', [['pack-9-9999', 1, 0]], 'This card does not exist.'],
    [
      'a card that is listed twice',
      [
        ['pack-9-5', 1, 0],
        ['pack-9-5', 0, 1],
      ],
      'An import lists each card once.',
    ],
    ['too many copies', [['pack-9-5', 10_000, 0]], TOO_MANY],
    ['far too many copies', [['pack-9-5', 0, 1e300]], TOO_MANY],
    ['too many copies together with the existing ones', [['pack-9-2', 9_996, 0]], TOO_MANY],
    ['copies below 0', [['pack-9-2', -1, 0]], NO_NUMBERS],
    ['half a copy', [['pack-9-2', 0.5, 0]], NO_NUMBERS],
    ['copies as text', [['pack-9-2', '1', 0]], NO_LIST],
    ['copies that are not a number', [['pack-9-2', null, 0]], NO_LIST],
    ['no copies', [['pack-9-2', 1]], NO_LIST],
    ['an additional value', [['pack-9-2', 1, 0, null]], NO_LIST],
    ['no card', [[null, 1, 0]], NO_LIST],
    ['an object', [{ 0: 'pack-9-2', 1: 1, 2: 0 }], NO_LIST],
    ['entries that are not lists', [1, 'pack-9-2', null], NO_LIST],
    ['no list', { entries: [] }, NO_LIST],
    ['null', null, NO_LIST],
    [
      '20,001 cards',
      Array.from({ length: 20_001 }, (_, at) => [`x${at}`, 1, 0]),
      'An import has at most 20,000 cards.',
    ],
  ])('with %s is refused as a whole', async (_, entries, message) => {
    const list = Array.isArray(entries) ? [['pack-9-6', 1, 0], ...(entries as unknown[])] : entries
    const sent = collector.client.rpc('import_collection', { entries: list as never, mode: 'add' }) // an invalid argument
    expect(await refusal(sent)).toEqual(explained(message))
    expect(await entriesOf(collector)).toEqual(THERE)
  })

  test.each(['', 'merge', 'ADD'])('in the mode "%s" is refused', async (mode) => {
    expect(await refusal(calls.import(GIVEN, mode))).toEqual(
      explained('An import either adds to the collection or replaces it.'),
    )
    expect(await entriesOf(collector)).toEqual(THERE)
  })
})
