-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The copies of members, and the operations that change them.

-- One row for each card and finish that a member owns.
create table public.user_collections (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  card_id text not null,
  quantity integer default 1 not null,
  is_foil boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_collections_pkey primary key (id),
  constraint user_collections_are_unique unique (user_id, card_id, is_foil),
  constraint user_collections_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete restrict,
  constraint user_collections_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint user_collections_quantity_is_1_to_9999 check (quantity >= 1 and quantity <= 9999)
);

create index user_collections_last_changed on public.user_collections using btree (user_id, updated_at desc);
create index user_collections_newest on public.user_collections using btree (user_id, created_at desc);
create index user_collections_of_a_card on public.user_collections using btree (card_id);

alter table public.user_collections enable row level security;
grant select on public.user_collections to anon;
grant select, insert, update, delete on public.user_collections to authenticated;
grant select, insert, update, delete on public.user_collections to service_role;

create policy "collections of public profiles are seen by everyone" on public.user_collections
  as permissive for select to public
  using ((( select user_profiles.profile_visibility
   from user_profiles
  where (user_profiles.user_id = user_collections.user_id)) = 'public'));

create policy "members see their own collection" on public.user_collections
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create policy "members add to their own collection" on public.user_collections
  as permissive for insert to authenticated
  with check ((user_id = (select private.member_id())));

create policy "members change their own collection" on public.user_collections
  as permissive for update to authenticated
  using ((user_id = (select private.member_id())))
  with check ((user_id = (select private.member_id())));

create policy "members remove from their own collection" on public.user_collections
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));

create trigger user_collections_hold before update on user_collections
  for each row
  execute function private.hold_columns('created_at');
create trigger user_collections_refuse before update on user_collections
  for each row
  execute function private.refuse_changes('id', 'user_id', 'card_id', 'is_foil');
create trigger user_collections_stamp before update on user_collections
  for each row
  execute function private.stamp_changed_row();
create trigger user_collections_stamp_new before insert on user_collections
  for each row
  execute function private.stamp_new_row();
create trigger user_collections_turn before insert or delete or update on user_collections
  for each statement
  execute function private.wait_for_own_turn();

-- The operations on a collection by id, with their answers, for 90 days, so that a repetition changes nothing.
create table private.collection_operations (
  user_id uuid not null,
  -- Chosen by the caller; unique among the operations of one member.
  id uuid not null,
  kind text not null,
  -- The MD5 of the request, to distinguish a repetition from a mistake.
  asked uuid not null,
  answer jsonb not null,
  -- Whether the operation's changes are still stored, so that it can be undone.
  is_undoable boolean default false not null,
  undone_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  -- The name of the set of a bulk add or removal at that time; null for other operations.
  set_name text,
  constraint collection_operations_pkey primary key (user_id, id),
  constraint collection_operations_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint collection_operations_kind check (kind = any (array['adjust', 'set', 'add_set', 'remove_set', 'import', 'undo']))
);

create index collection_operations_by_age on private.collection_operations using btree (user_id, created_at);
create index collection_operations_to_undo on private.collection_operations using btree (user_id, created_at desc) where is_undoable;
create index collection_operations_undone on private.collection_operations using btree (user_id, created_at desc) where (undone_at is not null);

alter table private.collection_operations enable row level security;

create trigger collection_operations_set_name before insert on private.collection_operations
  for each row when (new.kind = any (array['add_set', 'remove_set']))
  execute function private.name_operation_set();

-- The rows that an operation changed: copies before and after, 0 for no row. Stored for each member's last 10
-- operations that can be undone.
create table private.collection_changes (
  user_id uuid not null,
  operation_id uuid not null,
  card_id text not null,
  is_foil boolean not null,
  -- The id of the row in user_collections, before or after.
  row_id uuid not null,
  before integer not null,
  after integer not null,
  -- updated_at of the row before the operation; null without a row.
  created_at timestamp with time zone,
  updated_at timestamp with time zone,
  constraint collection_changes_pkey primary key (user_id, operation_id, card_id, is_foil),
  constraint collection_changes_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade,
  constraint collection_changes_user_id_operation_id_fkey foreign key (user_id, operation_id) references private.collection_operations(user_id, id) on delete cascade deferrable initially deferred
);

