-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Accounts: their profiles, user names and visibility, and how an account ends.

-- The public profile of a member, and which parts of the account others may see.
create table public.user_profiles (
  user_id uuid not null,
  username text not null,
  display_name text,
  is_admin boolean default false not null,
  favorite_franchise text,
  favorite_color text,
  -- private hides this row and the collection.
  profile_visibility text default 'public' not null,
  -- private hides every deck of this member.
  deck_visibility text default 'public' not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_profiles_pkey primary key (user_id),
  constraint user_profiles_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint user_profiles_deck_visibility check (deck_visibility = any (array['public', 'private'])),
  constraint user_profiles_display_name_is_short check (char_length(display_name) <= 50 and private.is_plain_line(display_name)),
  constraint user_profiles_favorite_color_is_an_ink check (private.is_ink(favorite_color)),
  constraint user_profiles_favorite_franchise_is_short check (char_length(favorite_franchise) <= 60 and private.is_plain_line(favorite_franchise)),
  constraint user_profiles_profile_visibility check (profile_visibility = any (array['public', 'private'])),
  constraint user_profiles_username_is_sane check (char_length(username) >= 3 and char_length(username) <= 30 and private.is_username(username))
);

create unique index user_profiles_username_is_unique on public.user_profiles using btree (lower(username));

alter table public.user_profiles enable row level security;
grant select on public.user_profiles to anon;
grant select, insert, update, delete on public.user_profiles to service_role;
grant select, update on public.user_profiles to authenticated;

create policy "private profiles are seen by their owner and administrators" on public.user_profiles
  as permissive for select to public
  using (((profile_visibility = 'public') or (user_id = (select private.member_id())) or (select private.is_admin())));

create policy "members edit their own profile" on public.user_profiles
  as permissive for update to authenticated
  using ((user_id = (select private.member_id())))
  with check ((user_id = (select private.member_id())));

create trigger user_profiles_deck_visibility after update of deck_visibility on user_profiles
  for each row when (old.deck_visibility <> new.deck_visibility)
  execute function private.follow_deck_visibility();
create trigger user_profiles_hold before update on user_profiles
  for each row
  execute function private.hold_columns('created_at');
create trigger user_profiles_refuse before update on user_profiles
  for each row
  execute function private.refuse_changes('user_id', 'is_admin');
create trigger user_profiles_stamp before update on user_profiles
  for each row
  execute function private.stamp_changed_row();
create trigger user_profiles_tidy before update on user_profiles
  for each row
  execute function private.tidy_profile();
create trigger user_profiles_wait before update of deck_visibility on user_profiles
  for each statement
  execute function private.wait_for_deleted_decks();
create trigger user_profiles_withhold before update on user_profiles
  for each row
  execute function private.withhold_name();

-- Whether a text consists of letters and digits of any script, underscores, and, not at its ends, dots, dashes and
-- single spaces, like isUsername of src/domain/account/username.ts: normalized (NFKC), without signs, invisible
-- characters and stacked accents, and without a mix of Latin, Greek, Cyrillic, Armenian and Cherokee letters, which
-- look alike.
create function private.is_username(name text) returns boolean
language sql immutable set search_path to ''
as $function$
  select name is nfkc normalized
    and name !~ '[\u0001-\u001f!-,/:-@\[-^`{-\u00bf\u00d7\u00f7\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u3164\ue000-\uf8ff\ufd3e\ufd3f\ufdd0-\ufdef\ufe00-\ufe0f\ufeff-\uffff\U0001bca0-\U0001bca3\U0001d000-\U0001d3ff\U0001f000-\U0001faff\U000e0000-\U0010ffff]'
    and name !~ '^[ .-]|[ .-]$|  |^[\u0300-\u036f]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]{3}'
    and (name ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]')::integer + (name ~ '[\u0370-\u03ff\u1f00-\u1fff]')::integer
      + (name ~ '[\u0400-\u052f\u1c80-\u1c8f\ua640-\ua69f]')::integer + (name ~ '[\u0530-\u058f]')::integer
      + (name ~ '[\u13a0-\u13ff\uab70-\uabbf]')::integer <= 1
$function$;

