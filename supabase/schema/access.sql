-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Who is asking, and the rules that several tables share.

-- Who is signed in; null for guests and the service. PT401 with the detail session_not_found for a token whose session
-- has ended. Policies and functions ask this one and not auth.uid(), which knows the token alone.
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

-- Whether the caller is an administrator (specification §6).
create function private.is_admin() returns boolean
language sql stable security definer set search_path to ''
as $function$ select exists (select from public.user_profiles where user_id = (select private.member_id()) and is_admin) $function$;

-- Whether a visitor is writing through the API, and not the service, the owner of the database or a function of theirs.
-- Only meaningful in functions that run with the rights of their caller.
create function private.is_client() returns boolean
language sql stable set search_path to ''
as $function$ select current_user in ('anon', 'authenticated') $function$;

-- PT403 for visitors and members, administrators too.
create function private.only_the_service() returns void
language plpgsql stable set search_path to ''
as $function$
begin
  -- Nothing depends on grants alone, so those below are not the only guard.
  if (select auth.role()) in ('anon', 'authenticated') then
    raise sqlstate 'PT403' using message = 'Only the service does this.';
  end if;
end
$function$;

-- Before update, arguments: columns. They keep their value when a visitor writes: a client may send back what it read.
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

-- Before update, arguments: columns. A visitor who tries to give them another value is told so.
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

-- Before insert: when a row was made is the database's to say, whatever a visitor sends.
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

-- Before update: when a visitor last changed a row. What the database follows up by itself leaves the time alone.
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

-- Before update of what nobody but the service and administrators write.
create function private.stamp_any_change() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

-- Before any statement on user_collections: table calls take turns with the operations. Before decks are added: those
-- of one member are, and so are counted, one statement after the other.
create function private.wait_for_own_turn() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform from public.user_profiles where user_id = (select auth.uid()) for no key update;
  return null;
end
$function$;

-- Whether nothing of a text can be seen: it is empty, or of spaces, control characters, characters that Unicode calls
-- default ignorable, and the empty Braille pattern.
create function private.is_blank(line text) returns boolean
language sql immutable set search_path to ''
as $function$
  select line ~ '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$'
$function$;

-- Whether a text is one trimmed line with something to see, without control characters and without invisible ones that
-- change how others read.
create function private.is_plain_line(line text) returns boolean
language sql immutable set search_path to ''
as $function$
  select line = btrim(line)
    and not private.is_blank(line)
    and line !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]'
$function$;

-- Whether each of these is a plain line.
create function private.are_plain_lines(lines text[]) returns boolean
language sql immutable set search_path to ''
as $function$ select coalesce(bool_and(private.is_plain_line(line)), true) from unnest(lines) as line $function$;

-- The words of a text as they are compared: lower case, without accents and apostrophes, as foldText of
-- src/domain/cards/foldText.ts has them; everything else that is no letter and no digit parts them.
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
