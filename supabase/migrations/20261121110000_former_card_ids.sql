-- Cards that took over another id are still known by the one before (issue 7): a change that a browser kept for later counts.

create table private.card_former_ids (
  former_id text primary key,
  card_id text not null references public.cards_2 (id) on update cascade on delete cascade
);
comment on table private.card_former_ids is 'Ids that cards had before, such as those of the offline pack, and the card''s id now.';

create index card_former_ids_of_a_card on private.card_former_ids (card_id);
alter table private.card_former_ids enable row level security;

create function private.keep_former_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.card_former_ids (former_id, card_id) values (old.id, new.id)
    on conflict (former_id) do update set card_id = excluded.card_id;
  return null;
end
$$;
comment on function private.keep_former_id is 'After a card took over another id.';

create trigger cards_2_former_id after update of id on public.cards_2
  for each row when (old.id <> new.id) execute function private.keep_former_id();

create function private.current_card_ids(ids text[]) returns text[]
language plpgsql set search_path = ''
as $$
begin
  -- Waits for cards that take over other ids at this moment; the next statement sees what came of it.
  perform from public.cards_2 where id = any (ids) order by id for key share;
  return coalesce((
    select array_agg(coalesce(card.id, former.card_id, wanted.id) order by place)
      from unnest(ids) with ordinality as wanted (id, place)
      left join public.cards_2 as card on card.id = wanted.id
      left join private.card_former_ids as former on former.former_id = wanted.id
  ), '{}');
end
$$;
comment on function private.current_card_ids is
  'The ids by which cards are known now, in the same order. What was never a card''s id stays what it is.';

-- Decks -----------------------------------------------------------------------------------------------------------------

create function private.name_current_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  current_ids text[];
begin
  -- What is no list of a deck is for check_deck to explain.
  if jsonb_typeof(new.cards) is distinct from 'array' then
    return new;
  end if;
  if jsonb_array_length(new.cards) > 60 then
    return new;
  end if;
  select array_agg(entry ->> 'card' order by place) into ids
    from jsonb_array_elements(new.cards) with ordinality as list (entry, place);
  current_ids := private.current_card_ids(ids);
  if current_ids <> ids then
    new.cards := (
      select jsonb_agg(
          case when entry ->> 'card' <> current_ids[place]
            then entry || jsonb_build_object('card', current_ids[place]) else entry end
          order by place)
        from jsonb_array_elements(new.cards) with ordinality as list (entry, place)
    );
  end if;
  return new;
end
$$;
comment on function private.name_current_cards is
  'Before check_deck: a deck that was begun before its cards took over other ids is saved with those.';

-- Triggers fire in the order of their names: this one before decks_check.
create trigger decks_cards_now before insert or update of cards on public.decks
  for each row execute function private.name_current_cards();

-- Collections -------------------------------------------------------------------------------------------------------------

create or replace function public.adjust_collection(
  card_id text, is_foil boolean, delta integer, operation_id uuid default null
)
returns integer
language plpgsql security definer set search_path = ''
as $$
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
    raise sqlstate 'PT422' using message = 'Name a card, its finish and how many copies.';
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
$$;
comment on function public.adjust_collection is
  'Adds copies of a card to the caller''s collection, or takes some away, at most those that there are. Answers how many there '
  'are then. A former id of the card will do. Sent again with the same operation id it answers the same and changes nothing. '
  'PT401, PT422 with a sentence.';

create or replace function public.set_collection(
  card_id text, is_foil boolean, quantity integer, operation_id uuid default null
)
returns integer
language plpgsql security definer set search_path = ''
as $$
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
    raise sqlstate 'PT422' using message = 'Name a card, its finish and how many copies.';
  end if;
  perform private.write_copies(
    me, null, private.current_card_ids(array[card_id]), array[is_foil], array[copies]);
  perform private.write_down_operation(me, operation_id, 'set', asked, to_jsonb(copies));
  return copies;
end
$$;
comment on function public.set_collection is
  'Makes the caller''s collection have so many copies of a card, none for 0 or less. Answers how many there are then. '
  'A former id of the card will do. Sent again with the same operation id it answers the same and changes nothing. '
  'PT401, PT422 with a sentence.';

create or replace function public.import_collection(entries jsonb, mode text, operation_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
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
    -- A card may be listed under its id and a former one.
    select current_ids[list.place] as card_id, finish.is_foil, sum((entry ->> finish.place)::numeric) as quantity
      from jsonb_array_elements(entries) with ordinality as list (entry, place),
        (values (false, 1), (true, 2)) as finish (is_foil, place)
      group by 1, 2
  ), owned as (
    select owned.card_id, owned.is_foil, owned.quantity from public.user_collections as owned where owned.user_id = me
  )
  select coalesce(array_agg(card_id), '{}'), coalesce(array_agg(is_foil), '{}'),
      -- A number that is far too large would not fit; 10,000 is refused just as well.
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
$$;
comment on function public.import_collection is
  'Entries are [[card id, copies that are not foil, foil copies], …], each card once; former ids will do. Mode "add" adds them '
  'to the caller''s collection, "replace" makes it exactly this. Answers {"added", "updated", "removed", "unchanged"} in rows '
  'of a card and finish. Counts once for an operation id. PT401, PT422 with a sentence.';
