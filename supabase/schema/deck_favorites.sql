-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The favorite decks of members, and their number for each deck.

-- The decks that a member likes. Only the member sees which; everyone sees how many (decks.favorite_count).
create table public.deck_favorites (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  deck_id uuid not null,
  created_at timestamp with time zone default now() not null,
  constraint deck_favorites_pkey primary key (id),
  constraint deck_favorites_are_unique unique (user_id, deck_id),
  constraint deck_favorites_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade,
  constraint deck_favorites_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

create index deck_favorites_newest on public.deck_favorites using btree (user_id, created_at desc);
create index deck_favorites_of_a_deck on public.deck_favorites using btree (deck_id);

alter table public.deck_favorites enable row level security;
grant select, insert, delete on public.deck_favorites to authenticated;
grant select, insert, update, delete on public.deck_favorites to service_role;

create policy "members see their own favourites" on public.deck_favorites
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create policy "members favour decks that they see" on public.deck_favorites
  as permissive for insert to authenticated
  with check (((user_id = (select private.member_id())) and private.can_see_deck(deck_id)));

create policy "members drop their own favourites" on public.deck_favorites
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));

create trigger deck_favorites_count_gone after delete on deck_favorites
  for each row
  execute function private.count_favorite();
create trigger deck_favorites_count_new after insert on deck_favorites
  for each row when (pg_trigger_depth() = 0)
  execute function private.count_favorite();
create trigger deck_favorites_stamp_new before insert on deck_favorites
  for each row
  execute function private.stamp_new_row();
create trigger deck_favorites_wait before delete on deck_favorites
  for each statement when (pg_trigger_depth() = 0)
  execute function private.wait_for_deleted_decks();

-- Before insert on decks: counts the author's favorite (requirements §4).
create function private.start_favorite_count() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  new.favorite_count := 1;
  return new;
end
$function$;

-- After insert on decks: adds the author's favorite. A new deck's count starts at 1, so this favorite is not counted
-- again.
create function private.add_own_favorite() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into public.deck_favorites (user_id, deck_id) values (new.user_id, new.id);
  return null;
end
$function$;

-- After a favorite was added or removed. The deck's row is locked, so no count is lost.
create function private.count_favorite() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if tg_op = 'INSERT' then
    update public.decks set favorite_count = favorite_count + 1 where id = new.deck_id;
  else
    update public.decks set favorite_count = favorite_count - 1 where id = old.deck_id;
  end if;
  return null;
end
$function$;
