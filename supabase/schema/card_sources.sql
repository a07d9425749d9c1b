-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Differences between the offline pack and the card service for the same card, and the join of two rows.

-- Printings that the offline pack and the card service list in the same set under different collector numbers.
create table private.card_number_aliases (
  set_code text not null,
  pack_number text not null,
  service_number text not null,
  constraint card_number_aliases_pkey primary key (set_code, pack_number),
  constraint card_number_aliases_set_code_service_number_key unique (set_code, service_number)
);

alter table private.card_number_aliases enable row level security;

-- Values that the card service lists wrongly, as columns of cards_2, with the source of the correct ones. Applied to
-- every import.
create table private.card_corrections (
  set_code text not null,
  collector_number text not null,
  fields jsonb not null,
  source text not null,
  constraint card_corrections_pkey primary key (set_code, collector_number),
  constraint card_corrections_are_whole_numbers check (jsonb_typeof(fields) = 'object' and not jsonb_path_exists(fields, '$.*?(@.type() != "number")'::jsonpath) and (fields - array['cost', 'strength', 'willpower', 'lore', 'move_cost']) = '{}'::jsonb)
);

alter table private.card_corrections enable row level security;

-- The key that all printings of a card share: its full name, folded like cardKey of src/domain/cards/cardKey.ts.
create function private.card_key(name text, version text) returns text
language sql immutable set search_path to ''
as $function$
  select translate(
    lower(regexp_replace(
      normalize(case when version <> '' then name || ' - ' || version else name end, nfd), '[\u0300-\u036f]', '', 'g')),
    E'\u2018\u2019\u201b\u2032\u00b4`\u201c\u201d\u201f\u2033\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
    E'\'\'\'\'\'\'""""-------')
$function$;

-- Whether all cards of a set are promos. The card service gives some of them the rarity of another printing. Products
-- such as "Curator's Collection" have separate rarities.
create function private.is_promo_set(code text, name text) returns boolean
language sql immutable set search_path to ''
as $function$ select code ~* '^([pc]\d+|cp|d23|dis)$' or name ~* '\mpromo\M' $function$;

-- Returns cards of the card service with the known corrections applied, and with the rarity Promo in promo sets.
create function private.correct_cards(set_code text, set_name text, cards jsonb) returns jsonb
language sql stable set search_path to ''
as $function$
  select coalesce(jsonb_agg(
      entry || coalesce(correction.fields, '{}')
        || case when private.is_promo_set(correct_cards.set_code, set_name) then '{"rarity": "Promo"}'::jsonb else '{}' end
      order by place), '[]')
    from jsonb_array_elements(cards) with ordinality as list (entry, place)
    left join private.card_corrections as correction
      on lower(correction.set_code) = lower(correct_cards.set_code)
        and correction.collector_number = entry ->> 'collector_number'
$function$;

-- Corrects cards that were imported before a correction was known.
create function private.apply_card_corrections() returns void
language plpgsql set search_path to ''
as $function$
begin
  update public.cards_2 as card set rarity = 'Promo'
    from public.sets_2 as printed
    where printed.id = card.set_id and card.rarity <> 'Promo' and private.is_promo_set(printed.code, printed.name);
  update public.cards_2 as card
    set cost = right_card.cost, strength = right_card.strength, willpower = right_card.willpower,
      lore = right_card.lore, move_cost = right_card.move_cost
    from public.cards_2 as wrong
    join public.sets_2 as printed on printed.id = wrong.set_id
    join private.card_corrections as correction
      on lower(correction.set_code) = lower(printed.code) and correction.collector_number = wrong.collector_number
    cross join lateral jsonb_populate_record(wrong, correction.fields) as right_card
    where card.id = wrong.id and not to_jsonb(wrong) @> correction.fields;
end
$function$;

-- The franchise of each entry of [{"name", "version"}, …] with its place, from 1: the franchise of another printing,
-- else the most frequent one of the cards with the same name. An entry without a known franchise has no row.
create function private.find_franchises(names jsonb) returns table(place bigint, franchise text)
language sql stable set search_path to ''
as $function$
  with wanted as (
    select list.place, private.letters_of(concat(entry ->> 'name', entry ->> 'version')) as full_name,
        private.letters_of(split_part(entry ->> 'name', ' - ', 1)) as name
      from jsonb_array_elements(names) with ordinality as list (entry, place)
  ), known as (
    select private.letters_of(concat(card.name, card.version)) as full_name,
        private.letters_of(split_part(card.name, ' - ', 1)) as name, set_data ->> 'franchise' as franchise
      from public.cards_2 as card where set_data ->> 'franchise' is not null
  ), candidates as (
    select wanted.place, known.franchise, count(*) filter (where known.full_name = wanted.full_name) as printings, count(*) as cards
      from wanted join known using (name) group by wanted.place, known.franchise
  )
  select distinct on (place) place, franchise from candidates order by place, printings desc, cards desc, franchise
