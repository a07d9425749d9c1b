-- A saved deck was judged by a statement for each format, and most of a statement's time does not depend on the format.

drop function private.judge_deck(jsonb, text, text, date);
drop function private.judge_decks(jsonb[], text, text, date);
drop function private.legal_days(jsonb, text, text);
drop function private.dated_reasons(jsonb[], text, text);
drop function private.faults_of_decks(jsonb[], text, text);

create function private.dated_reasons(decks jsonb[], leaders text[], formats text[])
returns table (
  deck integer, format text, kind text, card text, count integer, maximum integer, source text, days daterange)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with rule as materialized (
    select judged.format, rule.kind, rule.subject, private.card_key(rule.subject, null) as card_key, rule.amount,
        rule.classification, rule.source, private.rule_days(rule) as days
      from unnest(formats) as judged (format)
      join public.format_rules as rule on rule.format is null or rule.format = judged.format
  ),
  listed as materialized (
    select place::integer as deck, cards, leader, private.card_key(leader, null) as leader_key
      from unnest(decks, leaders) with ordinality as listed (cards, leader, place)
  ),
  entry as materialized (
    select listed.deck, list.entry ->> 'card' as id, (list.entry ->> 'quantity')::integer as quantity, list.place
      from listed cross join lateral jsonb_array_elements(listed.cards) with ordinality as list (entry, place)
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
    select listed.deck, coalesce(sum(card.quantity), 0)::integer as total
      from listed left join card on card.deck = listed.deck group by listed.deck
  ),
  led as (
    select named.deck, named.card_key, listed.leader
      from named join listed on listed.deck = named.deck and listed.leader_key = named.card_key
  ),
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
    select named.deck, rule.format, named.card_key, rule.amount, rule.source, rule.days
      from named join rule on rule.kind = 'copies' and rule.subject <> '' and rule.card_key = named.card_key
    union all
    select led.deck, rule.format, led.card_key, rule.amount, rule.source, rule.days
      from led join rule on rule.kind = 'leader copies'
  ),
  -- A rotated card names the rule of its rotation, not the rule of the sets that the format allows.
  rotation as materialized (
    select rule.format, lower(rule.days) as from_day, min(rule.source) as source
      from rule where rule.kind = 'rotation' group by 1, 2
  ),
  fault (deck, format, kind, card, count, maximum, source, days) as (
    select counted.deck, sized.format, 'no format', null::text, null::integer, null::integer, sized.source,
        '{(,)}'::datemultirange - sized.days
      from counted
      cross join (
        select rule.format, min(rule.source) as source, range_agg(rule.days) as days
          from rule where rule.kind = 'size' group by rule.format
      ) as sized
    union all
    select counted.deck, rule.format, 'size', null, counted.total, rule.amount, rule.source, rule.days
      from counted join rule on rule.kind = 'size' and counted.total < rule.amount
    union all
    select inks.deck, inks.format, 'inks', null, inks.number, inks.amount, inks.source,
        inks.days - coalesce((
          select range_agg(exception.days) from rule as exception
            where exception.kind = 'any ink' and exception.format = inks.format
              and exists (select from named where named.deck = inks.deck and named.card_key = exception.card_key)
              and inks.amount >= (
                select count(distinct ink) from card, unnest(card.inks) as ink
                  where card.deck = inks.deck
                    and (card.card_key = exception.card_key or exception.classification <> all (card.classifications)))
        ), '{}')
      from inks
    union all
    select counted.deck, rule.format, 'no leader', null, null, null, rule.source, rule.days
      from counted join rule on rule.kind = 'leaders'
      where not exists (select from led where led.deck = counted.deck)
    union all
    select led.deck, rule.format, 'not a leader', led.leader, null, null, rule.source, rule.days
      from led join rule on rule.kind = 'leaders'
      where not exists (
        select from public.cards_2 join public.sets_2 on sets_2.id = cards_2.set_id
          where private.card_key(cards_2.name, cards_2.version) = led.card_key and sets_2.code = rule.subject)
    union all
    select named.deck, own_limit.format, 'copies', named.name, named.copies, own_limit.amount, own_limit.source, own_limit.days
      from named join own_limit using (deck, card_key) where named.copies > own_limit.amount
    union all
    select named.deck, rule.format, 'copies', named.name, named.copies, rule.amount, rule.source,
        rule.days - coalesce((
          select range_agg(own_limit.days) from own_limit
            where own_limit.deck = named.deck and own_limit.format = rule.format and own_limit.card_key = named.card_key
        ), '{}')
      from named join rule on rule.kind = 'copies' and rule.subject = '' and named.copies > rule.amount
    union all
    select named.deck, rule.format, 'banned', named.name, null, null, rule.source, rule.days
      from named join rule on rule.kind = 'ban' and rule.card_key = named.card_key
    union all
    select named.deck, allowed.format, 'not legal', named.name, null, null, allowed.source,
        '{(,)}'::datemultirange - coalesce(card_days.days, '{}')
      from named
      cross join (
        select rule.format, min(rule.source) as source from rule where rule.kind = 'sets' group by rule.format
      ) as allowed
      left join private.card_days on card_days.card_key = named.card_key and card_days.format = allowed.format
  )
  select fault.deck, fault.format,
      case when fault.kind <> 'not legal' then fault.kind
        when not lower_inf(range) then 'rotated'
        when not upper_inf(range) then 'early'
        else 'outside' end,
      fault.card, fault.count, fault.maximum, coalesce(rotation.source, fault.source), range
    from fault
      cross join lateral unnest(fault.days) as range
      left join rotation
        on fault.kind = 'not legal' and rotation.format = fault.format and rotation.from_day = lower(range);
