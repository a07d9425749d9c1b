import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

async function names(query: string): Promise<string[]> {
  return (await backend.sql(query)).map(({ name }) => String(name))
}

const TABLES = [
  'admin_tasks',
  'assembled_decks',
  'card_playsets',
  'card_prices',
  'card_wishes',
  'cards_2',
  'catalogue_version',
  'community_matchups',
  'deck_favorites',
  'deck_labels',
  'deck_versions',
  'decks',
  'format_rule_changes',
  'format_rules',
  'hidden_content',
  'hidden_content_moderators',
  'list_settings',
  'manual_corrections',
  'match_sharing',
  'matches',
  'name_words',
  'reports',
  'sets_2',
  'subscriptions',
  'user_collections',
  'user_profiles',
]

describe('every table', () => {
  test('is listed in this test, so that a new one cannot be missed', async () => {
    expect(await names(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)).toEqual(
      TABLES,
    )
  })

  test('has row level security, and a policy for reading', async () => {
    expect(
      await names(`select relname as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([])
    expect(
      await names(`select distinct tablename::text as name from pg_policies
        where schemaname = 'public' and cmd = 'SELECT' order by 1`),
    ).toEqual(TABLES)
  })

  // `auth.uid()` also accepts a token of an ended session.
  test('uses private.member_id() for the signed-in member', async () => {
    expect(
      await names(`select policyname as name from pg_policies
        where schemaname = 'public' and concat(qual, with_check) like '%auth.uid()%'`),
    ).toEqual([])
    expect(
      await names(`select tablename::text as name from pg_policies where schemaname = 'public'
        group by 1 having not bool_or(concat(qual, with_check) ~ 'member_id|is_admin') order by 1`),
    ).toEqual(['card_prices', 'catalogue_version', 'community_matchups']) // readable by everybody, written by no visitor
  })

  test('has a comment with its purpose', async () => {
    expect(
      await names(`select relname as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relkind in ('r', 'v') and obj_description(oid) is null`),
    ).toEqual([])
  })

  test('limits the texts and lists that visitors write', async () => {
    const unbounded = await names(`
      select c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relname in ('decks', 'format_rules', 'matches', 'user_profiles', 'user_collections', 'deck_favorites', 'sets_2',
          'reports', 'hidden_content', 'name_words')
        and c.relkind = 'r'
        and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
        and not exists (
          select from pg_constraint k
          where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey)
        )`)
    expect(unbounded).toEqual(['decks.cards']) // a trigger rebuilds it with at most 60 entries of known cards
  })
})

test('every view shows only rows that its reader may see', async () => {
  expect(
    await names(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> array['security_invoker=true'], false)`),
  ).toEqual([])
})

test('every foreign key starts an index', async () => {
  expect(
    await names(`select conname as name from pg_constraint
      where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
        select from pg_index
        where indrelid = conrelid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and indpred is null
      )`),
  ).toEqual([])
})

describe('every function', () => {
  const OURS = `from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`

  test('fixes its search path', async () => {
    expect(
      await names(`select proname as name ${OURS} and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([])
  })

  test('uses private.member_id() for the signed-in member, except in triggers, whose tables have policies', async () => {
    expect(
      await names(`select proname as name ${OURS}
        and prorettype <> 'trigger'::regtype and prosrc like '%auth.uid()%'`),
    ).toEqual(['member_id'])
  })

  // Hosted projects load pg_safeupdate for all statements of the data API, including those of triggers.
  test('has a condition on its updates and deletes', async () => {
    const functions = await backend.sql(`select proname, prosrc ${OURS}`)
    const careless = functions.filter(({ prosrc }) =>
      String(prosrc)
        .replaceAll(/--.*/g, '')
        .split(';')
        .some((statement) =>
          /\b(?:update\s+\w+\.\w+(?:\s+as\s+\w+)?\s+set|delete\s+from)\b(?![^]*\bwhere\b)/i.test(statement),
        ),
    )
    expect(careless.map(({ proname }) => proname)).toEqual([])
  })

  test('has a comment with its purpose', async () => {
    expect(
      await names(`select proname as name ${OURS}
      and coalesce(char_length(obj_description(oid)), 0) not between 1 and 1200`),
    ).toEqual([])
  })

  test('of the API is listed here', async () => {
    expect(
      await names(`select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`),
    ).toEqual([
      'add_name_word',
      'add_set_to_collection',
      'adjust_collection',
      'admin_stats',
      'begin_admin_task',
      'card_alias',
      'collection_movers',
      'collection_of',
      'collection_value_history',
      'community_rates',
      'continue_admin_task',
      'correct_card',
      'count_pack_pairs',
      'deck_renewal',
      'decks_by_missing_cards',
      'decks_with_card',
      'delete_user_account',
      'dismiss_reports',
      'download_own_data',
      'end_admin_task',
      'end_correction',
      'find_decks',
      'hide_content',
      'import_cards',
      'import_collection',
      'import_matches',
      'keep_correction',
      'link_pack_cards',
      'lists_of',
      'make_admin',
      'matches_of',
      'name_deck_version',
      'recent_collection_operations',
      'remove_name_word',
      'remove_set_from_collection',
      'report_content',
      'report_queue',
      'restore_content',
      'sample_decks',
      'set_collection',
      'set_list_settings',
      'set_match_sharing',
      'set_playset',
      'set_wish',
      'set_word_in_decks',
      'undo_collection_operation',
      'update_card_prices',
      'username_problem',
    ])
  })
})

test('every policy has a sentence as its name', async () => {
  const policies = await names(`select policyname as name from pg_policies where schemaname = 'public'`)
  expect(policies.length).toBeGreaterThan(20)
  // PostgreSQL truncates names at 63 bytes silently.
  for (const name of policies) expect([name.split(' ').length > 2, name.length < 63]).toEqual([true, true])
})
