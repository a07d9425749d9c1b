-- Lists show which decks official events allow today, and are filtered by it.

-- Each judgment needs the keys of names, which take most of its time to compute.
alter table private.card_worth add column card_key text;
update private.card_worth set card_key = private.card_key(name, version) from public.cards_2 where id = card_id;
alter table private.card_worth alter column card_key set not null;
comment on table private.card_worth is 'The key of each card''s name, and the price of its cheapest printing.';
comment on column private.card_worth.card_key is 'private.card_key of the card.';

create function private.faults_of_decks(decks jsonb[], leader text, of_format text)
returns table (deck integer, kind text, card text, count integer, maximum integer, source text, days datemultirange)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with rule as materialized (
    select rule.kind, rule.subject, private.card_key(rule.subject, null) as card_key, rule.amount, rule.classification,
        rule.source, private.rule_days(rule) as days
      from public.format_rules as rule where rule.format is null or rule.format = of_format
  ),
  entry as materialized (
    select listed.deck::integer, list.entry ->> 'card' as id, (list.entry ->> 'quantity')::integer as quantity, list.place
      from unnest(decks) with ordinality as listed (cards, deck)
      cross join lateral jsonb_array_elements(listed.cards) with ordinality as list (entry, place)
  ),
  known as materialized (
    select card.id, worth.card_key,
        case when card.version <> '' then card.name || ' - ' || card.version else card.name end as name,
        coalesce(card.inks, array[card.ink]) as inks, coalesce(card.classifications, '{}') as classifications
      from public.cards_2 as card join private.card_worth as worth on worth.card_id = card.id
      where card.id = any (array(select distinct entry.id from entry))
  ),
  card as materialized (
    select entry.deck, known.card_key, known.name, known.inks, known.classifications, entry.quantity, entry.place
      from entry join known using (id)
  ),
  named as materialized (
    select card.deck, card.card_key, (array_agg(card.name order by card.place))[1] as name, sum(card.quantity)::integer as copies
      from card group by card.deck, card.card_key
  ),
  counted as materialized (
    select number::integer as deck, coalesce(sum(card.quantity), 0)::integer as total
      from generate_series(1, cardinality(decks)) as number left join card on card.deck = number group by number
  ),
  led as (select named.deck, named.card_key from named where named.card_key = private.card_key(leader, null)),
  inks as materialized (
    select rule.*, found.deck, found.number
      from rule
      join (
        select card.deck, count(distinct ink)::integer as number from card, unnest(card.inks) as ink group by card.deck
      ) as found on rule.amount < found.number
      where rule.kind = 'inks'
  ),
  -- Limits of one card replace those of every card.
  own_limit as materialized (
    select named.deck, named.card_key, rule.amount, rule.source, rule.days
      from named join rule on rule.kind = 'copies' and rule.subject <> '' and rule.card_key = named.card_key
    union all
    select led.deck, led.card_key, rule.amount, rule.source, rule.days from led join rule on rule.kind = 'leader copies'
  ),
  fault (deck, kind, card, count, maximum, source, days) as (
    select counted.deck, 'no format', null::text, null::integer, null::integer, format.source, '{(,)}'::datemultirange - format.days
      from counted
      cross join (
        select min(rule.source) as source, range_agg(rule.days) as days from rule where rule.kind = 'size' having count(*) > 0
      ) as format
    union all
    select counted.deck, 'size', null, counted.total, rule.amount, rule.source, rule.days
      from counted join rule on rule.kind = 'size' and counted.total < rule.amount
    union all
    select inks.deck, 'inks', null, inks.number, inks.amount, inks.source,
        inks.days - coalesce((
          select range_agg(exception.days) from rule as exception
            where exception.kind = 'any ink'
              and exists (select from named where named.deck = inks.deck and named.card_key = exception.card_key)
              and inks.amount >= (
                select count(distinct ink) from card, unnest(card.inks) as ink
                  where card.deck = inks.deck
                    and (card.card_key = exception.card_key or exception.classification <> all (card.classifications)))
        ), '{}')
      from inks
    union all
    select counted.deck, 'no leader', null, null, null, rule.source, rule.days
      from counted join rule on rule.kind = 'leaders'
      where not exists (select from led where led.deck = counted.deck)
    union all
    select led.deck, 'not a leader', leader, null, null, rule.source, rule.days
      from led join rule on rule.kind = 'leaders'
      where not exists (
        select from public.cards_2 join public.sets_2 on sets_2.id = cards_2.set_id
          where private.card_key(cards_2.name, cards_2.version) = private.card_key(leader, null) and sets_2.code = rule.subject)
    union all
    select named.deck, 'copies', named.name, named.copies, own_limit.amount, own_limit.source, own_limit.days
      from named join own_limit using (deck, card_key) where named.copies > own_limit.amount
    union all
    select named.deck, 'copies', named.name, named.copies, rule.amount, rule.source,
        rule.days - coalesce((
          select range_agg(own_limit.days) from own_limit
            where own_limit.deck = named.deck and own_limit.card_key = named.card_key
        ), '{}')
      from named join rule on rule.kind = 'copies' and rule.subject = '' and named.copies > rule.amount
    union all
    select named.deck, 'banned', named.name, null, null, rule.source, rule.days
      from named join rule on rule.kind = 'ban' and rule.card_key = named.card_key
    union all
    select named.deck, 'not legal', named.name, null, null, rule.source, '{(,)}'::datemultirange - coalesce(card_days.days, '{}')
      from named
      cross join (select min(rule.source) as source from rule where rule.kind = 'sets' having count(*) > 0) as rule
      left join private.card_days on card_days.card_key = named.card_key and card_days.format = of_format
  )
  select * from fault where not isempty(fault.days);
