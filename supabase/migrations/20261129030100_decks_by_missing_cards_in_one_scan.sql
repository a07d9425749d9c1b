-- A page of decks by missing copies reads the bits of all decks once, in parallel workers where PostgreSQL has them, and
-- prices and sorts only the decks that can be on the page: a sample tells how many copies these lack at most. Before, one
-- process collected where the decks of each number of missing copies are, and priced them in a second step.

create function private.lacking_others(others jsonb, free jsonb) returns bigint[]
language sql stable security definer parallel safe set search_path = ''
as $$
  select array[coalesce(sum(lacking), 0), coalesce(sum(lacking) filter (where price is null), 0), coalesce(sum(lacking * price), 0)]::bigint[]
    from (
      select greatest(value::integer - coalesce((free ->> key)::integer, 0), 0) as lacking,
          (select min(worth.cents) from private.card_worth as worth where worth.card_key = key) as price
        from jsonb_each_text(others)
    ) as line
$$;
comment on function private.lacking_others is
  'The copies of the others of private.deck_copies that are not free: all, those without a price, and the price of the rest in cents.';

create or replace function public.decks_by_missing_cards(
  format text default null, with_inks text[] default null, exact_inks boolean default false, complete boolean default false,
  with_card text default null, search text default null, max_price integer default null, legal text default null,
  min_owned integer default null, max_missing integer default null, max_cost integer default null,
  after_missing integer default null, after_unpriced integer default null, after_cents bigint default null,
  after_id uuid default null, page_size integer default 24)
returns table (
  id uuid, name text, user_id uuid, created_at timestamptz, updated_at timestamptz, legality text, is_public boolean,
  total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean,
  verdict jsonb, missing integer, unpriced integer, cents bigint)
language plpgsql stable security definer rows 24 set search_path = '' set jit = 'off' set work_mem = '64MB'
  set parallel_setup_cost = 0 set parallel_tuple_cost = 0
as $$
declare
  me constant uuid := (select private.member_id());
  today constant date := (now() at time zone 'utc')::date;
  rows constant integer := least(greatest(coalesce(page_size, 24), 1), 60);
  wanted constant smallint := private.inks_as_number(with_inks);
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  filter constant tsquery := private.both_queries(private.tokens_query(words, '{}'), private.printings_query(with_card));
  most_cents constant integer := case when max_cost is not null then least(greatest(max_cost, 0), 1000000) * 100 end;
  free constant jsonb := (select coalesce(jsonb_object_agg(card_key, copies), '{}') from private.free_copies(me));
  names constant text[] := array(select jsonb_object_keys(free));
  mine constant uuid[] := array(select deck_id from public.assembled_decks as assembled where assembled.user_id = me);
  least_missing constant integer := greatest(coalesce(after_missing, 0), 0);
  most_missing integer := least(coalesce(max_missing, 60), 60);
  sampled_percent constant double precision := (
    select 100 * least(1, 20000 / nullif(greatest(reltuples, 0), 0)::double precision) from pg_catalog.pg_class
      where oid = 'private.deck_copies'::regclass);
  sampled text := '';
  frames integer[];
  lacking bit varying[];
  dear bit varying[];
  planes bit varying[];
  number_of_planes integer;
  ranked text;
  most_on_page integer;
  page jsonb;
