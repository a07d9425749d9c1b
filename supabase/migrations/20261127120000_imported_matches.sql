-- Matches are imported from other sites: a game once for each member, with the version of the deck that was played (decision 070).

alter table public.matches
  drop constraint matches_result,
  add constraint matches_result check (result in ('win', 'loss', 'tie', 'abandoned')),
  add column game_id text
    constraint matches_game_id_is_a_short_line
    check (char_length(game_id) between 1 and 100 and private.is_plain_line(game_id)),
  add column import_id uuid,
  add column deck_version integer
    constraint matches_deck_version_is_positive check (deck_version > 0);
comment on column public.matches.result is 'An abandoned match counts in no record.';
comment on column public.matches.game_id is 'The id of the game where it was imported from; null if it was logged here.';
comment on column public.matches.import_id is 'The same for all matches of an import, by which it can be undone.';
comment on column public.matches.deck_version is
  'The version of the deck that was played, if it is not the one of that time; if there is no such version any more, that of the time counts.';

create unique index matches_by_game on public.matches (user_id, game_id) where game_id is not null;

create or replace function private.check_match() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.decks where id = new.deck_id and user_id = new.user_id) then
    raise sqlstate 'PT422' using message = 'Please select a deck of your own.';
  end if;
  if not private.are_two_inks(new.opponent_colors) then
    raise sqlstate 'PT422' using message = 'Please select exactly 2 opponent colors';
  end if;
  if char_length(new.notes) > 2000 then
    raise sqlstate 'PT422' using message = 'Notes have at most 2,000 characters.';
  end if;
  if char_length(new.opponent_name) > 60 or char_length(new.event) > 60 then
    raise sqlstate 'PT422' using message = 'Names have at most 60 characters.';
  end if;
  -- A day of tolerance for clocks and time zones.
  if new.match_date > now() + interval '1 day' or not isfinite(new.match_date) then
    raise sqlstate 'PT422' using message = 'A match cannot be in the future.';
  end if;
  if tg_op = 'UPDATE' then
    if new.deck_version = old.deck_version then
      if new.deck_id <> old.deck_id then
        -- The version of the former deck.
        new.deck_version := null;
      end if;
      -- A version that was deleted since may stay.
      return new;
    end if;
  end if;
  if new.deck_version is not null and not exists (
    select from public.deck_versions as known
      where known.deck_id = new.deck_id and known.user_id = new.user_id and known.number = new.deck_version
  ) then
    raise sqlstate 'PT422' using message = 'The deck has no such version.';
  end if;
  return new;
end
$$;

create or replace function private.has_matches_since(deck uuid, since timestamptz) returns boolean
language sql stable security definer set search_path to ''
as $function$
  select exists (
    select from public.matches
      where deck_id = deck and (match_date >= since
        or deck_version = (select max(number) from public.deck_versions where deck_versions.deck_id = deck)))
$function$;
comment on function private.has_matches_since is
  'Whether a match with the deck was played at that time or later, or with its latest version.';

create function public.import_matches(entries jsonb, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid;
  added integer;
begin
  select user_id into me from public.user_profiles where user_id = (select private.member_id()) for no key update;
  if me is null then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  if jsonb_typeof(entries) is distinct from 'array'
    or exists (select from jsonb_array_elements(entries) as entry where jsonb_typeof(entry) <> 'object')
  then
    raise sqlstate 'PT422' using message = 'An import is a list of matches.';
  end if;
  if jsonb_array_length(entries) > 1000 then
    raise sqlstate 'PT422' using message = 'An import has at most 1,000 matches.';
  end if;
  if exists (
    select from jsonb_array_elements(entries) as entry where coalesce(entry ->> 'game_id', entry ->> 'id') is null
  ) then
    raise sqlstate 'PT422' using message = 'Each match needs the id of its game.';
  end if;
  insert into public.matches (
    id, user_id, deck_id, deck_version, result, player_initiative, opponent_colors, best_of, games_won, games_lost, opponent_name, event,
    round, notes, match_date, game_id, import_id)
  select
    -- An export has the ids of matches. An id that another member's match has becomes the game_id.
    case when entry.id is null or taken.id is not null then gen_random_uuid() else entry.id end,
    me, entry.deck_id, known.number, entry.result, entry.player_initiative, entry.opponent_colors, coalesce(entry.best_of, 1),
    entry.games_won, entry.games_lost, entry.opponent_name, entry.event, entry.round, entry.notes, entry.match_date,
    case when taken.id is null then entry.game_id else coalesce(entry.game_id, entry.id::text) end, import_matches.import_id
  from jsonb_to_recordset(entries) as entry (
    id uuid, game_id text, deck_id uuid, deck_version integer, result text, player_initiative text, opponent_colors text[],
    best_of smallint, games_won smallint, games_lost smallint, opponent_name text, event text, round smallint, notes text,
    match_date timestamptz)
  left join public.matches as taken on taken.id = entry.id
  left join public.deck_versions as known
    on known.deck_id = entry.deck_id and known.user_id = me and known.number = entry.deck_version
  where taken.user_id is distinct from me
    and not exists (
      select from public.matches as before
        where before.user_id = me and before.game_id = coalesce(entry.game_id, entry.id::text))
    and not exists (
      -- A match of this site that was exported to another account and back.
      select from public.matches as before
        where before.user_id = me and before.id = case when entry.game_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then entry.game_id::uuid end)
  on conflict do nothing;
  get diagnostics added = row_count;
  return jsonb_build_object('added', added, 'unchanged', jsonb_array_length(entries) - added);
end
$function$;
comment on function public.import_matches is
  'Adds matches of the caller''s decks, except games that are known by game_id or id. Each entry is an object with columns of matches; a '
  'version that the deck does not have is left out. Answers {"added", "unchanged"}. Raises PT401 without an account, and PT422 with a '
  'sentence to show. One invalid entry refuses all.';
revoke execute on function public.import_matches from public, anon;
grant execute on function public.import_matches to authenticated;
