-- A change of cards computes only the worth of their names again. That of all cards took 0.2 to 0.4 s per statement on the embedded
-- database: 28 of the 60 s in which a new host had all cards and prices.

drop trigger cards_2_cheapest on public.cards_2;

create or replace function private.follow_card_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  keys text[];
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
    perform private.renew_all_decks('prices');
  end if;
  return null;
end
$$;
comment on function private.follow_card_prices is
  'After cards or their prices changed: computes the prices of the changed names again, and of the decks with changed ones.';

-- They run before cards_2_days_…, which judge decks by the names of private.card_worth.
create trigger cards_2_cheapest_delete after delete on public.cards_2 referencing old table as changed
  for each statement execute function private.follow_card_prices();
create trigger cards_2_cheapest_insert after insert on public.cards_2 referencing new table as changed
  for each statement execute function private.follow_card_prices();
create trigger cards_2_cheapest_update after update on public.cards_2 referencing old table as before new table as after
  for each statement execute function private.follow_card_prices();
