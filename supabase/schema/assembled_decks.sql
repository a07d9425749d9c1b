-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The decks that members have assembled from their collection.

-- The decks that a member has assembled from the copies of the collection, which only the member sees.
create table public.assembled_decks (
  deck_id uuid not null,
  user_id uuid not null,
  -- When the deck was assembled, by the clock of the database. Decks that were assembled earlier hold their copies first.
  assembled_at timestamp with time zone default now() not null,
  constraint assembled_decks_pkey primary key (deck_id, user_id),
  constraint assembled_decks_deck_id_user_id_fkey foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade
);

create index assembled_decks_of_a_member on public.assembled_decks using btree (user_id);

alter table public.assembled_decks enable row level security;
grant select, insert, delete on public.assembled_decks to authenticated;
grant select, insert, update, delete on public.assembled_decks to service_role;

create policy "members see their assembled decks" on public.assembled_decks
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create policy "members assemble their decks" on public.assembled_decks
  as permissive for insert to authenticated
  with check ((user_id = (select private.member_id())));

create policy "members take their decks apart" on public.assembled_decks
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));

create trigger assembled_decks_stamp_new before insert on assembled_decks
  for each row
  execute function private.stamp_assembled_deck();

-- Before insert on assembled_decks: sets the time, which a visitor cannot choose.
create function private.stamp_assembled_deck() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_client() then
    new.assembled_at := now();
  end if;
  return new;
end
$function$;
