-- decks: lists of cards that members build (specification §3, §4 Deck creation, §5 Deck save).
-- The rules of a deck live here and, to explain them early, in src/domain/decks/deckRules.ts and legality.ts.

create table public.decks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  name text not null
    constraint decks_name_is_short check (char_length(name) <= 100 and private.is_plain_line(name)),
  description text
    constraint decks_description_is_short check (char_length(description) <= 5000),
  cards jsonb not null,
  total_cards integer not null default 0
    constraint decks_have_1_to_60_cards check (total_cards between 1 and 60),
  legality text not null default 'core'
    constraint decks_legality check (legality in ('core', 'infinity')),
  is_public boolean not null default false,
  is_visible boolean not null default false,
  tags text[] not null default '{}'
    constraint decks_tags_are_few check (
      cardinality(tags) <= 10 and char_length(array_to_string(tags, '')) <= 300 and array_position(tags, null) is null),
  favorite_count integer not null default 1
    constraint decks_favorite_count_is_not_negative check (favorite_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint decks_id_and_author_are_unique unique (id, user_id)
);
comment on table public.decks is 'Decks. total_cards, legality, is_visible and favorite_count are what the database works out.';
comment on column public.decks.cards is '[{"card": id in cards_2, "quantity": 1 to 4}, …], each card once, 60 copies in all.';
comment on column public.decks.is_visible is 'Whether others see it: it is public and its author shows decks.';

-- Every list of decks reads one of these from its start: newest first or popular first, of all, of a format, of an author.
create index decks_newest on public.decks (created_at desc, id desc);
create index decks_popular on public.decks (favorite_count desc, created_at desc, id desc);
create index decks_newest_of_a_legality on public.decks (legality, created_at desc, id desc);
create index decks_popular_of_a_legality on public.decks (legality, favorite_count desc, created_at desc, id desc);
create index decks_of_an_author on public.decks (user_id, created_at desc, id desc);
create index decks_by_card on public.decks using gin (cards jsonb_path_ops);

-- Predicates ----------------------------------------------------------------------------------------------------------

create function private.can_see_deck(deck uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.decks where id = deck and (is_visible or user_id = (select auth.uid())))
$$;
comment on function private.can_see_deck is 'Whether the caller sees a deck: it is visible, or their own.';

create function public.decks_with_card(card_id text) returns setof public.decks
language sql stable security definer set search_path = '' rows 100
as $$
  select * from public.decks
    where cards @> jsonb_build_array(jsonb_build_object('card', decks_with_card.card_id))
      and (is_visible or user_id = (select auth.uid()))
    order by created_at desc, id desc
    limit 100
$$;
comment on function public.decks_with_card is
  'The newest 100 decks with a card that the caller may see. A plain "cards contains" cannot use its index for a visitor: '
  'under row level security PostgreSQL only lets leakproof operators near an index.';

-- What the database works out about a deck ------------------------------------------------------------------------------

create function private.check_deck() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  total numeric;
  unknown text;
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
      where (entry ->> 'quantity')::numeric not in (1, 2, 3, 4)
  ) then
    raise sqlstate 'PT422' using message = 'A deck has 1 to 4 copies of a card.';
  end if;
  select array_agg(entry ->> 'card'), sum((entry ->> 'quantity')::numeric) into ids, total
    from jsonb_array_elements(new.cards) as entry;
  if cardinality(ids) > (select count(distinct id) from unnest(ids) as id) then
    raise sqlstate 'PT422' using message = 'A deck lists each card once.';
  end if;
  if total > 60 then
    raise sqlstate 'PT422' using message = 'Your deck exceeds the maximum of 60 cards.';
  end if;
  -- Held until the deck is saved, so that no card of it is removed meanwhile.
  perform from public.cards_2 where id = any (ids) order by id for key share;
  select id into unknown
    from unnest(ids) as wanted (id)
    where not exists (select from public.cards_2 where cards_2.id = wanted.id)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = format('Card not found: "%s"', left(unknown, 100));
  end if;
  new.cards := (
    select jsonb_agg(jsonb_build_object('card', entry ->> 'card', 'quantity', (entry ->> 'quantity')::integer) order by place)
      from jsonb_array_elements(new.cards) with ordinality as list (entry, place)
  );
  new.total_cards := total;
  return new;
