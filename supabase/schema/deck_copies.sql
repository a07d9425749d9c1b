-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The copies that decks need as bits, by which lists count those that a member lacks.

-- The place of each card's name in private.deck_copies. Places are never given to other names.
create table private.card_places (
  card_key text not null,
  -- The first ink of the card, from 1 for Amber to 6 for Steel; 0 without one.
  segment smallint not null,
  -- Its place in the segment, from 0. Later names have higher places.
  place integer not null,
  constraint card_places_pkey primary key (card_key),
  constraint card_places_are_unique unique (segment, place)
);

alter table private.card_places enable row level security;

-- The copies that each visible deck needs, as bits.
create table private.deck_copies (
  deck_id uuid not null,
  -- Which segments the bits have, as a sum of 2 ^ segment, plus 128 for each 128 names in each of these segments.
  frame integer not null,
  -- The inks of the deck as a sum: 1 for Amber, 2 for Amethyst, to 32 for Steel.
  inks smallint not null,
  total_cards smallint not null,
  -- Whether the legality of the deck is core.
  is_core boolean not null,
  -- Four bits for each name of each segment: the first is 1 if the deck needs a copy, the fourth if it needs four.
  copies bit varying not null,
  -- Names of which the deck needs more than four copies, with their number. They have no bits. Null without any.
  others jsonb,
  constraint deck_copies_pkey primary key (deck_id),
  constraint deck_copies_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade
);

create index deck_copies_frame on private.deck_copies using btree (frame);

alter table private.deck_copies enable row level security;

-- Inks as a sum: 1 for Amber, 2 for Amethyst, to 32 for Steel.
create function private.inks_as_number(inks text[]) returns smallint
language sql immutable set search_path to ''
as $function$
  select coalesce(sum(1 << (place - 1)::integer), 0)::smallint
    from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) with ordinality as six (ink, place)
    where ink = any (inks)
$function$;

