import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { explained, given, refusal } from './answers.ts'
import { deckRow, saveDeck, SMALL_LIST } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let author: Member
beforeAll(async () => {
  backend = await startTestBackend()
  author = await backend.join('author')
})
afterAll(() => backend.close())

describe('cards whose text limits their copies', () => {
  const save = (cards: readonly DeckEntry[]) =>
    author.client.from('decks').insert(deckRow(author, { cards: [...cards] }))
  const write = (ids: string[], name: string, text: string) =>
    backend.sql('update cards_2 set name = $2, version = null, rules_text = $3 where id = any ($1)', [ids, name, text])
  beforeAll(async () => {
    await write(['pack-2-1', 'pack-3-1'], 'Puppy', 'You may have up to 99 copies of Puppy in your deck.')
    await write(['pack-2-2'], 'Microbots', 'You may have any number of cards named Microbots in your deck.')
    await write(
      ['pack-2-3', 'pack-3-3'],
      'The Glass Slipper',
      'You may only have 2 copies of The Glass Slipper in your deck.',
    )
  })

  test('may be more than four of a printing, up to 60 cards', async () => {
    for (const card of ['pack-2-1', 'pack-2-2']) {
      expect(
        await given(
          save([{ card, quantity: 60 }])
            .select('total_cards')
            .single(),
        ),
      ).toEqual({ total_cards: 60 })
      expect(await refusal(save([{ card, quantity: 61 }]))).toEqual(
        explained('A deck can have 1 to 4 copies of a card.'),
      )
      expect(await refusal(save([{ card, quantity: 5.5 }]))).toEqual(
        explained('A deck can have 1 to 4 copies of a card.'),
      )
    }
    const both = [
      { card: 'pack-2-1', quantity: 40 },
      { card: 'pack-3-1', quantity: 21 },
    ]
    expect(await refusal(save(both))).toEqual(explained('Your deck exceeds the maximum of 60 cards.'))
  })

  test('may be fewer than four, over all printings of the name', async () => {
    const slippers = (first: number, second: number) => [
      { card: 'pack-2-3', quantity: first },
      { card: 'pack-3-3', quantity: second },
    ]
    await given(save(slippers(1, 1)).select())
    expect(await refusal(save(slippers(2, 1)))).toEqual(explained('A deck has at most 2 copies of The Glass Slipper.'))
  })

  test('are read only for the cards of the deck that is saved', async () => {
    const { id } = await saveDeck(author)
    await backend.sql(`do $$ begin
      set session_replication_role = replica; -- no triggers
      insert into cards_2
        select changed.* from cards_2, generate_series(1, 3000) as n, jsonb_populate_record(
          cards_2, jsonb_build_object('id', 'more-' || n, 'collector_number', 'more-' || n, 'name', 'More ' || n)) as changed
        where cards_2.id = 'pack-9-5';
      set session_replication_role = origin;
    end $$`)
    await backend.sql(`create function private.cards_read() returns bigint language sql as $$
      select seq_tup_read + coalesce(idx_tup_fetch, 0) from pg_catalog.pg_stat_xact_user_tables where relname = 'cards_2'
    $$`)
    await backend.sql(`create function private.cards_read_by_saving(deck uuid) returns bigint
      language plpgsql set search_path = '' as $$
      declare
        before constant bigint := private.cards_read();
      begin
        for time in 1..10 loop -- PostgreSQL may change its plan from the sixth time
          update public.decks set name = 'Deck ' || time where id = deck;
        end loop;
        return private.cards_read() - before;
      end
      $$`)
    const [row] = await backend.sql('select private.cards_read_by_saving($1)::integer as cards', [id])
    expect(row?.['cards']).toBeGreaterThanOrEqual(10 * SMALL_LIST.length)
    expect(row?.['cards']).toBeLessThan(300)
  })
})
