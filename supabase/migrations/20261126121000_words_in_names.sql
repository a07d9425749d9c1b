-- Words that names of members may not have, as rows that administrators add and remove.

create table public.name_words (
  id bigint generated always as identity primary key,
  word text not null,
  key text not null generated always as (private.fold_name(word)) stored,
  is_part boolean not null default false,
  note text,
  added_at timestamptz not null default now(),
  added_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz,
  removed_by uuid references auth.users (id) on delete set null,
  constraint name_words_word_is_short check (private.is_plain_line(word) and char_length(word) between 2 and 40),
  constraint name_words_key_is_long_enough check (char_length(key) between 2 and 100),
  constraint name_words_note_is_short check (private.is_plain_line(note) and char_length(note) <= 200)
);
create unique index name_words_once on public.name_words (key) where removed_at is null;
create index name_words_added_by on public.name_words (added_by);
create index name_words_removed_by on public.name_words (removed_by);
comment on table public.name_words is
  'Words that names of members may not have, with those that were removed, as a log. They do not hold for names of administrators.';
comment on column public.name_words.key is 'The word for comparison, by private.fold_name.';
comment on column public.name_words.is_part is 'Whether names may not have it inside of other words either.';
comment on column public.name_words.added_by is 'The administrator; null for the operator, and after the account was deleted.';
comment on column public.name_words.removed_at is 'Null while it is in the list.';
alter table public.name_words enable row level security;
grant select on public.name_words to authenticated;
grant select, insert, update, delete on public.name_words to service_role;
create policy "administrators see the words" on public.name_words for select to authenticated using ((select private.is_admin()));

create table private.flagged_names (
  member_id uuid not null references public.user_profiles (user_id) on delete cascade,
  word_id bigint not null references public.name_words (id) on delete cascade,
  flagged_at timestamptz not null default now(),
  primary key (member_id, word_id)
);
create index flagged_names_by_word on private.flagged_names (word_id);
comment on table private.flagged_names is
  'Names that have a word that was added later. They stay until an administrator decides about them.';
alter table private.flagged_names enable row level security;

create function private.has_word(name text, key text, is_part boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_or(
      position(' ' || key || ' ' in ' ' || form || ' ') > 0
      or replace(form, ' ', '') = replace(key, ' ', '')
      or is_part and position(replace(key, ' ', '') in replace(form, ' ', '')) > 0), false)
    -- Digits can stand for letters, or follow a word.
    from unnest(array[private.fold_name(name), private.fold_name(regexp_replace(name, '[0-9]+', ' ', 'g'))]) as form
$$;
comment on function private.has_word is
  'Whether a name has the word with this key as a separate word, as its letters together, or, if is_part, anywhere.';

create function private.forbidden_word(name text) returns text
language sql stable security definer set search_path = ''
as $$
  select word from public.name_words where removed_at is null and private.has_word(name, key, is_part) order by id limit 1
$$;
comment on function private.forbidden_word is 'A word of the list that a name has; null if it has none.';

create function private.forbidden_word_problem(name text) returns text
language sql stable security definer set search_path = ''
as $$
  select 'Choose another name: names may not have “' || private.forbidden_word(name) || '”.' where not private.is_admin()
$$;
comment on function private.forbidden_word_problem is
  'The sentence to show for a name with a word of the list; null for others, and for names that administrators choose.';

-- Calls -----------------------------------------------------------------------------------------------------------------

