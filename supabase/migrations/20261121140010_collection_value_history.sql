-- collection_value_history(): what a collection was worth on earlier days, from card_prices (issue 7: "prices are stored with
-- their day too, so that value over time can be drawn").

-- Each day of a price knows by how much it changed, so that the value of a collection is worked out by adding up. To look for
-- the day before of each of a million rows would take four times as long.
alter table public.card_prices
  add column usd_change double precision not null default 0,
  add column usd_foil_change double precision not null default 0;
comment on column public.card_prices.usd_change is
  'By how much usd differs from the last that was known, in USD; 0 without a price now or before. Worked out by the database.';
comment on column public.card_prices.usd_foil_change is 'The same of usd_foil.';

create function private.work_out_price_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.usd_change := coalesce(new.usd - (
    select usd from public.card_prices
      where card_id = new.card_id and day < new.day and usd is not null order by day desc limit 1
  ), 0);
  new.usd_foil_change := coalesce(new.usd_foil - (
    select usd_foil from public.card_prices
      where card_id = new.card_id and day < new.day and usd_foil is not null order by day desc limit 1
  ), 0);
  return new;
end
$$;
comment on function private.work_out_price_change is
  'Before a price of a day is written: what it changed. Days are written one after the other; later ones are not worked out again.';

create trigger card_prices_change before insert or update of day, usd, usd_foil on public.card_prices
  for each row execute function private.work_out_price_change();

update public.card_prices set day = day;

-- What the changes of a card's year come to is read out of the index alone: the table stands in the order of the days.
alter table public.card_prices
  drop constraint card_prices_pkey,
  add constraint card_prices_pkey primary key (card_id, day) include (usd_change, usd_foil_change);

create function public.collection_value_history(owner_id uuid, since date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    with valued as (
      -- A finish that has no price now is not in the value, on no day.
      select owned.card_id, began.day as first_day, latest.usd, latest.usd_foil,
          case when latest.usd is null then 0 else non_foil end as non_foil,
          case when latest.usd_foil is null then 0 else foil end as foil
        from (
          select card_id,
              coalesce(sum(quantity) filter (where not is_foil), 0)::double precision as non_foil,
              coalesce(sum(quantity) filter (where is_foil), 0)::double precision as foil
            from public.user_collections where user_id = owner_id group by card_id
        ) as owned
        cross join lateral (
          select usd, usd_foil from public.card_prices where card_id = owned.card_id order by day desc limit 1
        ) as latest
        cross join lateral (select min(day) as day from public.card_prices where card_id = owned.card_id) as began
        where (usd is not null and non_foil > 0) or (usd_foil is not null and foil > 0)
    ), today as (
      select sum(non_foil * coalesce(usd, 0) + foil * coalesce(usd_foil, 0)) as value,
          greatest(least(since, clock.today), clock.today - 366, min(first_day)) as first_day
        from valued cross join (select (now() at time zone 'utc')::date as today) as clock
        group by clock.today
    ), changes as (
      select price.day, sum(non_foil * usd_change + foil * usd_foil_change) as change
        from valued join public.card_prices as price using (card_id)
        where price.day > (select first_day from today)
        group by price.day
    ), days as (
      select first_day as day, 0 as change from today
      union all select day, change from changes
    )
    select coalesce(jsonb_agg(jsonb_build_array(day, round(usd::numeric, 2)) order by day), '[]')
      from (
        select day, (select value from today) - coalesce(sum(change) over (
            order by day desc rows between unbounded preceding and 1 preceding), 0) as usd
          from days
      ) as history
  )
  from public.user_profiles as owner
  where owner.user_id = owner_id and (profile_visibility = 'public' or owner.user_id = (select auth.uid()))
$$;
comment on function public.collection_value_history is
  'What the copies that are owned now were worth in USD: [[day, USD], …] of the first day of the period (since, at most 366 days '
  'ago, and not before any of their prices was known) and of each later one on which a price changed; it holds until the next. '
  'It counts the copies that have a price now, so that it ends with the value of the collection. On a day without a price a card '
  'counts with its last one, or else with its first: to come up or to be missing for a while is no gain and no loss. Null when '
  'there is no such member or their profile is private and not the caller''s, as of collection_of.';
