import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import { callsOf, entriesOf, deleteCollections, newId } from './collectionCalls.fixture.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
  for (const number of [1, 2]) await takeOver(`pack-9-${number}`, `crd_${number}`)
})
afterAll(() => backend.close())
beforeEach(() => deleteCollections(backend))

const takeOver = (id: string, other: string) => backend.sql('update cards_2 set id = $2 where id = $1', [id, other])

describe('a browser that still uses a card’s former id', () => {
  test('adds and sets copies, once for an operation', async () => {
    const { adjust, set } = callsOf(member.client)
    const operation = newId()
    expect(await given(adjust('pack-9-1', false, 2, operation))).toBe(2)
    expect(await given(adjust('pack-9-1', false, 2, operation))).toBe(2)
    expect(await given(adjust('crd_1', false, 1))).toBe(3)
    expect(await given(adjust('pack-9-1', false, -1))).toBe(2)
    expect(await given(set('pack-9-2', true, 4))).toBe(4)
    expect(await entriesOf(member)).toEqual([
      ['crd_1', 2, 0],
      ['crd_2', 0, 4],
    ])
  })

  test('imports a collection, even with both ids', async () => {
    await given(callsOf(member.client).set('crd_2', false, 9))
    const file = [
      ['pack-9-1', 1, 2],
      ['crd_1', 3, 0],
      ['pack-9-2', 9, 0],
      ['pack-9-5', 1, 0],
    ] as const
    const counted = await given(callsOf(member.client).import(file, 'replace'))
    expect(counted).toEqual({ added: 3, updated: 0, removed: 0, unchanged: 1 })
    expect(await entriesOf(member)).toEqual([
      ['crd_1', 4, 2],
      ['crd_2', 9, 0],
      ['pack-9-5', 1, 0],
    ])
  })

  test('saves a deck that was started with it', async () => {
    const list = (card: string) => [
      { card, quantity: 2 },
      { card: 'pack-9-5', quantity: 1 },
    ]
    const deck = await saveDeck(member, { cards: list('pack-9-1') })
    expect(deck.cards).toEqual(list('crd_1'))
    const change = member.client
      .from('decks')
      .update({ cards: list('pack-9-2') })
      .eq('id', deck.id)
    expect((await given(change.select().single())).cards).toEqual(list('crd_2'))
    const both = [...list('pack-9-1'), { card: 'crd_1', quantity: 1 }]
    const twice = member.client.from('decks').update({ cards: both }).eq('id', deck.id)
    expect(await refusal(twice)).toEqual(explained('A deck can list each card only once.'))
    for (const nonsense of [[7], [null], ['pack-9-1'], { card: 'pack-9-1' }]) {
      const update = member.client.from('decks').update({ cards: nonsense }).eq('id', deck.id)
      expect(await refusal(update)).toEqual(explained('A deck is a list of cards with their quantities.'))
    }
  })

  test('finds the card by each of its former ids, and no card by an unknown id', async () => {
    const { adjust } = callsOf(member.client)
    await takeOver('crd_1', 'crd_one')
    expect(await given(adjust('pack-9-1', false, 1))).toBe(1)
    expect(await given(adjust('crd_1', false, 1))).toBe(2)
    // An id that is a card's current id again is no longer a former id.
    await takeOver('crd_one', 'pack-9-1')
    expect(await given(adjust('pack-9-1', false, 1))).toBe(3)
    await takeOver('pack-9-5', 'crd_1')
    expect(await given(adjust('crd_1', false, 1))).toBe(1)
    await takeOver('crd_1', 'pack-9-5')
    // If two cards had an id, it finds the card that had it last.
    expect(await given(adjust('crd_1', false, 1))).toBe(2)
    expect(await refusal(adjust('pack-9-999', false, 1))).toEqual(explained('This card does not exist.'))
    await takeOver('pack-9-1', 'crd_1')
  })

  test('loses no copy that is added while the card gets another id', async () => {
    const { adjust } = callsOf(member.client)
    const takingOver = backend.sql(`do $$ begin
      update cards_2 set id = 'crd_6' where id = 'pack-9-6';
      perform pg_sleep(0.5);
    end $$`)
    // On PostgreSQL these arrive during the transaction; the embedded database runs one transaction at a time.
    await new Promise((done) => setTimeout(done, 100))
    await Promise.all([takingOver, ...Array.from({ length: 12 }, () => given(adjust('pack-9-6', false, 1)))])
    expect(await entriesOf(member)).toEqual([['crd_6', 12, 0]])
  })
})
