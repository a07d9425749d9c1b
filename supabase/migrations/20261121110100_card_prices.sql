-- card_prices: what cards cost on which day, so that value over time can be drawn (issue 7).

-- Prices are whole cents in double precision: they stay exact, and every way to the database answers them as JSON numbers.
create table public.card_prices (
  card_id text not null references public.cards_2 (id) on update cascade on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  usd double precision constraint card_prices_usd_is_a_price check (usd > 0),
  usd_foil double precision constraint card_prices_usd_foil_is_a_price check (usd_foil > 0),
  primary key (card_id, day)
);
comment on table public.card_prices is
  'A row for each day (UTC) on which the prices of a card changed, in USD; null without a price. They hold until the next row.';

alter table public.card_prices enable row level security;
grant select on public.card_prices to anon, authenticated;
grant all on public.card_prices to service_role;

create policy "everyone sees what cards cost on which day"
  on public.card_prices for select using (true);

create function private.price_in_usd(price jsonb) returns double precision
language sql immutable set search_path = ''
as $$ select case when private.is_price(price) then nullif(round((price #>> '{}')::numeric, 2), 0) end $$;
comment on function private.price_in_usd is 'A price of cards_2.prices_data in whole cents; null for what is none.';

create function private.keep_price_of_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  usd double precision := private.price_in_usd(new.prices_data -> 'usd');
  usd_foil double precision := private.price_in_usd(new.prices_data -> 'usd_foil');
  usd_before double precision;
  usd_foil_before double precision;
begin
  if tg_op = 'UPDATE' then
    usd_before := private.price_in_usd(old.prices_data -> 'usd');
    usd_foil_before := private.price_in_usd(old.prices_data -> 'usd_foil');
  end if;
  if (usd, usd_foil) is distinct from (usd_before, usd_foil_before) then
    insert into public.card_prices (card_id, usd, usd_foil) values (new.id, usd, usd_foil)
      on conflict (card_id, day) do update set usd = excluded.usd, usd_foil = excluded.usd_foil;
  end if;
  return null;
end
$$;
comment on function private.keep_price_of_day is
  'After prices_data of a card changed: its last prices of a day are kept, and nothing when they are what they were.';

create trigger cards_2_price_of_day after insert or update of prices_data on public.cards_2
  for each row execute function private.keep_price_of_day();