create index collection_changes_of_a_card on private.collection_changes using btree (card_id);

alter table private.collection_changes enable row level security;

-- {"name": the owner's, "entries": [[card id, non-foil copies, foil copies], …]} in one snapshot, without a row limit;
-- null if the member does not exist or the profile is private and not the caller's. It checks the access itself,
-- because under row level security each row would look up its owner's profile.
create function public.collection_of(owner_id uuid) returns jsonb
language sql stable security definer set search_path to ''
as $function$
  select jsonb_build_object(
    'name', coalesce(display_name, username),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_array(card_id, non_foil, foil) order by card_id), '[]')
      from (
        select card_id,
          coalesce(sum(quantity) filter (where not is_foil), 0) as non_foil,
          coalesce(sum(quantity) filter (where is_foil), 0) as foil
        from public.user_collections as owned where owned.user_id = owner_id group by card_id
      ) as cards
    )
  )
  from public.user_profiles as owner
  where owner.user_id = owner_id and (owner.user_id = (select private.member_id()) or profile_visibility = 'public')
$function$;

-- The value of the copies that are owned now, in USD: [[day, USD], …] of the first day of the period, which starts at
-- since, at most 366 days ago, and not before the first known price, and of each later day on which a price changed. A
-- value holds until the next day. Only copies with a current price count, so that the last value is the value of the
-- collection. On a day without a price the last known price counts, or else the first one, so that missing prices are
-- no gain or loss. Null if the member does not exist or the profile is private and not the caller's, like
-- collection_of.
create function public.collection_value_history(owner_id uuid, since date) returns jsonb
language sql stable security definer set search_path to ''
as $function$
  select (
    with valued as (
      -- A finish without a current price does not count on any day.
      select owned.card_id, began.day as first_day, latest.usd, latest.usd_foil,
          case when latest.usd is null then 0 else non_foil end as non_foil,
          case when latest.usd_foil is null then 0 else foil end as foil
        from (
          select card_id,
              coalesce(sum(quantity) filter (where not is_foil), 0)::double precision as non_foil,
              coalesce(sum(quantity) filter (where is_foil), 0)::double precision as foil
            from public.user_collections where user_id = owner_id group by card_id
        ) as owned
        cross join lateral (
          select usd, usd_foil from public.card_prices where card_id = owned.card_id order by day desc limit 1
        ) as latest
        cross join lateral (select min(day) as day from public.card_prices where card_id = owned.card_id) as began
        where (usd is not null and non_foil > 0) or (usd_foil is not null and foil > 0)
    ), today as (
      select sum(non_foil * coalesce(usd, 0) + foil * coalesce(usd_foil, 0)) as value,
          greatest(least(since, clock.today), clock.today - 366, min(first_day)) as first_day
        from valued cross join (select (now() at time zone 'utc')::date as today) as clock
        group by clock.today
    ), changes as (
      select price.day, sum(non_foil * usd_change + foil * usd_foil_change) as change
        from valued join public.card_prices as price using (card_id)
        where price.day > (select first_day from today)
        group by price.day
    ), days as (
      select first_day as day, 0 as change from today
      union all select day, change from changes
    )
    select coalesce(jsonb_agg(jsonb_build_array(day, round(usd::numeric, 2)) order by day), '[]')
      from (
        select day, (select value from today) - coalesce(sum(change) over (
            order by day desc rows between unbounded preceding and 1 preceding), 0) as usd
          from days
      ) as history
  )
  from public.user_profiles as owner
  where owner.user_id = owner_id and (owner.user_id = (select private.member_id()) or profile_visibility = 'public')
$function$;

