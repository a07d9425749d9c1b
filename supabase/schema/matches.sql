-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Matches that members log.

-- Logged games, visible only to their player, not to administrators.
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
  constraint matches_pkey primary key (id),
  constraint matches_deck_is_the_player_s foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade,
  constraint matches_notes_are_short check (char_length(notes) <= 2000),
  constraint matches_opponent_colors_are_two_inks check (private.are_two_inks(opponent_colors)),
  constraint matches_player_initiative check (player_initiative = any (array['on_play', 'on_draw'])),
  constraint matches_result check (result = any (array['win', 'loss', 'tie']))
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
  -- A day of tolerance for clocks and time zones.
  if new.match_date > now() + interval '1 day' or not isfinite(new.match_date) then
    raise sqlstate 'PT422' using message = 'A match cannot be in the future.';
  end if;
  return new;
end
$function$;
