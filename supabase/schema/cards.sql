-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Cards with their prices, their characters and their former ids.

-- Every printing of every card.
create table public.cards_2 (
  id text not null,
  name text not null,
  version text,
  layout text default 'normal' not null,
  released_at date,
  cost integer,
  inkwell boolean default false not null,
  ink text,
  -- Both inks of a dual-ink card; may be null if ink has them.
  inks text[],
  type text[] default '{}'::text[] not null,
  classifications text[],
  rules_text text,
  keywords text[],
  move_cost integer,
  strength integer,
  willpower integer,
  lore integer,
  rarity text not null,
  illustrators text[],
  collector_number text not null,
  lang text default 'en' not null,
  flavor_text text,
  tcgplayer_id integer,
  legalities jsonb,
  -- {id, name, franchise}; id and name are always those of the card's row in sets_2.
  set_data jsonb default '{}'::jsonb not null,
  -- {usd, usd_foil}: USD as decimal text, null or absent without a market.
  prices_data jsonb,
  image_small text,
  image_normal text,
  image_large text,
  set_id text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default now() not null,
  constraint cards_2_pkey primary key (id),
  constraint cards_2_set_id_fkey foreign key (set_id) references sets_2(id) on update cascade on delete restrict,
  constraint cards_2_classifications_are_few check (cardinality(classifications) <= 30),
  constraint cards_2_collector_number_is_short check (char_length(collector_number) >= 1 and char_length(collector_number) <= 20),
  constraint cards_2_cost_is_not_negative check (cost >= 0),
  constraint cards_2_flavor_text_is_short check (char_length(flavor_text) <= 2000),
  constraint cards_2_id_is_short check (char_length(id) <= 100 and private.is_plain_line(id)),
  constraint cards_2_illustrators_are_few check (cardinality(illustrators) <= 30),
  constraint cards_2_image_large_is_short check (char_length(image_large) <= 2000),
  constraint cards_2_image_normal_is_short check (char_length(image_normal) <= 2000),
  constraint cards_2_image_small_is_short check (char_length(image_small) <= 2000),
  constraint cards_2_ink_is_a_line check (char_length(ink) <= 40 and private.is_plain_line(ink)),
  constraint cards_2_inks_are_lines check (cardinality(inks) <= 6 and char_length(array_to_string(inks, '')) <= 240 and private.are_plain_lines(inks)),
  constraint cards_2_keywords_are_few check (cardinality(keywords) <= 30),
  constraint cards_2_lang_is_short check (char_length(lang) <= 10),
  constraint cards_2_layout check (layout = any (array['normal', 'landscape'])),
  constraint cards_2_name_is_short check (char_length(name) <= 200 and private.is_plain_line(name)),
  constraint cards_2_prices_data_is_an_object check (jsonb_typeof(prices_data) = any (array['object', 'null'])),
  constraint cards_2_rarity_is_a_line check (char_length(rarity) <= 40 and private.is_plain_line(rarity)),
  constraint cards_2_rules_text_is_short check (char_length(rules_text) <= 5000),
  constraint cards_2_set_data_is_an_object check (jsonb_typeof(set_data) = 'object'),
  constraint cards_2_type_is_short check (cardinality(type) <= 10),
  constraint cards_2_version_is_short check (char_length(version) <= 200)
);

create index cards_2_in_order_of_creation on public.cards_2 using btree (created_at, id);
create index cards_2_printings on public.cards_2 using btree (private.card_key(name, version));
create index cards_2_set_data_id on public.cards_2 using btree (((set_data ->> 'id')));
create unique index cards_2_set_and_number_are_unique on public.cards_2 using btree (set_id, collector_number);

alter table public.cards_2 enable row level security;
grant select on public.cards_2 to anon;
grant select, delete on public.cards_2 to authenticated;
grant select, insert, update, delete on public.cards_2 to service_role;

create policy "everyone sees cards" on public.cards_2
  as permissive for select to public
  using (true);

