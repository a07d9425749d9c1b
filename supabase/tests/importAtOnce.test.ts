import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { given } from './answers.ts'
import { callsOf, entriesOf, newId } from './collectionCalls.fixture.ts'
import { type CardServiceStandIn, run, startCardService, startOver } from './cardService.fixture.ts'
import { saveDeck, SMALL_LIST } from './decks.fixture.ts'
import { linger } from './linger.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// The transactions overlap only on PostgreSQL, because the embedded database runs one at a time.

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  member = await backend.join('member')
})
beforeEach(() => startOver(backend, service))
afterAll(async () => {
  service.close()
  await backend.close()
})

test('a deck saved while its cards get new ids has the new ids', async () => {
  const deck = await saveDeck(member)
  // Delays the save after it locked the deck and before it locks the cards.
  await linger(backend, 'a_linger before update of cards on decks for each row when (pg_trigger_depth() = 0)', 0.5)
  const change = { name: 'Changed meanwhile', cards: SMALL_LIST.toReversed() }
  const saved = given(member.client.from('decks').update(change).eq('id', deck.id).select())
  await pause(100)
  const [imported] = await Promise.all([run(importCards, backend, service), saved])
  expect(imported).toMatchObject({ success: true, error_count: 0 })
  expect(await given(member.client.from('decks').select('name, cards').eq('id', deck.id).single())).toEqual({
    name: 'Changed meanwhile',
    cards: [
      { card: 'crd_9_2', quantity: 2 },
      { card: 'crd_9_1', quantity: 2 },
    ],
  })
})

/**
 * Gives the cards of Fabled the ids of the offline pack, while their set has the card service's id, as when an import is
 * half done. The member owns one of the cards.
 */
async function addPackCard() {
  await run(importCards, backend, service)
  await backend.sql(`update cards_2 set id = 'pack-9-' || collector_number where set_id = 'set_9'`)
  await backend.sql('delete from private.card_former_ids')
  await given(callsOf(member.client).import([['pack-9-1', 1, 0]], 'replace'))
}

/** Starts an import that has given one card of Fabled its id, has started with another, and pauses for a second. */
async function importSlowly() {
  await linger(backend, `a_linger before update of id on cards_2 for each row when (new.id = 'crd_9_5')`)
  const imported = run(importCards, backend, service)
  await pause(500)
  return { imported }
}

test('a collection is replaced while its cards get new ids', async () => {
  await addPackCard()
  const { imported } = await importSlowly()
  const replaced = given(callsOf(member.client).import([['pack-9-6', 1, 0]], 'replace', newId()))
  expect(await Promise.allSettled([imported, replaced])).toMatchObject([
    { value: { success: true, error_count: 0 } },
    { value: { added: 1, removed: 1 } },
  ])
  expect(await entriesOf(member)).toEqual([['crd_9_6', 1, 0]])
})

test('all copies of a set are removed while its cards get new ids', async () => {
  await addPackCard()
  const { imported } = await importSlowly()
  const removed = given(callsOf(member.client).removeSet('set_9', newId()))
  expect(await Promise.allSettled([imported, removed])).toMatchObject([
    { value: { success: true, error_count: 0 } },
    { value: { removed: 1 } },
  ])
  expect(await entriesOf(member)).toEqual([])
})

test.each([
  ['adds a set', 'z_linger after insert on sets_2 for each statement'],
  [`gives one the card service's id`, `a_linger before update of id on sets_2 for each row when (new.id = 'set_9')`],
])('a set leaves Core while an import %s', async (_, slow) => {
  const { id } = await saveDeck(member)
  await linger(backend, slow)
  const imported = run(importCards, backend, service)
  await pause(500)
  const left = backend.sql(`update sets_2 set core_legal = false where name = 'Fabled'`)
  onTestFinished(async () => {
    await backend.sql(`update sets_2 set core_legal = true where name = 'Fabled'`)
  })
  expect(await Promise.allSettled([imported, left])).toMatchObject([
    { value: { success: true, error_count: 0 } },
    { status: 'fulfilled' },
  ])
  expect(await given(member.client.from('decks').select('legality').eq('id', id))).toEqual([{ legality: 'infinity' }])
})
