-- A hidden name is replaced. The profile, its decks and its collection stay as visible as they were. Its author can choose another name.

alter table public.hidden_content
  add column username text,
  add column display_name text,
  add column is_renamed boolean not null default false,
  add constraint hidden_content_names_are_short check (char_length(username) <= 30 and char_length(display_name) <= 50);
comment on table public.hidden_content is
  'Decks, guides and names that an administrator has hidden, and those that were restored. Others do not see a hidden deck. The '
  'text of a hidden guide and the hidden name are here only.';
comment on column public.hidden_content.content is 'The guide while it is hidden; else the name at that time, for the log.';
comment on column public.hidden_content.username is 'The username of a hidden name.';
comment on column public.hidden_content.display_name is 'The display name of a hidden name.';
comment on column public.hidden_content.is_renamed is 'Whether the author ended it by another name.';

create function private.fold_name(name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    btrim(regexp_replace(
      translate(
        lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]+', '', 'g')),
        '013457@$l' || 'авекмнорстухіјѕ' || 'αεικνορτυ',
        'oieastasi' || 'abekmhopctyxijs' || 'aeikvoptu'),
      '[\s!-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')),
    '(?<=(^| )\S) (?=\S( |$))', '', 'g')
$$;
comment on function private.fold_name is
  'A name for comparison: lower case, without accents, digits and look-alike letters as Latin ones (l as i), words between single '
  'spaces, single letters joined: "L.0.r.e Ädmin" is "iore admin".';

create or replace function private.withhold_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hidden public.hidden_content;
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
  'Before a name is changed: another name ends the hiding of a name, with a new username. Without a display name it stays hidden. A '
  'name that was hidden is refused (PT422), unless an administrator restored it.';

-- Names that are hidden now are replaced too.
update public.hidden_content as hidden set username = profile.username, display_name = profile.display_name
  from public.user_profiles as profile
  where hidden.kind = 'name' and hidden.restored_at is null and profile.user_id = hidden.author_id;
alter table public.user_profiles disable trigger user_profiles_withhold;
update public.user_profiles as profile
  set username = 'hidden-name-' || left(gen_random_uuid()::text, 8), display_name = 'Hidden name',
    profile_visibility = case when hidden.was_public then 'public' else 'private' end
  from public.hidden_content as hidden
  where hidden.kind = 'name' and hidden.restored_at is null and profile.user_id = hidden.author_id;
alter table public.user_profiles enable trigger user_profiles_withhold;
alter table public.hidden_content drop column was_public;

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
  end;
end
$$;
create index hidden_content_usernames on public.hidden_content (lower(username)) where restored_at is null;

-- A member may report the name again that followed a hidden one.
drop index public.reports_once;
create unique index reports_once on public.reports (user_id, kind, coalesce(deck_id, member_id)) where handled_at is null;
create index reports_of_a_reporter on public.reports (user_id);

create or replace function public.report_content(kind text, target uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = ''
as $$
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
    select from public.reports as known
      where known.user_id = me and known.kind = report_content.kind and target in (known.deck_id, known.member_id)
        and not exists (
          select from public.hidden_content as past
            where past.author_id = known.member_id and past.kind = 'name' and past.is_renamed and past.restored_at > known.created_at)
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
$$;

create or replace function public.hide_content(kind text, target uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  author public.user_profiles;
  deck public.decks;
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
    insert into public.hidden_content (kind, deck_id, author_id, content, username, display_name, reason, hidden_by) values (
      hide_content.kind, deck.id, author.user_id,
      case hide_content.kind when 'name' then concat_ws(' · ', author.display_name, nullif(author.username, author.display_name)) when 'deck' then deck.name end,
      case hide_content.kind when 'name' then author.username end, case hide_content.kind when 'name' then author.display_name end,
      hide_content.reason, private.member_id());
  exception when unique_violation then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end;
  perform public.dismiss_reports(hide_content.kind, target);
  if hide_content.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = target;
  elsif hide_content.kind = 'guide' then
    -- The trigger moves it.
    update public.decks set description = description where id = target;
  end if;
end
$$;

create or replace function public.restore_content(hidden_id bigint, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hidden public.hidden_content;
begin
  perform private.begin_moderating();
  perform from public.user_profiles
    where user_id = (select author_id from public.hidden_content where id = hidden_id) for no key update;
  update public.hidden_content
    set restored_at = now(), restored_by = private.member_id(), restored_because = coalesce(restore_content.reason, '')
    where id = hidden_id and restored_at is null returning * into hidden;
  if hidden is null then
    raise sqlstate 'PT422' using message = 'This is not hidden any more.';
  end if;
  if hidden.kind = 'name' then
    update public.user_profiles set username = hidden.username, display_name = hidden.display_name where user_id = hidden.author_id;
  elsif hidden.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = hidden.deck_id;
  else
    update public.decks set description = hidden.content where id = hidden.deck_id;
  end if;
end
$$;
