import { formatCount } from '../text/formatCount.ts'
import { isCounted, type Match } from './match.ts'

/**
 * The number of matches by result. A tie counts as a match and not as a win, an abandoned match not at all. A match of two
 * or three games counts once; `countGames` counts its games.
 */
export type MatchRecord = {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly total: number
}

/** Counts matches by result. */
export function countResults(matches: readonly Match[]): MatchRecord {
  const count = (result: Match['result']) => matches.filter((match) => match.result === result).length
  return { wins: count('win'), losses: count('loss'), ties: count('tie'), total: matches.filter(isCounted).length }
}

/** Counts finished games by result: a match without a score is one game. */
export function countGames(matches: readonly Match[]): MatchRecord {
  const sum = (count: (match: Match) => number) => matches.reduce((all, match) => all + count(match), 0)
  const single = (result: Match['result']) => (match: Match) => Number(!match.score && match.result === result)
  const [wins, losses, ties] = [
    sum((match) => match.score?.won ?? single('win')(match)),
    sum((match) => match.score?.lost ?? single('loss')(match)),
    sum(single('tie')),
  ]
  return { wins, losses, ties, total: wins + losses + ties }
}

/** The share of matches won, in percent 0 to 100; null without matches (requirements §3, win_rate). */
export const winRate = ({ wins, total }: Pick<MatchRecord, 'wins' | 'total'>): number | null =>
  total === 0 ? null : (wins * 100) / total

/** Formats a win rate with one decimal, '62.5%' (requirements §9); a dash for null. */
export const formatRate = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)}%`)

/** Above 50 %, at exactly 50 %, below it: shown green, neutral and red (requirements §9). */
export type RateTone = 'good' | 'even' | 'poor'

/** The tone of a win rate in percent 0 to 100; null is neutral. */
export const rateTone = (percent: number | null): RateTone =>
  percent === null || percent === 50 ? 'even' : percent > 50 ? 'good' : 'poor'

/** Formats a record as players write it: wins, losses and, if there are any, ties. '10–6–1'. */
export const formatRecord = ({ wins, losses, ties }: MatchRecord): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].map((count) => formatCount(count)).join('–')