end
$$;
comment on function private.faults_of_decks is
  'The faults of decks by the rules of a format, with the days on which each holds. The same as findFaults of '
  'src/domain/formats/judgeDeck.ts. deck is the place in the array from 1; leader is the full name of a card, or null.';

create or replace function private.deck_faults(deck_cards jsonb, leader text, of_format text)
returns table (kind text, card text, count integer, maximum integer, source text, days datemultirange)
language sql stable security definer set search_path = ''
as $$
  select kind, card, count, maximum, source, days from private.faults_of_decks(array[deck_cards], leader, of_format)
$$;

create function private.judge_decks(decks jsonb[], leader text, of_format text, on_day date)
returns table (deck integer, kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path = ''
as $$
  -- A rotated card names the rule of its rotation, not the rule of the sets that the format allows.
  with rotation as materialized (
    select distinct on (from_day) from_day, source from public.format_rules
      where kind = 'rotation' and coalesce(format, of_format) = of_format
      order by from_day, id
  )
  select
      fault.deck,
      case when fault.kind <> 'not legal' then fault.kind
        when not lower_inf(range) then 'rotated'
        when not upper_inf(range) then 'early'
        else 'outside' end,
      fault.card, fault.count, fault.maximum,
      case when fault.kind = 'banned' then lower(range)
        when fault.kind = 'not legal' then coalesce(lower(range), upper(range)) end,
      coalesce(rotation.source, fault.source)
    from private.faults_of_decks(decks, leader, of_format) as fault
      cross join lateral unnest(fault.days) as range
      left join rotation on fault.kind = 'not legal' and rotation.from_day = lower(range)
    where range @> on_day
$$;
comment on function private.judge_decks is
  'The reasons why decks are not legal in a format on a day; none for a legal deck. deck is the place in the array from 1. '
  'The same as judgeDeck of src/domain/formats/judgeDeck.ts; verdicts.csv tests both.';

create or replace function private.judge_deck(deck_cards jsonb, leader text, of_format text, on_day date)
returns table (kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path = ''
as $$
  select kind, card, count, maximum, day, source from private.judge_decks(array[deck_cards], leader, of_format, on_day)
$$;
comment on function private.judge_deck is 'The reasons why a deck is not legal in a format on a day, as private.judge_decks.';

create or replace function private.legal_days(deck_cards jsonb, leader text, of_format text) returns datemultirange
language sql stable security definer set search_path = ''
as $$
  select '{(,)}'::datemultirange - coalesce(range_agg(days), '{}')
    from private.faults_of_decks(array[deck_cards], leader, of_format)
$$;
drop function private.deck_faults(jsonb, text, text);

-- The days on which decks are legal are stored, so that a list needs no judgment, and a day that passes no write. ------

alter table private.deck_facts add column core datemultirange not null default '{}';
alter table private.deck_facts add column infinity datemultirange not null default '{}';
comment on table private.deck_facts is 'The prices of decks and the days on which they are legal, by which lists are filtered.';
comment on column private.deck_facts.core is 'The days on which official events allow the deck in Core.';
comment on column private.deck_facts.infinity is 'The days on which official events allow the deck in Infinity.';

create function private.legal_days_of_decks(ids uuid[])
returns table (deck_id uuid, core datemultirange, infinity datemultirange)
language sql stable security definer set search_path = ''
as $$
  with listed as materialized (
    select array_agg(decks.id order by decks.id) as known, array_agg(decks.cards order by decks.id) as lists
      from public.decks where decks.id = any (ids)
  ),
  fault as (
    select 'core' as format, deck, days from listed, private.faults_of_decks(lists, null, 'core')
    union all
    select 'infinity', deck, days from listed, private.faults_of_decks(lists, null, 'infinity')
  )
  select known[place],
      '{(,)}'::datemultirange - coalesce(range_agg(days) filter (where format = 'core'), '{}'),
      '{(,)}'::datemultirange - coalesce(range_agg(days) filter (where format = 'infinity'), '{}')
    from listed cross join generate_series(1, cardinality(known)) as place left join fault on deck = place
    group by known[place]
$$;
comment on function private.legal_days_of_decks is 'Computes the days in private.deck_facts.';

create or replace function private.state_deck_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deck_facts (deck_id, usd, core, infinity)
    select deck_id, usd, core, infinity
      from private.usd_of_decks(array[new.id]) join private.legal_days_of_decks(array[new.id]) using (deck_id)
    on conflict (deck_id) do update set usd = excluded.usd, core = excluded.core, infinity = excluded.infinity;
  return null;
end
$$;
-- The inks of cards change without the lists of decks.
drop trigger decks_facts on public.decks;
create trigger decks_facts after insert or update of cards, inks on public.decks
  for each row execute function private.state_deck_facts();

-- Every job walks through all decks: for prices it would cost as much to find out which decks have a changed card.
drop function private.renew_decks_with(text, text[]);
drop table private.deck_jobs;
create table private.deck_jobs (
  kind text primary key check (kind in ('prices', 'rules')),
  done_to uuid
);
comment on table private.deck_jobs is
  'Changes that private.deck_facts does not show for all decks yet. private.renew_decks works on them.';
comment on column private.deck_jobs.done_to is 'Decks up to this id are done; null before the start.';
alter table private.deck_jobs enable row level security;

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
  else
    stale := array(
      select deck_id from private.legal_days_of_decks(ids) as computed join private.deck_facts as known using (deck_id)
        where (computed.core, computed.infinity) is distinct from (known.core, known.infinity));
    perform from private.deck_facts where deck_id = any (stale) order by deck_id for update;
    update private.deck_facts as known set core = computed.core, infinity = computed.infinity
      from private.legal_days_of_decks(stale) as computed where computed.deck_id = known.deck_id;
  end if;
  return exists (select from private.deck_jobs);
end
$$;

create function private.renew_all_decks(changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deck_jobs (kind) values (changed) on conflict (kind) do update set done_to = null;
  perform private.renew_decks();
end
$$;
comment on function private.renew_all_decks is
  'Updates private.deck_facts after prices or rules changed: of the first 500 decks at once, of the others by a job, so '
  'that the change does not wait for a million decks. The caller has waited for decks that are being saved.';

create or replace function private.follow_card_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with named as materialized (
    select id, private.card_key(name, version) as card_key,
        (100 * coalesce(
          private.price_in_usd(prices_data -> 'usd'), private.price_in_usd(prices_data -> 'usd_foil')))::integer as cents
      from public.cards_2
  ),
  cheapest as (select id, card_key, min(cents) over (partition by card_key) as cents from named)
  insert into private.card_worth (card_id, card_key, cents)
    select id, card_key, cents from cheapest
      where not exists (
        select from private.card_worth as known
          where card_id = id and known.card_key = cheapest.card_key and known.cents is not distinct from cheapest.cents)
    on conflict (card_id) do update set card_key = excluded.card_key, cents = excluded.cents;
  if found then
    perform private.renew_all_decks('prices');
  end if;
  return null;
end
$$;

-- Changes of sets, cards and rules ------------------------------------------------------------------------------------

create or replace function private.renew_card_days(keys text[] default null) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  changed text[];
begin
  with wanted as materialized (select * from private.work_out_card_days(keys)),
  gone as (
    delete from private.card_days as known
      where (keys is null or known.card_key = any (keys))
        and not exists (select from wanted where (wanted.card_key, wanted.format) = (known.card_key, known.format))
      returning known.card_key
  ),
  written as (
    insert into private.card_days as known (format, card_key, days) select * from wanted
      on conflict (card_key, format) do update set days = excluded.days where known.days <> excluded.days
      returning known.card_key
  )
  select array_agg(distinct card_key) into changed from (select * from gone union all select * from written) as both_parts;
  -- All names are renewed after rules changed, which also have bans and limits.
  if keys is null or changed is not null then
    perform private.renew_all_decks('rules');
  end if;
  return coalesce(changed, '{}');
end
$$;
comment on function private.renew_card_days is
  'Updates private.card_days for some names, or for all, and then the decks. Returns the keys of those that changed.';

create function private.wait_for_saved_decks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.decks in share row exclusive mode;
  return null;
end
$$;
comment on function private.wait_for_saved_decks is
  'Before cards change on which private.deck_facts depends: waits for decks that are being saved with the former cards. '
  'After them it could wait for a change that waits for it.';
create trigger cards_2_wait_for_decks before insert or delete or update of name, version, prices_data on public.cards_2
  for each statement execute function private.wait_for_saved_decks();

create or replace function private.follow_card_faces() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  changed constant text[] := array(
    select id
      from before join after using (id)
      where (before.name, before.version, before.ink, before.inks, before.classifications)
        is distinct from (after.name, after.version, after.ink, after.inks, after.classifications)
  );
begin
  if changed <> '{}' then
    update public.decks set inks = inks
      where id in (select deck_id from private.deck_search where tokens @@ private.any_card_query(changed));
  end if;
  return null;
end
$function$;

update private.deck_facts as known set core = computed.core, infinity = computed.infinity
  from private.legal_days_of_decks(array(select id from public.decks)) as computed where computed.deck_id = known.deck_id;
create index deck_facts_core on private.deck_facts using gist (core);
create index deck_facts_infinity on private.deck_facts using gist (infinity);

create function private.verdicts_of_decks(ids uuid[], on_day date) returns table (deck_id uuid, verdict jsonb)
language sql stable security definer set search_path = ''
as $$
  with shown as materialized (
    select decks.id, decks.cards, case when core @> on_day then 'core' else legality end as format,
        core @> on_day or (legality = 'infinity' and infinity @> on_day) as is_legal
      from public.decks left join private.deck_facts on deck_facts.deck_id = decks.id
      where decks.id = any (ids)
  ),
  judged as (
    select format, array_agg(id) as known, array_agg(cards) as lists from shown where is_legal is not true group by format
  ),
  reason as materialized (
    select known[deck] as id, kind, case when count(*) = 1 then min(card) end as card, count(*) as cards,
        min(fault.count) as count, min(maximum) as "limit"
      from judged, private.judge_decks(lists, null, format, on_day) as fault
      group by known[deck], kind, case when kind = 'copies' then card end
  )
  select shown.id, jsonb_build_object('format', shown.format, 'reasons', coalesce((
      select jsonb_agg(to_jsonb(reason) - 'id' order by kind) from reason where reason.id = shown.id
    ), '[]'))
    from shown
$$;
comment on function private.verdicts_of_decks is
  'Whether official events of a format allow decks on a day: {"format", "reasons": [{"kind", "card", "cards", "count", '
  '"limit"}]} without reasons if so. The format is Core, or the deck''s own if it is not legal in Core. A reason is '
  'about one card or a number of cards.';

drop function public.find_decks(
  text, uuid, text, text[], text, text, integer, timestamp with time zone, uuid, integer, boolean, boolean, text, text, integer);
create function public.find_decks(list text default 'latest', author_id uuid default null::uuid, format text default null::text, with_inks text[] default null::text[], with_card text default null::text, search text default null::text, after_favorite_count integer default null::integer, after_created_at timestamp with time zone default null::timestamp with time zone, after_id uuid default null::uuid, page_size integer default 24, exact_inks boolean default false, complete boolean default false, in_folder text default null::text, with_tag text default null::text, max_price integer default null::integer, legal text default null::text) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean, verdict jsonb)
language plpgsql stable security definer rows 24 set search_path to '' set enable_seqscan to 'off' set jit to 'off'
as $function$
declare
  me constant uuid := (select private.member_id());
  labelled constant boolean := in_folder is not null or with_tag is not null;
  author constant uuid := case when list = 'mine' or labelled then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- The index is not searched for one or two letters if there are longer words: many words begin with them, and it would
  -- read half of itself.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink)
    || array(select private.exact_inks_token(with_inks) where exact_inks and cardinality(with_inks) > 0)
    || array(select ':complete' where complete);
  printings constant tsquery := private.printings_query(with_card);
  filter constant tsquery := private.both_queries(private.tokens_query(words, tokens), printings);
begin
  if list is null or list not in ('latest', 'popular', 'favorites', 'mine') then
    raise sqlstate 'PT422' using message = 'The lists of decks are latest, popular, favorites and mine.';
  end if;
  if format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The formats are core and infinity.';
  end if;
  if legal not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'Decks can be legal in core and infinity.';
  end if;
  if cardinality(with_inks) > 6 or exists (select from unnest(with_inks) as ink where private.is_ink(ink) is not true) then
    raise sqlstate 'PT422' using message = 'The inks are Amber, Amethyst, Emerald, Ruby, Sapphire and Steel.';
  end if;
  if after_id is not null and (after_created_at is null or (list = 'popular' and after_favorite_count is null)) then
    raise sqlstate 'PT422' using message = 'The last deck is known by its id, its time and its favourites.';
  end if;
  if me is null and (list in ('favorites', 'mine') or labelled) then
    return;
  end if;
  return query execute
    'with page as materialized ('
    || private.deck_list_query(
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null,
      labelled,
      nullif(concat_ws(' and ', case when max_price is not null then 'usd <= $13' end, legal || ' @> $14'), ''))
    || ') select deck.id, deck.name, deck.user_id, deck.created_at, deck.updated_at, deck.legality, deck.is_public,'
    ' deck.total_cards, deck.favorite_count, deck.inks, deck.cards,'
    ' case when profile.profile_visibility = ''public'' or profile.user_id = $1'
    '   then coalesce(profile.display_name, profile.username) end,'
    ' exists (select from public.deck_favorites where user_id = $1 and deck_id = deck.id),'
    ' verdict.verdict'
    ' from page join public.decks as deck on deck.id = page.id'
    ' left join private.verdicts_of_decks(array(select page.id from page), $14) as verdict on verdict.deck_id = page.id'
    ' join public.user_profiles as profile on profile.user_id = deck.user_id'
    ' order by case when $10 then page.favorite_count end desc, page.created_at desc, page.id desc'
    using
      me, author, format, filter,
      private.both_queries(
        private.tokens_query(
          case when telling = '{}' then words else telling end,
          tokens || array[':visible'] || array(select ':format ' || format where format is not null)),
        printings),
      after_favorite_count, after_created_at, after_id, least(greatest(coalesce(page_size, 24), 1), 60),
      list = 'popular', in_folder, with_tag, max_price, (now() at time zone 'utc')::date;
end
$function$;
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some inks '
  'or, with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, a highest price in '
  'whole USD, decks that official events of core or infinity allow today, words that each begin a word of the deck''s '
  'name or of a card''s name, and a folder or a tag of the caller, which leave only the caller''s decks. Shows visible '
  'decks and the caller''s. The arguments after_… are the values of the last row of the previous page. A page has 1 to '
  '60 rows. Raises PT422 for an invalid list, format or ink.';
