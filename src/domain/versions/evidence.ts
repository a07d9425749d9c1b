import { type MatchRecord, winRate } from '../matches/matchRecord.ts'

/**
 * The weight of the deck's mean in the estimate of a version, in matches: a version with as many matches
 * counts as much as the mean.
 */
export const PRIOR_WEIGHT = 10

/** From this probability on, in percent, one version counts as better. */
export const SETTLED_PERCENT = 95

/** The most matches that are predicted. */
const MAX_MATCHES = 1000

/** The points at which densities are computed: results are within 0.01 percentage points of the exact sum. */
const POINTS = 1000

/** A beta distribution of a win rate, by its counts of wins and other results. */
type Beta = { readonly wins: number; readonly others: number }

/**
 * The mean win rate of a deck, from 0 to 1, with one win and one loss added, so that it is never 0 or 1 (the rule of
 * succession).
 */
const meanOf = (records: readonly MatchRecord[]): number =>
  (records.reduce((sum, { wins }) => sum + wins, 0) + 1) / (records.reduce((sum, { total }) => sum + total, 0) + 2)

/** The distribution of a version's win rate: its matches, and `PRIOR_WEIGHT` matches at the deck's mean. */
const estimate = ({ wins, total }: Pick<MatchRecord, 'wins' | 'total'>, mean: number): Beta => ({
  wins: wins + mean * PRIOR_WEIGHT,
  others: total - wins + (1 - mean) * PRIOR_WEIGHT,
})

/** The probability of each of `POINTS` intervals of the win rate; their sum is 1. */
function density({ wins, others }: Beta): Float64Array {
  const logs = Float64Array.from({ length: POINTS }, (_, at) => {
    // The rate is sin²(x): its points are closer near 0 and 1, where distributions of few matches are steep.
    const x = ((at + 0.5) / POINTS) * (Math.PI / 2)
    return (2 * wins - 1) * Math.log(Math.sin(x)) + (2 * others - 1) * Math.log(Math.cos(x))
  })
  const highest = logs.reduce((one, other) => Math.max(one, other))
  const weights = logs.map((log) => Math.exp(log - highest))
  const sum = weights.reduce((one, other) => one + other)
  return weights.map((weight) => weight / sum)
}

/** The probability from 0 to 1 that the first of two win rates is higher. */
export function probabilityHigher(one: Beta, other: Beta): number {
  const [chances, others] = [density(one), density(other)]
  let below = 0
  let sum = 0
  for (let at = 0; at < POINTS; at += 1) {
    const equal = others[at] ?? 0
    sum += (chances[at] ?? 0) * (below + equal / 2)
    below += equal
  }
  return sum
}

/** How sure it is that a version is better than another one. */
export type Evidence = {
  /** The probability that the newer version wins more often, in percent from 0 to 100. */
  readonly percent: number
  /** Whether it is settled which one is better. */
  readonly isSettled: boolean
  /**
   * The matches that each version still needs until it is settled, if both go on winning as often; null if that takes
   * more than 1,000. 0 if it is settled.
   */
  readonly matchesNeeded: number | null
}

/**
 * Compares the win rates of two versions of a deck. Each is estimated with a beta prior at the mean of all versions, so
 * that three wins in a row do not count as proof (Efron & Morris 1975, "Data analysis using Stein's estimator";
 * docs/versions.md). A tie counts as a match that was not won.
 * @param all the records of all versions.
 * @returns null if one of the two has no matches: then nothing is known.
 */
export function compareRecords(newer: MatchRecord, older: MatchRecord, all: readonly MatchRecord[]): Evidence | null {
  if (newer.total === 0 || older.total === 0) return null
  const mean = meanOf(all)
  const after = (matches: number) => {
    const grown = (record: MatchRecord) => {
      const { wins, total } = record
      return estimate({ wins: wins + ((winRate(record) ?? 0) / 100) * matches, total: total + matches }, mean)
    }
    return 100 * probabilityHigher(grown(newer), grown(older))
  }
  const settles = (percent: number) => Math.max(percent, 100 - percent) >= SETTLED_PERCENT
  const percent = after(0)
  const isSettled = settles(percent)
  return { percent, isSettled, matchesNeeded: isSettled ? 0 : findFirst((matches) => settles(after(matches))) }
}

/** The smallest number from 1 to `MAX_MATCHES` from which on a condition holds; null if it never does. */
function findFirst(holds: (number: number) => boolean): number | null {
  if (!holds(MAX_MATCHES)) return null
  let [low, high] = [1, MAX_MATCHES]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
