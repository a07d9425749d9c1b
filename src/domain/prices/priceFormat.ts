import { formatUsd, formatWholeUsd } from '../cards/prices.ts'

/** How prices, which are amounts in USD, are shown. */
export type PriceFormat = {
  /** The EUR for 1 USD by which prices are converted; null if they are shown in USD. */
  readonly eurPerUsd: number | null
  /** With two decimals: "$1,234.50" or "€1,135.74". */
  readonly format: (usd: number) => string
  /** Without decimals: "$1,235" or "€1,136". */
  readonly formatWhole: (usd: number) => string
}

/** Prices as the market has them. */
export const USD_FORMAT: PriceFormat = { eurPerUsd: null, format: formatUsd, formatWhole: formatWholeUsd }

/** Prices converted to EUR. @param eurPerUsd the EUR for 1 USD. */
export function eurFormat(eurPerUsd: number): PriceFormat {
  const inEur = (format: (amount: number) => string) => (usd: number) => format(usd * eurPerUsd).replace('$', '€')
  return { eurPerUsd, format: inEur(formatUsd), formatWhole: inEur(formatWholeUsd) }
}

/** "converted from USD at 0.92"; null for prices in USD. */
export const describeConversion = ({ eurPerUsd }: PriceFormat): string | null =>
  eurPerUsd === null ? null : `converted from USD at ${eurPerUsd}`
