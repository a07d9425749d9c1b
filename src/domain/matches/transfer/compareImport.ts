import { toLocalDay } from '../../dates/isoDay.ts'
import { inkPairName, type Match, type MatchValues, type Score } from '../match.ts'

/**
 * A match from a file with its deck. `gameId`, as the database stores it, identifies the match in all imports; `id` is its id on this
 * site, null if it has none.
 */
export type ImportedMatch = MatchValues & { readonly id: string | null; readonly gameId: string }

/** A match from a file and one that was logged by hand, which may be the same. */
export type Alike = { readonly match: ImportedMatch; readonly logged: Match }

/** The effect of an import, as far as the browser knows. The database decides. */
export type ImportPlan = {
  /** The number of matches that are logged and stay as they are. */
  readonly known: number
  /** The number of logged matches that get the games they lack. */
  readonly completed: number
  /** Each match occurs once. The member decides whether both are one match. */
  readonly alike: readonly Alike[]
}

/**
 * Compares the matches of a file with the logged ones. A match may be one that was logged by hand if both have the same deck,
 * day in the reader's time zone, result and opponent's inks, and no different games.
 */
export function compareImport(matches: readonly ImportedMatch[], logged: readonly Match[]): ImportPlan {
  const byId = new Map(
    logged.flatMap((match) => [[match.id, match] as const, [match.gameId ?? match.id, match] as const]),
  )
  let [known, completed] = [0, 0]
  const fresh: ImportedMatch[] = []
  const inFile = new Set<string>()
  for (const match of matches) {
    const same = byId.get(match.gameId) ?? (match.id === null ? undefined : byId.get(match.id))
    if (!same) fresh.push(match)
    else if (isCompletedBy(same, match)) completed++
    else known++
    if (same) inFile.add(same.id)
  }
  const byHand = logged.filter(({ id, gameId }) => gameId === undefined && !inFile.has(id))
  return { known, completed, alike: pairAlike(fresh, byHand) }
}

/** Whether an import adds games to a match, as `import_matches` decides it. */
function isCompletedBy(logged: Match, { gameId, score }: ImportedMatch): boolean {
  if (!score || logged.gameId !== gameId) return false
  const before = logged.score
  if (!before) return logged.result === 'abandoned'
  const hasMore = score.won + score.lost > before.won + before.lost
  return (
    before.bestOf === score.bestOf && hasMore && score.won >= before.won && score.lost >= before.lost && !isOver(before)
  )
}

const isOver = ({ bestOf, won, lost }: Score) => Math.max(won, lost) === 2 || won + lost === bestOf

/** Pairs matches that may be the same; of several, the ones with the same opponent and initiative, then the nearest in time. */
function pairAlike(matches: readonly ImportedMatch[], byHand: readonly Match[]): readonly Alike[] {
  const groups = Map.groupBy(byHand, groupKey)
  return matches.flatMap((match) => {
    const rest = groups.get(groupKey(match)) ?? []
    const [best] = rest
      .filter(({ score }) => !score || !match.score || isSameScore(score, match.score))
      .map((logged) => ({ logged, rank: rankOf(match, logged) }))
      .toSorted((one, other) => one.rank - other.rank)
    if (!best) return []
    groups.set(
      groupKey(match),
      rest.filter((one) => one !== best.logged),
    )
    return [{ match, logged: best.logged }]
  })
}

const groupKey = ({ deckId, result, opponentInks, matchDate }: MatchValues): string =>
  [deckId, toLocalDay(new Date(matchDate)), result, inkPairName(opponentInks)].join('\n')

const isSameScore = (one: Score, other: Score): boolean => one.won === other.won && one.lost === other.lost

const DAY_MS = 86_400_000

/** Lower for a pair that is more likely the same match. */
const rankOf = (match: MatchValues, logged: Match): number =>
  (match.opponentName === logged.opponentName ? 0 : 4) +
  (match.initiative === logged.initiative ? 0 : 2) +
  Math.abs(Date.parse(match.matchDate) - Date.parse(logged.matchDate)) / DAY_MS
