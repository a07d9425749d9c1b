import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as checkCount } from '../functions/check-card-count/index.ts'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { makeHandler as updatePrices } from '../functions/update-prices/index.ts'
import { given } from './answers.ts'
import {
  type CardServiceStandIn,
  run,
  serviceCard,
  listOnly,
  startCardService,
  startOver,
} from './cardService.fixture.ts'
import { callsOf, entriesOf, newId } from './collectionCalls.fixture.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
let members: Member[]
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
  members = await Promise.all(['ann', 'ben', 'cat', 'dan'].map((name) => backend.join(name)))
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))

const importAll = () => run(importCards, backend, service)
const card = (id: string) => given(backend.anonymous.from('cards_2').select().eq('id', id).single())
/** All data that an import could change. */
const everything = async () => ({
  tables: await Promise.all(
    ['cards_2', 'sets_2', 'card_prices', 'user_collections', 'decks', 'deck_favorites', 'catalogue_version'].map(
      (table) =>
        // The time of the last import changes.
        backend.sql(`select to_jsonb(t) - 'cards_read_at' as row from public.${table} as t order by to_jsonb(t)::text`),
    ),
  ),
})
/** The first of four members. */
const someone = () => members[0] as Member

describe('an import', () => {
  test('adds missing sets and cards', async () => {
    expect(await importAll()).toMatchObject({
      status: 200,
      success: true,
      imported_count: 3,
      adopted_count: 7,
      total_processed: 10,
      lorcast_count: 10,
      error_count: 0,
    })
    expect(await card('crd_6_2')).toMatchObject({
      name: 'Elsa',
      version: 'printing 2',
      rarity: 'Super Rare',
      inks: ['Amethyst'],
      keywords: [],
      rules_text: '{E} - Draw a card.',
      prices_data: { usd: '1.42', usd_foil: '5.28' },
      image_small: 'https://cards.example/6/2.avif',
      image_large: null,
      // The service has no franchises; all other cards of the name have this one.
      set_data: { id: 'set_6', name: 'Azurite Sea', franchise: 'Frozen' },
    })
    const set = backend.anonymous.from('sets_2').select('code, main_set').eq('id', 'set_6')
    expect(await given(set.single())).toEqual({ code: '6', main_set: true })
  })

  test('gives cards of the offline pack the service’s id, price and picture, and changes nothing else', async () => {
    const before = await card('pack-9-1')
    await importAll()
    expect(await card('crd_9_1')).toEqual({
      ...before,
      id: 'crd_9_1',
      set_id: 'set_9',
      set_data: { id: 'set_9', name: 'Fabled', franchise: 'Frozen' },
      prices_data: { usd: '1.42', usd_foil: '5.28' },
      tcgplayer_id: 1001,
      image_small: 'https://cards.example/9/1.avif',
      updated_at: expect.any(String),
    })
    expect(await backend.sql(`select 1 from cards_2 where id = 'pack-9-1'`)).toEqual([])
    expect(await card('pack-9-3')).toMatchObject({ set_id: 'set_9' })
  })

  test('changes nothing the second time', async () => {
    await importAll()
    const before = await everything()
    expect(await importAll()).toMatchObject({ imported_count: 0, adopted_count: 0, error_count: 0 })
    expect(await everything()).toEqual(before)
  })

  test('reports the new count, like a check', async () => {
    // The pack has 133 cards. The card service lists 7 of them and 3 others.
    const count = await run(checkCount, backend, service)
    expect(count).toMatchObject({ database_count: 133, lorcast_count: 10, difference: 3, pack_only_count: 126 })
    const counted = { database_count: 136, lorcast_count: 10, difference: 0, pack_only_count: 126 }
    expect(await importAll()).toMatchObject(counted)
    const [task] = await backend.sql(`select success, details from admin_tasks where task_name = 'card_count_check'`)
    expect(task).toMatchObject({ success: true, details: { ...counted, imported_count: 3 } })
    expect(await run(checkCount, backend, service)).toMatchObject(counted)
  })

  test('skips and reports a card whose number another card has', async () => {
    listOnly(service, [serviceCard('9', '1', { name: 'Stitch' })])
    expect(await importAll()).toMatchObject({
      success: true,
      imported_count: 0,
      adopted_count: 0,
      errors: ['Fabled: Number 1 was left out: another card has it.'],
    })
    expect(await card('pack-9-1')).toMatchObject({ name: 'Anna' })
  })

  test.each([
    [{ name: 'El\u200bsa' }, 'name: Invisible characters'],
    [{ text: 'Draw\u0000 a card.' }, 'one of its texts has characters that cannot be stored.'],
    [{ legalities: { '\ud800': 'legal' } }, 'one of its texts has characters that cannot be stored.'],
    [{ tcgplayer_id: 2 ** 31 }, 'tcgplayer_id: '],
    [{ released_at: '2025-02-31' }, 'released_at: Not a calendar day'],
  ])('skips only the card that the database would refuse: %j', async (fields, reason) => {
    listOnly(service, [serviceCard('9', '1', fields), serviceCard('9', '2')])
    expect(await importAll()).toMatchObject({
      adopted_count: 1,
      errors: [expect.stringContaining(`Fabled: The card crd_9_1 was left out: ${reason}`)],
    })
  })

  test('recognizes a card in another spelling', async () => {
    listOnly(service, [serviceCard('9', '1', { name: 'ANNA', version: 'Printing’s 1st' })])
    expect(await importAll()).toMatchObject({ adopted_count: 1 })
    expect(await card('crd_9_1')).toMatchObject({ name: 'Anna', version: 'Printing 1' })
  })

  test('moves the prices of days, including those of the same day', async () => {
    await run(updatePrices, backend, service)
    listOnly(service, [serviceCard('9', '1', { prices: { usd: '2.00' } })])
    await importAll()
    const prices = backend.anonymous.from('card_prices').select('usd, usd_foil').eq('card_id', 'crd_9_1')
    expect(await given(prices)).toEqual([{ usd: 2, usd_foil: null }])
  })
})

