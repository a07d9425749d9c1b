-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The prices of decks and the days on which they are legal, which lists need.

-- The key of each card's name, and the price of its cheapest printing.
create table private.card_worth (
  card_id text not null,
  -- In US cents; null if no printing has a price.
  cents integer,
  -- private.card_key of the card.
  card_key text not null,
  constraint card_worth_pkey primary key (card_id),
  constraint card_worth_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade
);

create index card_worth_of_a_name on private.card_worth using btree (card_key);

alter table private.card_worth enable row level security;

-- The prices of decks and the days on which they are legal, by which lists are filtered, and the reasons that lists
-- show.
create table private.deck_facts (
  deck_id uuid not null,
  -- The price in whole USD, rounded up, each card in its cheapest printing. Null if a card of the deck has no price.
  usd integer,
  -- The days on which official events allow the deck in Core.
  core datemultirange default '{}'::datemultirange not null,
  -- The days on which official events allow the deck in Infinity.
  infinity datemultirange default '{}'::datemultirange not null,
  -- The days on which official events allow the deck in Format Coconut; null without a leader.
  coconut datemultirange,
  -- The reasons why official events do not allow the deck on some days, not before the last judgment: [{"format", "days",
  -- "kind", "card", "cards", "count", "limit"}], as private.verdicts_of_decks.
  faults jsonb default '[]'::jsonb not null,
  constraint deck_facts_pkey primary key (deck_id),
  constraint deck_facts_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade
);

create index deck_facts_coconut on private.deck_facts using gist (coconut) where (coconut is not null);
create index deck_facts_core on private.deck_facts using gist (core);
create index deck_facts_infinity on private.deck_facts using gist (infinity);
create index deck_facts_usd on private.deck_facts using btree (usd);

alter table private.deck_facts enable row level security;

-- Changes that private.deck_facts does not show for all decks yet. private.renew_decks works on them.
create table private.deck_jobs (
  kind text not null,
  -- Decks up to this id are done; null before the start.
  done_to uuid,
  constraint deck_jobs_pkey primary key (kind),
  constraint deck_jobs_kind_check check (kind = any (array['copies', 'prices', 'rules', 'words']))
);

alter table private.deck_jobs enable row level security;

create trigger deck_jobs_noted after delete or update on private.deck_jobs
  for each row
  execute function private.note_renewal();

-- When private.renew_decks last finished a job of private.deck_jobs, and how its last attempt failed.
create table private.deck_renewals (
  kind text not null,
  finished_at timestamp with time zone,
  failed_at timestamp with time zone,
  -- The error of the last attempt; null if it succeeded.
  failure text,
  constraint deck_renewals_pkey primary key (kind),
  constraint deck_renewals_kind_check check (kind = any (array['copies', 'prices', 'rules', 'words']))
);

alter table private.deck_renewals enable row level security;

-- Computes the prices in private.deck_facts.
create function private.usd_of_decks(ids uuid[]) returns table(deck_id uuid, usd integer)
language sql stable security definer set search_path to ''
as $function$
  select decks.id,
      case when count(*) = count(cents) then ceil(sum(cents * (entry ->> 'quantity')::integer) / 100.0)::integer end
    from public.decks
      cross join lateral jsonb_array_elements(decks.cards) as entry
      left join private.card_worth on card_id = entry ->> 'card'
    where decks.id = any (ids)
    group by decks.id
$function$;