-- The reason why a new account cannot have this username, as a sentence to show; null if it can. For the sign-up form,
-- because a hosted project does not pass on the message of the sign-up.
create function public.username_problem(wanted text) returns text
language plpgsql stable security definer set search_path to ''
as $function$
declare
  name text := btrim(normalize(wanted, nfkc));
begin
  -- Refuses a token whose session has ended, like every procedure.
  perform private.member_id();
  return case
    when name is null or char_length(name) < 3 then 'Username must be at least 3 characters'
    when char_length(name) > 30 then 'Username must be at most 30 characters'
    when not private.is_username(name)
      then 'Username may have letters of one alphabet, digits, dots, dashes, underscores and single spaces inside'
    when exists (select from public.user_profiles where lower(username) = lower(name))
      -- A hidden name can be restored.
      or exists (select from public.hidden_content where lower(username) = lower(name) and restored_at is null)
      then 'This username is already taken'
    else private.forbidden_word_problem(name)
  end;
end
$function$;

-- A free username, made from the first usable suggestion, with a random suffix if that one is taken.
create function private.free_username(suggestions text[]) returns text
language plpgsql stable security definer set search_path to ''
as $function$
declare
  suggestion text;
  base text := 'player';
  candidate text;
begin
  foreach suggestion in array suggestions loop
    -- The whole suggestion, else the rest of it without signs.
    candidate := btrim(left(regexp_replace(normalize(coalesce(suggestion, ''), nfkc), ' +', ' ', 'g'), 22), ' .-');
    if not private.is_username(candidate) then
      candidate := btrim(left(regexp_replace(regexp_replace(candidate, '[^A-Za-z0-9_. -]', '', 'g'), ' +', ' ', 'g'), 22), ' .-');
    end if;
    if char_length(candidate) >= 3 and private.is_username(candidate) and private.forbidden_word(candidate) is null then
      base := candidate;
      exit;
    end if;
  end loop;
  candidate := base;
  -- The name without a suggestion is valid with any list of words.
  while public.username_problem(candidate) = 'This username is already taken' loop
    -- A suffix of digits, which are valid with every alphabet.
    candidate := base || '-' || lpad(floor(random() * 1000000)::integer::text, 6, '0');
  end loop;
  return candidate;
end
$function$;

-- After insert on auth.users: creates the new member's profile from the values of the sign-up (requirements §3, Session
-- user).
create function private.create_profile() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  chosen text := btrim(normalize(coalesce(meta ->> 'username', ''), nfkc));
  -- A provider's names were not chosen for this site, so they are only suggestions.
  is_chosen boolean := chosen <> '' and coalesce(new.raw_app_meta_data ->> 'provider', 'email') = 'email';
  problem text;
  shown text;
  broken text;
begin
  select name into shown
    from unnest(array[
      meta ->> 'display_name', meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', chosen
    ]) with ordinality as names (given, place),
    lateral (select btrim(left(btrim(given), 50))) as trimmed (name)
    where private.is_plain_line(name) and private.forbidden_word(name) is null
    order by place
    limit 1;
  loop
    if is_chosen then
      problem := public.username_problem(chosen);
      if problem is not null then
        raise sqlstate 'PT422' using message = problem;
      end if;
    end if;
    begin
      insert into public.user_profiles (user_id, username, display_name) values (
        new.id,
        case when is_chosen then chosen else private.free_username(array[
          chosen, meta ->> 'full_name', meta ->> 'name', meta ->> 'preferred_username', split_part(new.email, '@', 1)
        ]) end,
        shown
      );
      return new;
    exception when unique_violation then
      get stacked diagnostics broken = constraint_name;
      if broken <> 'user_profiles_username_is_unique' then
        raise;
      end if;
      -- The name was just taken by a concurrent sign-up; the next attempt sees it.
    end;
  end loop;
end
$function$;

-- Before update on auth.users, when a provider joins an account whose address was never confirmed by mail: removes its
-- password and sessions. A new password can be set by the mail of "Forgot your password?".
create function private.forget_unproven_password() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  known jsonb := coalesce(old.raw_app_meta_data -> 'providers', '[]');
begin
  if old.confirmation_sent_at is null and exists (
    select from jsonb_array_elements_text(coalesce(new.raw_app_meta_data -> 'providers', '[]')) as provider
      where provider <> 'email' and not known @> to_jsonb(provider)
  ) then
    new.encrypted_password := null;
    delete from auth.sessions where user_id = new.id;
  end if;
  return new;
