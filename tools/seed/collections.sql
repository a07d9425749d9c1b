-- Creates members with 2,000 cards each, number_of_rows in total, see seedCollections.ts. It is one statement, so it
-- inserts all rows or none.
do $seed$
declare
  number_of_rows constant integer := :number_of_rows;
begin
  create temporary table seed_members on commit drop as
  select n, gen_random_uuid() as user_id from generate_series(1, ceil(number_of_rows / 2000.0)::integer) as n;

  -- These members cannot sign in, because they have no password.
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
  select user_id, user_id || '@seed.invalid', '{"provider": "seed"}', '{"name": "Collector"}' from seed_members;

  insert into public.user_collections (user_id, card_id, is_foil, quantity, created_at, updated_at)
  select user_id, card_id, is_foil, 1 + floor(4 * random())::integer, made, made
  from seed_members
  cross join lateral (
    -- a different selection of cards for each member
    select id as card_id, is_foil, now() - random() * interval '2 years' as made
    from public.cards_2, (values (false), (true)) as finishes (is_foil)
    order by md5(id || n), is_foil
    limit 2000
  ) as owned;
end
$seed$;