-- The ten cards and finishes of a collection whose value changed most since a day, at most 366 days ago, the largest
-- change first: [[card id, is foil, copies, USD then, USD now], …]. Prices are those of one copy; a price then that was
-- missing is the first known one. Null if the member does not exist or the profile is private and not the caller's,
-- like collection_of.
create function public.collection_movers(owner_id uuid, since date) returns jsonb
language sql stable security definer set search_path to ''
as $function$
  select (
    with valued as (
      select owned.card_id, is_foil, copies, case when is_foil then latest.usd_foil else latest.usd end as usd
        from (
          select card_id, is_foil, sum(quantity) as copies
            from public.user_collections where user_id = owner_id group by card_id, is_foil
        ) as owned
        cross join lateral (
          select usd, usd_foil from public.card_prices where card_id = owned.card_id order by day desc limit 1
        ) as latest
    ), moved as (
      select card_id, is_foil, copies, usd, round((
          select sum(case when is_foil then usd_foil_change else usd_change end)
            from public.card_prices as price
            where price.card_id = valued.card_id
              and price.day > greatest(since, (now() at time zone 'utc')::date - 366)
        )::numeric, 2) as change
        from valued where usd is not null
    )
    select coalesce(
        jsonb_agg(jsonb_build_array(card_id, is_foil, copies, round(usd::numeric, 2) - change, usd)
          order by abs(change * copies) desc, card_id, is_foil),
        '[]')
      from (
        select * from moved where change <> 0 order by abs(change * copies) desc, card_id, is_foil limit 10
      ) as most
  )
  from public.user_profiles as owner
  where owner.user_id = owner_id and (owner.user_id = (select private.member_id()) or profile_visibility = 'public')
$function$;

-- Locks the signed-in user's collection until the end of the transaction, and returns the user's id. Rows do not change
-- between reading and writing, and operations do not deadlock. Raises PT401 without an account.
create function private.take_collection_turn() returns uuid
language plpgsql set search_path to ''
as $function$
declare
  me uuid;
begin
  -- Every write takes this lock. Here it precedes the lookup of cards, so that no card id changes until the end.
  lock table public.user_collections in row exclusive mode;
  select user_id into me from public.user_profiles where user_id = (select private.member_id()) for no key update;
  if me is null then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  return me;
end
$function$;

-- The saved answer of an operation; null if the operation is new or has no id. Raises PT422 if the id was used for a
-- different operation.
create function private.known_answer(me uuid, operation_id uuid, kind text, asked uuid) returns jsonb
language plpgsql set search_path to ''
as $function$
declare
  known private.collection_operations;
begin
  select * into known from private.collection_operations as done where done.user_id = me and done.id = operation_id;
  if (known.kind, known.asked) <> (known_answer.kind, known_answer.asked) then
    raise sqlstate 'PT422' using message = 'This operation id was already used for something else.';
  end if;
  return known.answer;
end
$function$;

-- Saves an operation that has an id with its answer, and deletes operations that are too old to be repeated or undone.
create function private.write_down_operation(me uuid, operation_id uuid, kind text, asked uuid, answer jsonb) returns void
language plpgsql set search_path to ''
as $function$
begin
  if operation_id is null then
    return;
  end if;
  delete from private.collection_operations where user_id = me and created_at < now() - interval '90 days';
  insert into private.collection_operations (user_id, id, kind, asked, answer, is_undoable)
    values (me, operation_id, kind, asked, answer, kind in ('add_set', 'remove_set', 'import'));
  with too_many as (
    update private.collection_operations set is_undoable = false
      where user_id = me and id in (
        select id from private.collection_operations
          where user_id = me and is_undoable order by created_at desc, id offset 10
      )
      returning id
  )
  delete from private.collection_changes as changes using too_many
    where changes.user_id = me and changes.operation_id = too_many.id;
end
$function$;

-- Sets the copies of these cards and finishes in a collection, each listed once; 0 for none. Rows with the same copies
-- do not change. With an operation's id the changes are saved for its undo. Answers the number of changed rows. Raises
-- PT422 for a card that does not exist and for more than 9,999 copies.
create function private.write_copies(me uuid, operation_id uuid, card_ids text[], finishes boolean[], quantities bigint[], out added integer, out updated integer, out removed integer) returns record
language plpgsql set search_path to ''
as $function$
declare
  unknown text;
