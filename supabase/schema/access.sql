-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The identity of the caller, and rules that several tables share.

-- The id of the signed-in user; null for guests and the service. PT401 with the detail session_not_found for a token
-- whose session has ended. Policies and functions use it instead of auth.uid(), which only checks the token.
create function private.member_id() returns uuid
language plpgsql stable security definer set search_path to ''
as $function$
declare
  member uuid := auth.uid();
  session text := auth.jwt() ->> 'session_id';
begin
  -- Guests, the service and the owner of the database have no session.
  if member is null and auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  if not exists (
    select from auth.sessions
      where id = case when session ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then session::uuid end
        and user_id = member and (not_after is null or not_after > now())
  ) then
    raise sqlstate 'PT401' using message = 'Your session has ended. Please sign in again.', detail = 'session_not_found';
  end if;
  return member;
end
$function$;

-- Whether the caller is an administrator (requirements §6).
create function private.is_admin() returns boolean
language sql stable security definer set search_path to ''
as $function$ select exists (select from public.user_profiles where user_id = (select private.member_id()) and is_admin) $function$;

-- Whether a visitor writes through the API. Writes of the service, of the owner of the database and of its functions do
-- not count. Only valid in functions that run with the rights of their caller.
create function private.is_client() returns boolean
language sql stable set search_path to ''
as $function$ select current_user in ('anon', 'authenticated') $function$;

-- Raises PT403 for visitors and members, including administrators.
create function private.only_the_service() returns void
language plpgsql stable set search_path to ''
as $function$
begin
  -- Do not rely only on grants: this is the second guard besides those below.
  if (select auth.role()) in ('anon', 'authenticated') then
    raise sqlstate 'PT403' using message = 'Only the service may do this.';
  end if;
end
$function$;

-- Before update, with columns as arguments: if a visitor writes, these columns retain their values, because a client
-- may send back the row that it read.
create function private.hold_columns() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_client() then
    new := jsonb_populate_record(
      new,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (tg_argv))
    );
  end if;
  return new;
end
$function$;

-- Before update, with columns as arguments: refuses a visitor's change of these columns.
create function private.refuse_changes() returns trigger
language plpgsql set search_path to ''
as $function$
declare
  changed text;
begin
  if private.is_client() then
    select key into changed
      from jsonb_each(to_jsonb(old))
      where key = any (tg_argv) and value is distinct from to_jsonb(new) -> key
      limit 1;
    if found then
      raise sqlstate 'PT422' using message = format('"%s" cannot be changed.', changed);
    end if;
  end if;
  return new;
end
$function$;

-- Before insert: the database sets created_at, whatever a visitor sends.
create function private.stamp_new_row() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_client() then
    new := jsonb_populate_record(new, jsonb_build_object('created_at', now(), 'updated_at', now()));
  end if;
  return new;
end
$function$;

-- Before update: sets the time of a visitor's last change. Updates by triggers do not change the time.
create function private.stamp_changed_row() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_client() then
    new.updated_at := now();
  end if;
  return new;
end
$function$;

-- Before update of columns that only the service and administrators write.
create function private.stamp_any_change() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

-- Before any statement on user_collections, and before decks are added: locks the member's profile. So table calls wait
-- for running operations on the collection, and decks are added and counted one statement after the other.
create function private.wait_for_own_turn() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform from public.user_profiles where user_id = (select auth.uid()) for no key update;
  return null;
end
$function$;

-- Whether a text is invisible: empty, or made only of spaces, control characters, characters that Unicode calls default
-- ignorable, and the empty Braille pattern.
create function private.is_blank(line text) returns boolean
language sql immutable set search_path to ''
as $function$
  select line ~ '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$'
$function$;

-- Whether a text is one trimmed visible line without control characters, and without invisible characters that change
-- how the rest of the text is displayed.
create function private.is_plain_line(line text) returns boolean
language sql immutable set search_path to ''
as $function$
  select line = btrim(line)
    and not private.is_blank(line)
    and line !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]'
$function$;

-- Whether each of these texts is a plain line, see is_plain_line.
create function private.are_plain_lines(lines text[]) returns boolean
language sql immutable set search_path to ''
as $function$ select coalesce(bool_and(private.is_plain_line(line)), true) from unnest(lines) as line $function$;

-- The words of a text for comparison: lower case, without accents and apostrophes, like foldText of
-- src/domain/cards/foldText.ts. All characters except letters and digits separate words.
create function private.words_of(line text) returns text[]
language sql immutable strict set search_path to ''
as $function$
  select array(
    select distinct word
      from regexp_split_to_table(
        regexp_replace(
          lower(regexp_replace(normalize(line, nfd), '[\u0300-\u036f]', '', 'g')),
          '[''`\u00b4\u02bc\u2018\u2019\u201b\u2032]', '', 'g'),
        '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u3003]+'
      ) as word
      where word <> ''
  )
$function$;
