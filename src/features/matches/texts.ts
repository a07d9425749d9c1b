import { dayLabel } from '#domain/dates/dayLabel.ts'
import { formatScore, type Initiative, inkPairName, type Match, type Result } from '#domain/matches/match.ts'
import { countOf } from '#domain/text/countOf.ts'

/** The labels of a match's fields. */
export const RESULT_TEXTS: Record<Result, string> = {
  win: 'Win',
  loss: 'Loss',
  tie: 'Tie',
  abandoned: 'Abandoned',
}

export const INITIATIVE_TEXTS: Record<Initiative, string> = { on_play: 'On the play', on_draw: 'On the draw' }

/** The result with the games, if there are several: 'Win 2–1'. */
export const resultText = ({ result, score }: Match): string =>
  score ? `${RESULT_TEXTS[result]} ${formatScore(score)}` : RESULT_TEXTS[result]

/** The event and round of a match, 'Thursday league, round 2'; empty without them. */
export const roundText = ({ event, round }: Pick<Match, 'event' | 'round'>): string =>
  [event, round ? (event ? `round ${round}` : `Round ${round}`) : ''].filter(Boolean).join(', ')

/** The name of a match as text: 'Win against Amber + Ruby'. */
export const matchName = ({ result, opponentInks }: Match): string =>
  `${RESULT_TEXTS[result]} against ${inkPairName(opponentInks)}`

/**
 * Describes the day of a match (requirements §9, match date labels).
 * @param now milliseconds since the epoch.
 */
export const matchDay = ({ matchDate }: Match, now: number): string => dayLabel(matchDate, now, { dateStyle: 'medium' })

/** "1 game", "12 games". */
export const gamesText = (count: number): string => countOf(count, 'game', 'games')

/** "1 match", "12 matches". */
export const matchesText = (count: number): string => countOf(count, 'match', 'matches')
