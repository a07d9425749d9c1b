import type { Match } from '#domain/matches/match.ts'

/** What a row of a history can do. */
export type MatchActions = { readonly onEdit: (match: Match) => void; readonly onDelete: (match: Match) => void }

/** What both formats of a history show. */
export type MatchRows = {
  readonly matches: readonly Match[]
  /** The names of the decks by their ids, where matches of several are shown. */
  readonly deckNames: ReadonlyMap<string, string> | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly actions: MatchActions
}
