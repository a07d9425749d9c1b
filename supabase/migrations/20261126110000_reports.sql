-- Members report decks, guides and names; administrators hide and restore them. Hidden content is seen by its author and
-- administrators only.

create table public.reports (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  deck_id uuid references public.decks (id) on delete cascade,
  member_id uuid references auth.users (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  constraint reports_kind check (
    case kind when 'name' then member_id is not null and deck_id is null
      else kind in ('deck', 'guide') and deck_id is not null and member_id is null end),
  constraint reports_reason check (reason in ('offensive', 'personal data', 'spam', 'copied', 'other')),
  constraint reports_note_is_short check (char_length(note) <= 500 and private.is_plain_line(note))
);
create unique index reports_once on public.reports (user_id, kind, coalesce(deck_id, member_id));
create index reports_of_a_deck on public.reports (deck_id);
create index reports_of_a_member on public.reports (member_id);
create index reports_open on public.reports (created_at) where handled_at is null;
comment on table public.reports is 'Reports by members of decks, guides of decks and names of other members.';
comment on column public.reports.handled_at is 'When an administrator decided about it; null if open.';
alter table public.reports enable row level security;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
create policy "members see their own reports, administrators all" on public.reports for select to authenticated
  using (user_id = (select private.member_id()) or (select private.is_admin()));

create table public.hidden_content (
  id bigint generated always as identity primary key,
  kind text not null,
  deck_id uuid references public.decks (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  content text,
  was_public boolean not null default true,
  reason text not null,
  hidden_at timestamptz not null default now(),
  hidden_by uuid references auth.users (id) on delete set null,
  restored_at timestamptz,
  restored_by uuid references auth.users (id) on delete set null,
  restored_because text,
  constraint hidden_content_kind check (
    case kind when 'name' then deck_id is null else kind in ('deck', 'guide') and deck_id is not null end),
  constraint hidden_content_reason_is_short check (private.is_plain_line(reason) and char_length(reason) <= 300),
  constraint hidden_content_restored_because_is_short check (
    private.is_plain_line(restored_because) and char_length(restored_because) <= 300),
  constraint hidden_content_content_is_short check (char_length(content) <= 5000)
);
create unique index hidden_content_once on public.hidden_content (kind, coalesce(deck_id, author_id)) where restored_at is null;
create index hidden_content_of_a_deck on public.hidden_content (deck_id);
create index hidden_content_of_an_author on public.hidden_content (author_id);
create index hidden_content_hidden_by on public.hidden_content (hidden_by);
create index hidden_content_restored_by on public.hidden_content (restored_by);
comment on table public.hidden_content is
  'Decks, guides and names that an administrator has hidden, and those that were restored. Others do not see a hidden deck. The '
  'text of a hidden guide is here. The profile of a member with a hidden name is private.';
comment on column public.hidden_content.deck_id is 'The deck of a deck or guide; null for names.';
comment on column public.hidden_content.author_id is 'The member whose deck, guide or name it is.';
comment on column public.hidden_content.content is 'The guide while it is hidden; else the name at that time.';
comment on column public.hidden_content.was_public is 'Whether the profile was public before its name was hidden.';
comment on column public.hidden_content.hidden_by is 'The administrator; null after the account was deleted.';
alter table public.hidden_content enable row level security;
grant select on public.hidden_content to authenticated;
grant select, insert, update, delete on public.hidden_content to service_role;
create policy "authors see what of theirs is hidden, administrators all" on public.hidden_content for select to authenticated
  using (author_id = (select private.member_id()) or (select private.is_admin()));

-- Visibility ------------------------------------------------------------------------------------------------------------

create or replace function private.work_out_deck_visibility() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown text;
begin
  -- Locks the profile, so that a concurrent change of its visibility does not miss this deck.
  select deck_visibility into shown from public.user_profiles where user_id = new.user_id for share;
  new.is_visible := new.is_public and coalesce(shown = 'public', false) and not exists (
    select from public.hidden_content where deck_id = new.id and kind = 'deck' and restored_at is null);
  return new;
end
$$;

create policy "administrators see hidden decks" on public.decks for select to authenticated
  using (is_public and (select private.is_admin()) and exists (
    select from public.hidden_content where hidden_content.deck_id = decks.id and hidden_content.restored_at is null));

create function private.withhold_guide() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function private.withhold_guide is
  'Before a guide is written: while the guide of the deck is hidden, a new text is hidden too. An empty one leaves the hidden text.';
-- After decks_check, which checks its length.
create trigger decks_guide before update of description on public.decks
  for each row execute function private.withhold_guide();

create function private.withhold_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.profile_visibility = 'public' and exists (
    select from public.hidden_content where author_id = new.user_id and kind = 'name' and restored_at is null)
  then
    new.profile_visibility := 'private';
  end if;
  return new;
end
$$;
comment on function private.withhold_name is 'Before a profile is written: it stays private while its name is hidden.';
create trigger user_profiles_withhold before update on public.user_profiles
  for each row execute function private.withhold_name();

-- Calls -----------------------------------------------------------------------------------------------------------------

create function public.report_content(kind text, target uuid, reason text, note text default null) returns void
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
    select user_id into author from public.user_profiles where user_id = target and profile_visibility = 'public';
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
comment on function public.report_content is
  'Reports a visible deck, its guide, or the name of a member, once for each member. kind is deck, guide or name; target is the id of '
  'the deck or member. PT422 if it cannot be reported, PT429 after 20 reports in a day, PT401 for guests.';

create function private.begin_moderating() returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators decide about reports.';
  end if;
end
$$;
comment on function private.begin_moderating is 'Raises 42501 for all but administrators.';

create function public.dismiss_reports(kind text, target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_moderating();
  update public.reports as report set handled_at = now()
    where report.kind = dismiss_reports.kind and target in (report.deck_id, report.member_id) and handled_at is null;
end
$$;
comment on function public.dismiss_reports is
  'Marks the open reports of a deck, guide or name as handled, without hiding it. 42501 for all but administrators.';

create function public.hide_content(kind text, target uuid, reason text) returns void
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
  begin
    insert into public.hidden_content (kind, deck_id, author_id, content, was_public, reason, hidden_by) values (
      hide_content.kind, deck.id, author.user_id,
      case hide_content.kind when 'name' then concat_ws(' · ', author.username, author.display_name) when 'deck' then deck.name end,
      author.profile_visibility = 'public', hide_content.reason, private.member_id());
  exception when unique_violation then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end;
  perform public.dismiss_reports(hide_content.kind, target);
  if hide_content.kind = 'name' then
    update public.user_profiles set profile_visibility = 'private' where user_id = target;
  elsif hide_content.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = target;
  else
    -- The trigger moves it.
    update public.decks set description = description where id = target;
  end if;
end
$$;
comment on function public.hide_content is
  'Hides a deck, its guide, or the name of a member, with a reason that the author sees, and marks its reports as handled. PT422 if '
  'it is hidden already or does not exist, 42501 for all but administrators.';

create function public.restore_content(hidden_id bigint, reason text) returns void
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
    update public.user_profiles set profile_visibility = 'public' where user_id = hidden.author_id and hidden.was_public;
  elsif hidden.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = hidden.deck_id;
  else
    update public.decks set description = hidden.content where id = hidden.deck_id;
  end if;
end
$$;
comment on function public.restore_content is
  'Shows hidden content again, with a reason for the log. PT422 if it is not hidden any more, 42501 for all but administrators.';

create function public.report_queue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.begin_moderating();
  return coalesce((
    select jsonb_agg(to_jsonb(entry) order by entry.first_at)
      from (
        select report.kind, coalesce(report.deck_id, report.member_id) as target, min(report.created_at) as first_at,
            count(*) as reports, jsonb_agg(distinct report.reason) as reasons,
            coalesce(jsonb_agg(report.note order by report.created_at) filter (where report.note is not null), '[]') as notes,
            min(deck.name) as deck, min(deck.description) filter (where report.kind = 'guide') as guide,
            min(author.username) as username, min(author.display_name) as display_name
          from public.reports as report
          left join public.decks as deck on deck.id = report.deck_id
          join public.user_profiles as author on author.user_id = coalesce(report.member_id, deck.user_id)
          where report.handled_at is null
          group by 1, 2
          order by min(report.created_at) limit 100
      ) as entry
  ), '[]');
end
$$;
comment on function public.report_queue is
  'The 100 oldest reported things without a decision: [{kind, target, first_at, reports, reasons, notes, deck, guide, username, '
  'display_name}, …]. 42501 for all but administrators.';

revoke execute on function public.report_content, public.dismiss_reports, public.hide_content, public.restore_content,
  public.report_queue from public, anon;
grant execute on function public.report_content, public.dismiss_reports, public.hide_content, public.restore_content,
  public.report_queue to authenticated;

create or replace function public.download_own_data() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
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
$$;
