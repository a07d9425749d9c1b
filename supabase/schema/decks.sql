-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Decks: their rules, legality and visibility.

-- Decks. The database computes total_cards, legality, is_visible and favorite_count.
create table public.decks (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  description text,
  -- [{"card": id in cards_2, "quantity": 1 to 4, or more if the card's text allows it}, …], each card once, at most 60
  -- copies.
  cards jsonb not null,
  total_cards integer default 0 not null,
  legality text default 'core' not null,
  is_public boolean default false not null,
  -- Whether others see it: it is public and its author shows decks.
  is_visible boolean default false not null,
  tags text[] default '{}'::text[] not null,
  favorite_count integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  -- The inks of its cards, in the order of the six inks. Computed by the database.
  inks text[] default '{}'::text[] not null,
  -- [{"card": id, "quantity": 1 to 4}, …]: cards that the author considers. They count for nothing.
  maybeboard jsonb default '[]'::jsonb not null,
  -- The author's notes on cards of the deck or its maybeboard, by card ids.
  notes jsonb default '{}'::jsonb not null,
  -- The full name of the card that leads it in Format Coconut; null without one. The verdict says if it cannot.
  leader text,
  -- Whether the versions are as visible as the deck.
  shows_versions boolean default false not null,
  constraint decks_pkey primary key (id),
  constraint decks_id_and_author_are_unique unique (id, user_id),
  constraint decks_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint decks_description_is_short check (char_length(description) <= 5000),
  constraint decks_favorite_count_is_not_negative check (favorite_count >= 0),
  constraint decks_have_1_to_60_cards check (total_cards >= 1 and total_cards <= 60),
  constraint decks_inks_are_inks check (inks <@ array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] and cardinality(inks) <= 6),
  constraint decks_leader_is_a_name check (private.is_plain_line(leader) and char_length(leader) >= 1 and char_length(leader) <= 200),
  constraint decks_legality check (legality = any (array['core', 'infinity'])),
  constraint decks_maybeboard_is_a_list check (private.are_deck_entries(maybeboard)),
  constraint decks_name_is_short check (char_length(name) <= 100 and private.is_plain_line(name)),
  constraint decks_notes_are_short check (private.are_card_notes(notes)),
  constraint decks_tags_are_few check (cardinality(tags) <= 10 and char_length(array_to_string(tags, '')) <= 300 and array_position(tags, null::text) is null),
  constraint decks_tags_are_plain_lines check (private.are_plain_lines(tags)) not valid
);

create index decks_by_card on public.decks using gin (cards jsonb_path_ops);
create index decks_by_planned_card on public.decks using gin (private.planned_cards(maybeboard, notes)) where ((maybeboard <> '[]'::jsonb) or (notes <> '{}'::jsonb));
create index decks_newest on public.decks using btree (created_at desc, id desc);
create index decks_of_an_author on public.decks using btree (user_id, created_at desc, id desc);
create index decks_visible_newest on public.decks using btree (created_at desc, id desc) where is_visible;
create index decks_visible_newest_of_a_legality on public.decks using btree (legality, created_at desc, id desc) where is_visible;
create index decks_visible_newest_of_inks on public.decks using btree (inks, created_at desc, id desc) include (legality, total_cards) where is_visible;
create index decks_visible_popular on public.decks using btree (favorite_count desc, created_at desc, id desc) where is_visible;
create index decks_visible_popular_of_a_legality on public.decks using btree (legality, favorite_count desc, created_at desc, id desc) where is_visible;
create index decks_visible_popular_of_inks on public.decks using btree (inks, favorite_count desc, created_at desc, id desc) include (legality) where is_visible;

alter table public.decks enable row level security;
grant select on public.decks to anon;
grant select, insert, update, delete on public.decks to authenticated;
grant select, insert, update, delete on public.decks to service_role;

create policy "administrators see hidden decks" on public.decks
  as permissive for select to authenticated
  using ((is_public and (select private.is_admin()) and (exists ( select
   from hidden_content
  where ((hidden_content.deck_id = decks.id) and (hidden_content.restored_at is null))))));

create policy "visible decks are seen by everyone, others by their author" on public.decks
  as permissive for select to public
  using ((is_visible or (user_id = (select private.member_id()))));

create policy "members save decks of their own" on public.decks
  as permissive for insert to authenticated
  with check ((user_id = (select private.member_id())));

create policy "authors change their decks" on public.decks
  as permissive for update to authenticated
  using ((user_id = (select private.member_id())))
  with check ((user_id = (select private.member_id())));

create policy "authors delete their decks" on public.decks
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));

