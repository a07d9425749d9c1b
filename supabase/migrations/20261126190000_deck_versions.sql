-- A change of a deck's cards begins a new version of the deck, so that its matches can be compared before and after (decision 068).
-- A deck that never changed has no rows.

alter table public.decks add column shows_versions boolean not null default false;
comment on column public.decks.shows_versions is 'Whether the versions are as visible as the deck.';

create table public.deck_versions (
  deck_id uuid,
  user_id uuid not null,
  number integer,
  name text,
  cards jsonb not null,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (deck_id, user_id, number),
  foreign key (deck_id, user_id) references public.decks (id, user_id) on delete cascade,
  constraint deck_versions_name_is_a_short_line
    check (char_length(name) between 1 and 60 and private.is_plain_line(name) and not private.is_blank(name)),
  constraint deck_versions_number_is_positive check (number > 0)
);
comment on table public.deck_versions is
  'The versions of decks whose cards changed. The last one has the cards of the deck. A version lasts until the next one begins, and '
  'the matches of that time belong to it.';
comment on column public.deck_versions.number is 'From 1 in the order of the versions; some may be missing.';
comment on column public.deck_versions.name is 'The author''s name for it; null without one.';
comment on column public.deck_versions.cards is 'As in decks.';
comment on column public.deck_versions.begun_at is 'When its cards were first saved; of the first version, when the deck was made.';
comment on column public.deck_versions.changed_at is 'When its cards were last saved.';

create index deck_versions_by_card on public.deck_versions using gin (cards jsonb_path_ops);

alter table public.deck_versions enable row level security;
grant select on public.deck_versions to anon, authenticated;
grant select, insert, update, delete on public.deck_versions to service_role;

create policy "authors see versions, everybody those that decks show" on public.deck_versions
  for select to public using (
    user_id = (select private.member_id())
    or exists (select from public.decks where id = deck_id and is_visible and shows_versions));

create trigger deck_versions_cards_now before update of cards on public.deck_versions
  for each row execute function private.name_current_cards();

create function private.follow_version_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.deck_versions set cards = cards
    where cards @> jsonb_build_array(jsonb_build_object('card', new.former_id));
  return null;
end
$function$;
comment on function private.follow_version_cards is
  'After a card got another id: name_current_cards updates the versions that have the former one.';
create trigger card_former_ids_versions after insert or update on private.card_former_ids
  for each row execute function private.follow_version_cards();

create function private.most_deck_versions() returns integer
language sql immutable set search_path to ''
as $function$ select 200 $function$;
comment on function private.most_deck_versions is 'The maximum number of versions of a deck.';

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
comment on function private.deck_contents is
  'The copies of a list of cards by the card''s name: the same for all printings, former ids and orders of the list.';

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
comment on function private.keep_deck_version is
  'After the cards of a deck changed: begins a version, or changes the latest one, if it was last changed less than 30 minutes ago, '
  'has no name, and no match was played with it. A deck that is younger has no versions yet. Beyond most_deck_versions() the oldest ones without a name are deleted first.';

create function private.has_matches_since(deck uuid, since timestamptz) returns boolean
language sql stable security definer set search_path to ''
as $function$ select exists (select from public.matches where deck_id = deck and match_date >= since) $function$;
comment on function private.has_matches_since is 'Whether a match with the deck was played at that time or later.';

create trigger decks_version after update of cards on public.decks
  for each row when (old.cards is distinct from new.cards)
  execute function private.keep_deck_version();

create function public.name_deck_version(deck uuid, version integer, label text default null) returns void
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
comment on function public.name_deck_version is
  'Names a version of a deck of the caller; null or an empty text removes the name. A deck without versions gets its first one. The '
  'next change of the cards then begins a new version. PT422 refuses another deck, version or name.';
revoke execute on function public.name_deck_version from public, anon;
grant execute on function public.name_deck_version to authenticated;

create or replace function public.download_own_data() returns jsonb
language plpgsql stable security definer set search_path to '' set "TimeZone" to 'UTC'
as $function$
declare
  me uuid := (select private.member_id());
