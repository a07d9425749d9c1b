import { formatCount } from '../text/formatCount.ts'
import type { Match } from './match.ts'

/** Matches counted by their result. Ties count as matches and not as wins. */
export type MatchRecord = {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly total: number
}

/** The record of some matches. */
export function countResults(matches: readonly Match[]): MatchRecord {
  const count = (result: Match['result']) => matches.filter((match) => match.result === result).length
  return { wins: count('win'), losses: count('loss'), ties: count('tie'), total: matches.length }
}

/** The share of matches that were won, in percent 0 to 100; null where there are none (specification §3, win_rate). */
export const winRate = ({ wins, total }: Pick<MatchRecord, 'wins' | 'total'>): number | null =>
  total === 0 ? null : (wins * 100) / total

/** A win rate in words, '62.5%', to one decimal (specification §9); a dash where there are no matches. */
export const formatRate = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)}%`)

/** Above 50 %, at exactly 50 %, below it: shown green, neutral and red (specification §9). */
export type RateTone = 'good' | 'even' | 'poor'

/** How a win rate in percent 0 to 100 looks; one that is not known looks even. */
export const rateTone = (percent: number | null): RateTone =>
  percent === null || percent === 50 ? 'even' : percent > 50 ? 'good' : 'poor'

/** A record as players write it: wins, losses and, where there are any, ties. '10–6–1'. */
export const formatRecord = ({ wins, losses, ties }: MatchRecord): string =>
  [wins, losses, ...(ties > 0 ? [ties] : [])].map((count) => formatCount(count)).join('–')