create trigger decks_blank_name before insert or update of name on decks
  for each row
  execute function private.empty_blank_name();
create trigger decks_cards_now before insert or update of cards on decks
  for each row
  execute function private.name_current_cards();
create trigger decks_check before insert or update of name, description, cards, total_cards on decks
  for each row
  execute function private.check_deck();
create trigger decks_copies after insert or update of cards, inks, legality on decks
  for each row
  execute function private.state_deck_copies();
create trigger decks_deleted_words after delete on decks referencing old table as before
  for each statement
  execute function private.remove_deck_words();
create trigger decks_facts after insert or update of cards, inks, leader on decks
  for each row
  execute function private.state_deck_facts();
create trigger decks_flag after update of name on decks
  for each row when (old.name <> new.name)
  execute function private.flag_named_deck();
create trigger decks_flag_new after insert on decks
  for each row
  execute function private.flag_named_deck();
create trigger decks_guide before update of description on decks
  for each row
  execute function private.withhold_guide();
create trigger decks_hold before update on decks
  for each row
  execute function private.hold_columns('created_at', 'favorite_count');
create trigger decks_inks before insert or update of cards, inks on decks
  for each row
  execute function private.work_out_deck_inks();
create trigger decks_legality before insert or update of cards, legality on decks
  for each row
  execute function private.work_out_deck_legality();
create trigger decks_number after insert on decks referencing new table as added
  for each statement
  execute function private.check_number_of_decks();
create trigger decks_own_favorite after insert on decks
  for each row
  execute function private.add_own_favorite();
create trigger decks_planned_cards_now before insert or update of maybeboard, notes on decks
  for each row
  execute function private.name_current_planned_cards();
create trigger decks_refuse before update on decks
  for each row
  execute function private.refuse_changes('id', 'user_id');
create trigger decks_renamed_words after update on decks referencing old table as before new table as after
  for each statement
  execute function private.remove_deck_words();
create trigger decks_search after insert or update of name, cards, inks, legality on decks
  for each row
  execute function private.index_deck();
create trigger decks_stamp before update of name, description, cards, is_public, tags, maybeboard, notes, updated_at on decks
  for each row
  execute function private.stamp_changed_row();
create trigger decks_stamp_new before insert on decks
  for each row
  execute function private.stamp_new_row();
create trigger decks_start_favorite_count before insert on decks
  for each row
  execute function private.start_favorite_count();
create trigger decks_version after update of cards on decks
  for each row when (old.cards is distinct from new.cards)
  execute function private.keep_deck_version();
create trigger decks_visibility before insert or update of is_public, is_visible on decks
  for each row
  execute function private.work_out_deck_visibility();
create trigger decks_visible after update on decks referencing old table as before new table as after
  for each statement
  execute function private.list_visible_decks();
create trigger decks_wait before update on decks
  for each statement when (pg_trigger_depth() = 0)
  execute function private.wait_for_own_profile();
create trigger decks_wait_to_come before insert on decks
  for each statement
  execute function private.wait_for_own_turn();
create trigger decks_wait_to_go before delete on decks
  for each statement
  execute function private.wait_for_dropped_favorites();

-- Whether the caller sees a deck: it is visible, or the caller's.
create function private.can_see_deck(deck uuid) returns boolean
language sql stable security definer set search_path to ''
as $function$
  select exists (select from public.decks where id = deck and (is_visible or user_id = (select private.member_id())))
$function$;

-- The ids in the list of a deck. An array makes the planner look them up one by one.
create function private.cards_of(cards jsonb) returns text[]
language sql immutable set search_path to ''
as $function$ select array(select entry ->> 'card' from jsonb_array_elements(cards) as entry) $function$;

-- Before insert or update of a name: empties an invisible name, which decks_check then refuses with its sentence.
create function private.empty_blank_name() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_blank(new.name) then
    new.name := '';
  end if;
  return new;
end
$function$;

-- Before check_deck: replaces former card ids of a deck that was begun before they changed.
create function private.name_current_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  ids text[];
  current_ids text[];
