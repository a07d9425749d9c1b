-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Reports of members, content that administrators hide, and words that names may not have.

-- Reports by members of decks, guides of decks and names of other members.
create table public.reports (
  id bigint not null generated always as identity,
  user_id uuid not null,
  kind text not null,
  deck_id uuid,
  member_id uuid,
  reason text not null,
  note text,
  created_at timestamp with time zone default now() not null,
  -- When an administrator decided about it; null if open.
  handled_at timestamp with time zone,
  constraint reports_pkey primary key (id),
  constraint reports_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade,
  constraint reports_member_id_fkey foreign key (member_id) references auth.users(id) on delete cascade,
  constraint reports_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint reports_kind check (
case kind
    when 'name' then member_id is not null and deck_id is null
    else (kind = any (array['deck', 'guide'])) and deck_id is not null and member_id is null
end),
  constraint reports_note_is_short check (char_length(note) <= 500 and private.is_plain_line(note)),
  constraint reports_reason check (reason = any (array['offensive', 'personal data', 'spam', 'copied', 'other']))
);

create index reports_of_a_deck on public.reports using btree (deck_id);
create index reports_of_a_member on public.reports using btree (member_id);
create index reports_of_a_reporter on public.reports using btree (user_id);
create index reports_open on public.reports using btree (created_at) where (handled_at is null);
create unique index reports_once on public.reports using btree (user_id, kind, coalesce(deck_id, member_id)) where (handled_at is null);

alter table public.reports enable row level security;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;

create policy "members see their own reports, administrators all" on public.reports
  as permissive for select to authenticated
  using (((user_id = (select private.member_id())) or (select private.is_admin())));

create trigger reports_decided after update of handled_at on reports
  for each row when (old.handled_at is null and new.handled_at is not null)
  execute function private.note_decided_report();

-- Reports about which an administrator decided, with a digest of the text then, as private.reported_digest. Without a
-- row, a report that was decided can be repeated.
create table private.decided_reports (
  report_id bigint not null,
  digest text not null,
  constraint decided_reports_pkey primary key (report_id),
  constraint decided_reports_report_id_fkey foreign key (report_id) references reports(id) on delete cascade
);

alter table private.decided_reports enable row level security;

-- Decks, guides and names that an administrator has hidden, and those that were restored. Others do not see a hidden
-- deck. The text of a hidden guide and the hidden name are here only.
create table public.hidden_content (
  id bigint not null generated always as identity,
  kind text not null,
  -- The deck of a deck or guide; null for names.
  deck_id uuid,
  -- The member whose deck, guide or name it is.
  author_id uuid not null,
  -- The guide while it is hidden; else the name at that time, for the log.
  content text,
  reason text not null,
  hidden_at timestamp with time zone default now() not null,
  restored_at timestamp with time zone,
  restored_because text,
  -- The username of a hidden name.
  username text,
  -- The display name of a hidden name.
  display_name text,
  -- Whether the author ended it by another name.
  is_renamed boolean default false not null,
  constraint hidden_content_pkey primary key (id),
  constraint hidden_content_author_id_fkey foreign key (author_id) references auth.users(id) on delete cascade,
  constraint hidden_content_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade,
  constraint hidden_content_content_is_short check (char_length(content) <= 5000),
  constraint hidden_content_kind check (
case kind
    when 'name' then deck_id is null
    else (kind = any (array['deck', 'guide'])) and deck_id is not null
end),
  constraint hidden_content_names_are_short check (char_length(username) <= 30 and char_length(display_name) <= 50),
  constraint hidden_content_reason_is_short check (private.is_plain_line(reason) and char_length(reason) <= 300),
  constraint hidden_content_restored_because_is_short check (private.is_plain_line(restored_because) and char_length(restored_because) <= 300)
);

create index hidden_content_of_a_deck on public.hidden_content using btree (deck_id);
create index hidden_content_of_an_author on public.hidden_content using btree (author_id);
create index hidden_content_usernames on public.hidden_content using btree (lower(username)) where (restored_at is null);
create unique index hidden_content_once on public.hidden_content using btree (kind, coalesce(deck_id, author_id)) where (restored_at is null);

alter table public.hidden_content enable row level security;
grant select on public.hidden_content to authenticated;
grant select, insert, update, delete on public.hidden_content to service_role;

create policy "authors see what of theirs is hidden, administrators all" on public.hidden_content
  as permissive for select to authenticated
  using (((author_id = (select private.member_id())) or (select private.is_admin())));