$function$;

-- Gives cards without a franchise the franchise of other cards with their name.
create function private.fill_franchises() returns void
language plpgsql set search_path to ''
as $function$
begin
  update public.cards_2 as card
    set set_data = card.set_data || jsonb_build_object('franchise', found.franchise)
    from (
      select ids[place] as id, franchise
        from (
          select array_agg(id order by id) as ids, jsonb_agg(jsonb_build_object('name', name, 'version', version) order by id) as names
            from public.cards_2 where set_data ->> 'franchise' is null
        ) as unknown
        cross join lateral private.find_franchises(coalesce(unknown.names, '[]'))
    ) as found
    where card.id = found.id;
end
$function$;

-- Pairs cards of the offline pack with cards of the card service in a set: by number and name, by a known alias of the
-- number, or, if the whole set was read, by full name and rarity if each side has exactly one candidate left.
create function private.pair_pack_cards(known_set text, listed jsonb, is_whole boolean) returns table(pack_id text, card_id text, service_number text)
language sql stable set search_path to ''
as $function$
  with printed as (
    select private.is_promo_set(code, name) as is_promo from public.sets_2 where id = known_set
  ), pack as (
    select id, collector_number as number, private.letters_of(name) as name, private.letters_of(version) as version,
        case when is_promo then 'Promo' else rarity end as rarity
      from public.cards_2, printed where set_id = known_set and id like 'pack-%'
  ), service as (
    select given.id, given.collector_number as number, private.letters_of(given.name) as name,
        private.letters_of(given.version) as version, case when is_promo then 'Promo' else given.rarity end as rarity
      from jsonb_populate_recordset(null::public.cards_2, listed) as given, printed
      -- A card that got the service's id has its counterpart already.
      where not exists (
        select from private.card_former_ids as former where former.card_id = given.id and former.former_id like 'pack-%')
  ), by_number as (
    select pack.id as pack_id, service.id as card_id, service.number
      from pack join service on service.number = pack.number and service.name = pack.name
  ), by_alias as (
    select pack.id as pack_id, service.id as card_id, service.number
      from private.aliases_of_set(known_set) as alias
      join pack on pack.id = alias.card_id
      join service on service.number = alias.service_number and service.name = pack.name
      where pack.id not in (select by_number.pack_id from by_number)
        and service.id not in (select by_number.card_id from by_number)
  ), known as (
    select * from by_number union all select * from by_alias
  ), by_name as (
    select min(pack.id) as pack_id, min(service.id) as card_id, min(service.number) as number
      from (
          -- A card with a correction by hand waits for that number.
          select * from pack where id not in (
            select known.pack_id from known union all select alias.card_id from private.aliases_of_set(known_set) as alias where is_corrected)
        ) as pack
      join (select * from service where id not in (select known.card_id from known)) as service
        on service.name = pack.name and service.version is not distinct from pack.version and service.rarity = pack.rarity
      where is_whole
      group by pack.name, pack.version, pack.rarity
      having count(*) = 1
  )
  select * from known union all select * from by_name
$function$;

-- The number of cards of the offline pack that the card service lists in a set. Takes the arguments of link_pack_cards
-- except the run. The other cards of the pack are real printings that only the pack lists. For the service.
create function public.count_pack_pairs(card_set jsonb, cards jsonb, is_whole boolean) returns integer
language plpgsql stable security definer set search_path to ''
as $function$
begin
  perform private.only_the_service();
  return (
    select count(distinct pair.pack_id)
      from public.sets_2 as printed
      cross join lateral private.pair_pack_cards(printed.id, cards, is_whole) as pair
      where printed.id = card_set ->> 'id' or lower(printed.code) = lower(card_set ->> 'code')
  );
end
$function$;

-- Gives cards of a set that have ids of the card service its current numbers, before any other card gets them. listed
-- is as in link_pack_cards. A card stays as it is while a card that stays has its new number.
create function private.renumber_cards(known_set text, listed jsonb) returns void
language plpgsql set search_path to ''
as $function$
declare
  ids text[];
  free text[];
