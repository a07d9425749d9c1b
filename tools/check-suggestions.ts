// Measures suggestions of cards (docs/suggestions.md): `node tools/check-suggestions.ts 20000 1000 2026` makes 20,000 decks in two
// ways, hides a card of 1,000 of the newest, and prints how often it is among ten suggestions. It needs a built site.
import { join } from 'node:path'
import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { BUILT_SITE, MIGRATIONS } from '../server/places.ts'
import { setUp } from '../server/setUp.ts'
import { seedDecks } from './seed/seedDecks.ts'
import { makeArchetypeDecks } from './suggestions/makeArchetypeDecks.ts'
import { type Hits, measureHits } from './suggestions/measureHits.ts'
import type { PooledCard, TimedDeck } from './suggestions/timedDeck.ts'

const [count = 20_000, tests = 1000, seed = 1] = process.argv.slice(2).map(Number)

const { database } = await setUp({
  folder: undefined,
  databaseUrl: undefined,
  migrationsDir: MIGRATIONS,
  packFile: join(BUILT_SITE, 'pack.json'),
  progress: () => {},
})
try {
  await database.query('select setseed($1)', [seed / 2 ** 31])
  await seedDecks(database, count)
  const cardRows = await database.query(`select distinct on (card_key) card_key, coalesce(inks, array[ink]) as inks
    from private.card_worth join public.cards_2 on id = card_id order by card_key, id`)
  const cards = cardRows.map((row): PooledCard => ({ key: String(row['card_key']), inks: toInks(row['inks']) }))
  const deckRows = await database.query(`select user_id, inks, extract(epoch from created_at)::float8 as time,
      (select jsonb_object_agg(card_key, copies) from (
        select card_key, sum((entry ->> 'quantity')::integer) as copies
          from jsonb_array_elements(cards) as entry join private.card_worth on card_id = entry ->> 'card' group by 1) as line) as copies
    from public.decks where is_visible and total_cards = 60 and cardinality(inks) <= 2`)
  const decks = deckRows.map((row): TimedDeck => ({
    author: String(row['user_id']),
    time: Number(row['time']),
    inks: toInks(row['inks']),
    copies: new Map(Object.entries(row['copies'] as Record<string, number>)), // the query makes it
  }))
  print('seed-decks', measureHits(decks, cards, tests, seededRandom(seed)))
  const inked = cards.filter(({ inks }) => inks.length > 0)
  print(
    'archetypes',
    measureHits(makeArchetypeDecks(inked, count, seededRandom(seed)), cards, tests, seededRandom(seed)),
  )
} finally {
  await database.close()
}

/** @param value an array of a column of inks. */
function toInks(value: unknown): readonly Ink[] {
  return INKS.filter((ink) => Array.isArray(value) && value.includes(ink))
}

function print(kind: string, { decks, tested, silent, percent, each }: Hits): void {
  const shown = Object.entries(percent).map(([method, value]) => `${method} ${value.toFixed(1)}%`)
  console.warn(
    `${kind}: ${decks} decks, ${tested} tested, ${silent} without suggestions: ${shown.join(', ')}; ${each.toFixed(1)} ms each`,
  )
}