-- The administrators who hid and restored content, a row for each row of hidden_content. Its authors do not see them.
create table public.hidden_content_moderators (
  hidden_id bigint not null,
  -- The administrator; null after the account was deleted.
  hidden_by uuid,
  -- The administrator; null while it is hidden, after its author chose another name, and after the account was deleted.
  restored_by uuid,
  constraint hidden_content_moderators_pkey primary key (hidden_id),
  constraint hidden_content_moderators_hidden_by_fkey foreign key (hidden_by) references auth.users(id) on delete set null,
  constraint hidden_content_moderators_hidden_id_fkey foreign key (hidden_id) references hidden_content(id) on delete cascade,
  constraint hidden_content_moderators_restored_by_fkey foreign key (restored_by) references auth.users(id) on delete set null
);

create index hidden_content_moderators_hidden_by on public.hidden_content_moderators using btree (hidden_by);
create index hidden_content_moderators_restored_by on public.hidden_content_moderators using btree (restored_by);

alter table public.hidden_content_moderators enable row level security;
grant select on public.hidden_content_moderators to authenticated;
grant select, insert, update, delete on public.hidden_content_moderators to service_role;

create policy "administrators see who hid and restored content" on public.hidden_content_moderators
  as permissive for select to authenticated
  using ((select private.is_admin()));

-- Words that names of members may not have, with those that were removed, as a log. They do not hold for names of
-- administrators.
create table public.name_words (
  id bigint not null generated always as identity,
  word text not null,
  -- The word for comparison, by private.fold_name.
  key text generated always as (private.fold_name(word)) stored not null,
  -- Whether names may not have it inside of other words either.
  is_part boolean default false not null,
  note text,
  added_at timestamp with time zone default now() not null,
  -- The administrator; null for the operator, and after the account was deleted.
  added_by uuid,
  -- Null while it is in the list.
  removed_at timestamp with time zone,
  removed_by uuid,
  -- Whether decks with it in their name are flagged for administrators.
  in_decks boolean default false not null,
  constraint name_words_pkey primary key (id),
  constraint name_words_added_by_fkey foreign key (added_by) references auth.users(id) on delete set null,
  constraint name_words_removed_by_fkey foreign key (removed_by) references auth.users(id) on delete set null,
  constraint name_words_key_is_long_enough check (char_length(key) >= 2 and char_length(key) <= 100),
  constraint name_words_note_is_short check (private.is_plain_line(note) and char_length(note) <= 200),
  constraint name_words_word_is_short check (private.is_plain_line(word) and char_length(word) >= 2 and char_length(word) <= 40)
);

create index name_words_added_by on public.name_words using btree (added_by);
create index name_words_in_decks on public.name_words using btree (id) where (in_decks and (removed_at is null));
create index name_words_removed_by on public.name_words using btree (removed_by);
create unique index name_words_once on public.name_words using btree (key) where (removed_at is null);

alter table public.name_words enable row level security;
grant select on public.name_words to authenticated;
grant select, insert, update, delete on public.name_words to service_role;

create policy "administrators see the words" on public.name_words
  as permissive for select to authenticated
  using ((select private.is_admin()));

-- Names that have a word that was added later. They stay until an administrator decides about them.
create table private.flagged_names (
  member_id uuid not null,
  word_id bigint not null,
  flagged_at timestamp with time zone default now() not null,
  constraint flagged_names_pkey primary key (member_id, word_id),
  constraint flagged_names_member_id_fkey foreign key (member_id) references user_profiles(user_id) on delete cascade,
  constraint flagged_names_word_id_fkey foreign key (word_id) references name_words(id) on delete cascade
);

create index flagged_names_by_word on private.flagged_names using btree (word_id);

alter table private.flagged_names enable row level security;

-- Decks whose name has a word with in_decks. The queue of reports has those that others see and about which nobody has
-- decided.
create table private.flagged_decks (
  deck_id uuid not null,
  word_id bigint not null,
  flagged_at timestamp with time zone default now() not null,
  -- When an administrator let the deck have its name; null if open.
  let_at timestamp with time zone,
  constraint flagged_decks_pkey primary key (deck_id, word_id),
  constraint flagged_decks_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade,
  constraint flagged_decks_word_id_fkey foreign key (word_id) references name_words(id) on delete cascade
);

create index flagged_decks_by_word on private.flagged_decks using btree (word_id);
create index flagged_decks_open on private.flagged_decks using btree (flagged_at) where (let_at is null);

alter table private.flagged_decks enable row level security;

