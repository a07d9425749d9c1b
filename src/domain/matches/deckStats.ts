import { byNewest, inkPairName, isCounted, type Match, type MetInks } from './match.ts'
import { countResults, type MatchRecord, winRate } from './matchRecord.ts'

/** The record against opponents with the same inks. */
export type Matchup = { readonly opponentInks: MetInks; readonly record: MatchRecord }

/** The statistics of a match history (requirements §3, Deck stats). */
export type DeckStats = {
  readonly all: MatchRecord
  readonly onPlay: MatchRecord
  readonly onDraw: MatchRecord
  /** Most played first; among equals the better win rate first (requirements §9). */
  readonly matchups: readonly Matchup[]
  /** The latest 10, the latest first. */
  readonly recent: readonly Match[]
}

/** The number of recent matches (requirements §9). */
const RECENT = 10

/** The statistics of matches with one or several decks, given in any order. */
export function deckStats(matches: readonly Match[]): DeckStats {
  return {
    all: countResults(matches),
    onPlay: countResults(matches.filter(({ initiative }) => initiative === 'on_play')),
    onDraw: countResults(matches.filter(({ initiative }) => initiative === 'on_draw')),
    matchups: listMatchups(matches.filter(isCounted)),
    recent: matches.toSorted(byNewest).slice(0, RECENT),
  }
}

function listMatchups(matches: readonly Match[]): Matchup[] {
  const groups = Map.groupBy(matches, ({ opponentInks }) => inkPairName(opponentInks))
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) =>
      group.slice(0, 1).map(({ opponentInks }) => ({ opponentInks, record: countResults(group) })),
    )
    .toSorted(
      (one, other) =>
        other.record.total - one.record.total || (winRate(other.record) ?? 0) - (winRate(one.record) ?? 0),
    )
}

/** The record of each deck that has finished matches, by deck id. */
export function recordsByDeck(matches: readonly Match[]): ReadonlyMap<string, MatchRecord> {
  const groups = Map.groupBy(matches.filter(isCounted), ({ deckId }) => deckId)
  return new Map([...groups].map(([deckId, group]) => [deckId, countResults(group)]))
}