-- Computes the days and faults in private.deck_facts.
create function private.legal_facts_of_decks(ids uuid[]) returns table(deck_id uuid, core datemultirange, infinity datemultirange, coconut datemultirange, faults jsonb)
language plpgsql stable security definer set search_path to ''
as $function$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with listed as materialized (
    select array_agg(decks.id order by decks.id) as known, array_agg(decks.cards order by decks.id) as lists,
        array_agg(decks.leader order by decks.id) as leaders
      from public.decks where decks.id = any (ids)
  ),
  reason as materialized (
    select known[deck] as id, reason.*
      from listed, private.dated_reasons(lists, leaders, array['core', 'infinity', 'coconut']) as reason
      where format <> 'coconut' or leaders[deck] is not null
  ),
  legal as (
    select id, '{(,)}'::datemultirange - coalesce(range_agg(days) filter (where format = 'core'), '{}') as core,
        '{(,)}'::datemultirange - coalesce(range_agg(days) filter (where format = 'infinity'), '{}') as infinity,
        '{(,)}'::datemultirange - coalesce(range_agg(days) filter (where format = 'coconut'), '{}') as coconut
      from reason group by id
  ),
  fault as (
    select id, format, kind, days, case when count(*) = 1 then min(card) end as card, count(*) as cards,
        min(reason.count) as count, min(maximum) as "limit"
      from reason
      where upper_inf(days) or upper(days) > (now() at time zone 'utc')::date
      group by id, format, kind, days, case when kind = 'copies' then card end
  ),
  stored as (
    select id, jsonb_agg(jsonb_strip_nulls(to_jsonb(fault) - 'id') order by format, kind, days, card) as faults
      from fault group by id
  )
  select decks.id, coalesce(legal.core, '{(,)}'), coalesce(legal.infinity, '{(,)}'),
      case when leader is not null then coalesce(legal.coconut, '{(,)}') end, coalesce(stored.faults, '[]')
    from public.decks left join legal using (id) left join stored using (id)
    where decks.id = any (ids);
end
$function$;

-- After insert, and after cards changed: updates private.deck_facts.
create function private.state_deck_facts() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.deck_facts (deck_id, usd, core, infinity, coconut, faults)
    select deck_id, usd, core, infinity, coconut, faults
      from private.usd_of_decks(array[new.id]) join private.legal_facts_of_decks(array[new.id]) using (deck_id)
    on conflict (deck_id) do update set usd = excluded.usd, core = excluded.core, infinity = excluded.infinity,
      coconut = excluded.coconut, faults = excluded.faults;
  return null;
end
$function$;

-- After cards or their prices changed: computes the prices of the changed names again, and of the decks with changed
-- ones.
create function private.follow_card_prices() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  ids text[];
  keys text[];
  renamed boolean;
begin
  if tg_op = 'UPDATE' then
    -- An id, a name or a price that changed is in one of the tables only.
    with gone as (
      select id, name, version, prices_data from before except select id, name, version, prices_data from after
    ),
    come as (
      select id, name, version, prices_data from after except select id, name, version, prices_data from before
    )
    select array_agg(id) filter (where is_stored), array_agg(distinct private.card_key(name, version)) into ids, keys
      from (
        select id, name, version, true as is_stored from come union all select id, name, version, false from gone
      ) as changed;
  else
    select array_agg(id), array_agg(distinct private.card_key(name, version)) into ids, keys from changed;
  end if;
  if keys is null then
    return null;
  end if;
  renamed := exists (
    select from private.card_worth as known join public.cards_2 on id = card_id
      where id = any (ids) and known.card_key <> private.card_key(name, version));
  with named as materialized (
    select id, private.card_key(name, version) as card_key,
        (100 * coalesce(
          private.price_in_usd(prices_data -> 'usd'), private.price_in_usd(prices_data -> 'usd_foil')))::integer as cents
      from public.cards_2
      -- The other printings of the names are known.
      where id = any (ids || array(select card_id from private.card_worth where card_key = any (keys)))
  ),
  cheapest as (select id, card_key, min(cents) over (partition by card_key) as cents from named)
  insert into private.card_worth (card_id, card_key, cents)
    select id, card_key, cents from cheapest
      where not exists (
        select from private.card_worth as known
          where card_id = id and known.card_key = cheapest.card_key and known.cents is not distinct from cheapest.cents)
    on conflict (card_id) do update set card_key = excluded.card_key, cents = excluded.cents;
  if found then
    perform private.place_cards();
    perform private.renew_all_decks('prices');
    if renamed then
      perform private.renew_all_decks('copies');
    end if;
  end if;
  return null;
end
$function$;

-- Before cards change on which private.deck_facts depends: waits for decks that are being saved with the former cards.
-- After them it could wait for a change that waits for it.
create function private.wait_for_saved_decks() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  lock table public.decks in share row exclusive mode;
  return null;
end
$function$;