begin
  select array_agg(card.id order by card.id) into ids
    from jsonb_populate_recordset(null::public.cards_2, listed) as given
    join public.cards_2 as card on card.id = given.id and card.set_id = known_set
    where card.collector_number <> given.collector_number
      -- A number that is listed twice is a mistake of the service.
      and given.collector_number not in (
        select other.collector_number from jsonb_populate_recordset(null::public.cards_2, listed) as other
          where other.collector_number is not null group by other.collector_number having count(*) > 1);
  -- A card stays if its new number belongs to a card that stays.
  loop
    select array_agg(given.id order by given.id) into free
      from jsonb_populate_recordset(null::public.cards_2, listed) as given
      where given.id = any (ids) and not exists (
        select from public.cards_2 as holder
          where holder.set_id = known_set and holder.collector_number = given.collector_number and holder.id <> all (ids));
    exit when free is not distinct from ids;
    ids := free;
  end loop;
  if ids is null then
    return;
  end if;
  -- The same locks as for a join, before any card is written, to avoid deadlocks with deck saves.
  lock table public.decks, public.user_collections in share row exclusive mode;
  -- Cards may swap their numbers, which are unique.
  update public.cards_2 as card set collector_number = '~' || array_position(ids, card.id) where card.id = any (ids);
  update public.cards_2 as card set collector_number = given.collector_number
    from jsonb_populate_recordset(null::public.cards_2, listed) as given
    where card.id = given.id and card.id = any (ids);
end
$function$;

-- Runs before import_cards of a set, with all its cards as [{"id", "name", "version", "collector_number", "rarity"},
-- …]. Gives known cards the card service's current number, and cards of the offline pack the number of their
-- counterpart, and joins twins that an earlier import created. Answers the number of joined cards. Raises PT409 if
-- another run of the task has replaced this one. For the service.
create function public.link_pack_cards(run uuid, card_set jsonb, cards jsonb, is_whole boolean) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  known_set text;
  pair record;
  joined integer := 0;
begin
  perform public.continue_admin_task(run, card_set ->> 'code');
  select id into known_set from public.sets_2
    where id = card_set ->> 'id' or lower(code) = lower(card_set ->> 'code') order by id = card_set ->> 'id' desc limit 1;
  perform private.renumber_cards(known_set, cards);
  for pair in select * from private.pair_pack_cards(known_set, cards, is_whole) loop
    if exists (select from public.cards_2 where id = pair.card_id and set_id = known_set) then
      perform private.join_cards(pair.pack_id, pair.card_id);
      joined := joined + 1;
    elsif not exists (select from public.cards_2 where id = pair.card_id
        or set_id = known_set and collector_number = pair.service_number) then
      -- The same locks as for a join, before any card is written, to avoid deadlocks with deck saves.
      lock table public.decks, public.user_collections in share row exclusive mode;
      -- import_cards adopts it by the service's number.
      update public.cards_2 set collector_number = pair.service_number where id = pair.pack_id;
    end if;
  end loop;
  return joined;
end
$function$;

-- A deck's list with the remaining card instead of the former one. Copies add up. A printing has at most the copies
-- that the text of the remaining card allows, else four: copies beyond four become other printings with the same full
-- name. Copies that cannot be placed are removed from the deck.
create function private.join_deck_entries(cards jsonb, former text, remaining text) returns jsonb
language plpgsql stable set search_path to ''
as $function$
declare
  total integer := (
    select sum((entry ->> 'quantity')::integer) from jsonb_array_elements(cards) as entry
      where entry ->> 'card' in (former, remaining)
  );
  joined jsonb;
  spare record;
  -- Counts all printings of a name; null if the card's text says nothing, so that each printing may have four copies.
  by_text integer := (select private.copy_limit(rules_text) from public.cards_2 where id = remaining);
  surplus integer := greatest(0, total - coalesce(by_text, 4));
begin
  select jsonb_agg(case when entry ->> 'card' in (former, remaining)
        then jsonb_build_object('card', remaining, 'quantity', total - surplus) else entry end order by place)
    into joined
    from (
      select distinct on (case when entry ->> 'card' = former then remaining else entry ->> 'card' end) entry, place
        from jsonb_array_elements(cards) with ordinality as list (entry, place)
        order by case when entry ->> 'card' = former then remaining else entry ->> 'card' end, place
    ) as once;
  -- Other printings take the surplus. Copies beyond a text's limit, or without another printing, are removed.
  for spare in
    select other.id, coalesce((entry ->> 'quantity')::integer, 0) as quantity
      from public.cards_2 as card
      join public.sets_2 as printed on printed.id = card.set_id
      join public.cards_2 as other on other.id not in (former, remaining)
        and private.letters_of(other.name) = private.letters_of(card.name)
        and private.letters_of(other.version) is not distinct from private.letters_of(card.version)
      join public.sets_2 as other_printed on other_printed.id = other.set_id
      left join jsonb_array_elements(cards) as entry on entry ->> 'card' = other.id
      where card.id = remaining and by_text is null and surplus > 0 and coalesce((entry ->> 'quantity')::integer, 0) < 4
      -- A printing that does not change the format of the deck comes first, then the newest.
      order by other_printed.core_legal = printed.core_legal desc, other.released_at desc nulls last, other.id
  loop
    exit when surplus = 0;
    joined := (
      select jsonb_agg(entry order by place)
        from jsonb_array_elements(joined) with ordinality as list (entry, place) where entry ->> 'card' <> spare.id
    ) || jsonb_build_object('card', spare.id, 'quantity', least(4, spare.quantity + surplus));
    surplus := greatest(0, spare.quantity + surplus - 4);
  end loop;
  return joined;
