import { communityMatches, type CommunityMatchup, communityRecord } from '#domain/matches/communityMatchups.ts'
import type { Match } from '#domain/matches/match.ts'
import { formatRecord, winRate } from '#domain/matches/matchRecord.ts'
import { recordAgainstInks } from '#domain/matches/matchupGrid.ts'
import { rateInterval } from '#domain/matches/winRateConfidence.ts'
import { countOf } from '#domain/text/countOf.ts'

/** The win rate in whole percent, '52%': the noise does not allow more digits. */
export const rateText = (matchup: CommunityMatchup): string => `${(winRate(communityRecord(matchup)) ?? 0).toFixed(0)}%`

/** The likely range, '47–57%'. */
export function rangeText(matchup: CommunityMatchup): string {
  const { low, high } = rateInterval(communityRecord(matchup)) ?? { low: 0, high: 100 }
  return `${low.toFixed(0)}–${high.toFixed(0)}%`
}

/** 'about 140 matches, 23 players': to 5 matches, because of their noise. */
export const basisText = (matchup: CommunityMatchup): string =>
  `about ${countOf(Math.round(communityMatches(matchup) / 5) * 5, 'match', 'matches')}, ${countOf(matchup.players, 'player')}`

/** The viewer's record against the same inks, '3–1'; null without matches. */
export function yourText({ opponentInks }: CommunityMatchup, matches: readonly Match[] | undefined): string | null {
  const record = recordAgainstInks(matches ?? [], opponentInks)
  return record.total === 0 ? null : formatRecord(record)
}