begin
  if me is null or free = '{}' then
    return;
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
  if num_nulls(after_missing, after_unpriced, after_cents, after_id) not in (0, 4) then
    raise sqlstate 'PT422' using message = 'The last deck is known by its missing copies, their price and its id.';
  end if;
  if least_missing > most_missing then
    return;
  end if;
  with mask as materialized (select * from private.missing_masks(me, most_cents))
  select array_agg(mask.frame order by mask.frame), array_agg(mask.lacking order by mask.frame),
      array_agg(mask.dear order by mask.frame), max(cardinality(mask.planes)),
      array_agg((select string_agg(plane::text, '' order by place) from unnest(mask.planes) with ordinality as one (plane, place))
        ::bit varying order by mask.frame)
    into frames, lacking, dear, number_of_planes, planes
    from mask;
  if frames is null then
    return;
  end if;
  -- The decks of the filter with the price of their missing copies. "offset 0" computes a column once: those of the masks for
  -- each frame, the missing copies for each deck that can be on the page, and prices for those that have as many.
  ranked := (
    select
      '(select deck_id, missing,'
      ' case when missing = 0 then 0 else bit_count(copies & plane_1) + coalesce(lacking_others[2], 0) end as unpriced,'
      ' case when missing = 0 then 0 else ' || string_agg(
        format('bit_count(copies & plane_%s) * %s', plane, 1::bigint << plane - 2), ' + ') filter (where plane > 1)
      || ' + coalesce(lacking_others[3], 0) end as cents'
      ' from (select *, case when missing > 0 and others is not null then private.lacking_others(others, $6) end as lacking_others'
      '   from (select deck_id, total_cards, copies, others, mask.*, bit_count(copies & lacking)::integer'
      '       + case when others ?| $21 then (private.lacking_others(others, $6))[1]::integer'
      '         else total_cards - bit_count(copies)::integer end as missing'
      '     from private.deck_copies as deck %s'
      '       join (select frame, lacking, dear, '
      || string_agg(format('substring(planes from %s * length(lacking) + 1 for length(lacking)) as plane_%s', plane - 1, plane), ', ')
      || '     from unnest($1, $2, $3, $4) as masks (frame, lacking, dear, planes) offset bigint ''0'') as mask'
      '         on mask.frame = deck.frame'
      '     where %s'
      || case when mine <> '{}' then ' and deck_id <> all ($5)' else '' end
      || case when format is not null then ' and is_core = ($7 = ''core'')' else '' end
      || case when wanted > 0 then case when exact_inks then ' and inks = $8' else ' and inks & $8 = $8' end else '' end
      || case when complete then ' and total_cards = 60' else '' end
      || case when max_price is not null or legal is not null
        then ' and deck_id in (select deck_id from private.deck_facts where '
          || concat_ws(' and ', case when max_price is not null then 'usd <= $9' end, legal || ' @> $10') || ')'
        else '' end
      || case when filter is not null
        then ' and deck_id in (select deck_id from private.deck_search where tokens @@ $11)' else '' end
      || case when most_cents is not null then ' and bit_count(copies & mask.dear) = 0' else '' end
      -- Copies without bits are missing too if none of their names is free, and at most otherwise. "case" counts the bits of most
      -- decks only once.
      || ' and case when bit_count(copies & lacking) > $13 then false'
      '         when bit_count(copies & lacking) + total_cards - bit_count(copies) < $12 then false'
      '         when others ?| $21 then true'
      '         else bit_count(copies & lacking) + total_cards - bit_count(copies) <= $13 end'
      '     offset bigint ''0'') as counted'
      '   where missing between $12 and $13 and missing < total_cards'
      || case when min_owned is not null then ' and (total_cards - missing) * 100 >= $14::bigint * total_cards' else '' end
      || ' offset bigint ''0'') as counted'
      ' offset bigint ''0'') as ranked where true'
      || case when most_cents is not null then ' and unpriced = 0 and cents <= $15' else '' end
      || case when after_missing is not null
        then ' and (missing, unpriced, cents, deck_id) > ($16, $17, $18, $19)' else '' end
      from generate_series(1, number_of_planes) as plane);
  if sampled_percent < 100 then
    sampled := format('tablesample system (%s) repeatable (1)', sampled_percent);
  end if;
  -- The n-th deck of a sample, for n rows of a page, lacks at least as many copies as the last deck of the page.
  execute 'select missing from ' || format(ranked, sampled, 'others is null') || ' order by missing offset $20 - 1 limit 1'
    into most_on_page
    using frames, lacking, dear, planes, mine, free, format, wanted, max_price, today, filter, least_missing, most_missing,
      min_owned, most_cents, after_missing, after_unpriced, after_cents, after_id, rows, names;
  execute 'select coalesce(jsonb_agg(to_jsonb(next) order by missing, unpriced, cents, deck_id), ''[]'') from (select * from '
    || format(ranked, '', 'true') || ' order by missing, unpriced, cents, deck_id limit $20) as next'
    into page
    using frames, lacking, dear, planes, mine, free, format, wanted, max_price, today, filter, least_missing,
      coalesce(most_on_page, most_missing), min_owned, most_cents, after_missing, after_unpriced, after_cents, after_id, rows, names;
  return query
    select deck.id, deck.name, deck.user_id, deck.created_at, deck.updated_at, deck.legality, deck.is_public,
        deck.total_cards, deck.favorite_count, deck.inks, deck.cards,
        case when profile.profile_visibility = 'public' or profile.user_id = me
          then coalesce(profile.display_name, profile.username) end,
        exists (select from public.deck_favorites as favorite where favorite.user_id = me and favorite.deck_id = deck.id),
        judged.verdict, listed.missing, listed.unpriced, listed.cents
      from jsonb_to_recordset(page) as listed (deck_id uuid, missing integer, unpriced integer, cents bigint)
        join public.decks as deck on deck.id = listed.deck_id and deck.is_visible
        left join private.verdicts_of_decks(
          array(select (entry ->> 'deck_id')::uuid from jsonb_array_elements(page) as entry), today) as judged
          on judged.deck_id = deck.id
        join public.user_profiles as profile on profile.user_id = deck.user_id
      order by listed.missing, listed.unpriced, listed.cents, listed.deck_id;
end
$$;

drop function private.missing_others(jsonb, jsonb);