create policy "administrators remove cards" on public.cards_2
  as permissive for delete to authenticated
  using ((select private.is_admin()));

create trigger cards_2_cheapest_delete after delete on cards_2 referencing old table as changed
  for each statement
  execute function private.follow_card_prices();
create trigger cards_2_cheapest_insert after insert on cards_2 referencing new table as changed
  for each statement
  execute function private.follow_card_prices();
create trigger cards_2_cheapest_update after update on cards_2 referencing old table as before new table as after
  for each statement
  execute function private.follow_card_prices();
create trigger cards_2_complete before insert or update of set_id, set_data on cards_2
  for each row
  execute function private.complete_card();
create trigger cards_2_corrections before update on cards_2
  for each row
  execute function private.keep_manual_corrections();
create trigger cards_2_days_delete after delete on cards_2 referencing old table as changed
  for each statement
  execute function private.follow_printed_cards();
create trigger cards_2_days_insert after insert on cards_2 referencing new table as changed
  for each statement
  execute function private.follow_printed_cards();
create trigger cards_2_days_update after update on cards_2 referencing old table as before new table as after
  for each statement
  execute function private.follow_renamed_cards();
create trigger cards_2_faces after update on cards_2 referencing old table as before new table as after
  for each statement
  execute function private.follow_card_faces();
create trigger cards_2_former_id after update of id on cards_2
  for each row when (old.id <> new.id)
  execute function private.keep_former_id();
create trigger cards_2_ids after update on cards_2 referencing old table as before new table as after
  for each statement
  execute function private.follow_card_ids();
create trigger cards_2_keep_held before delete on cards_2
  for each row
  execute function private.keep_cards_that_are_held();
create trigger cards_2_price_of_day after insert or update of prices_data on cards_2
  for each row
  execute function private.keep_price_of_day();
create trigger cards_2_protect_pack before delete on cards_2
  for each row
  execute function private.protect_pack_cards();
create trigger cards_2_stamp before update on cards_2
  for each row when (old.* is distinct from new.*)
  execute function private.stamp_any_change();
create trigger cards_2_version_delete after delete on cards_2 referencing old table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger cards_2_version_insert after insert on cards_2 referencing new table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger cards_2_version_truncate after truncate on cards_2
  for each statement
  execute function private.bump_catalogue_version();
create trigger cards_2_version_update after update on cards_2 referencing new table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger cards_2_wait before update of id, set_id on cards_2
  for each statement
  execute function private.wait_for_deck_saves();
create trigger cards_2_wait_for_decks before insert or delete or update of name, version, prices_data on cards_2
  for each statement
  execute function private.wait_for_saved_decks();

-- A row for each day (UTC) on which the prices of a card changed, in USD; null without a price. Prices hold until the
-- next row.
create table public.card_prices (
  card_id text not null,
  day date default ((now() at time zone 'utc'))::date not null,
  usd double precision,
  usd_foil double precision,
  -- The difference of usd to the last known price, in USD; 0 without a price now or before. Computed by the database.
  usd_change double precision default 0 not null,
  -- The difference of usd_foil, like usd_change.
  usd_foil_change double precision default 0 not null,
  constraint card_prices_pkey primary key (card_id, day) include (usd_change, usd_foil_change),
  constraint card_prices_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade,
  constraint card_prices_usd_foil_is_a_price check (usd_foil > 0::double precision),
  constraint card_prices_usd_is_a_price check (usd > 0::double precision)
);

alter table public.card_prices enable row level security;
grant select on public.card_prices to anon;
grant select on public.card_prices to authenticated;
grant select, insert, update, delete on public.card_prices to service_role;

create policy "everyone sees what cards cost on which day" on public.card_prices
  as permissive for select to public
  using (true);

create trigger card_prices_change before insert or update of day, usd, usd_foil on card_prices
  for each row
  execute function private.work_out_price_change();

