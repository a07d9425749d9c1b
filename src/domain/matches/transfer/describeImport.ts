import { countOf } from '../../text/countOf.ts'
import { formatCount } from '../../text/formatCount.ts'
import { type Match, RESULTS, type Result } from '../match.ts'

const WORDS: Readonly<Record<Result, string>> = { win: 'won', loss: 'lost', tie: 'tied', abandoned: 'abandoned' }

/** Describes the results of matches: "76 matches: 32 won, 43 lost, 1 abandoned"; "No matches" without any. */
export function describeResults(matches: readonly Pick<Match, 'result'>[]): string {
  if (matches.length === 0) return 'No matches'
  const parts = RESULTS.flatMap((result) => {
    const count = matches.filter((match) => match.result === result).length
    return count === 0 && (result === 'tie' || result === 'abandoned') ? [] : [`${formatCount(count)} ${WORDS[result]}`]
  })
  return `${countOf(matches.length, 'match', 'matches')}: ${parts.join(', ')}`
}

/** "; 4 rows cannot be read"; empty without problems. */
export const describeProblems = (count: number): string =>
  count === 0 ? '' : `; ${countOf(count, 'row', 'rows')} cannot be read`