-- Gives new names places in private.deck_copies. The caller holds the lock of private.wait_for_saved_decks.
create function private.place_cards() returns void
language sql security definer set search_path to ''
as $function$
  with named as (
    select worth.card_key,
        coalesce(min(array_position(
          array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'], coalesce(cards.inks[1], cards.ink))), 0) as segment,
        min(sets.released_at) as released_at
      from private.card_worth as worth
        join public.cards_2 as cards on cards.id = worth.card_id
        join public.sets_2 as sets on sets.id = cards.set_id
      where not exists (select from private.card_places as known where known.card_key = worth.card_key)
      group by worth.card_key
  )
  insert into private.card_places (card_key, segment, place)
    select card_key, segment,
        coalesce((select max(place) + 1 from private.card_places as known where known.segment = named.segment), 0)
          + row_number() over (partition by segment order by released_at, card_key) - 1
      from named
$function$;

-- Computes the rows of decks in private.deck_copies.
create function private.renew_deck_copies(ids uuid[]) returns void
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- After insert, and after a column that private.deck_copies depends on changed: updates the row of the deck.
create function private.state_deck_copies() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.renew_deck_copies(array[new.id]);
  return null;
end
$function$;

-- The copies of a member by name, in any printing and finish, that no assembled deck of the member holds
-- (docs/shelf.md). The assembled decks together hold what they need, as far as it is owned.
create function private.free_copies(owner uuid) returns table(card_key text, copies integer)
language sql stable security definer set search_path to ''
as $function$
  with owned as (
    select card_key, sum(quantity) as copies
      from public.user_collections join private.card_worth using (card_id) where user_id = owner group by card_key
  ),
  held as (
    select card_key, sum((entry ->> 'quantity')::integer) as copies
      from public.assembled_decks as assembled
        join public.decks on decks.id = assembled.deck_id
        cross join lateral jsonb_array_elements(decks.cards) as entry
        join private.card_worth on card_id = entry ->> 'card'
      where assembled.user_id = owner
      group by card_key
  )
  select card_key, (owned.copies - coalesce(held.copies, 0))::integer
    from owned left join held using (card_key) where owned.copies > coalesce(held.copies, 0)
$function$;

-- For each frame of private.deck_copies the copies that a member lacks: all, those that cost more than max_cents or
-- have no price, and by planes: those without a price, then those whose price in cents has the bit 1, 2, 4 and so on.
create function private.missing_masks(owner uuid, max_cents integer) returns table(frame integer, lacking bit varying, dear bit varying, planes bit varying[])
language sql stable security definer set search_path to ''
as $function$
  with recursive frame as (
    (select frame from private.deck_copies order by frame limit 1)
    union all
    select (select copies.frame from private.deck_copies as copies where copies.frame > frame.frame order by frame limit 1)
      from frame where frame.frame is not null
  ),
  name as materialized (
    select segment, place, cents, substr('00001111', 5 - least(coalesce(free.copies, 0), 4), 4) as bits
      from private.card_places
        left join (select card_key, min(cents) as cents from private.card_worth group by card_key) as worth using (card_key)
        left join private.free_copies(owner) as free using (card_key)
  ),
  -- -2 all copies, -1 those that cost more than the limit or have no price, 0 those without a price, then a bit of the
  -- price in cents each.
  drawn as materialized (
    select segment, kind, string_agg(
        case when case kind when -2 then true when -1 then cents is null or cents > max_cents when 0 then cents is null
            else (cents >> kind - 1) & 1 = 1 end
          then bits else '0000' end, '' order by place) as bits
      from name
        cross join (select ceil(log(2, 1 + greatest(max(cents), 1)))::integer as planes from name) as most
        cross join generate_series(-2, planes) as kind
      group by segment, kind
  ),
  mask as (
    select frame, kind, string_agg(rpad(left(bits, 4 * names), 4 * names, '0'), '' order by segment)::bit varying as bits
      from (select frame, 128 * (frame / 128) as names from frame where frame is not null) as frames
        join drawn on frame & (1 << segment) > 0
      group by frame, kind
  )
  select frame, (array_agg(bits order by kind))[1], (array_agg(bits order by kind))[2],
      (array_agg(bits order by kind))[3:]
    from mask group by frame
$function$;

-- For the column `others` of private.deck_copies: the missing copies, those of them without a price, and the price of
-- the rest in cents.
create function private.lacking_others(others jsonb, free jsonb) returns bigint[]
language sql stable parallel safe security definer set search_path to ''
as $function$
  select array[coalesce(sum(lacking), 0), coalesce(sum(lacking) filter (where price is null), 0), coalesce(sum(lacking * price), 0)]::bigint[]
    from (
      select greatest(value::integer - coalesce((free ->> key)::integer, 0), 0) as lacking,
          (select min(worth.cents) from private.card_worth as worth where worth.card_key = key) as price
        from jsonb_each_text(others)
    ) as line
$function$;

-- A page of the visible decks that the caller has not assembled and for which the caller has at least one free copy,
-- ordered by missing copies, then by missing copies without a price, then by the price of the missing copies in cents,
-- then by id. Copies of any printing and finish count, except those that the caller's assembled decks hold. The filters
-- are those of find_decks; min_owned counts these copies. max_missing is the highest number of missing copies, max_cost
-- their highest price in whole USD, which a copy without a price exceeds. The arguments after_… are the values of the
-- last row of the previous page. A page has 1 to 60 rows; a shorter one is the last. Empty for guests. Raises PT422 for
-- an invalid format or ink, or an incomplete last row.
create function public.decks_by_missing_cards(format text default null::text, with_inks text[] default null::text[], exact_inks boolean default false, complete boolean default false, with_card text default null::text, search text default null::text, max_price integer default null::integer, legal text default null::text, min_owned integer default null::integer, max_missing integer default null::integer, max_cost integer default null::integer, after_missing integer default null::integer, after_unpriced integer default null::integer, after_cents bigint default null::bigint, after_id uuid default null::uuid, page_size integer default 24) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean, verdict jsonb, missing integer, unpriced integer, cents bigint)
language plpgsql stable security definer rows 24 set search_path to '' set jit to 'off' set work_mem to '64MB' set parallel_setup_cost to '0' set parallel_tuple_cost to '0'
as $function$
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
    raise sqlstate 'PT422' using message = 'The position after the last deck needs its missing copies, their price and its id.';
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
$function$;
