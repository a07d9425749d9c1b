-- What every table builds on. Who may do what is decided by row level security and triggers, never by grants alone:
-- the embedded backend grants every table to every role on its first request.

create schema private;
comment on schema private is 'Functions behind policies, checks and triggers. The API does not expose it.';
grant usage on schema private to anon, authenticated, service_role;

-- Predicates ----------------------------------------------------------------------------------------------------------

create function private.is_client() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;
comment on function private.is_client is
  'Whether a visitor is writing through the API, and not the service, the owner of the database or a function of theirs. '
  'Only meaningful in functions that run with the rights of their caller.';

create function private.is_plain_line(line text) returns boolean
language sql immutable set search_path = ''
as $$
  select line = btrim(line)
    and line <> ''
    and line !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]'
$$;
comment on function private.is_plain_line is
  'Whether a text is one trimmed line without control characters and without invisible ones that change how others read.';

create function private.is_ink(ink text) returns boolean
language sql immutable set search_path = ''
as $$ select ink in ('Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel') $$;
comment on function private.is_ink is 'The six inks, as INKS of src/domain/cards/vocabulary.ts lists them.';

-- Triggers ------------------------------------------------------------------------------------------------------------

create function private.stamp_new_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client() then
    new := jsonb_populate_record(new, jsonb_build_object('created_at', now(), 'updated_at', now()));
  end if;
  return new;
end
$$;
comment on function private.stamp_new_row is
  'Before insert: when a row was made is the database''s to say, whatever a visitor sends.';

create function private.stamp_changed_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client() then
    new.updated_at := now();
  end if;
  return new;
end
$$;
comment on function private.stamp_changed_row is
  'Before update: when a visitor last changed a row. What the database follows up by itself leaves the time alone.';

create function private.stamp_any_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.stamp_any_change is 'Before update of what nobody but the service and administrators write.';

create function private.hold_columns() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client() then
    new := jsonb_populate_record(
      new,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (tg_argv))
    );
  end if;
  return new;
end
$$;
comment on function private.hold_columns is
  'Before update, arguments: columns. They keep their value when a visitor writes: a client may send back what it read.';

create function private.refuse_changes() returns trigger
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.refuse_changes is
  'Before update, arguments: columns. A visitor who tries to give them another value is told so.';
