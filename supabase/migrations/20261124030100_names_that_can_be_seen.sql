-- Names of invisible characters alone were taken, and usernames had to be of A to Z. Now a name has something to see, and usernames
-- have letters of any script. The cases of both rules are src/domain/text/plain-line.cases.ts and
-- src/domain/account/username.cases.ts.

create function private.is_blank(line text) returns boolean
language sql immutable set search_path = ''
as $$
  select line ~ '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$'
$$;
comment on function private.is_blank is
  'Whether nothing of a text can be seen: it is empty, or of spaces, control characters, characters that Unicode calls default '
  'ignorable, and the empty Braille pattern.';

create or replace function private.is_plain_line(line text) returns boolean
language sql immutable set search_path = ''
as $$
  select line = btrim(line)
    and not private.is_blank(line)
    and line !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]'
$$;
comment on function private.is_plain_line is
  'Whether a text is one trimmed line with something to see, without control characters and without invisible ones that change '
  'how others read.';

create function private.empty_blank_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_blank(new.name) then
    new.name := '';
  end if;
  return new;
end
$$;
comment on function private.empty_blank_name is
  'Before insert or update of a name: one that nobody can see is empty, which decks_check then refuses with its sentence.';

-- Triggers fire in the order of their names: this one before decks_check.
create trigger decks_blank_name before insert or update of name on public.decks
  for each row execute function private.empty_blank_name();

create function private.are_plain_lines(lines text[]) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(bool_and(private.is_plain_line(line)), true) from unnest(lines) as line $$;
comment on function private.are_plain_lines is 'Whether each of these is a plain line.';

alter table public.decks add constraint decks_tags_are_plain_lines check (private.are_plain_lines(tags)) not valid;

update public.user_profiles set display_name = null where private.is_blank(display_name);
update public.decks set name = 'Deck' where private.is_blank(name);

-- Usernames -------------------------------------------------------------------------------------------------------------

create function private.is_username(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select name is nfkc normalized
    and name !~ '[\u0001-\u001f!-,/:-@\[-^`{-\u00bf\u00d7\u00f7\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u3164\ue000-\uf8ff\ufd3e\ufd3f\ufdd0-\ufdef\ufe00-\ufe0f\ufeff-\uffff\U0001bca0-\U0001bca3\U0001d000-\U0001d3ff\U0001f000-\U0001faff\U000e0000-\U0010ffff]'
    and name !~ '^[ .-]|[ .-]$|  |^[\u0300-\u036f]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]{3}'
    and (name ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]')::integer + (name ~ '[\u0370-\u03ff\u1f00-\u1fff]')::integer
      + (name ~ '[\u0400-\u052f\u1c80-\u1c8f\ua640-\ua69f]')::integer + (name ~ '[\u0530-\u058f]')::integer
      + (name ~ '[\u13a0-\u13ff\uab70-\uabbf]')::integer <= 1
$$;
comment on function private.is_username is
  'Whether a text is of letters and digits of any script, underscores, and inside of it dots, dashes and single spaces, as '
  'isUsername of src/domain/account/username.ts says: in the one form that Unicode normalizes to (NFKC), without signs, '
  'invisible characters and heaps of accents, and without a mix of Latin, Greek, Cyrillic, Armenian and Cherokee letters, which '
  'look alike.';

alter table public.user_profiles drop constraint user_profiles_username_is_sane;
alter table public.user_profiles add constraint user_profiles_username_is_sane
  check (char_length(username) between 3 and 30 and private.is_username(username));

create or replace function public.username_problem(wanted text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := btrim(normalize(wanted, nfkc));
begin
  -- Refuses a token whose session has ended, as every procedure does.
  perform private.member_id();
  return case
    when name is null or char_length(name) < 3 then 'Username must be at least 3 characters'
    when char_length(name) > 30 then 'Username must be at most 30 characters'
    when not private.is_username(name)
      then 'Username may have letters of one alphabet, digits, dots, dashes, underscores and single spaces inside'
    when exists (select from public.user_profiles where lower(username) = lower(name))
      then 'This username is already taken'
  end;
end
$$;

create or replace function private.free_username(suggestions text[]) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  suggestion text;
  base text := 'player';
  candidate text;
begin
  foreach suggestion in array suggestions loop
    -- As a whole, else what is left of it without signs.
    candidate := btrim(left(regexp_replace(normalize(coalesce(suggestion, ''), nfkc), ' +', ' ', 'g'), 22), ' .-');
    if not private.is_username(candidate) then
      candidate := btrim(left(regexp_replace(regexp_replace(candidate, '[^A-Za-z0-9_. -]', '', 'g'), ' +', ' ', 'g'), 22), ' .-');
    end if;
    if char_length(candidate) >= 3 and private.is_username(candidate) then
      base := candidate;
      exit;
    end if;
  end loop;
  candidate := base;
  while public.username_problem(candidate) is not null loop
    -- Of digits, which go with every alphabet.
    candidate := base || '-' || lpad(floor(random() * 1000000)::integer::text, 6, '0');
  end loop;
  return candidate;
end
$$;

create or replace function private.tidy_profile() returns trigger
language plpgsql set search_path = ''
as $$
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
$$;

-- The username that is stored is the normalized one.
do $$
begin
  execute replace(
    pg_catalog.pg_get_functiondef('private.create_profile()'::regprocedure),
    $old$btrim(coalesce(meta ->> 'username', ''))$old$,
    $new$btrim(normalize(coalesce(meta ->> 'username', ''), nfkc))$new$);
end
$$;