end
$$;
comment on function private.dated_reasons is
  'The reasons why decks are not legal in formats, each with its days. deck is the place in the arrays from 1; a leader is '
  'the full name of a card, or null. The same judgment as findFaults of src/domain/formats/judgeDeck.ts.';

create function private.judge_deck(deck_cards jsonb, leader text, of_format text, on_day date)
returns table (kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path = ''
as $$
  select kind, card, count, maximum,
      case when kind = 'banned' then lower(days)
        when kind in ('rotated', 'early') then coalesce(lower(days), upper(days)) end,
      source
    from private.dated_reasons(array[deck_cards], array[leader], array[of_format]) where days @> on_day
$$;
comment on function private.judge_deck is
  'The reasons why a deck is not legal in a format on a day; none for a legal deck. The same as judgeDeck of '
  'src/domain/formats/judgeDeck.ts; verdicts.csv tests both.';

create function private.legal_days(deck_cards jsonb, leader text, of_format text) returns datemultirange
language sql stable security definer set search_path = ''
as $$
  select '{(,)}'::datemultirange - coalesce(range_agg(days), '{}')
    from private.dated_reasons(array[deck_cards], array[leader], array[of_format])
$$;
comment on function private.legal_days is 'The days on which a deck is legal in a format.';

create or replace function private.legal_facts_of_decks(ids uuid[])
returns table (deck_id uuid, core datemultirange, infinity datemultirange, coconut datemultirange, faults jsonb)
language plpgsql stable security definer set search_path = ''
as $$
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
$$;

-- The same statements as before, with plans that plpgsql keeps.
create or replace function private.renew_deck_copies(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.deck_copies
    where deck_id in (select id from public.decks where id = any (ids) and not is_visible);
  with line as materialized (
    select decks.id, card_key, segment, place, sum((entry ->> 'quantity')::integer)::integer as copies
      from public.decks
        cross join lateral jsonb_array_elements(decks.cards) as entry
        join private.card_worth on card_id = entry ->> 'card'
        join private.card_places using (card_key)
      where decks.id = any (ids) and is_visible
      group by decks.id, card_key, segment, place
  ),
  shape as materialized (
    select id, array_agg(distinct segment order by segment) as segments, 128 * (max(place) / 128 + 1) as names
      from line group by id
  ),
  spot as (
    select id, copies, 4 * (names * (array_position(segments, segment) - 1) + place) as start,
        4 * names * cardinality(segments) as length
      from line join shape using (id) where copies <= 4
  ),
  gap as (
    select *, start - coalesce(lag(start + copies) over (partition by id order by start), 0) as zeros from spot
  ),
  drawn as (
    select id, rpad(string_agg(repeat('0', zeros) || repeat('1', copies), '' order by start), max(length), '0') as bits
      from gap group by id
  ),
  other as (
    select id, jsonb_object_agg(card_key, copies) as others from line where copies > 4 group by id
  )
  insert into private.deck_copies as known (deck_id, frame, inks, total_cards, is_core, copies, others)
    select decks.id, (select sum(1 << segment) from unnest(segments) as segment) + names,
        private.inks_as_number(decks.inks), decks.total_cards, decks.legality = 'core',
        coalesce(bits, repeat('0', 4 * names * cardinality(segments)))::bit varying, others
      from public.decks join shape using (id) left join drawn using (id) left join other using (id)
  on conflict (deck_id) do update
    set frame = excluded.frame, inks = excluded.inks, total_cards = excluded.total_cards, is_core = excluded.is_core,
      copies = excluded.copies, others = excluded.others
    where (known.frame, known.inks, known.total_cards, known.is_core, known.copies, known.others)
      is distinct from
      (excluded.frame, excluded.inks, excluded.total_cards, excluded.is_core, excluded.copies, excluded.others);
end
$$;
