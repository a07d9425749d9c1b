-- Administrators can look for a word in names of decks, too. A deck that has it is in the queue of reports; its author is not stopped,
-- because a refusal would lose the changes of a deck.

alter table public.name_words add column in_decks boolean not null default false;
comment on column public.name_words.in_decks is 'Whether decks with it in their name are flagged for administrators.';
create index name_words_in_decks on public.name_words (id) where in_decks and removed_at is null;

create table private.flagged_decks (
  deck_id uuid not null references public.decks (id) on delete cascade,
  word_id bigint not null references public.name_words (id) on delete cascade,
  flagged_at timestamptz not null default now(),
  let_at timestamptz,
  primary key (deck_id, word_id)
);
create index flagged_decks_by_word on private.flagged_decks (word_id);
create index flagged_decks_open on private.flagged_decks (flagged_at) where let_at is null;
comment on table private.flagged_decks is
  'Decks whose name has a word with in_decks. The queue of reports has those that others see and about which nobody has decided.';
comment on column private.flagged_decks.let_at is 'When an administrator let the deck have its name; null if open.';
alter table private.flagged_decks enable row level security;

create function private.flag_decks(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.flagged_decks (deck_id, word_id)
    select deck.id, entry.id
      from public.name_words as entry join public.decks as deck on private.has_word(deck.name, entry.key, entry.is_part)
        join public.user_profiles as author using (user_id)
      where entry.in_decks and entry.removed_at is null and deck.id = any (ids) and not author.is_admin
    on conflict do nothing
$$;
comment on function private.flag_decks is
  'Flags the decks whose name has a word with in_decks, except those of administrators. One that was let stays so.';

create function private.flag_named_deck() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.name_words where in_decks and removed_at is null) then
    delete from private.flagged_decks where deck_id = new.id;
    perform private.flag_decks(array[new.id]);
  end if;
  return null;
end
$$;
comment on function private.flag_named_deck is 'After a deck got its name or another one: flags it if the name has a word with in_decks.';
create trigger decks_flag_new after insert on public.decks for each row execute function private.flag_named_deck();
create trigger decks_flag after update of name on public.decks
  for each row when (old.name <> new.name) execute function private.flag_named_deck();

create function public.set_word_in_decks(word_id bigint, in_decks boolean) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function public.set_word_in_decks is
  'Whether decks with a word of the list in their name are flagged for the queue of reports: the first 500 now, the others in batches. '
  'PT422 if the word was removed, 42501 for all but administrators.';
revoke execute on function public.set_word_in_decks from public, anon;
grant execute on function public.set_word_in_decks to authenticated;

create or replace function public.remove_name_word(word_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;

create or replace function public.dismiss_reports(kind text, target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function public.dismiss_reports is
  'Marks the open reports of a deck, guide or name as handled, without hiding it, and lets a deck or a name have its words. 42501 for '
  'all but administrators.';

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
$$;
comment on function public.report_queue is
  'The 100 oldest reported things, and names and visible decks that have a word of the list, without a decision: [{kind, target, '
  'first_at, reports, reasons, notes, words, deck, guide, username, display_name}, …]. 42501 for all but administrators.';

-- Decks that exist are flagged in batches, as prices and verdicts are renewed.
alter table private.deck_jobs drop constraint deck_jobs_kind_check,
  add constraint deck_jobs_kind_check check (kind in ('copies', 'prices', 'rules', 'words'));
alter table private.deck_renewals drop constraint deck_renewals_kind_check,
  add constraint deck_renewals_kind_check check (kind in ('copies', 'prices', 'rules', 'words'));

create or replace function private.renew_decks() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  job private.deck_jobs;
  ids uuid[];
  stale uuid[];
begin
  select * into job from private.deck_jobs order by kind desc limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  ids := array(
    select id from public.decks where id > coalesce(job.done_to, '00000000-0000-0000-0000-000000000000') order by id limit 500);
  if cardinality(ids) < 500 then
    delete from private.deck_jobs where kind = job.kind;
  else
    update private.deck_jobs set done_to = ids[500] where kind = job.kind;
  end if;
  -- The rows are locked before their decks are read, because a deck that is being saved may change now.
  if job.kind = 'prices' then
    stale := array(
      select deck_id from private.usd_of_decks(ids) as computed join private.deck_facts as known using (deck_id)
        where computed.usd is distinct from known.usd);
    perform from private.deck_facts where deck_id = any (stale) order by deck_id for update;
    update private.deck_facts as known set usd = computed.usd
      from private.usd_of_decks(stale) as computed where computed.deck_id = known.deck_id;
  elsif job.kind = 'copies' then
    perform from public.decks where id = any (ids) order by id for share;
    perform private.renew_deck_copies(ids);
  elsif job.kind = 'words' then
    perform from public.decks where id = any (ids) order by id for share;
    perform private.flag_decks(ids);
  else
    stale := array(
      select deck_id from private.legal_facts_of_decks(ids) as computed join private.deck_facts as known using (deck_id)
        where (computed.core, computed.infinity, computed.coconut, computed.faults)
          is distinct from (known.core, known.infinity, known.coconut, known.faults));
    perform from private.deck_facts where deck_id = any (stale) order by deck_id for update;
    update private.deck_facts as known
      set core = computed.core, infinity = computed.infinity, coconut = computed.coconut, faults = computed.faults
      from private.legal_facts_of_decks(stale) as computed where computed.deck_id = known.deck_id;
  end if;
  return exists (select from private.deck_jobs);
end
$$;
comment on function private.renew_decks is
  'Updates what is stored about the next 500 decks for the job that is first. Returns whether there is more to do.';
