-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Matches that members log.

-- Logged matches of one, two or three games, visible only to their player, not to administrators.
create table public.matches (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  deck_id uuid not null,
  -- An abandoned match counts in no record.
  result text not null,
  player_initiative text not null,
  opponent_colors text[] not null,
  notes text,
  match_date timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  best_of smallint default 1 not null,
  -- Null for a match of a single game, as games_lost.
  games_won smallint,
  games_lost smallint,
  opponent_name text,
  event text,
  round smallint,
  -- The id of the game where it was imported from; null if it was logged here.
  game_id text,
  -- The same for all matches of an import, by which it can be undone.
  import_id uuid,
  -- The version of the deck that was played, if it is not the one of that time; if there is no such version any more,
  -- that of the time counts.
  deck_version integer,
  constraint matches_pkey primary key (id),
  constraint matches_deck_is_the_player_s foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade,
  constraint matches_best_of check (best_of = any (array[1, 2, 3])),
  constraint matches_deck_version_is_positive check (deck_version > 0),
  constraint matches_event_is_a_short_line check (char_length(event) <= 60 and private.is_plain_line(event)),
  constraint matches_game_id_is_a_short_line check (char_length(game_id) >= 1 and char_length(game_id) <= 100 and private.is_plain_line(game_id)),
  constraint matches_notes_are_short check (char_length(notes) <= 2000),
  constraint matches_opponent_colors_are_inks check (private.are_opponent_inks(opponent_colors, game_id)),
  constraint matches_opponent_name_is_a_short_line check (char_length(opponent_name) <= 60 and private.is_plain_line(opponent_name)),
  constraint matches_player_initiative check (player_initiative = any (array['on_play', 'on_draw'])),
  constraint matches_result check (result = any (array['win', 'loss', 'tie', 'abandoned'])),
  constraint matches_round check (round >= 1 and round <= 99),
  constraint matches_score check (private.is_score(result, best_of::integer, games_won::integer, games_lost::integer))
);

create index matches_of_a_deck on public.matches using btree (deck_id, user_id, match_date desc);
create index matches_of_a_player on public.matches using btree (user_id, match_date desc);
create unique index matches_by_game on public.matches using btree (user_id, game_id) where (game_id is not null);

alter table public.matches enable row level security;
grant select, insert, update, delete on public.matches to authenticated;
grant select, insert, update, delete on public.matches to service_role;

create policy "players see their own matches" on public.matches
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create policy "players log matches of their own" on public.matches
  as permissive for insert to authenticated
  with check ((user_id = (select private.member_id())));

create policy "players change their own matches" on public.matches
  as permissive for update to authenticated
  using ((user_id = (select private.member_id())))
  with check ((user_id = (select private.member_id())));

create policy "players delete their own matches" on public.matches
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));

create trigger matches_check before insert or update on matches
  for each row
  execute function private.check_match();
create trigger matches_hold before update on matches
  for each row
  execute function private.hold_columns('created_at');
create trigger matches_refuse before update on matches
  for each row
  execute function private.refuse_changes('id', 'user_id');
create trigger matches_stamp before update on matches
  for each row
  execute function private.stamp_changed_row();
create trigger matches_stamp_new before insert on matches
  for each row
  execute function private.stamp_new_row();

-- Whether a list has exactly two different inks.
create function private.are_two_inks(colors text[]) returns boolean
language sql immutable set search_path to ''
as $function$
  select coalesce(count(*) = 2 and count(distinct color) = 2 and bool_and(private.is_ink(color)), false)
    from unnest(colors) as color
$function$;

-- Whether an opponent can have these inks: two different ones, or one if the match was imported.
create function private.are_opponent_inks(colors text[], game_id text) returns boolean
language sql immutable set search_path to ''
as $function$
  select private.are_two_inks(colors) or (game_id is not null and cardinality(colors) = 1 and private.is_ink(colors[1]))
$function$;

-- Whether a match can have these games. A single game is only the result; a match of two or three has at least one
-- finished game, and more games won than lost make it a win.
create function private.is_score(result text, best_of integer, won integer, lost integer) returns boolean
language sql immutable set search_path to ''
as $function$
  select coalesce(
    case best_of
      when 1 then won is null and lost is null
      else won between 0 and 2 and lost between 0 and 2 and won + lost between 1 and best_of
        and result = case sign(won - lost) when 1 then 'win' when -1 then 'loss' else 'tie' end
    end, false)
$function$;

-- Whether a match of two or three games can have no further one.
create function private.is_over(best_of integer, won integer, lost integer) returns boolean
language sql immutable set search_path to ''
as $function$
  -- A single game has no numbers.
  select coalesce(greatest(won, lost) = 2 or won + lost >= best_of, false)
$function$;

-- Before insert or update: refuses an invalid match, with a sentence to show.
create function private.check_match() returns trigger
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Adds matches of the caller's decks, except games that are known by game_id or id. Each entry is an object with
-- columns of matches; a version that the deck does not have is left out. A known match of several games that is not
-- over gets the games that it lacks. An entry with the id of a match that was logged here and a game_id says that both
-- are one match, which gets the game_id. Answers {"added", "completed", "recognized", "unchanged"}. Raises PT401
-- without an account, PT422 with a sentence to show, and 23514 for an invalid column. One invalid entry refuses all.
create function public.import_matches(entries jsonb, import_id uuid default null::uuid) returns jsonb
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

-- At most 5,000 matches of a player, which only the player sees, the latest first, after as many as skip says: of a
-- deck, or of all. Each column is an array in the same order, null without matches.
create function public.matches_of(player uuid, deck uuid default null::uuid, skip integer default 0) returns json
language sql stable set search_path to ''
as $function$
  select json_build_object(
      'id', json_agg(id),
      'deck_id', json_agg(deck_id),
      'result', json_agg(result),
      'player_initiative', json_agg(player_initiative),
      'opponent_colors', json_agg(opponent_colors),
      'notes', json_agg(notes),
      'match_date', json_agg(match_date),
      'best_of', json_agg(best_of),
      'games_won', json_agg(games_won),
      'games_lost', json_agg(games_lost),
      'opponent_name', json_agg(opponent_name),
      'event', json_agg(event),
      'round', json_agg(round),
      'deck_version', json_agg(deck_version),
      'game_id', json_agg(game_id))
    from (
      select * from public.matches
        where user_id = player and (deck is null or deck_id = deck)
        order by match_date desc, id
        limit 5000 offset greatest(skip, 0)
    ) as page
$function$;
