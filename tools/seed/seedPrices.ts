import type { Transaction } from '../../server/backend/database.ts'

const DAYS = 365

/** Inserts prices for every card on each day of the last year. It is for benchmarks only. */
export async function seedPrices(database: Transaction): Promise<void> {
  // Disables triggers, because the changes are inserted too.
  await database.query(`do $$ begin
    set session_replication_role = replica;
    insert into public.card_prices (card_id, day, usd, usd_foil, usd_change, usd_foil_change)
      select id, current_date - age, 10 - age * 0.01, 20 - age * 0.02, 0.01, 0.02
      from generate_series(${DAYS}, 0, -1) as age cross join public.cards_2;
    set session_replication_role = origin;
  end $$`)
  await database.query('vacuum analyze public.card_prices')
}