-- Characters with the ids of their cards, oldest first, derived from cards_2.
create view public.characters with (security_invoker=true) as
 select md5(name) as id,
    name,
    card_ids
   from ( select split_part(cards_2.name, ' - ', 1) as name,
            array_agg(cards_2.id order by cards_2.released_at, cards_2.id) as card_ids
           from cards_2
          where 'Character' = any (cards_2.type)
          group by (split_part(cards_2.name, ' - ', 1))) by_name;

grant select on public.characters to anon;
grant select on public.characters to authenticated;
grant select on public.characters to service_role;

-- Former ids of cards, such as those of the offline pack, and the card's current id.
create table private.card_former_ids (
  former_id text not null,
  card_id text not null,
  constraint card_former_ids_pkey primary key (former_id),
  constraint card_former_ids_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade
);

create index card_former_ids_of_a_card on private.card_former_ids using btree (card_id);

alter table private.card_former_ids enable row level security;

create trigger card_former_ids_planned after insert or update on private.card_former_ids
  for each row
  execute function private.follow_planned_card();
create trigger card_former_ids_versions after insert or update on private.card_former_ids
  for each row
  execute function private.follow_version_cards();

-- The six inks, as INKS of src/domain/cards/vocabulary.ts lists them.
create function private.is_ink(ink text) returns boolean
language sql immutable set search_path to ''
as $function$ select ink in ('Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel') $function$;

