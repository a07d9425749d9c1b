import { type Score, scoreResult } from '../match.ts'
import type { ReadMatch } from './readMatchRows.ts'

/** A game that was read from a row, with the match of several games that it belongs to. */
export type ReadGame = {
  readonly match: ReadMatch
  /** The id of its match; null for a match of a single game. */
  readonly matchId: string | null
  readonly bestOf: 1 | Score['bestOf']
}

/**
 * Joins the games of a match of two or three (decision 050). The first game says who began. Abandoned games count only if
 * no game was finished.
 * @returns the matches in the order of their first rows, and the rows of matches that cannot be: more games than the
 * format has, or more than two won by one player.
 */
export function joinGames(games: readonly ReadGame[]): {
  readonly matches: readonly ReadMatch[]
  readonly impossible: readonly number[]
} {
  const groups = Map.groupBy(games, ({ match, matchId, bestOf }) =>
    matchId === null || bestOf === 1 ? `row ${match.rows.join()}` : matchId,
  )
  const matches: ReadMatch[] = []
  const impossible: number[] = []
  for (const group of groups.values()) {
    const joined = joinGroup(group)
    if (joined) matches.push(joined)
    else impossible.push(...group.flatMap(({ match }) => match.rows))
  }
  return { matches, impossible }
}

/** @returns null if the games are no match. */
function joinGroup(group: readonly ReadGame[]): ReadMatch | null {
  const played = group.map(({ match }) => match).toSorted((one, other) => (one.matchDate < other.matchDate ? -1 : 1))
  const [first] = played
  const [{ bestOf, matchId } = { bestOf: 1, matchId: null }] = group
  if (!first) return null
  if (bestOf === 1 || matchId === null) return first
  const count = (result: ReadMatch['result']) => group.filter(({ match }) => match.result === result).length
  const [won, lost, ties] = [count('win'), count('loss'), count('tie')]
  const rows = group.flatMap(({ match }) => match.rows)
  if (won > 2 || lost > 2 || ties > 0 || won + lost > bestOf) return null
  // In the order of the games, so that a later file only adds to them.
  const notes = played.flatMap((match) => match.notes || []).join('; ')
  const joined = { ...first, rows, gameId: matchId, notes }
  if (won + lost === 0) return { ...joined, result: 'abandoned' }
  const score: Score = { bestOf, won, lost }
  return { ...joined, score, result: scoreResult(score) }
}
