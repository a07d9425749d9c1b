-- Members report a deck, guide or name again if it changed after an administrator dismissed their report. Administrators see how far
-- the update of stored verdicts and prices of decks is, and why it failed.

create or replace function public.report_content(kind text, target uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.member_id();
  author uuid;
  changed_at timestamptz;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Sign in to report something.';
  end if;
  -- Reports of a member are counted one after the other.
  perform from public.user_profiles where user_id = me for no key update;
  if report_content.kind = 'name' then
    select user_id, updated_at into author, changed_at from public.user_profiles
      where user_id = target and profile_visibility = 'public' and not exists (
      select from public.hidden_content where author_id = target and hidden_content.kind = 'name' and restored_at is null);
  elsif report_content.kind in ('deck', 'guide') then
    select user_id, updated_at into author, changed_at from public.decks
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
        -- A decision stands until the author changes the deck or the profile.
        and not coalesce(known.handled_at < changed_at, false)
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
comment on function public.report_content is
  'Reports a visible deck, its guide, or the name of a member. kind is deck, guide or name; target is the id of the deck or member. A '
  'member can repeat a report that was decided only after the deck or the profile changed. PT422 if it cannot be reported, PT429 after '
  '20 reports in a day, PT401 for guests.';

create table private.deck_renewals (
  kind text primary key check (kind in ('prices', 'rules')),
  finished_at timestamptz,
  failed_at timestamptz,
  failure text
);
comment on table private.deck_renewals is 'When private.renew_decks last finished a job of private.deck_jobs, and how its last attempt failed.';
comment on column private.deck_renewals.failure is 'The error of the last attempt; null if it succeeded.';
alter table private.deck_renewals enable row level security;

create function private.note_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.deck_renewals (kind, finished_at) values (old.kind, now())
      on conflict (kind) do update set finished_at = excluded.finished_at, failed_at = null, failure = null;
  else
    update private.deck_renewals set failed_at = null, failure = null where kind = new.kind and failure is not null;
  end if;
  return null;
end
$$;
comment on function private.note_renewal is 'After a batch of a job succeeded, or the last one: forgets the failure and notes the end.';
create trigger deck_jobs_noted after update or delete on private.deck_jobs
  for each row execute function private.note_renewal();

create function private.note_renewal_failure(problem text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.deck_renewals (kind, failed_at, failure)
    select kind, now(), left(problem, 500) from private.deck_jobs order by kind desc limit 1
    on conflict (kind) do update set failed_at = excluded.failed_at, failure = excluded.failure
$$;
comment on function private.note_renewal_failure is 'Notes why the host could not update the next decks.';

create function public.deck_renewal(kind text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators see this.';
  end if;
  return (
    select jsonb_build_object(
        'running', job.kind is not null,
        'done', case when job.kind is not null then (select count(*) from public.decks where id <= job.done_to) end,
        'total', case when job.kind is not null then (select count(*) from public.decks) end,
        'finished_at', last.finished_at, 'failed_at', last.failed_at, 'failure', last.failure)
      from (values (deck_renewal.kind)) as wanted (kind)
      left join private.deck_jobs as job on job.kind = wanted.kind
      left join private.deck_renewals as last on last.kind = wanted.kind
  );
end
$$;
comment on function public.deck_renewal is
  'How far the update of what is stored about decks is, after "rules" or "prices" changed: {running, done, total, finished_at, failed_at, '
  'failure}. done and total are numbers of decks while it runs, else null. 42501 for all but administrators.';
revoke execute on function public.deck_renewal from public, anon;
grant execute on function public.deck_renewal to authenticated;
