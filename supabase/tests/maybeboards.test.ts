import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/backend/database.gen.ts'
import { BAD_VALUE, given, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

type DeckChange = Database['public']['Tables']['decks']['Update']

let backend: TestBackend
let author: Member
let stranger: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
  stranger = await backend.join('stranger')
})
afterAll(() => backend.close())

const update = (by: Member, id: string, change: DeckChange) =>
  by.client.from('decks').update(change).eq('id', id).select('maybeboard,notes')
const entry = (card: string, quantity = 1) => ({ card, quantity })

test('a new deck has no maybeboard and no notes, and its author sets both', async () => {
  const deck = await saveDeck(author)
  expect(deck).toMatchObject({ maybeboard: [], notes: {} })
  const change = {
    maybeboard: [entry('pack-9-5', 3)],
    notes: { 'pack-9-1': 'Against Steel', 'pack-9-5': 'If it is cheap' },
  }
  expect(await given(update(author, deck.id, change))).toEqual([change])
  const { total_cards } = await given(stranger.client.from('decks').select().eq('id', deck.id).single())
  expect(total_cards).toBe(deck.total_cards)
  expect(await given(update(stranger, deck.id, { maybeboard: [] }))).toEqual([])
  expect(await given(backend.anonymous.from('decks').select('maybeboard,notes').eq('id', deck.id))).toEqual([change])
})

const many = (count: number) => Array.from({ length: count }, (_, at) => `pack-9-${at + 1}`)
describe('the database refuses', () => {
  test.each([
    ['an object as a maybeboard', { maybeboard: entry('pack-9-1') }],
    ['a maybeboard of numbers', { maybeboard: [1] }],
    ['five copies', { maybeboard: [entry('pack-9-1', 5)] }],
    ['no copy', { maybeboard: [entry('pack-9-1', 0)] }],
    ['a broken number', { maybeboard: [entry('pack-9-1', 1.5)] }],
    ['a card twice', { maybeboard: [entry('pack-9-1'), entry('pack-9-1', 2)] }],
    ['61 cards', { maybeboard: many(61).map((card) => entry(card)) }],
    ['other values of an entry', { maybeboard: [{ ...entry('pack-9-1'), text: 'x'.repeat(100_000) }] }],
    ['a card without an id', { maybeboard: [{ quantity: 1 }] }],
    ['a list of notes', { notes: ['Against Steel'] }],
    ['an empty note', { notes: { 'pack-9-1': '' } }],
    ['a note with a line break', { notes: { 'pack-9-1': 'Against\nSteel' } }],
    ['a note of 201 characters', { notes: { 'pack-9-1': 'x'.repeat(201) } }],
    ['an empty leader', { leader: '' }],
    ['a leader with a line break', { leader: 'Mickey Mouse\nTrue Friend' }],
    ['a leader of 201 characters', { leader: 'x'.repeat(201) }],
    ['a number as a note', { notes: { 'pack-9-1': 7 } }],
    ['a note on a very long id', { notes: { ['x'.repeat(101)]: 'Good' } }],
  ] as [string, DeckChange][])('%s', async (_, change) => {
    const { id } = await saveDeck(author)
    expect(await refusal(update(author, id, change))).toMatchObject(BAD_VALUE)
  })

  // The host refuses such an object first, a hosted database by its constraint.
  test('101 notes', async () => {
    const { id } = await saveDeck(author)
    const notes = Object.fromEntries(many(101).map((card) => [card, 'Good']))
    expect(await refusal(update(author, id, { notes }))).toMatchObject({ status: 400 })
    await expect(backend.sql('update decks set notes = $2 where id = $1', [id, JSON.stringify(notes)])).rejects.toThrow(
      'decks_notes_are_short',
    )
  })

  test('null', async () => {
    const { id } = await saveDeck(author)
    const { status } = await author.client
      .from('decks')
      .update({ notes: null } as unknown as DeckChange) // from a hostile client
      .eq('id', id)
    expect(status).toBe(400)
  })
})

test('the longest valid values are stored', async () => {
  const { id } = await saveDeck(author)
  const change = {
    maybeboard: many(60).map((card) => entry(card, 4)),
    notes: Object.fromEntries(many(100).map((card) => [card, 'x'.repeat(200)])),
  }
  expect(await given(update(author, id, change))).toEqual([change])
})

test('maybeboards and notes follow a card that gets another id, also if they are saved with the former one', async () => {
  const before = { maybeboard: [entry('pack-9-7', 2)], notes: { 'pack-9-7': 'Good', 'pack-9-8': 'Better' } }
  const after = { maybeboard: [entry('crd_7', 2)], notes: { crd_7: 'Good', 'pack-9-8': 'Better' } }
  const { id } = await saveDeck(author)
  await given(update(author, id, before))
  await backend.sql(`update cards_2 set id = 'crd_7' where id = 'pack-9-7'`)
  expect(await given(author.client.from('decks').select('maybeboard,notes').eq('id', id))).toEqual([after])
  expect(await given(update(author, id, before))).toEqual([after])
  const both = [entry('crd_7', 3), entry('pack-9-7', 1)]
  expect(await given(update(author, id, { maybeboard: both, notes: {} }))).toEqual([
    { maybeboard: [entry('crd_7', 3)], notes: {} },
  ])
})
