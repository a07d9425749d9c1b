-- A list of decks showed a verdict on each, and judged the decks that are not legal whenever it was read: 7 of 11 ms.
-- The faults of decks are stored with their days, so that a list compares days only, and a day that passes writes nothing.

create function private.dated_reasons(decks jsonb[], leader text, of_format text)
returns table (deck integer, kind text, card text, count integer, maximum integer, source text, days daterange)
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
      fault.card, fault.count, fault.maximum, coalesce(rotation.source, fault.source), range
    from private.faults_of_decks(decks, leader, of_format) as fault
      cross join lateral unnest(fault.days) as range
      left join rotation on fault.kind = 'not legal' and rotation.from_day = lower(range)
$$;
comment on function private.dated_reasons is
  'The reasons why decks are not legal in a format, each with its days. deck is the place in the array from 1.';

create or replace function private.judge_decks(decks jsonb[], leader text, of_format text, on_day date)
returns table (deck integer, kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path = ''
as $$
  select deck, kind, card, count, maximum,
      case when kind = 'banned' then lower(days)
        when kind in ('rotated', 'early') then coalesce(lower(days), upper(days)) end,
      source
    from private.dated_reasons(decks, leader, of_format) where days @> on_day
$$;

alter table private.deck_facts
  add column coconut datemultirange,
  add column faults jsonb not null default '[]';
comment on table private.deck_facts is
  'The prices of decks and the days on which they are legal, by which lists are filtered, and the reasons that lists show.';
comment on column private.deck_facts.coconut is
  'The days on which official events allow the deck in Format Coconut; null without a leader.';
comment on column private.deck_facts.faults is
  'The reasons why official events do not allow the deck on some days, not before the last judgment: [{"format", "days", '
  '"kind", "card", "cards", "count", "limit"}], as private.verdicts_of_decks.';

create function private.legal_facts_of_decks(ids uuid[])
returns table (deck_id uuid, core datemultirange, infinity datemultirange, coconut datemultirange, faults jsonb)
language sql stable security definer set search_path = ''
as $$
  with listed as materialized (
    select leader, array_agg(decks.id order by decks.id) as known, array_agg(decks.cards order by decks.id) as lists
      from public.decks where decks.id = any (ids) group by leader
  ),
  every as materialized (
    select array_agg(decks.id order by decks.id) as known, array_agg(decks.cards order by decks.id) as lists
      from public.decks where decks.id = any (ids)
  ),
  reason as materialized (
    select known[deck] as id, 'core' as format, reason.* from every, private.dated_reasons(lists, null, 'core') as reason
    union all
    select known[deck], 'infinity', reason.* from every, private.dated_reasons(lists, null, 'infinity') as reason
    union all
    select known[deck], 'coconut', reason.*
      from listed, private.dated_reasons(lists, leader, 'coconut') as reason where leader is not null
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
    where decks.id = any (ids)
$$;
comment on function private.legal_facts_of_decks is 'Computes the days and faults in private.deck_facts.';

create or replace function private.state_deck_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deck_facts (deck_id, usd, core, infinity, coconut, faults)
    select deck_id, usd, core, infinity, coconut, faults
      from private.usd_of_decks(array[new.id]) join private.legal_facts_of_decks(array[new.id]) using (deck_id)
    on conflict (deck_id) do update set usd = excluded.usd, core = excluded.core, infinity = excluded.infinity,
      coconut = excluded.coconut, faults = excluded.faults;
  return null;
end
$$;
drop trigger decks_facts on public.decks;
create trigger decks_facts after insert or update of cards, inks, leader on public.decks
  for each row execute function private.state_deck_facts();

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

drop function private.legal_days_of_decks(uuid[]);
update private.deck_facts as known
  set core = computed.core, infinity = computed.infinity, coconut = computed.coconut, faults = computed.faults
  from private.legal_facts_of_decks(array(select id from public.decks)) as computed where computed.deck_id = known.deck_id;
-- Few decks name a leader.
create index deck_facts_coconut on private.deck_facts using gist (coconut) where coconut is not null;

create or replace function private.verdicts_of_decks(ids uuid[], on_day date) returns table (deck_id uuid, verdict jsonb)
language sql stable security definer set search_path = ''
as $$
  with shown as (
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
    from shown
$$;
comment on function private.verdicts_of_decks is
  'Whether official events of a format allow decks on a day, not before the last judgment: {"format", "reasons": '
  '[{"kind", "card", "cards", "count", "limit"}]} without reasons if so. The format is Core, or if the deck is not legal '
  'in Core, its own or that of its leader. A reason is about one card or a number of cards.';

create or replace function public.find_decks(list text default 'latest', author_id uuid default null::uuid, format text default null::text, with_inks text[] default null::text[], with_card text default null::text, search text default null::text, after_favorite_count integer default null::integer, after_created_at timestamp with time zone default null::timestamp with time zone, after_id uuid default null::uuid, page_size integer default 24, exact_inks boolean default false, complete boolean default false, in_folder text default null::text, with_tag text default null::text, max_price integer default null::integer, legal text default null::text, min_owned integer default null::integer) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean, verdict jsonb, is_match boolean, place integer)
language plpgsql stable security definer rows 24 set search_path to '' set enable_seqscan to 'off' set jit to 'off'
as $function$
declare
  me constant uuid := (select private.member_id());
  labelled constant boolean := in_folder is not null or with_tag is not null;
  by_owned constant boolean := me is not null and min_owned is not null;
  author constant uuid := case when list = 'mine' or labelled then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- The index is not searched for one or two letters if there are longer words: many words begin with them, and it would
  -- read half of itself.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink)
    || array(select private.exact_inks_token(with_inks) where exact_inks and cardinality(with_inks) > 0)
    || array(select ':complete' where complete);
  rows constant integer := least(greatest(coalesce(page_size, 24), 1), 60);
  printings constant tsquery := private.printings_query(with_card);
  filter constant tsquery := private.both_queries(private.tokens_query(words, tokens), printings);
begin
  if list is null or list not in ('latest', 'popular', 'favorites', 'mine') then
    raise sqlstate 'PT422' using message = 'The lists of decks are latest, popular, favorites and mine.';
  end if;
  if format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The formats are core and infinity.';
  end if;
  if legal not in ('core', 'infinity', 'coconut') then
    raise sqlstate 'PT422' using message = 'Decks can be legal in core, infinity and coconut.';
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
    'with listed as materialized ('
    || private.deck_list_query(
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null,
      labelled,
      nullif(concat_ws(' and ', case when max_price is not null then 'usd <= $13' end, legal || ' @> $14'), ''))
    || case when by_owned
      then '), placed as materialized ('
        ' select listed.*, percent >= $15 as is_match, (row_number() over ('
        '   order by case when $10 then listed.favorite_count end desc, listed.created_at desc, listed.id desc))::integer as place'
        ' from listed left join private.owned_percent_of_decks($1, array(select listed.id from listed)) as owned'
        '   on owned.deck_id = listed.id'
        '), page as materialized (select * from placed where is_match or place = 240 order by place limit $16)'
      else '), page as (select *, null::boolean as is_match, null::integer as place from listed)'
    end
    || ' select deck.id, deck.name, deck.user_id, deck.created_at, deck.updated_at, deck.legality, deck.is_public,'
    ' deck.total_cards, deck.favorite_count, deck.inks, deck.cards,'
    ' case when profile.profile_visibility = ''public'' or profile.user_id = $1'
    '   then coalesce(profile.display_name, profile.username) end,'
    ' exists (select from public.deck_favorites where user_id = $1 and deck_id = deck.id),'
    ' verdict.verdict, page.is_match, page.place'
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
      after_favorite_count, after_created_at, after_id, case when by_owned then 240 else rows end,
      list = 'popular', in_folder, with_tag, max_price, (now() at time zone 'utc')::date,
      min_owned, rows;
end
$function$;
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some '
  'inks or, with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, a highest '
  'price in whole USD, decks that official events of core, infinity or coconut allow today, words that each begin a'
  ' word of the deck''s name or of a card''s name, and a folder or a tag of the caller, which leave only the caller''s'
  ' decks. Shows visible decks and the caller''s. The arguments after_… are the values of the last row of the '
  'previous page. A page has 1 to 60 rows. With min_owned a page has those of the next 240 decks of which the '
  'caller owns at least this percentage, and the last of the 240 even if it is no match, because the next page '
  'continues after it: place is its place among them. Raises PT422 for an invalid list, format or ink.';
