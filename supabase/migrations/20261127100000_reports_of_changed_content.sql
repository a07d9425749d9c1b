-- A report that was decided can be repeated only after the reported text changed. Another change of the deck's or the profile's row, such
-- as of its cards or its visibility, opened it again.

create table private.decided_reports (
  report_id bigint primary key references public.reports (id) on delete cascade,
  digest text not null
);
comment on table private.decided_reports is
  'Reports about which an administrator decided, with a digest of the text then, as private.reported_digest. Without a row, a report that '
  'was decided can be repeated.';
alter table private.decided_reports enable row level security;

create function private.reported_digest(kind text, target uuid) returns text
language sql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.reported_digest is
  'A digest of what a report is about: name and guide of a deck, a guide, or the names of a member. Null if it does not exist.';

create function private.note_decided_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.decided_reports (report_id, digest) values (
    new.id, private.reported_digest(new.kind, coalesce(new.deck_id, new.member_id)))
    on conflict (report_id) do update set digest = excluded.digest;
  return null;
end
$$;
comment on function private.note_decided_report is 'After an administrator decided about a report: notes what it was about.';
create trigger reports_decided after update of handled_at on public.reports
  for each row when (old.handled_at is null and new.handled_at is not null) execute function private.note_decided_report();

insert into private.decided_reports (report_id, digest)
  select report.id, private.reported_digest(report.kind, coalesce(report.deck_id, report.member_id))
    from public.reports as report
      left join public.decks as deck on deck.id = report.deck_id
      left join public.user_profiles as member on member.user_id = report.member_id
    where report.handled_at >= coalesce(deck.updated_at, member.updated_at);

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
$$;
comment on function public.report_content is
  'Reports a visible deck, its guide, or the name of a member. kind is deck, guide or name; target is the id of the deck or member. A '
  'member can repeat a report that was decided only after the reported text changed. PT422 if it cannot be reported, PT429 after 20 '
  'reports in a day, PT401 for guests.';