begin
  -- Locks the cards until the end, so that none of them is removed or gets another id meanwhile.
  perform from public.cards_2 where id = any (card_ids) order by id for key share;
  select id into unknown
    from unnest(card_ids) as wanted (id)
    where not exists (select from public.cards_2 where cards_2.id = wanted.id)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = 'This card does not exist.', detail = left(unknown, 100);
  end if;
  if 9999 < any (quantities) then
    raise sqlstate 'PT422' using message = 'At most 9,999 copies of a card can be tracked.';
  end if;
  with changed as materialized (
    select wanted.*, owned.created_at, owned.updated_at,
      coalesce(owned.id, gen_random_uuid()) as row_id, coalesce(owned.quantity, 0) as before
    from unnest(card_ids, finishes, quantities) as wanted (card_id, is_foil, after)
    left join public.user_collections as owned
      on owned.user_id = me and owned.card_id = wanted.card_id and owned.is_foil = wanted.is_foil
    where wanted.after <> coalesce(owned.quantity, 0)
  ), inserted as (
    insert into public.user_collections (id, user_id, card_id, is_foil, quantity)
      select row_id, me, card_id, is_foil, after from changed where before = 0
  ), set_anew as (
    update public.user_collections set quantity = after, updated_at = now()
      from changed where user_collections.id = row_id and before > 0 and after > 0
  ), deleted as (
    delete from public.user_collections using changed where user_collections.id = row_id and after = 0
  ), kept as (
    insert into private.collection_changes
        (user_id, operation_id, card_id, is_foil, row_id, before, after, created_at, updated_at)
      select me, write_copies.operation_id, card_id, is_foil, row_id, before, after, created_at, updated_at
        from changed where write_copies.operation_id is not null
  )
  select count(*) filter (where before = 0), count(*) filter (where before > 0 and after > 0),
      count(*) filter (where after = 0)
    into added, updated, removed from changed;
end
$function$;

-- Adds copies of a card to the caller's collection, or removes some, at most the existing ones. Answers the new number.
-- Accepts a former id of the card. A repetition with the same operation id answers the same and changes nothing. Raises
-- PT401 without an account, and PT422 with a sentence to show.
create function public.adjust_collection(card_id text, is_foil boolean, delta integer, operation_id uuid default null::uuid) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(card_id, is_foil, delta)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'adjust', asked);
  current_ids text[];
  copies bigint;
begin
  if answer is not null then
    return answer;
  end if;
  if num_nulls(card_id, is_foil, delta) > 0 then
    raise sqlstate 'PT422' using message = 'A card, its finish and a number of copies are required.';
  end if;
  current_ids := private.current_card_ids(array[card_id]);
  copies := greatest(0, delta + coalesce((
    select quantity::bigint from public.user_collections as owned
      where owned.user_id = me and owned.card_id = current_ids[1] and owned.is_foil = adjust_collection.is_foil
  ), 0));
  perform private.write_copies(me, null, current_ids, array[is_foil], array[copies]);
  perform private.write_down_operation(me, operation_id, 'adjust', asked, to_jsonb(copies));
  return copies;
end
$function$;

-- Sets the copies of a card in the caller's collection, none for 0 or less. Answers the new number. Accepts a former id
-- of the card. A repetition with the same operation id answers the same and changes nothing. Raises PT401 without an
-- account, and PT422 with a sentence to show.
create function public.set_collection(card_id text, is_foil boolean, quantity integer, operation_id uuid default null::uuid) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(card_id, is_foil, quantity)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'set', asked);
  copies bigint := greatest(0, quantity);
begin
  if answer is not null then
    return answer;
  end if;
  if num_nulls(card_id, is_foil, quantity) > 0 then
    raise sqlstate 'PT422' using message = 'A card, its finish and a number of copies are required.';
  end if;
  perform private.write_copies(
    me, null, private.current_card_ids(array[card_id]), array[is_foil], array[copies]);
  perform private.write_down_operation(me, operation_id, 'set', asked, to_jsonb(copies));
  return copies;
end
$function$;

-- Adds a copy of every card of a set to the caller's collection, as foil if it is sold only as foil (requirements §4,
-- Bulk add). Answers {"added": new rows, "updated": rows with one more copy}. A repetition with the same operation id
-- changes nothing. Raises PT401 without an account, and PT422 with a sentence to show.
create function public.add_set_to_collection(set_id text, operation_id uuid default null::uuid) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(set_id)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'add_set', asked);
  card_ids text[];
  finishes boolean[];
  quantities bigint[];
