import { type MatchRecord, winRate } from './matchRecord.ts'

/** The bounds of the likely range of the true win rate, in percent 0 to 100. */
export type RateInterval = { readonly low: number; readonly high: number }

/** The 97.5th percentile of the normal distribution, for 95 % intervals. */
export const Z_95 = 1.959964

/** An interval of at most this many percentage points to each side counts as narrow. */
const NARROW_POINTS = 10

const wilson = (share: number, total: number): RateInterval => {
  const scale = 1 + Z_95 ** 2 / total
  const center = (share + Z_95 ** 2 / (2 * total)) / scale
  const margin = (Z_95 / scale) * Math.sqrt((share * (1 - share)) / total + Z_95 ** 2 / (4 * total ** 2))
  return { low: Math.max(0, center - margin) * 100, high: Math.min(1, center + margin) * 100 }
}

/**
 * The 95 % Wilson score interval of a win rate (decision 027). Unlike the normal approximation it stays within 0 to 100
 * and is valid for a handful of matches. Null without matches.
 */
export function rateInterval({ wins, total }: Pick<MatchRecord, 'wins' | 'total'>): RateInterval | null {
  return total === 0 ? null : wilson(wins / total, total)
}

/** A statement about the true win rate: likely above 50 %, likely below, likely near 50 %, or undecided. */
export type Verdict = 'better' | 'worse' | 'even' | 'open'

function judge({ low, high }: RateInterval): Verdict {
  if (low > 50) return 'better'
  if (high < 50) return 'worse'
  return high - low <= 2 * NARROW_POINTS ? 'even' : 'open'
}

/** The verdict on a record; 'open' without matches. */
export function winRateVerdict(record: MatchRecord): Verdict {
  const interval = rateInterval(record)
  return interval === null ? 'open' : judge(interval)
}

/**
 * How many more matches a verdict needs if the win rate stays the same: until the interval excludes 50 %, or until it
 * is narrow and the rate counts as near 50 %. Without the second condition a rate of 50 % would never get a verdict.
 * @returns 0 if there is a verdict already; null without matches
 */
export function matchesUntilVerdict(record: MatchRecord): number | null {
  const rate = winRate(record)
  if (rate === null) return null
  // The interval is narrow after fewer than a hundred matches at any rate, so the loop ends.
  let games = record.total
  while (judge(wilson(rate / 100, games)) === 'open') games++
  return games - record.total
}
