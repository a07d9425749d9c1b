-- The copies of a collection whose prices changed most.
create function public.collection_movers(owner_id uuid, since date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    with valued as (
      select owned.card_id, is_foil, copies, case when is_foil then latest.usd_foil else latest.usd end as usd
        from (
          select card_id, is_foil, sum(quantity) as copies
            from public.user_collections where user_id = owner_id group by card_id, is_foil
        ) as owned
        cross join lateral (
          select usd, usd_foil from public.card_prices where card_id = owned.card_id order by day desc limit 1
        ) as latest
    ), moved as (
      select card_id, is_foil, copies, usd, round((
          select sum(case when is_foil then usd_foil_change else usd_change end)
            from public.card_prices as price
            where price.card_id = valued.card_id
              and price.day > greatest(since, (now() at time zone 'utc')::date - 366)
        )::numeric, 2) as change
        from valued where usd is not null
    )
    select coalesce(
        jsonb_agg(jsonb_build_array(card_id, is_foil, copies, round(usd::numeric, 2) - change, usd)
          order by abs(change * copies) desc, card_id, is_foil),
        '[]')
      from (
        select * from moved where change <> 0 order by abs(change * copies) desc, card_id, is_foil limit 10
      ) as most
  )
  from public.user_profiles as owner
  where owner.user_id = owner_id and (owner.user_id = (select private.member_id()) or profile_visibility = 'public')
$$;
comment on function public.collection_movers is
  'The ten cards and finishes of a collection whose value changed most since a day, at most 366 days ago, the largest change '
  'first: [[card id, is foil, copies, USD then, USD now], …]. Prices are those of one copy; a price then that was missing is '
  'the first known one. Null if the member does not exist or the profile is private and not the caller''s, like collection_of.';