describe('nothing that members own is lost', () => {
  const CARDS = ['pack-9-1', 'pack-9-2', 'pack-9-3', 'pack-9-5', 'pack-1-1', 'pack-1-2', 'pack-P1-1']
  const entry = fc.record({
    card: fc.constantFrom(...CARDS),
    foil: fc.boolean(),
    copies: fc.integer({ min: 1, max: 4 }),
  })
  const owner = fc.record({
    owned: fc.uniqueArray(entry, { selector: ({ card, foil }) => `${card} ${foil}`, maxLength: 8 }),
    deck: fc.uniqueArray(entry, { selector: ({ card }) => card, minLength: 1, maxLength: 7 }),
    likes: fc.boolean(),
  })
  const TAKEN_OVER = new Set(CARDS.filter((id) => id !== 'pack-9-3').concat('pack-9-6'))
  const nowCalled = (id: string) => (TAKEN_OVER.has(id) ? id.replace('pack-', 'crd_').replace('-', '_') : id)
  type Stored = Record<'collections' | 'decks' | 'favorites', Record<string, unknown>[]>
  const read = async (): Promise<Stored> => ({
    collections: await backend.sql('select * from user_collections order by id'),
    decks: await backend.sql('select * from decks order by id'),
    favorites: await backend.sql('select * from deck_favorites order by id'),
  })

  test('neither copies, decks and favorites nor the undo of operations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(owner, { minLength: 4, maxLength: 4 }), async (owners) => {
        await startOver(backend, service)
        const operation = newId()
        for (const [at, { owned, deck, likes }] of owners.entries()) {
          const member = members[at] as Member
          const rows = owned.map(({ card, foil, copies }) => ({ card_id: card, is_foil: foil, quantity: copies }))
          if (rows.length > 0) {
            await given(
              member.client
                .from('user_collections')
                .insert(rows.map((row) => ({ ...row, user_id: member.id })))
                .select(),
            )
          }
          const { id } = await saveDeck(member, { cards: deck.map(({ card, copies }) => ({ card, quantity: copies })) })
          if (likes && member !== someone()) {
            await given(someone().client.from('deck_favorites').insert({ user_id: someone().id, deck_id: id }).select())
          }
        }
        const untouched = await entriesOf(someone())
        await given(callsOf(someone().client).addSet('pack-set-1', operation))
        const before = await read()
        expect(await importAll()).toMatchObject({ success: true, error_count: 0, adopted_count: 7 })
        const renamed = {
          collections: before.collections.map((row) => ({ ...row, card_id: nowCalled(String(row['card_id'])) })),
          decks: before.decks.map(({ cards, ...deck }) => ({
            ...deck,
            cards: (cards as { card: string }[]).map((listed) => ({ ...listed, card: nowCalled(listed.card) })),
          })),
          favorites: before.favorites,
        }
        expect(await read()).toEqual(renamed)
        await given(callsOf(someone().client).undo(operation))
        const renamedEntries = (untouched ?? []).map(([id, ...copies]) => [nowCalled(id), ...copies])
        expect(await entriesOf(someone())).toEqual(expect.arrayContaining(renamedEntries))
        expect(await entriesOf(someone())).toHaveLength(renamedEntries.length)
      }),
      { numRuns: 4 },
    )
  })
})