begin
  -- An invalid list is left for check_deck to explain.
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
$function$;

-- The most copies of a card that its text allows, at most 60; null if it says nothing. The same as copyLimit of
-- src/domain/decks/copyLimit.ts.
create function private.copy_limit(rules_text text) returns integer
language sql immutable set search_path to ''
as $function$
  select case when matched is not null then least(coalesce(matched[1], matched[3], '60')::integer, 60) end
    from (select regexp_match(
      rules_text, '\mYou may (?:have up to (\d{1,4}) copies|have (any number) of cards|only have (\d{1,4}) copies)\M') as matched
    ) as read
$function$;

-- Before insert, and before a checked column changes: refuses an invalid deck (PT422) and computes total_cards.
create function private.check_deck() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  ids text[];
  total numeric;
  unknown text;
  too_many text;
begin
  new.name := btrim(new.name);
  if coalesce(new.name, '') = '' then
    raise sqlstate 'PT422' using message = 'Please enter a deck name.';
  end if;
  if char_length(new.name) > 100 then
    raise sqlstate 'PT422' using message = 'A deck name has at most 100 characters.';
  end if;
  if char_length(new.description) > 5000 then
    raise sqlstate 'PT422' using message = 'A deck guide has at most 5,000 characters.';
  end if;
  if new.cards is null or new.cards = '[]' then
    raise sqlstate 'PT422' using message = 'Please add some cards to your deck.';
  end if;
  if jsonb_typeof(new.cards) <> 'array' then
    raise sqlstate 'PT422' using message = 'A deck is a list of cards with their quantities.';
  end if;
  if jsonb_array_length(new.cards) > 60 then
    raise sqlstate 'PT422' using message = 'Your deck exceeds the maximum of 60 cards.';
  end if;
  if exists (
    select from jsonb_array_elements(new.cards) as entry
      where jsonb_typeof(entry -> 'card') is distinct from 'string'
        or jsonb_typeof(entry -> 'quantity') is distinct from 'number'
  ) then
    raise sqlstate 'PT422' using message = 'A deck is a list of cards with their quantities.';
  end if;
  if exists (
    select from jsonb_array_elements(new.cards) as entry
      where (entry ->> 'quantity')::numeric not between 1 and 60 or (entry ->> 'quantity')::numeric % 1 <> 0
        or ((entry ->> 'quantity')::numeric > 4
          and (select private.copy_limit(rules_text) from public.cards_2 where id = entry ->> 'card') is null)
  ) then
    raise sqlstate 'PT422' using message = 'A deck can have 1 to 4 copies of a card.';
  end if;
  select array_agg(entry ->> 'card'), sum((entry ->> 'quantity')::numeric) into ids, total
    from jsonb_array_elements(new.cards) as entry;
  if cardinality(ids) > (select count(distinct id) from unnest(ids) as id) then
    raise sqlstate 'PT422' using message = 'A deck can list each card only once.';
  end if;
  if total > 60 then
    raise sqlstate 'PT422' using message = 'Your deck exceeds the maximum of 60 cards.';
  end if;
  -- Locks the cards until the deck is saved, so that none of them is removed meanwhile.
  perform from public.cards_2 where id = any (ids) order by id for key share;
  select id into unknown
    from unnest(ids) as wanted (id)
    where not exists (select from public.cards_2 where cards_2.id = wanted.id)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = format('Card not found: "%s"', left(unknown, 100));
  end if;
  select format('A deck has at most %s copies of %s.', min(limited.copies), limited.full_name) into too_many
    from (
      select case when version <> '' then name || ' - ' || version else name end as full_name,
          private.card_key(name, version) as card_key, private.copy_limit(rules_text) as copies,
          (entry ->> 'quantity')::integer as quantity
        from jsonb_array_elements(new.cards) as entry join public.cards_2 on id = entry ->> 'card'
        where id = any (ids) and private.copy_limit(rules_text) is not null
    ) as limited
    group by limited.card_key, limited.full_name having sum(limited.quantity) > min(limited.copies)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = too_many;
  end if;
  new.cards := (
    select jsonb_agg(jsonb_build_object('card', entry ->> 'card', 'quantity', (entry ->> 'quantity')::integer) order by place)
      from jsonb_array_elements(new.cards) with ordinality as list (entry, place)
  );
  new.total_cards := total;
  return new;
end
$function$;