end
$function$;

-- Before update: stores empty texts as null (requirements §5, Profile), and explains why a username is unavailable.
create function private.tidy_profile() returns trigger
language plpgsql set search_path to ''
as $function$
declare
  problem text;
begin
  new.username := btrim(normalize(new.username, nfkc));
  if lower(new.username) is distinct from lower(old.username) then
    problem := public.username_problem(new.username);
    if problem is not null then
      raise sqlstate 'PT422' using message = problem;
    end if;
  end if;
  new.display_name := case when not private.is_blank(new.display_name) then btrim(new.display_name) end;
  new.favorite_franchise := case when not private.is_blank(new.favorite_franchise) then btrim(new.favorite_franchise) end;
  new.favorite_color := nullif(btrim(new.favorite_color), '');
  return new;
end
$function$;

-- After a profile's deck_visibility changed: updates its decks.
create function private.follow_deck_visibility() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  update public.decks set is_visible = is_visible where user_id = new.user_id and is_public;
  return null;
end
$function$;

-- Makes the account with this mail address an administrator; false if there is none. For the service and the database's
-- owner.
create function public.make_admin(mail text) returns boolean
language plpgsql security definer set search_path to ''
as $function$
begin
  -- Do not rely only on grants: this is the second guard besides the revoked right below.
  if (select auth.role()) in ('anon', 'authenticated') then
    raise sqlstate 'PT403' using message = 'Only the service appoints administrators.';
  end if;
  update public.user_profiles set is_admin = true
    where user_id = (select id from auth.users where lower(email) = lower(btrim(mail)) limit 1);
  return found;
end
$function$;

-- All data of the caller, sorted, times in UTC: account, sessions, profile, decks with their labels, favorites,
-- collection and its changes, matches, subscriptions. No secrets and no data of other people. PT401 without an account.
create function public.download_own_data() returns jsonb
language plpgsql stable security definer set search_path to '' set "TimeZone" to 'UTC'
as $function$
declare
  me uuid := (select private.member_id());
