import { byNewest, inkPairName, type Match, type OpponentInks } from './match.ts'
import { countResults, type MatchRecord, winRate } from './matchRecord.ts'

/** How it went against opponents of two inks. */
export type Matchup = { readonly opponentInks: OpponentInks; readonly record: MatchRecord }

/** What a history of matches says (specification §3, Deck stats). */
export type DeckStats = {
  readonly all: MatchRecord
  readonly onPlay: MatchRecord
  readonly onDraw: MatchRecord
  /** The most played first, then the one with the better win rate (specification §9). */
  readonly matchups: readonly Matchup[]
  /** The latest 10, the latest first. */
  readonly recent: readonly Match[]
}

/** Specification §9. */
const RECENT = 10

/** The statistics of some matches, be it of one deck or of several, in whatever order they come. */
export function deckStats(matches: readonly Match[]): DeckStats {
  return {
    all: countResults(matches),
    onPlay: countResults(matches.filter(({ initiative }) => initiative === 'on_play')),
    onDraw: countResults(matches.filter(({ initiative }) => initiative === 'on_draw')),
    matchups: listMatchups(matches),
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

/** The record of each deck that has matches, by its id. */
export function recordsByDeck(matches: readonly Match[]): ReadonlyMap<string, MatchRecord> {
  const groups = Map.groupBy(matches, ({ deckId }) => deckId)
  return new Map([...groups].map(([deckId, group]) => [deckId, countResults(group)]))
}
