-- A name is folded once for all words of the list, instead of twice for each word. The answers are the same.

create function private.forms_of_name(name text) returns text[]
language sql immutable set search_path = ''
as $$
  -- Digits can stand for letters, or follow a word.
  select array[private.fold_name(name), private.fold_name(regexp_replace(name, '[0-9]+', ' ', 'g'))]
$$;
comment on function private.forms_of_name is 'The folded forms of a name in which words of the list are looked for.';

create function private.forms_have_word(forms text[], key text, is_part boolean) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  form text;
begin
  foreach form in array forms loop
    if position(' ' || key || ' ' in ' ' || form || ' ') > 0
      or replace(form, ' ', '') = replace(key, ' ', '')
      or is_part and position(replace(key, ' ', '') in replace(form, ' ', '')) > 0
    then
      return true;
    end if;
  end loop;
  return false;
end
$$;
comment on function private.forms_have_word is
  'Whether one of the forms has the word with this key as a separate word, as its letters together, or, if is_part, anywhere.';

create or replace function private.has_word(name text, key text, is_part boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select private.forms_have_word(private.forms_of_name(name), key, is_part)
$$;
comment on function private.has_word is 'Whether a name has the word with this key, see forms_have_word.';

create or replace function private.forbidden_word(name text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  forms constant text[] := private.forms_of_name(name);
begin
  return (
    select word from public.name_words
      where removed_at is null and private.forms_have_word(forms, key, is_part)
      order by id limit 1);
end
$$;