-- Whether a value is a list of [{"card": id, "quantity": 1 to 4}, …] with at most 60 cards, each once.
create function private.are_deck_entries(entries jsonb) returns boolean
language sql immutable set search_path to ''
as $function$
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
$function$;

-- Whether a value is an object of at most 100 notes by card ids, each a plain line of 1 to 200 characters.
create function private.are_card_notes(notes jsonb) returns boolean
language sql immutable set search_path to ''
as $function$
  select case when jsonb_typeof(notes) = 'object' then (
    select count(*) <= 100 and coalesce(bool_and(
        char_length(key) <= 100 and jsonb_typeof(value) = 'string'
          and char_length(value #>> '{}') <= 200 and private.is_plain_line(value #>> '{}')), true)
    from jsonb_each(notes))
    else false end
$function$;

-- The ids of the cards in a maybeboard or with a note.
create function private.planned_cards(maybeboard jsonb, notes jsonb) returns text[]
language sql immutable set search_path to ''
as $function$
  select array(
    select entry ->> 'card' from jsonb_array_elements(maybeboard) as entry
    union
    select jsonb_object_keys(notes))
$function$;

-- Before insert or update of a maybeboard or notes: replaces former card ids.
create function private.name_current_planned_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- After a card got another id: name_current_planned_cards updates the maybeboards and notes that have the former one.
create function private.follow_planned_card() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.decks set maybeboard = maybeboard, notes = notes
    where (maybeboard <> '[]' or notes <> '{}')
      and private.planned_cards(maybeboard, notes) @> array[new.former_id];
  return null;
end
$function$;

-- The maximum number of a member's decks.
create function private.most_decks() returns integer
language sql immutable set search_path to ''
as $function$ select 1000 $function$;

-- After decks were added, which are in the transition table "added": refuses more than most_decks(). It does not run
-- before the insert, because saving an existing deck adds none.
create function private.check_number_of_decks() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if exists (
    select from public.decks where user_id in (select user_id from added)
      group by user_id having count(*) > private.most_decks()
  ) then
    raise sqlstate 'PT422' using message = format(
      'You can save at most %s decks. Delete one to save another.', to_char(private.most_decks(), 'FM9,999'));
  end if;
  return null;
end
$function$;

-- After check_deck: computes the format, which is infinity with any card of a set that is not core_legal (requirements
-- §4, Deck creation).
create function private.work_out_deck_legality() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  new.legality := (
    select case when bool_and(core_legal) then 'core' else 'infinity' end
      from jsonb_array_elements(new.cards) as entry
      join public.cards_2 on cards_2.id = entry ->> 'card'
      join public.sets_2 on sets_2.id = cards_2.set_id
  );
  return new;
end
$function$;

-- After check_deck: computes the inks of a deck from its cards.
create function private.work_out_deck_inks() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  new.inks := array(
    select ink
      from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) with ordinality as six (ink, place)
      where ink in (
        select unnest(coalesce(cards_2.inks, '{}') || cards_2.ink)
          from public.cards_2 where id = any (private.cards_of(new.cards))
      )
      order by place
  );
  return new;
end
$function$;

-- Before insert, and before is_public or is_visible change: computes is_visible.
create function private.work_out_deck_visibility() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  shown text;
begin
  -- Locks the profile, so that a concurrent change of its visibility does not miss this deck.
  select deck_visibility into shown from public.user_profiles where user_id = new.user_id for share;
  new.is_visible := new.is_public and coalesce(shown = 'public', false) and not exists (
    select from public.hidden_content where deck_id = new.id and kind = 'deck' and restored_at is null);
  return new;
end
$function$;

-- Before any update of decks: locks the caller's profile first, in the same order as work_out_deck_visibility.
create function private.wait_for_own_profile() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform from public.user_profiles where user_id = (select auth.uid()) for share;
  return null;
end
$function$;

-- Before favorites are removed, and before all decks of an author are hidden or shown: prevents deletions of decks and
-- accounts until the end of the transaction.
create function private.wait_for_deleted_decks() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('favorites of deleted decks'));
  return null;
end
$function$;

-- Before decks are deleted: prevents removals of favorites until the end of the transaction.
create function private.wait_for_dropped_favorites() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  perform pg_advisory_xact_lock(hashtext('favorites of deleted decks'));
  return null;
end
$function$;
