-- A match can have several games, an opponent's name, and an event with its round. All of them are optional.

create function private.is_score(result text, best_of integer, won integer, lost integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    case best_of
      when 1 then won is null and lost is null
      else won between 0 and 2 and lost between 0 and 2 and won + lost between 1 and best_of
        and result = case sign(won - lost) when 1 then 'win' when -1 then 'loss' else 'tie' end
    end, false)
$$;
comment on function private.is_score is
  'Whether a match can have these games. A single game is only the result; a match of two or three has at least one '
  'finished game, and more games won than lost make it a win.';

alter table public.matches
  add column best_of smallint not null default 1
    constraint matches_best_of check (best_of in (1, 2, 3)),
  add column games_won smallint,
  add column games_lost smallint,
  add column opponent_name text
    constraint matches_opponent_name_is_a_short_line
    check (char_length(opponent_name) <= 60 and private.is_plain_line(opponent_name)),
  add column event text
    constraint matches_event_is_a_short_line check (char_length(event) <= 60 and private.is_plain_line(event)),
  add column round smallint
    constraint matches_round check (round between 1 and 99),
  add constraint matches_score check (private.is_score(result, best_of, games_won, games_lost));
comment on column public.matches.games_won is 'Null for a match of a single game, as games_lost.';
comment on table public.matches is
  'Logged matches of one, two or three games, visible only to their player, not to administrators.';

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
  return new;
end
$$;