create function private.flag_names(word_id bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  flagged integer;
begin
  insert into private.flagged_names (member_id, word_id)
    select profile.user_id, entry.id
      from public.name_words as entry join public.user_profiles as profile
        on private.has_word(profile.username, entry.key, entry.is_part)
          or profile.display_name <> profile.username and private.has_word(profile.display_name, entry.key, entry.is_part)
      where entry.id = flag_names.word_id and not profile.is_admin;
  get diagnostics flagged = row_count;
  return flagged;
end
$$;
comment on function private.flag_names is 'Flags the names that have a word, except those of administrators; how many there are.';

create function public.add_name_word(word text, is_part boolean default false, note text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added bigint;
begin
  perform private.begin_moderating();
  begin
    insert into public.name_words (word, is_part, note, added_by) values (
      btrim(add_name_word.word), add_name_word.is_part, nullif(btrim(add_name_word.note), ''), private.member_id())
      returning id into added;
  exception when unique_violation then
    raise sqlstate 'PT422' using message = 'The list has this word already.';
  end;
  return private.flag_names(added);
end
$$;
comment on function public.add_name_word is
  'Adds a word that names may not have, and flags the names that have it: returns their number. is_part: also inside of other words. '
  'PT422 if the list has it, 42501 for all but administrators.';

create function public.remove_name_word(word_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_moderating();
  update public.name_words set removed_at = now(), removed_by = private.member_id() where id = word_id and removed_at is null;
  if not found then
    raise sqlstate 'PT422' using message = 'This word was removed already.';
  end if;
  delete from private.flagged_names as flagged where flagged.word_id = remove_name_word.word_id;
end
$$;
comment on function public.remove_name_word is
  'Removes a word from the list, and its flags. PT422 if it was removed already, 42501 for all but administrators.';

revoke execute on function public.add_name_word, public.remove_name_word from public, anon;
grant execute on function public.add_name_word, public.remove_name_word to authenticated;

-- Names are checked -----------------------------------------------------------------------------------------------------

create or replace function public.username_problem(wanted text) returns text
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;

create or replace function private.withhold_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hidden public.hidden_content;
  problem text;
begin
  if new.username = old.username and new.display_name is not distinct from old.display_name or private.is_admin() then
    return new;
  end if;
  if exists (
    select from public.hidden_content as past
      where past.author_id = new.user_id and past.kind = 'name' and (past.restored_at is null or past.is_renamed)
        and array[private.fold_name(past.username), private.fold_name(past.display_name)] && array_remove(array[
          case when new.username <> old.username then private.fold_name(new.username) end,
          case when new.display_name is distinct from old.display_name then private.fold_name(new.display_name) end], null)
  ) then
    raise sqlstate 'PT422' using message = 'Choose another name: an administrator has hidden this one.';
  end if;
  if new.display_name is distinct from old.display_name then
    problem := private.forbidden_word_problem(new.display_name);
    if problem is not null then
      raise sqlstate 'PT422' using message = problem;
    end if;
  end if;
  delete from private.flagged_names as flagged using public.name_words as entry
    where flagged.member_id = new.user_id and entry.id = flagged.word_id
      and not private.has_word(new.username, entry.key, entry.is_part)
      and not private.has_word(new.display_name, entry.key, entry.is_part);
  select * into hidden from public.hidden_content where author_id = new.user_id and kind = 'name' and restored_at is null;
  if not found then
    return new;
  end if;
  if new.username = old.username then
    if new.display_name is null then
      new.display_name := old.display_name;
      return new;
    end if;
    new.username := private.free_username(array[new.display_name]);
  end if;
  update public.hidden_content set restored_at = now(), is_renamed = true,
      restored_because = 'Its author chose the name “' || coalesce(new.display_name, new.username) || '”.'
    where id = hidden.id;
  return new;
end
$$;
comment on function private.withhold_name is
  'Before a name is changed: refuses (PT422) a display name with a word of the list, and a name that was hidden and that no '
  'administrator restored. Another name ends the hiding of a name, with a new username. Without a display name it stays hidden.';

create or replace function public.dismiss_reports(kind text, target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_moderating();
  update public.reports as report set handled_at = now()
    where report.kind = dismiss_reports.kind and target in (report.deck_id, report.member_id) and handled_at is null;
  if dismiss_reports.kind = 'name' then
    delete from private.flagged_names where member_id = target;
  end if;
end
$$;
comment on function public.dismiss_reports is
  'Marks the open reports of a deck, guide or name as handled, without hiding it, and lets a name have its words. 42501 for all but '
  'administrators.';

create or replace function public.report_queue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.begin_moderating();
  return coalesce((
    select jsonb_agg(to_jsonb(entry) order by entry.first_at)
      from (
        select report.kind, report.target, min(report.created_at) as first_at, count(report.id) as reports,
            coalesce(jsonb_agg(distinct report.reason) filter (where report.reason is not null), '[]') as reasons,
            coalesce(jsonb_agg(report.note order by report.created_at) filter (where report.note is not null), '[]') as notes,
            coalesce(jsonb_agg(report.word order by report.word) filter (where report.word is not null), '[]') as words,
            min(deck.name) as deck, min(deck.description) filter (where report.kind = 'guide') as guide,
            min(author.username) as username, min(author.display_name) as display_name
          from (
            select id, kind, coalesce(deck_id, member_id) as target, deck_id, member_id, created_at, reason, note, null as word
              from public.reports where handled_at is null
            union all
            select null, 'name', member_id, null, member_id, flagged_at, null, null, entry.word
              from private.flagged_names join public.name_words as entry on entry.id = word_id
          ) as report
          left join public.decks as deck on deck.id = report.deck_id
          join public.user_profiles as author on author.user_id = coalesce(report.member_id, deck.user_id)
          group by 1, 2
          order by min(report.created_at) limit 100
      ) as entry
  ), '[]');
end
$$;
comment on function public.report_queue is
  'The 100 oldest reported things, and names that have a word of the list, without a decision: [{kind, target, first_at, reports, '
  'reasons, notes, words, deck, guide, username, display_name}, …]. 42501 for all but administrators.';

-- A first list. Whole words, so that "Disney" is refused in "Disney Support", but not in "Disneyland".
insert into public.name_words (word, is_part, note)
  select word, false, 'Impersonation' from unnest(array['admin', 'administrator', 'moderator', 'staff', 'support', 'disney']) as word
  union all select word, true, 'Impersonation' from unnest(array['lorefolio', 'ravensburger']) as word
  union all select word, true, 'Slur' from unnest(array['nigger', 'faggot', 'hitler', 'fuck']) as word
  union all select word, false, 'Slur' from unnest(array['nazi', 'kike', 'cunt', 'tranny', 'retard']) as word;
do $$ begin perform private.flag_names(id) from public.name_words; end $$;