begin
  if answer is not null then
    return answer;
  end if;
  select array_agg(cards.id), array_agg(finish.is_foil), array_agg(coalesce(owned.quantity, 0) + 1)
    into card_ids, finishes, quantities
    from public.cards_2 as cards
    cross join lateral private.is_foil_only(cards.prices_data) as finish (is_foil)
    left join public.user_collections as owned
      on owned.user_id = me and owned.card_id = cards.id and owned.is_foil = finish.is_foil
    where cards.set_id = add_set_to_collection.set_id;
  if card_ids is null then
    raise sqlstate 'PT422' using message = 'No cards found for this set';
  end if;
  select jsonb_build_object('added', written.added, 'updated', written.updated) into answer
    from private.write_copies(me, operation_id, card_ids, finishes, quantities) as written;
  perform private.write_down_operation(me, operation_id, 'add_set', asked, answer);
  return answer;
end
$function$;

-- Removes all copies of all cards of a set from the caller's collection. Answers {"removed": cards}. A repetition with
-- the same operation id changes nothing. Raises PT401 without an account, and PT422 with a sentence to show.
create function public.remove_set_from_collection(set_id text, operation_id uuid default null::uuid) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(set_id)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'remove_set', asked);
  card_ids text[];
  finishes boolean[];
begin
  if answer is not null then
    return answer;
  end if;
  select array_agg(owned.card_id), array_agg(owned.is_foil), jsonb_build_object('removed', count(distinct owned.card_id))
    into card_ids, finishes, answer
    from public.user_collections as owned
    join public.cards_2 as cards on cards.id = owned.card_id
    where owned.user_id = me and cards.set_id = remove_set_from_collection.set_id;
  if card_ids is null then
    raise sqlstate 'PT422' using message = 'No cards from this set are in your collection.';
  end if;
  perform private.write_copies(me, operation_id, card_ids, finishes, array_fill(0::bigint, array[cardinality(card_ids)]));
  perform private.write_down_operation(me, operation_id, 'remove_set', asked, answer);
  return answer;
end
$function$;

-- Refuses an invalid import (PT422).
create function private.check_import(entries jsonb, mode text) returns void
language plpgsql immutable set search_path to ''
as $function$
begin
  if mode is null or mode not in ('add', 'replace') then
    raise sqlstate 'PT422' using message = 'An import either adds to the collection or replaces it.';
  end if;
  if jsonb_typeof(entries) is distinct from 'array' then
    raise sqlstate 'PT422' using message = 'An import is a list of cards with their copies.';
  end if;
  if jsonb_array_length(entries) > 20000 then
    raise sqlstate 'PT422' using message = 'An import has at most 20,000 cards.';
  end if;
  if exists (
    select from jsonb_array_elements(entries) as entry
      where jsonb_typeof(entry -> 0) is distinct from 'string' or entry -> 3 is not null
        or jsonb_typeof(entry -> 1) is distinct from 'number' or jsonb_typeof(entry -> 2) is distinct from 'number'
  ) then
    raise sqlstate 'PT422' using message = 'An import is a list of cards with their copies.';
  end if;
  if exists (
    select from jsonb_array_elements(entries) as entry,
      lateral (values ((entry ->> 1)::numeric), ((entry ->> 2)::numeric)) as counted (copies)
      where copies < 0 or copies <> trunc(copies)
  ) then
    raise sqlstate 'PT422' using message = 'Copies are whole numbers from 0 to 9,999.';
  end if;
  if exists (select from jsonb_array_elements(entries) as entry group by entry ->> 0 having count(*) > 1) then
    raise sqlstate 'PT422' using message = 'An import lists each card once.';
  end if;
end
$function$;

-- Imports entries [[card id, non-foil copies, foil copies], …], each card once; former ids are accepted. Mode "add"
-- adds them to the caller's collection, "replace" makes them the whole collection. Answers {"added", "updated",
-- "removed", "unchanged"} in rows of a card and finish. A repetition with the same operation id changes nothing. Raises
-- PT401 without an account, and PT422 with a sentence to show.
create function public.import_collection(entries jsonb, mode text, operation_id uuid default null::uuid) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(entries, mode)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'import', asked);
  current_ids text[];
  card_ids text[];
  finishes boolean[];
  quantities bigint[];
  listed integer;