begin
  if not exists (select from auth.users where id = me) then
    raise sqlstate 'PT401' using message = 'Sign in to download your data.';
  end if;
  -- One statement reads one snapshot. Tables with listed columns also have secret columns, or name a card by its id.
  return (
    with printings as (
      select
        cards.id,
        jsonb_strip_nulls(jsonb_build_object(
          'card_id', cards.id, 'name', cards.name, 'version', cards.version,
          'set', cards.set_data ->> 'name', 'number', cards.collector_number)) as printing
      from public.cards_2 as cards
    )
    select jsonb_build_object(
      'format', 'lorefolio',
      'version', 1,
      'exported_at', now(),
      'account', (
        select jsonb_build_object(
          'id', users.id, 'email', users.email,
          'created_at', users.created_at, 'last_sign_in_at', users.last_sign_in_at,
          'metadata', users.raw_user_meta_data,
          'providers', (
            select coalesce(jsonb_agg(provider order by provider), '[]') from auth.identities where user_id = me))
        from auth.users where id = me),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', created_at, 'refreshed_at', refreshed_at at time zone 'UTC',
            'user_agent', user_agent, 'ip', host(ip)) order by created_at, id), '[]')
        from auth.sessions where user_id = me),
      'profile', (
        select to_jsonb(profile) - 'user_id' from public.user_profiles as profile where user_id = me),
      'decks', (
        select coalesce(jsonb_agg(to_jsonb(deck) - 'user_id' || jsonb_build_object('cards', (
            select jsonb_agg(
                printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
            from jsonb_array_elements(deck.cards) with ordinality as list (entry, place)
            join printings on printings.id = entry ->> 'card')) order by created_at, id), '[]')
        from public.decks as deck where user_id = me),
      'deck_labels', (
        select coalesce(jsonb_agg(to_jsonb(label) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = label.deck_id)) order by label.deck_id), '[]')
        from public.deck_labels as label where user_id = me),
      'deck_versions', (
        select coalesce(jsonb_agg(to_jsonb(deck_version) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = deck_version.deck_id),
            'cards', (
              select jsonb_agg(printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
              from jsonb_array_elements(deck_version.cards) with ordinality as list (entry, place)
              join printings on printings.id = entry ->> 'card'))
          order by deck_version.deck_id, deck_version.number), '[]')
        from public.deck_versions as deck_version where user_id = me),
      'assembled_decks', (
        select coalesce(jsonb_agg(to_jsonb(assembled) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = assembled.deck_id))
          order by assembled.assembled_at, assembled.deck_id), '[]')
        from public.assembled_decks as assembled where user_id = me),
      'deck_favorites', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'deck_id', deck_id,
            'deck', (
              select decks.name from public.decks
              where decks.id = deck_id and (decks.is_visible or decks.user_id = me)),
            'created_at', created_at) order by created_at, id), '[]')
        from public.deck_favorites where user_id = me),
      'collection', (
        select coalesce(jsonb_agg(printing || jsonb_build_object(
            'quantity', quantity, 'is_foil', is_foil,
            'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil), '[]')
        from public.user_collections join printings on printings.id = card_id
        where user_id = me),
      'collection_operations', (
        select coalesce(jsonb_agg(to_jsonb(operation) - 'user_id' || jsonb_build_object(
            'changes', coalesce(made.changes, '[]')) order by created_at, id), '[]')
        from private.collection_operations as operation
        left join (
          select operation_id, jsonb_agg(printing || jsonb_build_object(
              'is_foil', is_foil, 'before', before, 'after', after, 'row_id', row_id,
              'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil) as changes
          from private.collection_changes join printings on printings.id = card_id
          where user_id = me group by operation_id
        ) as made on made.operation_id = operation.id
        where operation.user_id = me),
      'matches', (
        select coalesce(jsonb_agg(to_jsonb(match) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = match.deck_id)) order by match_date, id), '[]')
        from public.matches as match where user_id = me),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(subscription) - 'user_id' order by created_at, id), '[]')
        from public.subscriptions as subscription where user_id = me),
      'reports', (
        select coalesce(jsonb_agg(to_jsonb(report) - 'user_id' - 'member_id' order by created_at, id), '[]')
        from public.reports as report where user_id = me),
      'hidden_content', (
        select coalesce(jsonb_agg(to_jsonb(hidden) - array['author_id', 'hidden_by', 'restored_by'] order by hidden_at, id), '[]')
        from public.hidden_content as hidden where author_id = me)
    )
  );
end
$function$;
