-- user_collections: which cards a member owns, foil and not (specification §3, §4 Collection quantity).

create table public.user_collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  card_id text not null references public.cards_2 (id) on update cascade on delete restrict,
  quantity integer not null default 1
    constraint user_collections_quantity_is_1_to_9999 check (quantity between 1 and 9999),
  is_foil boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_collections_are_unique unique (user_id, card_id, is_foil)
);
comment on table public.user_collections is 'One row for each card and finish that a member owns.';

create index user_collections_newest on public.user_collections (user_id, created_at desc);
create index user_collections_last_changed on public.user_collections (user_id, updated_at desc);
create index user_collections_of_a_card on public.user_collections (card_id);

-- Triggers ------------------------------------------------------------------------------------------------------------

create trigger user_collections_stamp_new before insert on public.user_collections
  for each row execute function private.stamp_new_row();
create trigger user_collections_hold before update on public.user_collections
  for each row execute function private.hold_columns('created_at');
create trigger user_collections_refuse before update on public.user_collections
  for each row execute function private.refuse_changes('id', 'user_id', 'card_id', 'is_foil');
create trigger user_collections_stamp before update on public.user_collections
  for each row execute function private.stamp_changed_row();

create function private.keep_cards_that_are_held() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  collections bigint := (select count(distinct user_id) from public.user_collections where card_id = old.id);
  decks bigint := (
    select count(*) from public.decks where cards @> jsonb_build_array(jsonb_build_object('card', old.id))
  );
begin
  if collections + decks > 0 then
    raise sqlstate 'PT422' using message = format(
      '%s stays: it is in %s collection%s and %s deck%s.',
      concat_ws(' - ', old.name, old.version),
      collections, case when collections <> 1 then 's' else '' end,
      decks, case when decks <> 1 then 's' else '' end);
  end if;
  return old;
end
$$;
comment on function private.keep_cards_that_are_held is 'Before delete on cards_2: nothing that a member owns is lost.';

create trigger cards_2_keep_held before delete on public.cards_2
  for each row execute function private.keep_cards_that_are_held();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.user_collections enable row level security;
grant select on public.user_collections to anon;
grant select, insert, update, delete on public.user_collections to authenticated;
grant all on public.user_collections to service_role;

-- A scalar subquery, because of "exists" the planner would read every profile there is.
create policy "collections of public profiles are seen by everyone"
  on public.user_collections for select
  using (
    (select profile_visibility from public.user_profiles where user_profiles.user_id = user_collections.user_id) = 'public'
  );
create policy "members see their own collection"
  on public.user_collections for select to authenticated using (user_id = (select auth.uid()));
create policy "members add to their own collection"
  on public.user_collections for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members change their own collection"
  on public.user_collections for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members remove from their own collection"
  on public.user_collections for delete to authenticated using (user_id = (select auth.uid()));
