-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The versions of decks whose cards changed.

-- The versions of decks whose cards changed. The last one has the cards of the deck. A version lasts until the next one
-- begins, and the matches of that time belong to it.
create table public.deck_versions (
  deck_id uuid not null,
  user_id uuid not null,
  -- From 1 in the order of the versions; some may be missing.
  number integer not null,
  -- The author's name for it; null without one.
  name text,
  -- As in decks.
  cards jsonb not null,
  -- When its cards were first saved; of the first version, when the deck was made.
  begun_at timestamp with time zone not null,
  -- When its cards were last saved.
  changed_at timestamp with time zone not null,
  constraint deck_versions_pkey primary key (deck_id, user_id, number),
  constraint deck_versions_deck_id_user_id_fkey foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade,
  constraint deck_versions_name_is_a_short_line check (char_length(name) >= 1 and char_length(name) <= 60 and private.is_plain_line(name) and not private.is_blank(name)),
  constraint deck_versions_number_is_positive check (number > 0)
);

create index deck_versions_by_card on public.deck_versions using gin (cards jsonb_path_ops);

alter table public.deck_versions enable row level security;
grant select on public.deck_versions to anon;
grant select on public.deck_versions to authenticated;
grant select, insert, update, delete on public.deck_versions to service_role;

create policy "authors see versions, everybody those that decks show" on public.deck_versions
  as permissive for select to public
  using (((user_id = (select private.member_id())) or (exists ( select
   from decks
  where ((decks.id = deck_versions.deck_id) and decks.is_visible and decks.shows_versions)))));

create trigger deck_versions_cards_now before update of cards on deck_versions
  for each row
  execute function private.name_current_cards();

-- Names a version of a deck of the caller; null or an empty text removes the name. A deck without versions gets its
-- first one. The next change of the cards then begins a new version. PT422 refuses another deck, version or name.
create function public.name_deck_version(deck uuid, version integer, label text default null::text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  named public.decks;
  clean constant text := nullif(btrim(label), '');
begin
  select * into named from public.decks where id = deck and user_id = (select private.member_id()) for update;
  if not found then
    raise sqlstate 'PT422' using message = 'You have no such deck.';
  end if;
  if char_length(clean) > 60 then
    raise sqlstate 'PT422' using message = 'The name of a version has at most 60 characters.';
  end if;
  if private.is_blank(clean) or not private.is_plain_line(clean) then
    raise sqlstate 'PT422' using message = 'Please enter a name of letters and digits.';
  end if;
  if version = 1 and not exists (select from public.deck_versions where deck_id = deck) then
    insert into public.deck_versions (deck_id, user_id, number, cards, begun_at, changed_at)
      values (deck, named.user_id, 1, named.cards, named.created_at, named.updated_at);
  end if;
  update public.deck_versions set name = clean where deck_id = deck and number = version;
  if not found then
    raise sqlstate 'PT422' using message = 'The deck has no such version.';
  end if;
end
$function$;

-- After the cards of a deck changed: begins a version, or changes the latest one, if it was last changed less than 30
-- minutes ago, has no name, and no match was played with it. A deck that is younger has no versions yet. Beyond
-- most_deck_versions() the oldest ones without a name are deleted first.
create function private.keep_deck_version() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  contents constant jsonb := private.deck_contents(new.cards);
  latest public.deck_versions;
  sitting constant timestamptz := now() - interval '30 minutes';
begin
  select * into latest from public.deck_versions where deck_id = new.id order by number desc limit 1;
  if contents = private.deck_contents(old.cards) then
    -- Only printings or the order changed.
    update public.deck_versions set cards = new.cards where deck_id = new.id and number = latest.number;
    return null;
  end if;
  if latest.number is null then
    if old.created_at > sitting and not private.has_matches_since(new.id, old.created_at) then
      return null;
    end if;
    insert into public.deck_versions (deck_id, user_id, number, cards, begun_at, changed_at)
      values (new.id, new.user_id, 1, old.cards, old.created_at, old.updated_at)
      returning * into latest;
  end if;
  if latest.number > 1 and latest.name is null and latest.changed_at > sitting
    and not private.has_matches_since(new.id, latest.begun_at)
  then
    -- The same sitting. A change that is taken back leaves no version.
    if contents = (
      select private.deck_contents(cards) from public.deck_versions
        where deck_id = new.id and number < latest.number order by number desc limit 1
    ) then
      delete from public.deck_versions where deck_id = new.id and number = latest.number;
    else
      update public.deck_versions set cards = new.cards, changed_at = now() where deck_id = new.id and number = latest.number;
    end if;
    return null;
  end if;
  insert into public.deck_versions (deck_id, user_id, number, cards, begun_at, changed_at)
    values (new.id, new.user_id, latest.number + 1, new.cards, now(), now());
  delete from public.deck_versions where (deck_id, number) in (
    select deck_id, number from public.deck_versions where deck_id = new.id
      order by (number > latest.number) desc, (name is not null) desc, number desc offset private.most_deck_versions());
  return null;
end
$function$;

-- The copies of a list of cards by the card's name: the same for all printings, former ids and orders of the list.
create function private.deck_contents(cards jsonb) returns jsonb
language plpgsql set search_path to ''
as $function$
declare
  ids constant text[] := private.cards_of(cards);
begin
  return (
    select jsonb_object_agg(card_key, copies)
      from (
        select coalesce(worth.card_key, list.id) as card_key, sum((cards -> (list.place::integer - 1) ->> 'quantity')::integer) as copies
          from unnest(private.current_card_ids(ids)) with ordinality as list (id, place)
          left join private.card_worth as worth on worth.card_id = list.id
          group by 1
      ) as counted
  );
end
$function$;

-- Whether a match with the deck was played at that time or later, or with its latest version.
create function private.has_matches_since(deck uuid, since timestamp with time zone) returns boolean
language sql stable security definer set search_path to ''
as $function$
  select exists (
    select from public.matches
      where deck_id = deck and (match_date >= since
        or deck_version = (select max(number) from public.deck_versions where deck_versions.deck_id = deck)))
$function$;

-- After a card got another id: name_current_cards updates the versions that have the former one.
create function private.follow_version_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.deck_versions set cards = cards
    where cards @> jsonb_build_array(jsonb_build_object('card', new.former_id));
  return null;
end
$function$;

-- The maximum number of versions of a deck.
create function private.most_deck_versions() returns integer
language sql immutable set search_path to ''
as $function$ select 200 $function$;
