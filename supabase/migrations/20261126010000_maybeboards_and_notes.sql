-- A deck has a second list, its maybeboard, whose cards never count, and short notes on cards. Both follow changed card ids.

create function private.are_deck_entries(entries jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(entries) = 'array' then
    jsonb_array_length(entries) <= 60
      and (select count(*) = count(distinct entry ->> 'card') from jsonb_array_elements(entries) as entry)
      and not exists (
        select from jsonb_array_elements(entries) as entry
        where case when jsonb_typeof(entry) = 'object' then
          jsonb_typeof(entry -> 'card') = 'string' and char_length(entry ->> 'card') <= 100
            and entry -> 'quantity' in ('1', '2', '3', '4') and entry - 'card' - 'quantity' = '{}'
          end is not true)
    else false end
$$;
comment on function private.are_deck_entries is
  'Whether a value is a list of [{"card": id, "quantity": 1 to 4}, …] with at most 60 cards, each once.';

create function private.are_card_notes(notes jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(notes) = 'object' then (
    select count(*) <= 100 and coalesce(bool_and(
        char_length(key) <= 100 and jsonb_typeof(value) = 'string'
          and char_length(value #>> '{}') <= 200 and private.is_plain_line(value #>> '{}')), true)
    from jsonb_each(notes))
    else false end
$$;
comment on function private.are_card_notes is
  'Whether a value is an object of at most 100 notes by card ids, each a plain line of 1 to 200 characters.';

create function private.planned_cards(maybeboard jsonb, notes jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select entry ->> 'card' from jsonb_array_elements(maybeboard) as entry
    union
    select jsonb_object_keys(notes))
$$;
comment on function private.planned_cards is 'The ids of the cards in a maybeboard or with a note.';

alter table public.decks
  add column maybeboard jsonb not null default '[]',
  add column notes jsonb not null default '{}',
  add constraint decks_maybeboard_is_a_list check (private.are_deck_entries(maybeboard)),
  add constraint decks_notes_are_short check (private.are_card_notes(notes));
comment on column public.decks.maybeboard is
  '[{"card": id, "quantity": 1 to 4}, …]: cards that the author considers. They count for nothing.';
comment on column public.decks.notes is 'The author''s notes on cards of the deck or its maybeboard, by card ids.';

create index decks_by_planned_card on public.decks using gin (private.planned_cards(maybeboard, notes))
  where maybeboard <> '[]' or notes <> '{}';

create function private.name_current_planned_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  current_ids text[];
begin
  -- An invalid value is left for the constraints to refuse.
  if not (private.are_deck_entries(new.maybeboard) and private.are_card_notes(new.notes)) then
    return new;
  end if;
  ids := private.planned_cards(new.maybeboard, new.notes);
  current_ids := private.current_card_ids(ids);
  if current_ids = ids then
    return new;
  end if;
  new.maybeboard := (
    select coalesce(jsonb_agg(jsonb_build_object('card', id, 'quantity', quantity) order by place), '[]')
      from (
        select distinct on (id) id, entry -> 'quantity' as quantity, place
          from jsonb_array_elements(new.maybeboard) with ordinality as list (entry, place)
          join unnest(ids, current_ids) as names (former_id, id) on former_id = entry ->> 'card'
          order by id, place
      ) as once
  );
  new.notes := (
    select coalesce(jsonb_object_agg(id, value), '{}')
      from jsonb_each(new.notes) join unnest(ids, current_ids) as names (former_id, id) on former_id = key
  );
  return new;
end
$$;
comment on function private.name_current_planned_cards is
  'Before insert or update of a maybeboard or notes: replaces former card ids.';

create trigger decks_planned_cards_now before insert or update of maybeboard, notes on public.decks
  for each row execute function private.name_current_planned_cards();

create function private.follow_planned_card() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.decks set maybeboard = maybeboard, notes = notes
    where (maybeboard <> '[]' or notes <> '{}')
      and private.planned_cards(maybeboard, notes) @> array[new.former_id];
  return null;
end
$$;
comment on function private.follow_planned_card is
  'After a card got another id: name_current_planned_cards updates the maybeboards and notes that have the former one.';

create trigger card_former_ids_planned after insert or update on private.card_former_ids
  for each row execute function private.follow_planned_card();

drop trigger decks_stamp on public.decks;
create trigger decks_stamp before update of name, description, cards, is_public, tags, maybeboard, notes, updated_at on public.decks
  for each row execute function private.stamp_changed_row();
