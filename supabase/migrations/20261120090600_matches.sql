-- matches: the games a member logged with a deck of theirs (specification §3, §5 Log match). Nobody else ever sees them.

create function private.are_two_inks(colors text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(count(*) = 2 and count(distinct color) = 2 and bool_and(private.is_ink(color)), false)
    from unnest(colors) as color
$$;
comment on function private.are_two_inks is 'Whether a list has exactly two different inks.';

create table public.matches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  deck_id uuid not null,
  result text not null
    constraint matches_result check (result in ('win', 'loss', 'tie')),
  player_initiative text not null
    constraint matches_player_initiative check (player_initiative in ('on_play', 'on_draw')),
  opponent_colors text[] not null
    constraint matches_opponent_colors_are_two_inks check (private.are_two_inks(opponent_colors)),
  notes text
    constraint matches_notes_are_short check (char_length(notes) <= 2000),
  match_date timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whoever writes: a match is played with a deck of one's own. It goes with the deck, and with the account through it.
  constraint matches_deck_is_the_player_s foreign key (deck_id, user_id)
    references public.decks (id, user_id) on delete cascade
);
comment on table public.matches is 'Logged games. Seen by their player alone, administrators included.';

create index matches_of_a_player on public.matches (user_id, match_date desc);
create index matches_of_a_deck on public.matches (deck_id, user_id, match_date desc);

-- Triggers ------------------------------------------------------------------------------------------------------------

create function private.check_match() returns trigger
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
  -- A day of grace for clocks and time zones.
  if new.match_date > now() + interval '1 day' or not isfinite(new.match_date) then
    raise sqlstate 'PT422' using message = 'A match cannot be in the future.';
  end if;
  return new;
end
$$;
comment on function private.check_match is 'Before insert or update: refuses what is no match, in words to show.';

create trigger matches_stamp_new before insert on public.matches
  for each row execute function private.stamp_new_row();
create trigger matches_hold before update on public.matches
  for each row execute function private.hold_columns('created_at');
create trigger matches_refuse before update on public.matches
  for each row execute function private.refuse_changes('id', 'user_id');
create trigger matches_stamp before update on public.matches
  for each row execute function private.stamp_changed_row();
create trigger matches_check before insert or update on public.matches
  for each row execute function private.check_match();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.matches enable row level security;
grant select, insert, update, delete on public.matches to authenticated;
grant all on public.matches to service_role;

create policy "players see their own matches"
  on public.matches for select to authenticated using (user_id = (select auth.uid()));
create policy "players log matches of their own"
  on public.matches for insert to authenticated with check (user_id = (select auth.uid()));
create policy "players change their own matches"
  on public.matches for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "players delete their own matches"
  on public.matches for delete to authenticated using (user_id = (select auth.uid()));