-- Updates private.deck_facts after prices or rules changed: of the first 500 decks at once, of the others by a job, so
-- that the change does not wait for a million decks. The caller has waited for decks that are being saved.
create function private.renew_all_decks(changed text) returns void
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.deck_jobs (kind) values (changed) on conflict (kind) do update set done_to = null;
  perform private.renew_decks();
end
$function$;

-- Updates what is stored about the next decks, at most "most", for the job that is first. Returns whether there is more
-- to do.
create function private.renew_decks(most integer default 500) returns boolean
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- After a batch of a job succeeded, or the last one: forgets the failure and notes the end.
create function private.note_renewal() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if tg_op = 'DELETE' then
    if old.done_to is not null then
      insert into private.deck_renewals (kind, finished_at) values (old.kind, now())
        on conflict (kind) do update set finished_at = excluded.finished_at, failed_at = null, failure = null;
    end if;
  else
    update private.deck_renewals set failed_at = null, failure = null where kind = new.kind and failure is not null;
  end if;
  return null;
end
$function$;

-- Notes why the host could not update the next decks.
create function private.note_renewal_failure(problem text) returns void
language sql security definer set search_path to ''
as $function$
  insert into private.deck_renewals (kind, failed_at, failure)
    select kind, now(), left(problem, 500) from private.deck_jobs order by kind desc limit 1
    on conflict (kind) do update set failed_at = excluded.failed_at, failure = excluded.failure
$function$;

-- How far the update of what is stored about decks is, after "rules" or "prices" changed: {running, done, total,
-- finished_at, failed_at, failure}. done and total are numbers of decks while it runs, else null. 42501 for all but
-- administrators.
create function public.deck_renewal(kind text) returns jsonb
language plpgsql stable security definer set search_path to ''
as $function$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators can see this.';
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
$function$;

-- Whether official events of a format allow decks on a day, not before the last judgment: {"format", "reasons":
-- [{"kind", "card", "cards", "count", "limit"}]} without reasons if so. The format is Core, or if the deck is not legal
-- in Core, its own or that of its leader. A reason is about one card or a number of cards.
create function private.verdicts_of_decks(ids uuid[], on_day date) returns table(deck_id uuid, verdict jsonb)
language plpgsql stable security definer set search_path to ''
as $function$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with shown as (
    select deck_id as id, faults,
        case when core @> on_day then 'core'
          when legality = 'infinity' and infinity @> on_day then 'infinity'
          when coconut @> on_day then 'coconut'
          else legality end as format
      from public.decks join private.deck_facts on deck_facts.deck_id = decks.id
      where decks.id = any (ids)
  )
  select shown.id, jsonb_build_object('format', shown.format, 'reasons', coalesce((
      select jsonb_agg(to_jsonb(reason) order by kind, card)
        from (
          select kind, case when sum(cards) = 1 then min(card) end as card, sum(cards) as cards,
              min(fault.count) as count, min("limit") as "limit"
            from jsonb_to_recordset(faults) as fault (
              format text, days daterange, kind text, card text, cards integer, count integer, "limit" integer)
            where fault.format = shown.format and days @> on_day
            group by kind, case when kind = 'copies' then card end
        ) as reason
    ), '[]'))
    from shown;
end
$function$;

-- The percentage of the copies of decks that a member owns in any printing and finish, rounded down. The same as
-- ownedPercent of src/domain/decks/deckValue.ts.
create function private.owned_percent_of_decks(owner uuid, ids uuid[]) returns table(deck_id uuid, percent integer)
language sql stable security definer set search_path to ''
as $function$
  with owned as materialized (
    select card_key, sum(quantity) as copies
      from public.user_collections join private.card_worth using (card_id)
      where user_id = owner
      group by card_key
  ),
  needed as (
    select decks.id, total_cards, card_key, sum((entry ->> 'quantity')::integer) as copies
      from public.decks
        cross join lateral jsonb_array_elements(decks.cards) as entry
        join private.card_worth on card_id = entry ->> 'card'
      where decks.id = any (ids)
      group by decks.id, card_key
  )
  select id, floor(100 * sum(least(needed.copies, coalesce(owned.copies, 0))) / total_cards)::integer
    from needed left join owned using (card_key)
    group by id, total_cards
$function$;
