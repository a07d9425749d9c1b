-- sets_2 and its view sets: the printed sets of cards (specification §3). Written by the card sync and by administrators.

create table public.sets_2 (
  id text primary key
    constraint sets_2_id_is_short check (char_length(id) <= 100 and private.is_plain_line(id)),
  name text not null
    constraint sets_2_name_is_short check (char_length(name) <= 100 and private.is_plain_line(name)),
  code text not null default ''
    constraint sets_2_code_is_short check (char_length(code) <= 100 and private.is_plain_line(code)),
  released_at date,
  prereleased_at date,
  main_set boolean not null default true,
  key_art text constraint sets_2_key_art_is_short check (char_length(key_art) <= 2000),
  image text constraint sets_2_image_is_short check (char_length(image) <= 2000),
  core_legal boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.sets_2 is 'The printed sets of cards.';
comment on column public.sets_2.core_legal is
  'Whether decks with cards of this set stay in the Core format. A change counts for every deck at once.';

create unique index sets_2_code_is_unique on public.sets_2 (lower(code));

-- catalogue_version: tells caches when cards or sets changed ------------------------------------------------------------

create table public.catalogue_version (
  id smallint primary key default 1 constraint catalogue_version_is_one_row check (id = 1),
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
comment on table public.catalogue_version is 'One row: a number that grows with each change of cards_2 or sets_2.';
insert into public.catalogue_version default values;

create function private.bump_catalogue_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.catalogue_version set version = version + 1, changed_at = now();
  return null;
end
$$;
comment on function private.bump_catalogue_version is 'After any change of cards_2 or sets_2, once a statement.';

alter table public.catalogue_version enable row level security;
grant select on public.catalogue_version to anon, authenticated;
grant all on public.catalogue_version to service_role;

create policy "everyone sees the version of the catalogue"
  on public.catalogue_version for select using (true);

-- Triggers of sets_2 --------------------------------------------------------------------------------------------------

create function private.complete_set() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.code := coalesce(nullif(btrim(new.code), ''), new.id);
  -- The guides name the four sets that left Core; their number does not grow by itself (specification §4, §2 Guides).
  if new.name in ('The First Chapter', 'Rise of the Floodborn', 'Into the Inklands', 'Ursula''s Return') then
    new.core_legal := false;
  end if;
  return new;
end
$$;
comment on function private.complete_set is
  'Before insert: the code falls back to the id (specification §7), the four sets of Infinity alone are known by name.';

create trigger sets_2_complete before insert on public.sets_2
  for each row execute function private.complete_set();
create trigger sets_2_stamp_new before insert on public.sets_2
  for each row execute function private.stamp_new_row();
create trigger sets_2_stamp before update on public.sets_2
  for each row when (old.* is distinct from new.*) execute function private.stamp_any_change();
create trigger sets_2_version after insert or update or delete or truncate on public.sets_2
  for each statement execute function private.bump_catalogue_version();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.sets_2 enable row level security;
grant select on public.sets_2 to anon;
grant select, insert on public.sets_2 to authenticated;
grant all on public.sets_2 to service_role;

create policy "everyone sees sets"
  on public.sets_2 for select using (true);
create policy "administrators add sets"
  on public.sets_2 for insert to authenticated with check ((select private.is_admin()));

-- The view that administrators add sets through ------------------------------------------------------------------------

create view public.sets with (security_invoker = true) as
  select id, name, code, released_at, prereleased_at, main_set, key_art, image, core_legal, created_at, updated_at
  from public.sets_2;
comment on view public.sets is 'The sets under the name that the admin area writes to; the rows are those of sets_2.';
grant select on public.sets to anon;
grant select, insert on public.sets to authenticated;
grant all on public.sets to service_role;
