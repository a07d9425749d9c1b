import { given } from './answers.ts'
import type { Member, TestBackend } from './startTestBackend.ts'

/** Two copies each of two cards of Fabled. */
export const SMALL_LIST = [
  { card: 'pack-9-1', quantity: 2 },
  { card: 'pack-9-2', quantity: 2 },
]

type DeckFields = {
  name?: string
  description?: string | null
  is_public?: boolean
  cards?: { card: string; quantity: number }[]
}

/** The row that the deck builder sends for a member's deck. */
export function deckRow(author: Member, fields: DeckFields = {}) {
  return {
    name: 'Frozen Tempo',
    cards: SMALL_LIST,
    total_cards: 4,
    user_id: author.id,
    favorite_count: 1,
    legality: 'core',
    is_public: true,
    tags: [],
    ...fields,
  }
}

/** Saves a deck as its author. */
export async function saveDeck(author: Member, fields: DeckFields = {}) {
  return given(author.client.from('decks').insert(deckRow(author, fields)).select().single())
}

/** Adds copies of a deck, with its prices and legal days, in one statement. Triggers are off, because they would be slow. */
export async function copyDeck({ sql }: TestBackend, id: string, copies: number) {
  await sql(`do $$ begin
    alter table decks disable trigger user;
    insert into decks (user_id, name, cards, total_cards, inks, is_public, is_visible)
      select user_id, name, cards, total_cards, inks, is_public, is_visible
      from decks, generate_series(1, ${copies}) where id = '${id}';
    alter table decks enable trigger user;
    insert into private.deck_facts (deck_id, usd, core, infinity, coconut, faults)
      select decks.id, usd, core, infinity, coconut, faults
      from private.deck_facts as known, decks
      where known.deck_id = '${id}' and not exists (select from private.deck_facts where deck_id = decks.id);
  end $$`)
}

/**
 * Adds decks named Hay: more than find_decks reads one by one, and more than a member may have. Triggers are off, because
 * they would be slow.
 */
export async function pileUpHay({ sql, join }: TestBackend) {
  const author = await join('haystack')
  await sql(`do $$ begin
    alter table decks disable trigger user;
    insert into decks (user_id, name, cards, total_cards, inks, is_public, is_visible, favorite_count)
      select '${author.id}', 'Hay', '[{"card": "pack-P1-2", "quantity": 1}]', 1, '{Amethyst}', true, true, 5
      from generate_series(1, 2100);
    insert into private.deck_search select id, private.deck_tokens(decks) from decks where name = 'Hay';
    alter table decks enable trigger user;
  end $$`)
}

/** Makes the planner assume a million decks, so that find_decks walks further before it uses the text index. */
export async function pretendMillionDecks({ sql }: TestBackend) {
  await sql('alter table private.deck_search set (autovacuum_enabled = off)') // it would correct the assumed number
  await sql(`update pg_class set reltuples = 1000000 where oid = 'private.deck_search'::regclass`)
}

/** Makes every n-th visible deck of a list findable by a word, up to a position in it. */
export async function markDecks(
  { sql }: TestBackend,
  word: string,
  { each, upTo = 1_000_000, popular = false }: { each: number; upTo?: number; popular?: boolean },
) {
  await sql(
    `update private.deck_search set tokens = tokens || array_to_tsvector(array[$1])
      from (
        select id, row_number() over (order by ${popular ? 'favorite_count desc, ' : ''}created_at desc, id desc) as place
        from public.decks where is_visible
      ) as list
      where deck_id = list.id and place % $2 = 0 and place <= $3`,
    [word, each, upTo],
  )
}
