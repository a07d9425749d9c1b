-- The host takes fewer decks at once while others use the database: 500 decks of the embedded one made them wait for up to a second.

drop function private.renew_decks();
create function private.renew_decks(most integer default 500) returns boolean
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
    select id from public.decks where id > coalesce(job.done_to, '00000000-0000-0000-0000-000000000000') order by id limit most);
  if cardinality(ids) < most then
    delete from private.deck_jobs where kind = job.kind;
  else
    update private.deck_jobs set done_to = ids[most] where kind = job.kind;
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
  'Updates what is stored about the next decks, at most "most", for the job that is first. Returns whether there is more to do.';