begin
  if answer is not null then
    return answer;
  end if;
  perform private.check_import(entries, mode);
  current_ids := private.current_card_ids((
    select array_agg(entry ->> 0 order by place)
      from jsonb_array_elements(entries) with ordinality as list (entry, place)
  ));
  with given as (
    -- A card may be listed under its id and a former one. Both lists are unnested together, because reading an element
    -- of a text array reads all elements before it.
    select list.card_id, finish.is_foil, sum((entry ->> finish.place)::numeric) as quantity
      from rows from (jsonb_array_elements(entries), unnest(current_ids)) as list (entry, card_id),
        (values (false, 1), (true, 2)) as finish (is_foil, place)
      group by 1, 2
  ), owned as (
    select owned.card_id, owned.is_foil, owned.quantity from public.user_collections as owned where owned.user_id = me
  )
  select coalesce(array_agg(card_id), '{}'), coalesce(array_agg(is_foil), '{}'),
      -- A number that is far too large would not fit; 10,000 is refused too.
      coalesce(array_agg(least(10000, coalesce(given.quantity, 0)
        + case mode when 'add' then coalesce(owned.quantity, 0) else 0 end)::bigint), '{}'),
      count(*) filter (where given.quantity > 0)
    into card_ids, finishes, quantities, listed
    from given full join owned using (card_id, is_foil)
    where given.quantity > 0 or mode = 'replace' and owned.quantity > 0;
  select jsonb_build_object('added', added, 'updated', updated, 'removed', removed, 'unchanged', listed - added - updated)
    into answer from private.write_copies(me, operation_id, card_ids, finishes, quantities);
  perform private.write_down_operation(me, operation_id, 'import', asked, answer);
  return answer;
end
$function$;

-- The changes of an operation, with the current copies and whether the row is unchanged since the operation.
create function private.changes_to_undo(me uuid, undone private.collection_operations) returns table(card_id text, is_foil boolean, row_id uuid, before integer, after integer, created_at timestamp with time zone, updated_at timestamp with time zone, copies integer, is_untouched boolean)
language sql stable set search_path to ''
as $function$
  select changes.card_id, changes.is_foil, row_id, before, after, changes.created_at, changes.updated_at,
    coalesce(owned.quantity, 0),
    case
      when owned.id is null then after = 0
      else (owned.id, owned.quantity, owned.updated_at) = (row_id, after, undone.created_at)
    end
  from private.collection_changes as changes
  left join public.user_collections as owned
    on owned.user_id = me and owned.card_id = changes.card_id and owned.is_foil = changes.is_foil
  where changes.user_id = me and changes.operation_id = undone.id
$function$;

-- Restores the rows that are unchanged since an operation, with id and times. Answers their number.
create function private.restore_untouched_rows(me uuid, undone private.collection_operations) returns integer
language sql set search_path to ''
as $function$
  with untouched as materialized (
    select * from private.changes_to_undo(me, undone) where is_untouched
  ), inserted as (
    insert into public.user_collections (id, user_id, card_id, is_foil, quantity, created_at, updated_at)
      -- A member who reuses the id of a deleted row cannot prevent its restoration.
      select case when exists (select from public.user_collections as other where other.id = row_id)
            then gen_random_uuid() else row_id end,
          me, card_id, is_foil, before, created_at, updated_at
        from untouched where after = 0
  ), set_back as (
    update public.user_collections as owned set quantity = before, updated_at = untouched.updated_at
      from untouched where owned.id = row_id and before > 0 and after > 0
  ), deleted as (
    delete from public.user_collections as owned using untouched where owned.id = row_id and before = 0
  )
  select count(*)::integer from untouched
$function$;

-- Undoes a bulk add, bulk removal or import of the caller's last 10. Rows without later changes are restored exactly;
-- the operation's difference is subtracted from the others. Answers {"restored": rows}. A repetition with the same
-- operation id changes nothing. Raises PT401 without an account, and PT422 with a sentence to show.
create function public.undo_collection_operation(undone_id uuid, operation_id uuid default null::uuid) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  asked uuid := md5(jsonb_build_array(undone_id)::text)::uuid;
  answer jsonb := private.known_answer(me, operation_id, 'undo', asked);
  undone private.collection_operations;
  restored integer;
  card_ids text[];
  finishes boolean[];
  quantities bigint[];
