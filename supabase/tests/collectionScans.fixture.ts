import type { TestBackend } from './startTestBackend.ts'

/** The scans and read rows of a table that grows with the number of members. */
export type Scan = { readonly table: string; readonly fullScans: number; readonly rows: number }

/**
 * Creates `private.scans_of`, which runs a statement as a member, or as a guest for null, and counts the scans and read
 * rows of the collection's tables, including those in procedures and triggers. The statement is rolled back.
 */
export async function makeScansOf({ sql }: TestBackend): Promise<void> {
  await sql(`create function private.scanned() returns jsonb language sql set search_path = '' as $$
    select jsonb_object_agg(relname, jsonb_build_array(seq_scan, seq_tup_read + coalesce(idx_tup_fetch, 0)))
      from pg_catalog.pg_stat_xact_all_tables
      where relname in
        ('user_collections', 'user_profiles', 'collection_operations', 'collection_changes', 'card_prices')
  $$`)
  await sql(`create function private.scans_of(member uuid, statement text, scans out jsonb)
    language plpgsql set search_path = 'public' as $$
    declare
      before jsonb := private.scanned();
    begin
      perform set_config('request.jwt.claims', jsonb_build_object('sub', member, 'session_id',
          (select id from auth.sessions where user_id = member limit 1))::text, true),
        set_config('request.jwt.claim.sub', coalesce(member::text, ''), true),
        set_config('role', case when member is null then 'anon' else 'authenticated' end, true);
      execute statement;
      scans := jsonb_build_object('before', before, 'after', private.scanned());
      raise sqlstate 'P0099';
    exception when sqlstate 'P0099' then
      return;
    end
  $$`)
}

/**
 * Adds members, each with a few dozen rows in their collection, 100 operations and the changes of ten, without triggers and
 * in one statement per table.
 */
export async function seedCollections({ sql }: TestBackend, members: number): Promise<void> {
  await sql(`do $$ begin
    set session_replication_role = replica; -- no triggers, no foreign keys
    create temporary table seeded on commit drop as select gen_random_uuid() as id from generate_series(1, ${members});
    insert into auth.users (id, email) select id, id || '@seed.invalid' from seeded;
    insert into public.user_profiles (user_id, username) select id, left(id::text, 30) from seeded;
    insert into public.user_collections (user_id, card_id, is_foil, created_at, updated_at)
      select seeded.id, cards.id, is_foil, now() - random() * interval '2 years', now() - random() * interval '60 days'
      from seeded cross join (values (true), (false)) as finish (is_foil)
      cross join public.cards_2 as cards where set_id in ('1', '9');
    insert into private.collection_operations (user_id, id, kind, asked, answer, is_undoable, created_at)
      select id, gen_random_uuid(), 'add_set', id, '{}', n <= 10, now() - n * interval '12 hours'
      from seeded cross join generate_series(1, 100) as n;
    insert into private.collection_changes (user_id, operation_id, card_id, is_foil, row_id, before, after)
      select user_id, operations.id, cards.id, false, gen_random_uuid(), 0, 1
      from private.collection_operations as operations
      join seeded on seeded.id = user_id
      cross join public.cards_2 as cards where is_undoable and set_id = '9';
    set session_replication_role = origin;
  end $$`)
  const tables = [
    'public.user_profiles',
    'public.user_collections',
    'private.collection_operations',
    'private.collection_changes',
  ]
  for (const table of tables) await sql(`vacuum analyze ${table}`)
}

/** Adds a year of daily prices for every card and for 500 unowned ones, without triggers. */
export async function seedPrices({ sql }: TestBackend): Promise<void> {
  await sql(`do $$ begin
    set session_replication_role = replica;
    insert into public.card_prices (card_id, day, usd, usd_foil, usd_change, usd_foil_change)
      select id, current_date - age, 1, 2, 0.01, 0.01 from generate_series(364, 0, -1) as age
      cross join (select id from public.cards_2 union select 'other-' || n from generate_series(1, 500) as n) as cards;
    set session_replication_role = origin;
  end $$`)
  await sql('vacuum analyze public.card_prices')
}

/** The scans of a statement as `member`, or as a guest for null. Its writes are rolled back. */
export async function scansOf({ sql }: TestBackend, member: string | null, statement: string): Promise<Scan[]> {
  const [row] = await sql('select private.scans_of($1::uuid, $2) as scans', [member, statement])
  const given = row?.['scans']
  const { before, after } = (typeof given === 'string' ? JSON.parse(given) : given) as Record<
    'before' | 'after',
    Record<string, [number, number]>
  > // private.scans_of builds this shape
  return Object.entries(after).map(([table, [scans, rows]]) => {
    const [scansBefore, rowsBefore] = before[table] ?? [0, 0]
    return { table, fullScans: scans - scansBefore, rows: rows - rowsBefore }
  })
}
