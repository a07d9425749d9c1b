import { queryOptions } from '@tanstack/react-query'
import type { ValueOnDay } from '#domain/prices/valueHistory.ts'
import { publicTables } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

/** The prices of a card in USD since a day (ISO, UTC); null if there is no price. */
export type PricesOfDay = { readonly day: string; readonly usd: number | null; readonly usdFoil: number | null }

export type Finish = 'usd' | 'usdFoil'

/** The prices of a finish. While one is missing, the last known one counts. */
export const pricesOf = (prices: readonly PricesOfDay[], finish: Finish): ValueOnDay[] =>
  prices.flatMap(({ day, [finish]: usd }) => (usd === null ? [] : { day, usd }))

/** The maximum number of rows: more than a year, even if the prices changed each day. */
const MAX_DAYS = 400

async function readPriceHistory(cardId: string): Promise<readonly PricesOfDay[]> {
  const { data, error } = await publicTables
    .from('card_prices')
    .select('day,usd,usd_foil')
    .eq('card_id', cardId)
    .order('day', { ascending: false })
    .limit(MAX_DAYS)
  if (error) throw toFailure(error, 'Failed to load prices')
  return data.map(({ day, usd, usd_foil: usdFoil }) => ({ day, usd, usdFoil })).toReversed()
}

/** The changes of a card's prices, oldest first. It fails with 'Failed to load prices'. */
export const priceHistoryQuery = (cardId: string) =>
  queryOptions({
    queryKey: ['price-history', cardId],
    queryFn: () => readPriceHistory(cardId),
    staleTime: 5 * 60_000,
    retry: 1,
    networkMode: 'always',
  })