begin
  if answer is not null then
    return answer;
  end if;
  select * into undone from private.collection_operations as done where done.user_id = me and done.id = undone_id;
  if undone.undone_at is not null then
    raise sqlstate 'PT422' using message = 'This was already undone.';
  end if;
  if undone.is_undoable is not true then
    raise sqlstate 'PT422' using message = 'This can no longer be undone.';
  end if;
  -- Only the operation's difference is subtracted from rows with later changes, so that those are not lost.
  select coalesce(array_agg(card_id), '{}'), coalesce(array_agg(is_foil), '{}'),
      coalesce(array_agg(greatest(0, copies + before - after)), '{}')
    into card_ids, finishes, quantities
    from private.changes_to_undo(me, undone) where not is_untouched;
  restored := private.restore_untouched_rows(me, undone);
  select jsonb_build_object('restored', restored + added + updated + removed) into answer
    from private.write_copies(me, null, card_ids, finishes, quantities);
  delete from private.collection_changes as changes where changes.user_id = me and changes.operation_id = undone_id;
  update private.collection_operations as done set undone_at = now(), is_undoable = false
    where done.user_id = me and done.id = undone_id;
  perform private.write_down_operation(me, operation_id, 'undo', asked, answer);
  return answer;
end
$function$;

-- Saves the name of the set with a bulk add or removal, because its changes are deleted when it is undone.
create function private.name_operation_set() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  -- The changes of an operation are written before the operation itself, and all of them are of one set.
  select sets.name into new.set_name
    from private.collection_changes as changes
    join public.cards_2 as cards on cards.id = changes.card_id
    join public.sets_2 as sets on sets.id = cards.set_id
    where changes.user_id = new.user_id and changes.operation_id = new.id
    limit 1;
  return new;
end
$function$;

-- The caller's bulk adds, bulk removals and imports that can be undone, and the last ten that were undone within 30
-- days, newest first: [{"id", "kind", "set_name", "answer", "created_at", "undone_at", "restorable": rows that an undo
-- would change, "changed_since": rows that were changed after it, "removed": rows that it removed, "removed_copies":
-- the first 100 of them as [card id, foil, copies]}, …]. PT401 without an account.
create function public.recent_collection_operations() returns jsonb
language plpgsql stable security definer set search_path to ''
as $function$
declare
  me uuid := (select private.member_id());
begin
  if not exists (select from public.user_profiles where user_id = me) then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  return (
    with listed as (
      (select * from private.collection_operations where user_id = me and is_undoable)
      union all
      -- Ten can be undone, and as many undone ones are listed.
      (select * from private.collection_operations
        where user_id = me and undone_at > now() - interval '30 days'
        order by created_at desc limit 10)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', listed.id, 'kind', listed.kind, 'set_name', listed.set_name, 'answer', listed.answer,
        'created_at', listed.created_at, 'undone_at', listed.undone_at,
        'restorable', effect.restorable, 'changed_since', effect.changed_since,
        'removed', effect.removed, 'removed_copies', effect.removed_copies
      ) order by listed.created_at desc, listed.id), '[]')
      from listed
      cross join lateral (
        select
          count(*) filter (where is_untouched or greatest(0, copies + before - after) <> copies) as restorable,
          count(*) filter (where not is_untouched) as changed_since,
          count(*) filter (where after = 0) as removed,
          coalesce((
            select jsonb_agg(jsonb_build_array(first.card_id, first.is_foil, first.before) order by first.card_id, first.is_foil)
            from (
              select changes.card_id, changes.is_foil, changes.before
              from private.collection_changes as changes
              where changes.user_id = me and changes.operation_id = listed.id and changes.after = 0
              order by changes.card_id, changes.is_foil limit 100
            ) as first
          ), '[]') as removed_copies
        -- The argument needs the row type of the table, which `listed` does not have.
        from private.changes_to_undo(me, (
          select operations from private.collection_operations as operations
          where operations.user_id = me and operations.id = listed.id
        ))
      ) as effect
  );
end
$function$;
