-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Sets of cards, and the version by which browsers know whether their cards are current.

-- The printed sets of cards.
create table public.sets_2 (
  id text not null,
  name text not null,
  code text default '' not null,
  released_at date,
  prereleased_at date,
  main_set boolean default true not null,
  key_art text,
  image text,
  -- Whether decks with cards of this set stay in the Core format. A change applies to all decks at once.
  core_legal boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint sets_2_pkey primary key (id),
  constraint sets_2_code_is_short check (char_length(code) <= 100 and private.is_plain_line(code)),
  constraint sets_2_id_is_short check (char_length(id) <= 100 and private.is_plain_line(id)),
  constraint sets_2_image_is_short check (char_length(image) <= 2000),
  constraint sets_2_key_art_is_short check (char_length(key_art) <= 2000),
  constraint sets_2_name_is_short check (char_length(name) <= 100 and private.is_plain_line(name))
);

create unique index sets_2_code_is_unique on public.sets_2 using btree (lower(code));

alter table public.sets_2 enable row level security;
grant select on public.sets_2 to anon;
grant select, insert on public.sets_2 to authenticated;
grant select, insert, update, delete on public.sets_2 to service_role;

create policy "everyone sees sets" on public.sets_2
  as permissive for select to public
  using (true);

create policy "administrators add sets" on public.sets_2
  as permissive for insert to authenticated
  with check ((select private.is_admin()));

create trigger sets_2_complete before insert on sets_2
  for each row
  execute function private.complete_set();
create trigger sets_2_core_legality after update of core_legal on sets_2
  for each row when (old.core_legal <> new.core_legal)
  execute function private.follow_core_legality();
create trigger sets_2_days after update of code, main_set, released_at, prereleased_at on sets_2
  for each row when (old.code is distinct from new.code or old.main_set is distinct from new.main_set or old.released_at is distinct from new.released_at or old.prereleased_at is distinct from new.prereleased_at)
  execute function private.follow_set_days();
create trigger sets_2_rename_on_cards after update of name on sets_2
  for each row when (old.name <> new.name)
  execute function private.rename_set_on_cards();
create trigger sets_2_stamp before update on sets_2
  for each row when (old.* is distinct from new.*)
  execute function private.stamp_any_change();
create trigger sets_2_stamp_new before insert on sets_2
  for each row
  execute function private.stamp_new_row();
create trigger sets_2_version_delete after delete on sets_2 referencing old table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger sets_2_version_insert after insert on sets_2 referencing new table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger sets_2_version_truncate after truncate on sets_2
  for each statement
  execute function private.bump_catalogue_version();
create trigger sets_2_version_update after update on sets_2 referencing new table as changed
  for each statement
  execute function private.bump_catalogue_version();
create trigger sets_2_wait before insert or update on sets_2
  for each statement
  execute function private.wait_for_deck_saves();

-- The sets under the name that the admin pages write to; the rows are those of sets_2.
create view public.sets with (security_invoker=true) as
 select id,
    name,
    code,
    released_at,
    prereleased_at,
    main_set,
    key_art,
    image,
    core_legal,
    created_at,
    updated_at
   from sets_2;

grant select on public.sets to anon;
grant select, insert on public.sets to authenticated;
grant select, insert, update, delete on public.sets to service_role;

-- Sets with the number of their cards in the database.
create view public.sets2_with_stats with (security_invoker=true) as
 select id,
    name,
    code,
    main_set,
    released_at,
    key_art,
    image,
    core_legal,
    ( select count(*)::integer as count
           from cards_2
          where cards_2.set_id = sets_2.id) as actual_card_count,
    prereleased_at
   from sets_2;

grant select on public.sets2_with_stats to anon;
grant select on public.sets2_with_stats to authenticated;
grant select on public.sets2_with_stats to service_role;

-- One row: a number that grows with each change of cards_2 or sets_2.
create table public.catalogue_version (
  id smallint default 1 not null,
  version bigint default 1 not null,
  changed_at timestamp with time zone default now() not null,
  -- When an import last read every set of the card service; null if none did, so that the cards are those of the offline
  -- pack.
  cards_read_at timestamp with time zone,
  -- When a price update last read every set; null if none did.
  prices_read_at timestamp with time zone,
  constraint catalogue_version_pkey primary key (id),
  constraint catalogue_version_is_one_row check (id = 1)
);

alter table public.catalogue_version enable row level security;
grant select on public.catalogue_version to anon;
grant select on public.catalogue_version to authenticated;
grant select, insert, update, delete on public.catalogue_version to service_role;

create policy "everyone sees the version of the catalogue" on public.catalogue_version
  as permissive for select to public
  using (true);

-- Before insert: the code defaults to the id (requirements §7). Only the four sets of Infinity are recognized by name.
create function private.complete_set() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  new.code := coalesce(nullif(btrim(new.code), ''), new.id);
  -- The guides name the four sets that left Core, so their number does not grow automatically (requirements §4, §2
  -- Guides).
  if new.name in ('The First Chapter', 'Rise of the Floodborn', 'Into the Inklands', 'Ursula''s Return') then
    new.core_legal := false;
  end if;
  return new;
end
$function$;

-- After a set's name changed: updates the name on its cards.
create function private.rename_set_on_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.cards_2 set set_data = set_data where set_id = new.id;
  return null;
end
$function$;

-- After a set's core_legal changed: updates the legality of decks.
create function private.follow_core_legality() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.decks set legality = legality where id in (
    select decks.id from public.cards_2
      join public.decks on decks.cards @> jsonb_build_array(jsonb_build_object('card', cards_2.id))
      where cards_2.set_id = new.id
  );
  return null;
end
$function$;

-- After a statement on cards_2 or sets_2: raises the version if rows changed, which are in the transition table
-- "changed".
create function private.bump_catalogue_version() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  update public.catalogue_version set version = version + 1, changed_at = now() where id = 1;
  -- Hosts drop what they keep of the catalogue (server/backend/databaseChanges.ts).
  perform pg_notify('lorefolio', 'catalogue');
  return null;
end
$function$;
