import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import { given } from './answers.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
let member: Member
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  member = await backend.join('collector')
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))

const SET = { id: 'set "x" y', code: `It's "C" 1`, name: 'Cards, "quoted" & more' }
const cardOf = (number: string, fields = {}) => ({
  ...serviceCard('6', number),
  id: `crd_12_${number}`,
  set: SET,
  ...fields,
})
const card = (id: string) => given(backend.anonymous.from('cards_2').select().eq('id', id).single())
const importAll = () => run(importCards, backend, service)

/** Adds an announced set with these cards, which no version of the site has heard of. */
function announce(cards: ReturnType<typeof cardOf>[], released_at = '2099-01-02') {
  service.sets = [
    ...service.sets.filter(({ id }) => id !== SET.id),
    { ...SET, released_at, prereleased_at: released_at },
  ]
  service.cards = [...service.cards.filter(({ set }) => set.id !== SET.id), ...cards]
}
// The fixture resets sets by code.
beforeEach(async () => {
  await backend.sql(`delete from cards_2 where set_id = $1`, [SET.id])
  await backend.sql(`delete from sets_2 where id = $1`, [SET.id])
})

test('cards of unknown rarity, ink, type and layout are stored with these words', async () => {
  announce([
    cardOf('1', {
      rarity: 'Very_odd',
      ink: 'Gold',
      inks: null,
      type: ['Companion', '', 'Song'],
      layout: 'round',
      keywords: ['Adventurous 2', ''],
      prices: { usd: 'soon' },
      image_uris: null,
    }),
    cardOf('2', {
      rarity: null,
      ink: null,
      inks: ['Gold', 'Ruby'],
      type: null,
      inkwell: null,
      cost: null,
      prices: null,
    }),
  ])
  expect(await importAll()).toMatchObject({ success: true, outcome: 'Success', error_count: 0 })
  expect(await card('crd_12_1')).toMatchObject({
    rarity: 'Very odd',
    ink: 'Gold',
    inks: ['Gold'],
    type: ['Companion', 'Song'],
    layout: 'normal',
    keywords: ['Adventurous 2'],
    prices_data: {},
    image_small: null,
    set_data: { name: SET.name },
  })
  expect(await card('crd_12_2')).toMatchObject({ rarity: 'Unknown', inks: ['Gold', 'Ruby'], type: [], inkwell: false })
  // The price update says which price it cannot read.
  expect(await run(updatePrices, backend, service)).toMatchObject({ success: true, error_count: 1 })
})

test('a card without a name is left out and named, and the others of its set are there', async () => {
  announce([cardOf('1', { name: null }), cardOf('2', { collector_number: null }), cardOf('3')])
  const answer = await importAll()
  expect(answer['errors']).toEqual([
    expect.stringMatching(/^Cards, "quoted" & more: The card crd_12_1 was left out: name: /),
    expect.stringMatching(/^Cards, "quoted" & more: The card crd_12_2 was left out: collector_number: /),
  ])
  expect(await card('crd_12_3')).toMatchObject({ name: 'Anna' })
})

test('a deck may have cards of an unknown ink', async () => {
  announce([cardOf('1', { ink: 'Gold', inks: ['Gold', 'Ruby'] })])
  await importAll()
  const deck = { name: 'Gold', user_id: member.id, cards: [{ card: 'crd_12_1', quantity: 4 }] }
  expect(await given(member.client.from('decks').insert(deck).select().single())).toMatchObject({ inks: ['Ruby'] })
})

test('a set that grows keeps what is owned, and its cards get what was announced later', async () => {
  announce([cardOf('1', { rarity: null, text: null, image_uris: null })])
  await importAll()
  const owned = { user_id: member.id, card_id: 'crd_12_1', quantity: 3, is_foil: true }
  await given(member.client.from('user_collections').insert(owned).select())
  announce([cardOf('1', { rarity: 'Epic', text: 'Draw a card.' }), cardOf('2')], '2099-03-04')
  expect(await importAll()).toMatchObject({ imported_count: 1, changed_count: 1, outcome: 'Success' })
  expect(await card('crd_12_1')).toMatchObject({
    rarity: 'Epic',
    rules_text: 'Draw a card.',
    image_small: 'https://cards.example/6/1.avif',
  })
  expect(await given(member.client.from('user_collections').select().eq('card_id', 'crd_12_1'))).toMatchObject([owned])
  const set = await given(backend.anonymous.from('sets_2').select('released_at').eq('id', SET.id).single())
  expect(set).toEqual({ released_at: '2099-03-04' })
  expect(await importAll()).toMatchObject({ imported_count: 0, changed_count: 0 })
})

test('cards get their corrected numbers, even swapped ones, and another card can have a former number', async () => {
  const at = (id: string, number: string) => cardOf(id, { id: `crd_12_${id}`, collector_number: number })
  const numbers = async () => {
    const rows = await given(backend.anonymous.from('cards_2').select('id, collector_number').eq('set_id', SET.id))
    return Object.fromEntries(rows.map((row) => [row.id, row.collector_number]))
  }
  announce([at('1', '210'), at('2', '211'), at('3', '212')])
  await importAll()
  const deck = { name: 'New', user_id: member.id, cards: [{ card: 'crd_12_1', quantity: 4 }] }
  const { id } = await given(member.client.from('decks').insert(deck).select().single())
  announce([at('1', '211'), at('2', '210'), at('3', '213'), at('4', '212')])
  expect(await importAll()).toMatchObject({ imported_count: 1, error_count: 0, outcome: 'Success' })
  expect(await numbers()).toEqual({ crd_12_1: '211', crd_12_2: '210', crd_12_3: '213', crd_12_4: '212' })
  expect(await given(member.client.from('decks').select('cards').eq('id', id).single())).toEqual({ cards: deck.cards })
  // A number that the service lists twice changes nothing.
  announce([at('1', '210'), at('2', '210'), at('3', '213'), at('4', '212')])
  await importAll()
  expect(await numbers()).toMatchObject({ crd_12_1: '211', crd_12_2: '210' })
})

test('a card of the offline pack keeps its texts and gets later pictures', async () => {
  service.cards = service.cards.map((one) => (one.id === 'crd_9_1' ? { ...one, image_uris: null } : one)) as never
  await importAll()
  const before = await card('crd_9_1')
  service.cards = service.cards.map((one) =>
    one.id === 'crd_9_1' ? serviceCard('9', '1', { text: 'Another text.', rarity: 'Legendary' }) : one,
  )
  expect(await importAll()).toMatchObject({ changed_count: 1 })
  expect(await card('crd_9_1')).toMatchObject({
    rules_text: before['rules_text'],
    rarity: before['rarity'],
    image_small: 'https://cards.example/9/1.avif',
  })
})
