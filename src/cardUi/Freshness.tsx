import { useQuery } from '@tanstack/react-query'
import { freshnessQuery } from '#data/catalogue/freshness.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { describeCards, describePrices } from '#domain/cards/freshness.ts'
import { describeConversion } from '#domain/prices/priceFormat.ts'
import { useNow } from '#ui/useNow.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Says how current the cards or their prices are, and whether prices are converted. An empty line has its place until that is known. */
export function Freshness({ of }: { of: 'cards' | 'prices' }) {
  // The query may answer before the page is hydrated.
  const data = useHydrated(useQuery(freshnessQuery).data, undefined)
  const conversion = describeConversion(usePriceFormat())
  const now = new Date(useNow())
  if (!data) return NO_BREAK_SPACE
  if (of === 'cards') return describeCards(data, now)
  const prices = describePrices(data, now)
  if (conversion === null) return prices
  return prices === null ? `Prices ${conversion}` : `${prices}, ${conversion}`
}
