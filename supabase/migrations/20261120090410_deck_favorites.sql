-- deck_favorites: who likes which deck, and how many do (specification §3, §4 Favourite toggle).

create table public.deck_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  deck_id uuid not null references public.decks (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint deck_favorites_are_unique unique (user_id, deck_id)
);
comment on table public.deck_favorites is 'The decks a member likes. Only they see which; everyone sees how many (decks.favorite_count).';

create index deck_favorites_newest on public.deck_favorites (user_id, created_at desc);
create index deck_favorites_of_a_deck on public.deck_favorites (deck_id);

-- Functions -----------------------------------------------------------------------------------------------------------

create function private.add_own_favorite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deck_favorites (user_id, deck_id) values (new.user_id, new.id);
  return null;
end
$$;
comment on function private.add_own_favorite is
  'After insert on decks: its author likes it. A new deck''s count is 1 from the start, so this one is not counted again.';

create function private.start_favorite_count() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.favorite_count := 1;
  return new;
end
$$;
comment on function private.start_favorite_count is 'Before insert on decks: the author''s own (specification §4).';

create function private.count_favorite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.decks set favorite_count = favorite_count + 1 where id = new.deck_id;
  else
    update public.decks set favorite_count = favorite_count - 1 where id = old.deck_id;
  end if;
  return null;
end
$$;
comment on function private.count_favorite is 'After a favourite came or went. The deck''s row is locked, so no count is lost.';

-- Triggers ------------------------------------------------------------------------------------------------------------

create trigger decks_start_favorite_count before insert on public.decks
  for each row execute function private.start_favorite_count();
create trigger decks_own_favorite after insert on public.decks
  for each row execute function private.add_own_favorite();

create trigger deck_favorites_stamp_new before insert on public.deck_favorites
  for each row execute function private.stamp_new_row();
-- Inside of another trigger it is the author's own favourite of a new deck, counted already.
create trigger deck_favorites_count_new after insert on public.deck_favorites
  for each row when (pg_trigger_depth() = 0) execute function private.count_favorite();
create trigger deck_favorites_count_gone after delete on public.deck_favorites
  for each row execute function private.count_favorite();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.deck_favorites enable row level security;
grant select, insert, delete on public.deck_favorites to authenticated;
grant all on public.deck_favorites to service_role;

create policy "members see their own favourites"
  on public.deck_favorites for select to authenticated using (user_id = (select auth.uid()));
create policy "members favour decks that they see"
  on public.deck_favorites for insert to authenticated
  with check (user_id = (select auth.uid()) and private.can_see_deck(deck_id));
create policy "members drop their own favourites"
  on public.deck_favorites for delete to authenticated using (user_id = (select auth.uid()));
