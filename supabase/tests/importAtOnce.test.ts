import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { given } from './answers.ts'
import { type CardServiceStandIn, run, startCardService, startOver } from './cardService.fixture.ts'
import { saveDeck, SMALL_LIST } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

// On PostgreSQL both meet in the middle; the embedded database lets one transaction at a time in.

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  await startOver(backend, service)
  member = await backend.join('member')
})
afterAll(async () => {
  service.close()
  await backend.close()
})

test('a deck that is being saved while its cards take over other ids is saved with those', async () => {
  const deck = await saveDeck(member)
  // Between the deck and its cards, which a save takes one after the other.
  await backend.sql(`create function public.linger() returns trigger language plpgsql
    as 'begin perform pg_sleep(0.5); return new; end'`)
  await backend.sql(`create trigger a_linger before update of cards on decks
    for each row when (pg_trigger_depth() = 0) execute function public.linger()`)
  const change = { name: 'Changed meanwhile', cards: SMALL_LIST.toReversed() }
  const saved = given(member.client.from('decks').update(change).eq('id', deck.id).select())
  await pause(100)
  const [imported] = await Promise.all([run(importCards, backend, service), saved])
  await backend.sql('drop function public.linger cascade')
  expect(imported).toMatchObject({ success: true, error_count: 0 })
  expect(await given(member.client.from('decks').select('name, cards').eq('id', deck.id).single())).toEqual({
    name: 'Changed meanwhile',
    cards: [
      { card: 'crd_9_2', quantity: 2 },
      { card: 'crd_9_1', quantity: 2 },
    ],
  })
})