-- Reports a visible deck, its guide, or the name of a member. kind is deck, guide or name; target is the id of the deck
-- or member. A member can repeat a report that was decided only after the reported text changed. PT422 if it cannot be
-- reported, PT429 after 20 reports in a day, PT401 for guests.
create function public.report_content(kind text, target uuid, reason text, note text default null::text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.member_id();
  author uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Sign in to report something.';
  end if;
  -- Reports of a member are counted one after the other.
  perform from public.user_profiles where user_id = me for no key update;
  if report_content.kind = 'name' then
    select user_id into author from public.user_profiles where user_id = target and profile_visibility = 'public' and not exists (
      select from public.hidden_content where author_id = target and hidden_content.kind = 'name' and restored_at is null);
  elsif report_content.kind in ('deck', 'guide') then
    select user_id into author from public.decks
      where id = target and is_visible and (report_content.kind = 'deck' or description <> '');
  end if;
  if author is null then
    raise sqlstate 'PT422' using message = 'This no longer exists.';
  end if;
  if author = me then
    raise sqlstate 'PT422' using message = 'This is yours. You can change it yourself.';
  end if;
  if exists (
    select from public.reports as known left join private.decided_reports as decided on decided.report_id = known.id
      where known.user_id = me and known.kind = report_content.kind and target in (known.deck_id, known.member_id)
        -- Open, or decided about the text that is there now.
        and (known.handled_at is null or decided.digest = private.reported_digest(report_content.kind, target))
  ) then
    raise sqlstate 'PT422' using message = 'You have reported this already.';
  end if;
  if (select count(*) from public.reports where user_id = me and created_at > now() - interval '1 day') >= 20 then
    raise sqlstate 'PT429' using message = 'You can report at most 20 things a day. Please try again tomorrow.';
  end if;
  insert into public.reports (user_id, kind, deck_id, member_id, reason, note) values (
    me, report_content.kind, case when report_content.kind <> 'name' then target end,
    case when report_content.kind = 'name' then target end, report_content.reason, nullif(btrim(report_content.note), ''));
end
$function$;

-- A digest of what a report is about: name and guide of a deck, a guide, or the names of a member. Null if it does not
-- exist.
create function private.reported_digest(kind text, target uuid) returns text
language sql stable security definer set search_path to ''
as $function$
  select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') from (
    select jsonb_build_array(username, display_name) as content from public.user_profiles where kind = 'name' and user_id = target
    union all
    select case kind when 'deck' then jsonb_build_array(name, guide) else jsonb_build_array(guide) end
      from public.decks, lateral (
        -- A guide that an administrator hides or restores is the same.
        select coalesce(nullif(description, ''), (
          select hidden.content from public.hidden_content as hidden
            where hidden.deck_id = decks.id and hidden.kind = 'guide' and hidden.restored_at is null)) as guide
      ) as text
      where kind in ('deck', 'guide') and decks.id = target
  ) as reported
$function$;

-- After an administrator decided about a report: notes what it was about.
create function private.note_decided_report() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.decided_reports (report_id, digest) values (
    new.id, private.reported_digest(new.kind, coalesce(new.deck_id, new.member_id)))
    on conflict (report_id) do update set digest = excluded.digest;
  return null;
end
$function$;

-- The 100 oldest reported things, and names and visible decks that have a word of the list, without a decision: [{kind,
-- target, first_at, reports, reasons, notes, words, deck, guide, username, display_name}, …]. 42501 for all but
-- administrators.
create function public.report_queue() returns jsonb
language plpgsql stable security definer set search_path to ''
as $function$
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
            union all
            -- A deck that only its author sees is nobody's business.
            select null, 'deck', deck_id, deck_id, null, flagged_at, null, null, entry.word
              from private.flagged_decks join public.name_words as entry on entry.id = word_id
                join public.decks as shown on shown.id = deck_id
              where let_at is null and shown.is_visible
          ) as report
          left join public.decks as deck on deck.id = report.deck_id
          join public.user_profiles as author on author.user_id = coalesce(report.member_id, deck.user_id)
          group by 1, 2
          order by min(report.created_at) limit 100
      ) as entry
  ), '[]');
end
$function$;

-- Raises 42501 for all but administrators.
create function private.begin_moderating() returns void
language plpgsql set search_path to ''
as $function$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators decide about reports.';
  end if;
end
$function$;

