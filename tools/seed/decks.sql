-- Creates number_of_decks decks with their dependent rows, see seedDecks.ts. It is one statement, so it inserts all
-- rows or none.
do $seed$
declare
  number_of_decks constant integer := :number_of_decks;
begin
  create or replace function pg_temp.pick(words text[]) returns text language sql volatile
  as $pick$ select words[1 + floor(random() * cardinality(words))] $pick$;

  create temporary table seed_members on commit drop as
  select n, gen_random_uuid() as user_id,
    pg_temp.pick(array['Ink', 'Lore', 'Quill', 'Storm', 'Moon', 'Ember', 'Frost', 'Shadow'])
      || pg_temp.pick(array['fox', 'keeper', 'weaver', 'singer', 'caller', 'wright', 'born', 'smith']) as name
  from generate_series(1, greatest(100, number_of_decks / 20)) as n;

  -- These members cannot sign in, because they have no password. A display name in use gets a suffix, as one from a
  -- sign-in provider does.
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
  select user_id, user_id || '@seed.invalid', '{"provider": "seed"}', jsonb_build_object('name', name)
  from seed_members;

  -- A pool contains the cards for decks of one or two inks in one format, in random order: one printing of each name, or all
  -- printings if there are fewer than 20 names. Half of the pools for Core have only cards that are legal today.
  create temporary table seed_pools on commit drop as
  select row_number() over () as n, inks, legality, ids
  from (
    select array[one, other] as inks, legality, is_current,
      array_agg(id order by md5(id || one || other)) filter (where printing = 1 or names < 20) as ids
    from (
      select one, other, legality, is_current, cards_2.id,
        row_number() over (partition by one, other, legality, is_current, card_key order by cards_2.id) as printing,
        dense_rank() over (partition by one, other, legality, is_current order by card_key)
          + dense_rank() over (partition by one, other, legality, is_current order by card_key desc) - 1 as names
      from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) as one
      join unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) as other on other >= one
      cross join (values ('core', true, false), ('core', true, true), ('infinity', false, false))
        as formats (legality, core_legal, is_current)
      join public.sets_2 on sets_2.core_legal = formats.core_legal
      join public.cards_2 on set_id = sets_2.id and coalesce(inks, array[ink]) <@ array[one, other]
      join private.card_worth on card_id = cards_2.id
      where not is_current or exists (
        select from private.card_days
          where format = 'core' and card_days.card_key = card_worth.card_key and days @> current_date)
    ) as printings
    group by one, other, legality, is_current
  ) as pools
  where cardinality(ids) >= 20;

  -- A deck is 15 to 20 consecutive cards of a pool, whose first cards are the most popular.
  create temporary table seed_decks on commit drop as
  select gen_random_uuid() as id, seed_members.user_id, legality, is_public, now() - age * interval '3 years' as created_at,
    least(1 + floor(40 * liked ^ 6)::integer, (select count(*) from seed_members)) as favorite_count,
    pg_temp.pick(inks) || ' ' || pg_temp.pick(array['Aggro', 'Control', 'Tempo', 'Midrange', 'Ramp', 'Songs', 'Discard',
      'Items', 'Locations', 'Heroes', 'Villains', 'Princesses', 'Pirates', 'Dragons']) as name,
    (
      select jsonb_agg(jsonb_build_object('card', card, 'quantity', case when at <= 60 - 3 * size then 4 else 3 end)
        order by at)
      from unnest((ids || ids)[first + 1:first + size]) with ordinality as run (card, at)
    ) as cards,
    '{}'::text[] as inks
  from (
    select 1 + floor(random() ^ 2 * (select count(*) from seed_members))::integer as member,
      1 + floor(random() * (select count(*) from seed_pools))::integer as pool,
      15 + floor(random() * 6)::integer as size, random() ^ 2 as start,
      random() < 0.85 as is_public, random() as age, random() as liked
    from generate_series(1, number_of_decks)
  ) as rolled
  join seed_members on seed_members.n = member
  join seed_pools on seed_pools.n = pool
  cross join lateral (select floor(start * cardinality(ids))::integer) as runs (first);
  analyze seed_decks;

  update seed_decks set inks = array(
    select distinct unnest(coalesce(cards_2.inks, array[ink]))
    from public.cards_2 where cards_2.id = any (private.cards_of(cards))
    order by 1
  );

  -- Triggers run per row. The statements below compute their results for all rows at once.
  alter table public.decks disable trigger user;
  alter table public.deck_favorites disable trigger user;

  insert into public.decks (id, user_id, name, cards, total_cards, legality, is_public, is_visible, favorite_count,
    inks, created_at, updated_at)
  select id, user_id, name, cards, 60, legality, is_public, is_public, favorite_count, inks, created_at, created_at
  from seed_decks;

  insert into private.deck_search
  select id, private.deck_tokens(decks) from public.decks where id in (select id from seed_decks);

  -- Decks with the same cards have the same legality, facts and copies, so these are computed for one deck of each list.
  create temporary table seed_lists on commit drop as
  select distinct on (cards) cards, id as judged_id from seed_decks order by cards, is_public desc;

  insert into private.deck_facts (deck_id, usd, core, infinity, coconut, faults)
  select id, usd, core, infinity, coconut, faults
  from private.usd_of_decks(array(select judged_id from seed_lists))
  join private.legal_facts_of_decks(array(select judged_id from seed_lists)) using (deck_id)
  join seed_lists on judged_id = deck_id
  join seed_decks using (cards);

  perform private.renew_deck_copies(array(select judged_id from seed_lists));
  insert into private.deck_copies (deck_id, frame, inks, total_cards, is_core, copies, others)
  select seed_decks.id, frame, deck_copies.inks, total_cards, is_core, copies, others
  from private.deck_copies
  join seed_lists on judged_id = deck_id
  join seed_decks using (cards)
  where is_public and seed_decks.id <> judged_id;

  -- Favorites come from the author and the members after the author, in order.
  insert into public.deck_favorites (user_id, deck_id, created_at)
  select fan.user_id, seed_decks.id, seed_decks.created_at
  from seed_decks
  join seed_members as author using (user_id)
  cross join generate_series(0, favorite_count - 1) as place
  join seed_members as fan on fan.n = 1 + (author.n - 1 + place) % (select count(*) from seed_members);

  alter table public.decks enable trigger user;
  alter table public.deck_favorites enable trigger user;
  drop function pg_temp.pick;
end
$seed$