-- Whether this is a price: a decimal number above 0, as text or not. 0, empty, missing and unreadable values are not
-- prices (requirements §5, Foil display), like in parsePrice of src/domain/cards/prices.ts.
create function private.is_price(price jsonb) returns boolean
language sql immutable set search_path to ''
as $function$
  select coalesce(btrim(price #>> '{}') ~ '^(\d+\.?|\d*\.\d+)$' and price #>> '{}' ~ '[1-9]', false)
$function$;

-- Whether cards_2.prices_data says that a card is sold only as foil (requirements §4, Bulk add), like finishes of
-- src/domain/cards/prices.ts. Both are tested by src/domain/collection/bulk-add.cases.ts.
create function private.is_foil_only(prices jsonb) returns boolean
language sql immutable set search_path to ''
as $function$ select private.is_price(prices -> 'usd_foil') and not private.is_price(prices -> 'usd') $function$;

-- A price of cards_2.prices_data in whole cents; null for an invalid one.
create function private.price_in_usd(price jsonb) returns double precision
language sql immutable set search_path to ''
as $function$ select case when private.is_price(price) then nullif(round((price #>> '{}')::numeric, 2), 0) end $function$;

-- Before insert, and before set_id or set_data change: sets the id and name in set_data to those of the set. A known
-- franchise stays if the new set_data has none.
create function private.complete_card() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  new.set_id := coalesce(new.set_id, new.set_data ->> 'id');
  new.set_data := jsonb_build_object(
    'id', new.set_id,
    'name', (select name from public.sets_2 where id = new.set_id),
    'franchise', coalesce(
      new.set_data ->> 'franchise',
      case when tg_op = 'UPDATE' then old.set_data ->> 'franchise' end
    )
  );
  return new;
end
$function$;

-- Before delete on cards_2: refuses to delete cards that a member owns or a deck contains.
create function private.keep_cards_that_are_held() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  collections bigint := (select count(distinct user_id) from public.user_collections where card_id = old.id);
  decks bigint := (
    select count(*) from public.decks where cards @> jsonb_build_array(jsonb_build_object('card', old.id))
  );
begin
  if collections + decks > 0 then
    raise sqlstate 'PT422' using message = format(
      '%s stays: it is in %s collection%s and %s deck%s.',
      concat_ws(' - ', old.name, old.version),
      collections, case when collections <> 1 then 's' else '' end,
      decks, case when decks <> 1 then 's' else '' end);
  end if;
  return old;
end
$function$;

-- The current ids of cards, in the same order. Ids that never belonged to a card stay the same.
create function private.current_card_ids(ids text[]) returns text[]
language plpgsql set search_path to ''
as $function$
begin
  -- Waits for running changes of card ids; the next statement sees their result.
  perform from public.cards_2 where id = any (ids) order by id for key share;
  return coalesce((
    select array_agg(coalesce(card.id, former.card_id, wanted.id) order by place)
      from unnest(ids) with ordinality as wanted (id, place)
      left join public.cards_2 as card on card.id = wanted.id
      left join private.card_former_ids as former on former.former_id = wanted.id
  ), '{}');
end
$function$;

-- After the id of a card changed: saves its former id.
create function private.keep_former_id() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.card_former_ids (former_id, card_id) values (old.id, new.id)
    on conflict (former_id) do update set card_id = excluded.card_id;
  return null;
end
$function$;

-- After card ids changed (from the pack's to the card service's): updates the decks. Set and number identify the cards,
-- so they must not change in the same statement.
create function private.follow_card_ids() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if not exists (select from before join after using (set_id, collector_number) where before.id <> after.id) then
    return null;
  end if;
  with renamed as (
    select before.id as old_id, after.id as new_id
      from before join after using (set_id, collector_number)
      where before.id <> after.id
  ), touched as (
    select distinct decks.id from renamed
      join public.decks on decks.cards @> jsonb_build_array(jsonb_build_object('card', renamed.old_id))
  )
  update public.decks set cards = (
    select jsonb_agg(entry || jsonb_build_object('card', coalesce(new_id, entry ->> 'card')) order by place)
      from jsonb_array_elements(decks.cards) with ordinality as list (entry, place)
      left join renamed on old_id = entry ->> 'card'
  )
  where id in (select id from touched);
  return null;
end
$function$;

-- After a card's name or inks changed: updates the inks of its decks and their search index.
create function private.follow_card_faces() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  changed constant text[] := array(
    select id
      from before join after using (id)
      where (before.name, before.version, before.ink, before.inks, before.classifications)
        is distinct from (after.name, after.version, after.ink, after.inks, after.classifications)
  );
begin
  if changed <> '{}' then
    update public.decks set inks = inks
      where id in (select deck_id from private.deck_search where tokens @@ private.any_card_query(changed));
  end if;
  return null;
end
$function$;

-- After prices_data of a card changed: saves its prices as the last ones of the day, if they differ from the former
-- ones.
create function private.keep_price_of_day() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  usd double precision := private.price_in_usd(new.prices_data -> 'usd');
  usd_foil double precision := private.price_in_usd(new.prices_data -> 'usd_foil');
  usd_before double precision;
  usd_foil_before double precision;
begin
  if tg_op = 'UPDATE' then
    usd_before := private.price_in_usd(old.prices_data -> 'usd');
    usd_foil_before := private.price_in_usd(old.prices_data -> 'usd_foil');
  end if;
  if (usd, usd_foil) is distinct from (usd_before, usd_foil_before) then
    insert into public.card_prices (card_id, usd, usd_foil) values (new.id, usd, usd_foil)
      on conflict (card_id, day) do update set usd = excluded.usd, usd_foil = excluded.usd_foil;
  end if;
  return null;
end
$function$;

-- Before a price of a day is written: computes the difference to the last known price. Days are written in order, so
-- later days are not recomputed.
create function private.work_out_price_change() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  new.usd_change := coalesce(new.usd - (
    select usd from public.card_prices
      where card_id = new.card_id and day < new.day and usd is not null order by day desc limit 1
  ), 0);
  new.usd_foil_change := coalesce(new.usd_foil - (
    select usd_foil from public.card_prices
      where card_id = new.card_id and day < new.day and usd_foil is not null order by day desc limit 1
  ), 0);
  return new;
end
$function$;

-- Before ids of cards or their sets change, and before sets are written: waits for running deck saves and changes of
-- copies, and makes new ones wait until the end of the transaction.
create function private.wait_for_deck_saves() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  lock table public.decks, public.user_collections in share row exclusive mode;
  return null;
end
$function$;
