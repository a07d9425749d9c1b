-- An import completes matches of several games that were exported before their end, recognizes matches that were logged by hand,
-- and takes games against opponents with one ink (decision 070).

create function private.are_opponent_inks(colors text[], game_id text) returns boolean
language sql immutable set search_path to ''
as $function$
  select private.are_two_inks(colors) or (game_id is not null and cardinality(colors) = 1 and private.is_ink(colors[1]))
$function$;
comment on function private.are_opponent_inks is
  'Whether an opponent can have these inks: two different ones, or one if the match was imported.';

alter table public.matches
  drop constraint matches_opponent_colors_are_two_inks,
  add constraint matches_opponent_colors_are_inks check (private.are_opponent_inks(opponent_colors, game_id));

create or replace function private.check_match() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.decks where id = new.deck_id and user_id = new.user_id) then
    raise sqlstate 'PT422' using message = 'Please select a deck of your own.';
  end if;
  if not private.are_opponent_inks(new.opponent_colors, new.game_id) then
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

create function private.is_over(best_of integer, won integer, lost integer) returns boolean
language sql immutable set search_path to ''
as $function$
  -- A single game has no numbers.
  select coalesce(greatest(won, lost) = 2 or won + lost >= best_of, false)
$function$;
comment on function private.is_over is 'Whether a match of two or three games can have no further one.';

create or replace function public.import_matches(entries jsonb, import_id uuid default null) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid;
  added integer;
  recognized uuid[];
  completed integer;
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
  -- A match that was logged by hand: the member says that it is this game.
  with changed as (
    update public.matches as logged
      set game_id = entry.game_id
      from (
        select distinct on (id) id, game_id
          from (
            -- No two matches are one game.
            select min(one.id::text)::uuid as id, one.game_id
              from jsonb_to_recordset(entries) as one (id uuid, game_id text) group by one.game_id having count(*) = 1
          ) as games
          where id is not null and game_id is not null order by id, game_id
      ) as entry
      where logged.id = entry.id and logged.user_id = me and logged.game_id is null
        and not exists (select from public.matches as before where before.user_id = me and before.game_id = entry.game_id)
      returning logged.id
  )
  select coalesce(array_agg(id), '{}') into recognized from changed;
  -- A match of several games that was exported before its last one. A match that is over stays as it is, because the
  -- member may have corrected it.
  with changed as (
    update public.matches as begun
      set result = entry.result, best_of = entry.best_of, games_won = entry.games_won, games_lost = entry.games_lost,
        -- The member's own notes stay.
        notes = case when begun.notes is null or starts_with(entry.notes, begun.notes) then entry.notes else begun.notes end
      from (
        select distinct on (one.game_id) one.*
          from jsonb_to_recordset(entries) as one (
            game_id text, result text, best_of smallint, games_won smallint, games_lost smallint, notes text)
          where one.best_of in (2, 3)
          order by one.game_id, one.games_won + one.games_lost desc nulls last
      ) as entry
      where begun.user_id = me and begun.game_id = entry.game_id
        and (begun.best_of = entry.best_of or begun.result = 'abandoned')
        and entry.games_won + entry.games_lost > coalesce(begun.games_won + begun.games_lost, 0)
        and entry.games_won >= coalesce(begun.games_won, 0) and entry.games_lost >= coalesce(begun.games_lost, 0)
        and not private.is_over(begun.best_of, begun.games_won, begun.games_lost)
      returning begun.id
  )
  select count(*) filter (where id <> all (recognized)) into completed from changed;
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
  return jsonb_build_object('added', added, 'completed', completed, 'recognized', cardinality(recognized),
    'unchanged', jsonb_array_length(entries) - added - completed - cardinality(recognized));
end
$function$;
comment on function public.import_matches is
  'Adds matches of the caller''s decks, except games that are known by game_id or id. Each entry is an object with columns of matches; a '
  'version that the deck does not have is left out. A known match of several games that is not over gets the games that it lacks. An '
  'entry with the id of a match that was logged here and a game_id says that both are one match, which gets the game_id. Answers '
  '{"added", "completed", "recognized", "unchanged"}. Raises PT401 without an account, and PT422 with a sentence to show. One invalid '
  'entry refuses all.';

create or replace function private.pick_matches(members uuid[], picked_week date) returns void
language sql security definer set search_path = ''
as $$
  insert into private.community_picks (user_id, match_id, week, game, format, inks, opponent_inks, played_first, first_won)
  select user_id, id, picked_week, game, format, least(mine, theirs), greatest(mine, theirs), mine < theirs, (mine < theirs) = is_won
    from (
      -- At most 6 for each member, format and two pairs, by chance.
      select *, row_number() over (
          partition by user_id, format, least(mine, theirs), greatest(mine, theirs) order by gen_random_uuid()) as place
        from (
          select match.user_id, match.id, coalesce(match.game_id, match.id::text) as game, deck.legality as format,
              case when played.cards is null or played.cards = deck.cards then deck.inks else private.inks_of(played.cards) end as mine,
              array(select color from unnest(match.opponent_colors) as color order by color) as theirs, match.result = 'win' as is_won
            from unnest(members) as member (user_id)
            join public.user_profiles as profile on profile.user_id = member.user_id
            join public.matches as match on match.user_id = member.user_id
            join public.decks as deck on deck.id = match.deck_id
            left join lateral (
              -- The version of the match, as in docs/versions.md.
              select known.cards from public.deck_versions as known
                where known.deck_id = match.deck_id and known.user_id = match.user_id
                  and (known.number = match.deck_version or known.begun_at <= match.match_date or known.number = 1)
                order by (known.number = match.deck_version) desc nulls last, known.begun_at desc
                limit 1
            ) as played on true
            where match.match_date >= picked_week::timestamp at time zone 'UTC'
              and match.match_date < (picked_week + 7)::timestamp at time zone 'UTC'
              and match.result in ('win', 'loss')
              -- An account that was made for this week does not count.
              and profile.created_at < picked_week::timestamp at time zone 'UTC'
        ) as matches
        where cardinality(mine) = 2 and cardinality(theirs) = 2 and mine <> theirs
    ) as placed
    where place <= 6
  on conflict do nothing
$$;
