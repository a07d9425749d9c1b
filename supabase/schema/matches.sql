-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Matches that members log.

-- Logged matches of one, two or three games, visible only to their player, not to administrators.
create table public.matches (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  deck_id uuid not null,
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
  constraint matches_pkey primary key (id),
  constraint matches_deck_is_the_player_s foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade,
  constraint matches_best_of check (best_of = any (array[1, 2, 3])),
  constraint matches_event_is_a_short_line check (char_length(event) <= 60 and private.is_plain_line(event)),
  constraint matches_notes_are_short check (char_length(notes) <= 2000),
  constraint matches_opponent_colors_are_two_inks check (private.are_two_inks(opponent_colors)),
  constraint matches_opponent_name_is_a_short_line check (char_length(opponent_name) <= 60 and private.is_plain_line(opponent_name)),
  constraint matches_player_initiative check (player_initiative = any (array['on_play', 'on_draw'])),
  constraint matches_result check (result = any (array['win', 'loss', 'tie'])),
  constraint matches_round check (round >= 1 and round <= 99),
  constraint matches_score check (private.is_score(result, best_of::integer, games_won::integer, games_lost::integer))
);

create index matches_of_a_deck on public.matches using btree (deck_id, user_id, match_date desc);
create index matches_of_a_player on public.matches using btree (user_id, match_date desc);

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

-- Before insert or update: refuses an invalid match, with a sentence to show.
create function private.check_match() returns trigger
language plpgsql security definer set search_path to ''
as $function$
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
$function$;