begin
  if not exists (select from auth.users where id = me) then
    raise sqlstate 'PT401' using message = 'Sign in to download your data.';
  end if;
  -- One statement reads one snapshot. Tables with listed columns also have secret columns, or name a card by its id.
  return (
    with printings as (
      select
        cards.id,
        jsonb_strip_nulls(jsonb_build_object(
          'card_id', cards.id, 'name', cards.name, 'version', cards.version,
          'set', cards.set_data ->> 'name', 'number', cards.collector_number)) as printing
      from public.cards_2 as cards
    )
    select jsonb_build_object(
      'format', 'lorefolio',
      'version', 1,
      'exported_at', now(),
      'account', (
        select jsonb_build_object(
          'id', users.id, 'email', users.email,
          'created_at', users.created_at, 'last_sign_in_at', users.last_sign_in_at,
          'metadata', users.raw_user_meta_data,
          'providers', (
            select coalesce(jsonb_agg(provider order by provider), '[]') from auth.identities where user_id = me))
        from auth.users where id = me),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', created_at, 'refreshed_at', refreshed_at at time zone 'UTC',
            'user_agent', user_agent, 'ip', host(ip)) order by created_at, id), '[]')
        from auth.sessions where user_id = me),
      'profile', (
        select to_jsonb(profile) - 'user_id' from public.user_profiles as profile where user_id = me),
      'decks', (
        select coalesce(jsonb_agg(to_jsonb(deck) - 'user_id' || jsonb_build_object('cards', (
            select jsonb_agg(
                printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
            from jsonb_array_elements(deck.cards) with ordinality as list (entry, place)
            join printings on printings.id = entry ->> 'card')) order by created_at, id), '[]')
        from public.decks as deck where user_id = me),
      'deck_labels', (
        select coalesce(jsonb_agg(to_jsonb(label) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = label.deck_id)) order by label.deck_id), '[]')
        from public.deck_labels as label where user_id = me),
      'deck_versions', (
        select coalesce(jsonb_agg(to_jsonb(deck_version) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = deck_version.deck_id),
            'cards', (
              select jsonb_agg(printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
              from jsonb_array_elements(deck_version.cards) with ordinality as list (entry, place)
              join printings on printings.id = entry ->> 'card'))
          order by deck_version.deck_id, deck_version.number), '[]')
        from public.deck_versions as deck_version where user_id = me),
      'assembled_decks', (
        select coalesce(jsonb_agg(to_jsonb(assembled) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = assembled.deck_id))
          order by assembled.assembled_at, assembled.deck_id), '[]')
        from public.assembled_decks as assembled where user_id = me),
      'deck_favorites', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'deck_id', deck_id,
            'deck', (
              select decks.name from public.decks
              where decks.id = deck_id and (decks.is_visible or decks.user_id = me)),
            'created_at', created_at) order by created_at, id), '[]')
        from public.deck_favorites where user_id = me),
      'collection', (
        select coalesce(jsonb_agg(printing || jsonb_build_object(
            'quantity', quantity, 'is_foil', is_foil,
            'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil), '[]')
        from public.user_collections join printings on printings.id = card_id
        where user_id = me),
      'card_wishes', (
        select coalesce(jsonb_agg(printing || jsonb_build_object(
            'quantity', quantity, 'priority', priority, 'only_printing', only_printing, 'only_foil', only_foil)
          order by card_id), '[]')
        from public.card_wishes join printings on printings.id = card_id
        where user_id = me),
      'card_playsets', (
        select coalesce(jsonb_agg(printing || jsonb_build_object('playset', playset) order by card_id), '[]')
        from public.card_playsets join printings on printings.id = card_id
        where user_id = me),
      'list_settings', (
        select to_jsonb(settings) - 'user_id' from public.list_settings as settings where user_id = me),
      'match_sharing', (
        select to_jsonb(sharing) - 'user_id' from public.match_sharing as sharing where user_id = me),
      'community_picks', (
        select coalesce(jsonb_agg(to_jsonb(pick) - 'user_id' order by match_id), '[]')
        from private.community_picks as pick where user_id = me),
      'collection_operations', (
        select coalesce(jsonb_agg(to_jsonb(operation) - 'user_id' || jsonb_build_object(
            'changes', coalesce(made.changes, '[]')) order by created_at, id), '[]')
        from private.collection_operations as operation
        left join (
          select operation_id, jsonb_agg(printing || jsonb_build_object(
              'is_foil', is_foil, 'before', before, 'after', after, 'row_id', row_id,
              'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil) as changes
          from private.collection_changes join printings on printings.id = card_id
          where user_id = me group by operation_id
        ) as made on made.operation_id = operation.id
        where operation.user_id = me),
      'matches', (
        select coalesce(jsonb_agg(to_jsonb(match) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = match.deck_id)) order by match_date, id), '[]')
        from public.matches as match where user_id = me),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(subscription) - 'user_id' order by created_at, id), '[]')
        from public.subscriptions as subscription where user_id = me),
      'reports', (
        select coalesce(jsonb_agg(to_jsonb(report) - 'user_id' - 'member_id' order by created_at, id), '[]')
        from public.reports as report where user_id = me),
      'hidden_content', (
        select coalesce(jsonb_agg(to_jsonb(hidden) - array['author_id', 'hidden_by', 'restored_by'] order by hidden_at, id), '[]')
        from public.hidden_content as hidden where author_id = me)
    )
  );
end
$function$;

-- Deletes the caller's account and all its rows (requirements §7). PT401 without an account.
create function public.delete_user_account() returns void
language plpgsql security definer set search_path to ''
as $function$
begin
  if (select private.member_id()) is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  -- The account's favorites are deleted before its decks, so it waits first, like other deletions.
  perform pg_advisory_xact_lock(hashtext('favorites of deleted decks'));
  perform from public.user_profiles where user_id = (select private.member_id()) for update;
  -- The log has the mail address and no foreign key.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = (select private.member_id())::text;
  delete from auth.flow_state where user_id = (select private.member_id());
  delete from auth.users where id = (select private.member_id());
end
$function$;
