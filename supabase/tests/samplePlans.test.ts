import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

// Samples of decks are found by indexes, so that they read as much of a million decks as of few.

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  await backend.sql(`update cards_2 set ink = (array['Amber', 'Ruby', 'Steel'])[1 + collector_number::integer % 3]`)
  await seedDecks({ query: backend.sql }, 500)
  // The few decks of a test are scanned only if no index serves.
  await backend.sql(`create function private.count_scans(with_inks text[], with_card text) returns jsonb
    language plpgsql volatile set search_path = '' set enable_seqscan = 'off' as $$
    declare
      before jsonb;
      sampled jsonb;
    begin
      select jsonb_object_agg(relname, seq_scan) into before from pg_catalog.pg_stat_xact_user_tables;
      sampled := public.sample_decks(with_inks, with_card);
      return (select jsonb_object_agg(relname, seq_scan - coalesce((before ->> relname)::bigint, 0))
        from pg_catalog.pg_stat_xact_user_tables where relname in ('decks', 'deck_tokens', 'deck_copies'))
        || jsonb_build_object('sampled', jsonb_array_length(sampled -> 'decks'));
    end
    $$`)
})
afterAll(() => backend.close())

test.each([
  ['an ink', ['Amber'], null],
  ['two inks', ['Amber', 'Steel'], null],
  ['a card', null, 'pack-9-1'],
])('decks with %s are found by indexes', async (_, inks, card) => {
  const [{ scans: counts }] = (await backend.sql('select private.count_scans($1, $2) as scans', [inks, card])) as [
    { scans: Record<string, number> },
  ]
  const { sampled, ...scans } = counts
  expect(sampled).toBeGreaterThan(0)
  expect(Object.keys(scans)).toContain('decks')
  expect(scans).toEqual(Object.fromEntries(Object.keys(scans).map((table) => [table, 0])))
})
