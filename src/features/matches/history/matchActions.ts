import type { Match } from '#domain/matches/match.ts'
import type { ItemProps } from '#ui/useShown.ts'

/** The actions of a row. */
export type MatchActions = { readonly onEdit: (match: Match) => void; readonly onDelete: (match: Match) => void }

/** The data of both formats of a history. */
export type MatchRows = {
  readonly matches: readonly Match[]
  /** The names of decks by id, for matches of several decks. */
  readonly deckNames: ReadonlyMap<string, string> | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
  /** See `useShown`. */
  readonly rowProps: ((index: number) => ItemProps) | undefined
  readonly actions: MatchActions
}
