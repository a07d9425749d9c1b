import { type MatchRecord, winRate } from './matchRecord.ts'

/** Between which win rates the true one most likely lies, in percent 0 to 100. */
export type RateInterval = { readonly low: number; readonly high: number }

/** Of the normal distribution 95 % lie within so many standard deviations. */
const Z = 1.959964

/** An interval is narrow when it says the rate to within so many points up and down. */
const NARROW = 10

const wilson = (share: number, total: number): RateInterval => {
  const scale = 1 + Z ** 2 / total
  const middle = (share + Z ** 2 / (2 * total)) / scale
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return { low: Math.max(0, middle - reach) * 100, high: Math.min(1, middle + reach) * 100 }
}

/**
 * The Wilson score interval of a win rate at 95 % (issue 6, point 3; decision 027): unlike the textbook's it stays within 0 to 100 and
 * makes sense for a handful of matches too. Null where there are none.
 */
export function rateInterval({ wins, total }: Pick<MatchRecord, 'wins' | 'total'>): RateInterval | null {
  return total === 0 ? null : wilson(wins / total, total)
}

/** What a record says of the true win rate: surely above or below 50 %, surely close to it, or nothing yet. */
export type Verdict = 'better' | 'worse' | 'even' | 'open'

function judge({ low, high }: RateInterval): Verdict {
  if (low > 50) return 'better'
  if (high < 50) return 'worse'
  return high - low <= 2 * NARROW ? 'even' : 'open'
}

/** What is known after these matches. */
export function verdictOn(record: MatchRecord): Verdict {
  const interval = rateInterval(record)
  return interval === null ? 'open' : judge(interval)
}

/**
 * How many more matches it takes to know, should they go on at the present rate: until the interval leaves 50 % out, and
 * one knows which side the deck is on, or until it is within 10 points of the rate up and down, and one knows that it is
 * near. Without the second end a deck at 50 % would never be known. 0 where it is known; null where there are no matches.
 */
export function gamesToKnow(record: MatchRecord): number | null {
  const rate = winRate(record)
  if (rate === null) return null
  // Less than a hundred matches are enough for a narrow interval, whatever the rate.
  let games = record.total
  while (judge(wilson(rate / 100, games)) === 'open') games++
  return games - record.total
}
