-- user_profiles: who a member is to others. One row an account, made with it (specification §3, §6).

create table public.user_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  username text not null
    constraint user_profiles_username_is_sane
    check (username ~ '^[A-Za-z0-9_][A-Za-z0-9_. -]{1,28}[A-Za-z0-9_]$' and username !~ '  '),
  display_name text
    constraint user_profiles_display_name_is_short
    check (char_length(display_name) <= 50 and private.is_plain_line(display_name)),
  is_admin boolean not null default false,
  favorite_franchise text
    constraint user_profiles_favorite_franchise_is_short
    check (char_length(favorite_franchise) <= 60 and private.is_plain_line(favorite_franchise)),
  favorite_color text
    constraint user_profiles_favorite_color_is_an_ink check (private.is_ink(favorite_color)),
  profile_visibility text not null default 'public'
    constraint user_profiles_profile_visibility check (profile_visibility in ('public', 'private')),
  deck_visibility text not null default 'public'
    constraint user_profiles_deck_visibility check (deck_visibility in ('public', 'private')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.user_profiles is 'Who a member is to others, and what others may see of them.';
comment on column public.user_profiles.profile_visibility is 'private hides this row and the collection.';
comment on column public.user_profiles.deck_visibility is 'private hides every deck of this member.';

-- Names are ASCII, so lower() means the same under every collation.
create unique index user_profiles_username_is_unique on public.user_profiles (lower(username));

-- Functions -----------------------------------------------------------------------------------------------------------

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_profiles where user_id = (select auth.uid()) and is_admin) $$;
comment on function private.is_admin is 'Whether the caller is an administrator (specification §6).';

create function public.username_problem(wanted text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when wanted is null or char_length(wanted) < 3 then 'Username must be at least 3 characters'
    when char_length(wanted) > 30 then 'Username must be at most 30 characters'
    when wanted !~ '^[A-Za-z0-9_][A-Za-z0-9_. -]*[A-Za-z0-9_]$' or wanted ~ '  '
      then 'Username may have the letters A to Z, digits, dots, dashes, underscores and single spaces inside'
    when exists (select from public.user_profiles where lower(username) = lower(wanted))
      then 'This username is already taken'
  end
$$;
comment on function public.username_problem is
  'Why a new account cannot have this username, as a sentence to show; null when it can. For the sign-up form: '
  'a hosted project does not pass on what the sign-up itself says.';

create function private.free_username(suggestions text[]) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  suggestion text;
  base text := 'player';
  candidate text;
begin
  foreach suggestion in array suggestions loop
    candidate := btrim(left(regexp_replace(regexp_replace(
      coalesce(suggestion, ''), '[^A-Za-z0-9_. -]', '', 'g'), ' +', ' ', 'g'), 22), ' .-');
    if char_length(candidate) >= 3 then
      base := candidate;
      exit;
    end if;
  end loop;
  candidate := base;
  while public.username_problem(candidate) is not null loop
    candidate := base || '-' || left(md5(gen_random_uuid()::text), 6);
  end loop;
  return candidate;
end
$$;
comment on function private.free_username is
  'A username nobody has, made of the first usable suggestion; with a random suffix when that one is taken.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  chosen text := btrim(coalesce(meta ->> 'username', ''));
  -- A provider's names were not chosen for this site: they are suggestions.
  is_chosen boolean := chosen <> '' and coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email';
  problem text;
  shown text;
begin
  if is_chosen then
    problem := public.username_problem(chosen);
    if problem is not null then
      raise sqlstate 'PT422' using message = problem;
    end if;
  end if;
  select name into shown
    from unnest(array[
      meta ->> 'display_name', meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', chosen
    ]) with ordinality as names (given, place),
    lateral (select btrim(left(btrim(given), 50))) as trimmed (name)
    where private.is_plain_line(name)
    order by place
    limit 1;
  insert into public.user_profiles (user_id, username, display_name) values (
    new.id,
    case when is_chosen then chosen else private.free_username(array[
      chosen, meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', split_part(new.email, '@', 1)
    ]) end,
    shown
  );
  return new;
end
$$;
comment on function private.create_profile is
  'After insert on auth.users: the new member''s profile, from what the sign-up says (specification §3, Session user).';

create function private.tidy_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  problem text;
begin
  new.username := btrim(new.username);
  if lower(new.username) is distinct from lower(old.username) then
    problem := public.username_problem(new.username);
    if problem is not null then
      raise sqlstate 'PT422' using message = problem;
    end if;
  end if;
  new.display_name := nullif(btrim(new.display_name), '');
  new.favorite_franchise := nullif(btrim(new.favorite_franchise), '');
  new.favorite_color := nullif(btrim(new.favorite_color), '');
  return new;
end
$$;
comment on function private.tidy_profile is
  'Before update: empty texts are stored as null (specification §5, Profile), a username that cannot be had is explained.';

create function public.make_admin(mail text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nothing depends on grants alone, so the revoked right below is not the only guard.
  if (select auth.role()) in ('anon', 'authenticated') then
    raise sqlstate 'PT403' using message = 'Only the service appoints administrators.';
  end if;
  update public.user_profiles set is_admin = true
    where user_id = (select id from auth.users where lower(email) = lower(btrim(mail)) limit 1);
  return found;
end
$$;
comment on function public.make_admin is
  'Makes the account with this mail address an administrator; false when there is none. For the service and the '
  'database''s owner.';
revoke execute on function public.make_admin from public, anon, authenticated;
grant execute on function public.make_admin to service_role;

create function public.delete_user_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  -- What no foreign key reaches: the log holds the mail address.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = (select auth.uid())::text;
  delete from auth.flow_state where user_id = (select auth.uid());
  delete from auth.users where id = (select auth.uid());
end
$$;
comment on function public.delete_user_account is
  'Deletes the caller''s account and with it every row that is theirs (specification §7). PT401 without an account.';

-- Triggers ------------------------------------------------------------------------------------------------------------

create trigger accounts_get_a_profile after insert on auth.users
  for each row execute function private.create_profile();

create trigger user_profiles_refuse before update on public.user_profiles
  for each row execute function private.refuse_changes('user_id', 'is_admin');
create trigger user_profiles_hold before update on public.user_profiles
  for each row execute function private.hold_columns('created_at');
create trigger user_profiles_stamp before update on public.user_profiles
  for each row execute function private.stamp_changed_row();
create trigger user_profiles_tidy before update on public.user_profiles
  for each row execute function private.tidy_profile();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.user_profiles enable row level security;
grant select on public.user_profiles to anon;
grant select, update on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

create policy "private profiles are seen by their owner and administrators"
  on public.user_profiles for select
  using (profile_visibility = 'public' or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members edit their own profile"
  on public.user_profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
