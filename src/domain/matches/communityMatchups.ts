import type { Ink } from '../cards/vocabulary.ts'
import { INK_PAIRS, inkPairName, type OpponentInks, toOpponentInks } from './match.ts'
import { type Heat, heatOfRate } from './matchupGrid.ts'
import { type MatchRecord, winRate } from './matchRecord.ts'
import { rateInterval } from './winRateConfidence.ts'

/**
 * How decks of two inks do against decks of two others, over the shared matches of all members in some weeks
 * (docs/matches.md). Ties are left out.
 */
export type CommunityMatchup = {
  readonly inks: OpponentInks
  readonly opponentInks: OpponentInks
  /** Of `inks`, with noise, as all numbers. */
  readonly wins: number
  readonly losses: number
  /** The members of the week with the most. */
  readonly players: number
  /** The weeks with enough matches, each with its own noise. */
  readonly weeks: number
}

/** All matchups of a format and some weeks. Each two pairs of inks are listed once. */
export type CommunityMatchups = {
  /** The last day of the last published week, an ISO day; null before the first. */
  readonly until: string | null
  readonly matchups: readonly CommunityMatchup[]
}

/** The periods to choose from, in published weeks. */
export const COMMUNITY_WEEKS = [1, 4, 12] as const
export type CommunityWeeks = (typeof COMMUNITY_WEEKS)[number]

/**
 * The variance of the noise in the wins of a week, and in its losses (docs/matches.md, Numbers): 31.8, and more where
 * few matches were scaled to 30.
 */
const NOISE_VARIANCE = 40

/** The number of published matches, which differs from the real one by the noise. */
export const communityMatches = ({ wins, losses }: Pick<CommunityMatchup, 'wins' | 'losses'>): number => wins + losses

/** The matchups from the side of a deck with these inks, the most matches first. */
export function matchupsOf(inks: OpponentInks, matchups: readonly CommunityMatchup[]): readonly CommunityMatchup[] {
  const own = inkPairName(inks)
  return matchups
    .flatMap((matchup) => {
      if (inkPairName(matchup.inks) === own) return [matchup]
      const { opponentInks, wins, losses } = matchup
      if (inkPairName(opponentInks) !== own) return []
      return [{ ...matchup, inks: opponentInks, opponentInks: matchup.inks, wins: losses, losses: wins }]
    })
    .toSorted((one, other) => communityMatches(other) - communityMatches(one))
}

/** The pair of inks with the most matches; the first pair without any. */
export function mostPlayedInks(matchups: readonly CommunityMatchup[]): OpponentInks {
  const played = (pair: OpponentInks) =>
    matchupsOf(pair, matchups).reduce((sum, matchup) => sum + communityMatches(matchup), 0)
  const [most] = INK_PAIRS.map((pair) => ({ pair, matches: played(pair) })).toSorted(
    (one, other) => other.matches - one.matches,
  )
  return most?.pair ?? ['Amber', 'Amethyst']
}

/**
 * The record without noise that has the same win rate and is as exact as a matchup with its noise: it has fewer
 * matches, not in whole numbers. `rateInterval` of it is the likely range.
 */
export function communityRecord(
  matchup: Pick<CommunityMatchup, 'wins' | 'losses' | 'weeks'>,
): Pick<MatchRecord, 'wins' | 'total'> {
  const total = communityMatches(matchup)
  // As of the Wilson interval's center, so that a rate of 0 or 100% is not exact.
  const share = (matchup.wins + 2) / (total + 4)
  const noise = matchup.weeks * NOISE_VARIANCE * (share ** 2 + (1 - share) ** 2)
  const exact = total / (1 + noise / (total * share * (1 - share)))
  return { wins: (matchup.wins * exact) / total, total: exact }
}

/** The step of a matchup's win rate; 0 if its likely range includes 50%, because then nothing is known. */
export function communityHeat(record: Pick<MatchRecord, 'wins' | 'total'>): Heat {
  const [rate, interval] = [winRate(record), rateInterval(record)]
  if (rate === null || !interval || (interval.low <= 50 && interval.high >= 50)) return 0
  return heatOfRate(rate)
}

/** The two inks of a deck as one of a matchup; null if it has another number of inks. */
export function toInkPair([one, other, third]: readonly Ink[]): OpponentInks | null {
  return one && other && !third ? toOpponentInks(one, other) : null
}