end
$function$;

-- Joins two rows of the same card: copies, decks with their versions, operations, prices and former ids of the first go
-- to the second.
create function private.join_cards(former text, remaining text) returns void
language plpgsql set search_path to ''
as $function$
begin
  -- Deck saves and changes of copies come first, in the order in which all writers lock these tables.
  lock table public.decks, public.user_collections in share row exclusive mode;
  perform from public.cards_2 where id in (former, remaining) order by id for update;

  update public.user_collections as kept
    set quantity = least(9999, kept.quantity + gone.quantity), created_at = least(kept.created_at, gone.created_at),
      updated_at = greatest(kept.updated_at, gone.updated_at)
    from public.user_collections as gone
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  delete from public.user_collections as gone using public.user_collections as kept
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  update public.user_collections set card_id = remaining where card_id = former;

  -- An operation on both can still be undone, because it changed the sum.
  update private.collection_changes as kept
    set before = least(9999, kept.before + gone.before), after = least(9999, kept.after + gone.after),
      created_at = least(kept.created_at, gone.created_at), updated_at = greatest(kept.updated_at, gone.updated_at)
    from private.collection_changes as gone
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  delete from private.collection_changes as gone using private.collection_changes as kept
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  update private.collection_changes set card_id = remaining where card_id = former;

  -- Of wishes for both cards, and of numbers to keep, those of the remaining card stay.
  update public.card_wishes as wish set card_id = remaining
    where card_id = former and not exists (
      select from public.card_wishes as other where other.user_id = wish.user_id and other.card_id = remaining);
  update public.card_playsets as copies set card_id = remaining
    where card_id = former and not exists (
      select from public.card_playsets as other where other.user_id = copies.user_id and other.card_id = remaining);

  update public.decks set cards = private.join_deck_entries(cards, former, remaining)
    where cards @> jsonb_build_array(jsonb_build_object('card', former));
  update public.deck_versions set cards = private.join_deck_entries(cards, former, remaining)
    where cards @> jsonb_build_array(jsonb_build_object('card', former));

  update public.card_prices set card_id = remaining
    where card_id = former and day not in (select price.day from public.card_prices as price where price.card_id = remaining);
  -- The trigger computes the changes between days again.
  update public.card_prices set day = day where card_id = remaining;

  update public.cards_2 as card
    set set_data = card.set_data || jsonb_build_object('franchise', pack.set_data ->> 'franchise')
    from public.cards_2 as pack
    where card.id = remaining and pack.id = former and card.set_data ->> 'franchise' is null;
  -- Of two current corrections of a field, that of the remaining card stays. The trigger writes the others on it.
  update public.manual_corrections as correction set card_id = remaining
    where card_id = former and (ended_at is not null or field not in (
      select other.field from public.manual_corrections as other where other.card_id = remaining and other.ended_at is null));
  update public.cards_2 set updated_at = updated_at where id = remaining;
  update private.card_former_ids set card_id = remaining where card_id = former;
  delete from public.cards_2 where id = former;
  insert into private.card_former_ids (former_id, card_id) values (former, remaining)
    on conflict (former_id) do update set card_id = excluded.card_id;
end
$function$;

-- Joins twins that an import created before their alias was known.
create function private.join_known_twins() returns void
language plpgsql set search_path to ''
as $function$
declare
  twin record;
begin
  for twin in
    select pack.id as former, card.id as remaining
      from private.card_number_aliases as alias
      join public.sets_2 as printed on lower(printed.code) = lower(alias.set_code)
      join public.cards_2 as pack on pack.set_id = printed.id and pack.collector_number = alias.pack_number and pack.id like 'pack-%'
      join public.cards_2 as card on card.set_id = printed.id and card.collector_number = alias.service_number
        and card.id not like 'pack-%' and private.letters_of(card.name) = private.letters_of(pack.name)
  loop
    perform private.join_cards(twin.former, twin.remaining);
  end loop;
end
$function$;

-- Before delete on cards_2: the offline pack lists real printings only, so administrators cannot remove them as extra
-- cards.
create function private.protect_pack_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if old.id like 'pack-%' and (select auth.role()) in ('anon', 'authenticated') then
    raise sqlstate 'PT422' using message = format(
      '%s stays: it is a real printing that the card service does not list.', concat_ws(' - ', old.name, old.version));
  end if;
  return old;
end
$function$;