-- Marks the open reports of a deck, guide or name as handled, without hiding it, and lets a deck or a name have its
-- words. 42501 for all but administrators.
create function public.dismiss_reports(kind text, target uuid) returns void
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.begin_moderating();
  update public.reports as report set handled_at = now()
    where report.kind = dismiss_reports.kind and target in (report.deck_id, report.member_id) and handled_at is null;
  if dismiss_reports.kind = 'name' then
    delete from private.flagged_names where member_id = target;
  elsif dismiss_reports.kind = 'deck' then
    update private.flagged_decks set let_at = now() where deck_id = target and let_at is null;
  end if;
end
$function$;

-- Hides a deck, its guide, or the name of a member, with a reason that the author sees, and marks its reports as
-- handled. PT422 if it is hidden already or does not exist, 42501 for all but administrators.
create function public.hide_content(kind text, target uuid, reason text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  author public.user_profiles;
  deck public.decks;
  hidden bigint;
begin
  perform private.begin_moderating();
  -- The profile first, as other writers of decks lock them.
  if hide_content.kind = 'name' then
    select * into author from public.user_profiles where user_id = target for no key update;
  else
    select profile.* into author from public.user_profiles as profile
      join public.decks on decks.user_id = profile.user_id where decks.id = target for share of profile;
    select * into deck from public.decks where id = target for no key update;
  end if;
  if author is null or hide_content.kind = 'guide' and coalesce(deck.description, '') = '' then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end if;
  if hide_content.kind = 'name' then
    update public.user_profiles
      set username = 'hidden-name-' || left(gen_random_uuid()::text, 8), display_name = 'Hidden name' where user_id = target;
  end if;
  begin
    insert into public.hidden_content (kind, deck_id, author_id, content, username, display_name, reason) values (
      hide_content.kind, deck.id, author.user_id,
      case hide_content.kind when 'name' then concat_ws(' · ', author.display_name, nullif(author.username, author.display_name)) when 'deck' then deck.name end,
      case hide_content.kind when 'name' then author.username end, case hide_content.kind when 'name' then author.display_name end,
      hide_content.reason)
      returning id into hidden;
  exception when unique_violation then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end;
  insert into public.hidden_content_moderators (hidden_id, hidden_by) values (hidden, private.member_id());
  perform public.dismiss_reports(hide_content.kind, target);
  if hide_content.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = target;
  elsif hide_content.kind = 'guide' then
    -- The trigger moves it.
    update public.decks set description = description where id = target;
  end if;
end
$function$;

-- Shows hidden content again, with a reason for the log. PT422 if it is not hidden any more, 42501 for all but
-- administrators.
create function public.restore_content(hidden_id bigint, reason text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  hidden public.hidden_content;
begin
  perform private.begin_moderating();
  perform from public.user_profiles
    where user_id = (select author_id from public.hidden_content where id = hidden_id) for no key update;
  update public.hidden_content
    set restored_at = now(), restored_because = coalesce(restore_content.reason, '')
    where id = hidden_id and restored_at is null returning * into hidden;
  if hidden is null then
    raise sqlstate 'PT422' using message = 'This is not hidden any more.';
  end if;
  insert into public.hidden_content_moderators as moderators (hidden_id, restored_by) values (hidden.id, private.member_id())
    on conflict on constraint hidden_content_moderators_pkey do update set restored_by = excluded.restored_by;
  if hidden.kind = 'name' then
    update public.user_profiles set username = hidden.username, display_name = hidden.display_name where user_id = hidden.author_id;
  elsif hidden.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = hidden.deck_id;
  else
    update public.decks set description = hidden.content where id = hidden.deck_id;
  end if;
end
$function$;

-- Before a guide is written: while the guide of the deck is hidden, a new text is hidden too. An empty one leaves the
-- hidden text.
create function private.withhold_guide() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if coalesce(new.description, '') <> '' then
    update public.hidden_content set content = new.description
      where deck_id = new.id and kind = 'guide' and restored_at is null;
    if found then
      new.description := null;
    end if;
  end if;
  return new;
end
$function$;

-- Before a name is changed: refuses (PT422) a display name with a word of the list, and a name that was hidden and that
-- no administrator restored. Another name ends the hiding of a name, with a new username. Without a display name it
-- stays hidden.
create function private.withhold_name() returns trigger
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- A name for comparison: lower case, without accents, digits and look-alike letters as Latin ones (l as i), words
-- between single spaces, single letters joined: "L.0.r.e Ädmin" is "iore admin".
create function private.fold_name(name text) returns text
language sql immutable set search_path to ''
as $function$
  select regexp_replace(
    btrim(regexp_replace(
      translate(
        lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]+', '', 'g')),
        '013457@$l' || 'авекмнорстухіјѕ' || 'αεικνορτυ',
        'oieastasi' || 'abekmhopctyxijs' || 'aeikvoptu'),
      '[\s!-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')),
    '(?<=(^| )\S) (?=\S( |$))', '', 'g')
$function$;

-- The folded forms of a name in which words of the list are looked for.
create function private.forms_of_name(name text) returns text[]
language sql immutable set search_path to ''
as $function$
  -- Digits can stand for letters, or follow a word.
  select array[private.fold_name(name), private.fold_name(regexp_replace(name, '[0-9]+', ' ', 'g'))]
$function$;

-- Whether one of the forms has the word with this key as a separate word, as its letters together, or, if is_part,
-- anywhere.
create function private.forms_have_word(forms text[], key text, is_part boolean) returns boolean
language plpgsql immutable set search_path to ''
as $function$
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
$function$;

-- Whether a name has the word with this key, see forms_have_word.
create function private.has_word(name text, key text, is_part boolean) returns boolean
language sql immutable set search_path to ''
as $function$
  select private.forms_have_word(private.forms_of_name(name), key, is_part)
$function$;

-- A word of the list that a name has; null if it has none.
create function private.forbidden_word(name text) returns text
language plpgsql stable security definer set search_path to ''
as $function$
declare
  forms constant text[] := private.forms_of_name(name);
begin
  return (
    select word from public.name_words
      where removed_at is null and private.forms_have_word(forms, key, is_part)
      order by id limit 1);
end
$function$;

-- The sentence to show for a name with a word of the list; null for others, and for names that administrators choose.
create function private.forbidden_word_problem(name text) returns text
language sql stable security definer set search_path to ''
as $function$
  select 'Choose another name: names may not have “' || private.forbidden_word(name) || '”.' where not private.is_admin()
$function$;

-- Flags the decks whose name has a word with in_decks, except those of administrators. One that was let stays so.
create function private.flag_decks(ids uuid[]) returns void
language sql security definer set search_path to ''
as $function$
  insert into private.flagged_decks (deck_id, word_id)
    select deck.id, entry.id
      from public.name_words as entry join public.decks as deck on private.has_word(deck.name, entry.key, entry.is_part)
        join public.user_profiles as author using (user_id)
      where entry.in_decks and entry.removed_at is null and deck.id = any (ids) and not author.is_admin
    on conflict do nothing
$function$;

-- After a deck got its name or another one: flags it if the name has a word with in_decks.
create function private.flag_named_deck() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if exists (select from public.name_words where in_decks and removed_at is null) then
    delete from private.flagged_decks where deck_id = new.id;
    perform private.flag_decks(array[new.id]);
  end if;
  return null;
end
$function$;

-- Whether decks with a word of the list in their name are flagged for the queue of reports: the first 500 now, the
-- others in batches. PT422 if the word was removed, 42501 for all but administrators.
create function public.set_word_in_decks(word_id bigint, in_decks boolean) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  wanted boolean := coalesce(set_word_in_decks.in_decks, false);
begin
  perform private.begin_moderating();
  update public.name_words as entry set in_decks = wanted
    where entry.id = set_word_in_decks.word_id and entry.removed_at is null and entry.in_decks <> wanted;
  if not found then
    if not exists (select from public.name_words where id = set_word_in_decks.word_id and removed_at is null) then
      raise sqlstate 'PT422' using message = 'This word was removed already.';
    end if;
  elsif wanted then
    -- A deck that is being saved does not see the word yet.
    lock table public.decks in share row exclusive mode;
    perform private.renew_all_decks('words');
  else
    delete from private.flagged_decks as flagged where flagged.word_id = set_word_in_decks.word_id;
  end if;
end
$function$;

-- Flags the names that have a word, except those of administrators; how many there are.
create function private.flag_names(word_id bigint) returns integer
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Adds a word that names may not have, and flags the names that have it: returns their number. is_part: also inside of
-- other words. PT422 if the list has it, 42501 for all but administrators.
create function public.add_name_word(word text, is_part boolean default false, note text default null::text) returns integer
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Removes a word from the list, and its flags. PT422 if it was removed already, 42501 for all but administrators.
create function public.remove_name_word(word_id bigint) returns void
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.begin_moderating();
  update public.name_words set removed_at = now(), removed_by = private.member_id(), in_decks = false
    where id = word_id and removed_at is null;
  if not found then
    raise sqlstate 'PT422' using message = 'This word was removed already.';
  end if;
  delete from private.flagged_names as flagged where flagged.word_id = remove_name_word.word_id;
  delete from private.flagged_decks as flagged where flagged.word_id = remove_name_word.word_id;
end
$function$;