end
$$;
comment on function private.check_deck is
  'Before insert, and before what it looks at changes: refuses what is no deck (PT422) and works out total_cards.';

create function private.work_out_deck_legality() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.legality := (
    select case when bool_and(core_legal) then 'core' else 'infinity' end
      from jsonb_array_elements(new.cards) as entry
      join public.cards_2 on cards_2.id = entry ->> 'card'
      join public.sets_2 on sets_2.id = cards_2.set_id
  );
  return new;
end
$$;
comment on function private.work_out_deck_legality is
  'After check_deck: infinity with any card of a set that is not core_legal (specification §4, Deck creation).';

create function private.work_out_deck_visibility() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown text;
begin
  -- Locked, so that a profile that hides its decks at this moment does not miss this one.
  select deck_visibility into shown from public.user_profiles where user_id = new.user_id for share;
  new.is_visible := new.is_public and coalesce(shown = 'public', false);
  return new;
end
$$;
comment on function private.work_out_deck_visibility is 'Before insert, and before is_public or is_visible change.';

create function private.follow_deck_visibility() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.decks set is_visible = is_visible where user_id = new.user_id and is_public;
  return null;
end
$$;
comment on function private.follow_deck_visibility is 'After a profile''s deck_visibility changed: its decks follow.';

create function private.follow_core_legality() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.decks set legality = legality where id in (
    select decks.id from public.cards_2
      join public.decks on decks.cards @> jsonb_build_array(jsonb_build_object('card', cards_2.id))
      where cards_2.set_id = new.id
  );
  return null;
end
$$;
comment on function private.follow_core_legality is 'After a set''s core_legal changed: the legality of decks follows.';

create function private.follow_card_ids() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
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
$$;
comment on function private.follow_card_ids is
  'After cards took over other ids (the card service''s instead of the pack''s): decks follow. '
  'Set and number tell which card is which, so they must not change in the same statement.';

-- Triggers ------------------------------------------------------------------------------------------------------------

create trigger decks_hold before update on public.decks
  for each row execute function private.hold_columns('created_at', 'favorite_count');
create trigger decks_refuse before update on public.decks
  for each row execute function private.refuse_changes('id', 'user_id');
create trigger decks_stamp_new before insert on public.decks
  for each row execute function private.stamp_new_row();
create trigger decks_stamp before update of name, description, cards, is_public, tags on public.decks
  for each row execute function private.stamp_changed_row();
create trigger decks_check before insert or update of name, description, cards, total_cards on public.decks
  for each row execute function private.check_deck();
-- Triggers fire in the order of their names: this one after decks_check.
create trigger decks_legality before insert or update of cards, legality on public.decks
  for each row execute function private.work_out_deck_legality();
create trigger decks_visibility before insert or update of is_public, is_visible on public.decks
  for each row execute function private.work_out_deck_visibility();
create trigger user_profiles_deck_visibility after update of deck_visibility on public.user_profiles
  for each row when (old.deck_visibility <> new.deck_visibility) execute function private.follow_deck_visibility();
create trigger sets_2_core_legality after update of core_legal on public.sets_2
  for each row when (old.core_legal <> new.core_legal) execute function private.follow_core_legality();
create trigger cards_2_ids after update on public.cards_2
  referencing old table as before new table as after
  for each statement execute function private.follow_card_ids();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.decks enable row level security;
grant select on public.decks to anon;
grant select, insert, update, delete on public.decks to authenticated;
grant all on public.decks to service_role;

create policy "visible decks are seen by everyone, others by their author"
  on public.decks for select using (is_visible or user_id = (select auth.uid()));
create policy "members save decks of their own"
  on public.decks for insert to authenticated with check (user_id = (select auth.uid()));
create policy "authors change their decks"
  on public.decks for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "authors delete their decks"
  on public.decks for delete to authenticated using (user_id = (select auth.uid()));
