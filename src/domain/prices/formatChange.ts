import { formatUsd } from '../cards/prices.ts'
import type { ValueChange } from './valueHistory.ts'

/** Formats a change of an amount in USD with its sign: "+$1.20 (+3.4%)", "−$1.20 (−3.4%)", "+$1.20" without a percentage, "No change". */
export function formatChange({ usd, percent }: ValueChange, format: (usd: number) => string = formatUsd): string {
  if (usd === 0) return 'No change'
  const sign = usd > 0 ? '+' : '−'
  const part = percent === null ? '' : ` (${sign}${Math.abs(percent).toFixed(1)}%)`
  return `${sign}${format(Math.abs(usd))}${part}`
}
