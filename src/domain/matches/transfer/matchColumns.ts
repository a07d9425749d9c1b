import { headerKey } from '../../collection/csv/collectionFormat.ts'

/** The meaning of a column of a match history. */
export type MatchField =
  | 'date'
  | 'result'
  | 'initiative'
  | 'inks'
  /** The deck's name and its id on this site. */
  | 'deck'
  | 'deckId'
  /** The number of the deck's version on this site. */
  | 'version'
  /** The deck's id on the site that exported the file, its inks and its list of cards. */
  | 'sourceDeck'
  | 'ownInks'
  | 'list'
  | 'bestOf'
  | 'score'
  | 'opponentName'
  | 'event'
  | 'round'
  | 'notes'
  /** The match's id on this site, and the game's id on the site where it was played. */
  | 'id'
  | 'gameId'
  /** The id that the games of one match have in common. */
  | 'matchId'
  /** "bot", "matchmaking" or "private". */
  | 'mode'
  | 'endReason'
  | 'ownLore'
  | 'opponentLore'
  | 'turns'

/** A known format of files, by its headings. */
export type MatchFormat = 'duelsInk' | 'general'

/** Which column has a field, counted from 0. */
export type MatchColumns = ReadonlyMap<MatchField, number>

type Headings = Readonly<Partial<Record<MatchField, readonly string[]>>>

/**
 * The columns of a match history of duels.ink, as `GET /api/me/match-history?format=csv` there writes them. A game has a
 * row, and games of one match share `match_id`.
 */
const DUELS_INK: Headings = {
  gameId: ['game_id'],
  date: ['started_at'],
  result: ['result'],
  initiative: ['went_first'],
  inks: ['opp_deck_colors'],
  matchId: ['match_id'],
  bestOf: ['match_format'],
  mode: ['mode'],
  event: ['queue_name'],
  endReason: ['end_reason'],
  ownLore: ['your_lore'],
  opponentLore: ['opp_lore'],
  turns: ['turns'],
  sourceDeck: ['your_deck_id'],
  ownInks: ['your_deck_colors'],
  list: ['your_decklist'],
  opponentName: ['opp_display_name'],
}

/** The columns of our own export and of other files. Of several columns the first heading counts: a time before a day. */
const GENERAL: Headings = {
  date: ['Started at', 'Played at', 'Date', 'Match date', 'Day'],
  result: ['Result', 'Outcome'],
  initiative: ['Initiative', 'Turn order', 'Play or draw', 'Play/draw', 'Went first', 'On the play'],
  inks: ['Opponent inks', 'Opponent colors', 'Opponent colours', 'Opponent ink', 'Opp colors', 'Opp inks'],
  deck: ['Deck', 'Deck name', 'My deck', 'Your deck'],
  deckId: ['Deck ID'],
  version: ['Version', 'Deck version'],
  ownInks: ['My colors', 'My colours', 'My inks', 'Your colors', 'Deck colors'],
  list: ['Decklist', 'Deck list', 'List'],
  bestOf: ['Best of', 'Match format'],
  score: ['Games', 'Score'],
  opponentName: ['Opponent', 'Opponent name'],
  event: ['Event', 'Tournament', 'Queue'],
  round: ['Round'],
  notes: ['Notes', 'Note', 'Comment', 'Comments'],
  id: ['Match ID'],
  gameId: ['Game ID'],
}

/** The fields that every file needs, with the headings of our export. */
const REQUIRED_NAMES = { date: 'Date', result: 'Result', initiative: 'Initiative', inks: 'Opponent inks' } as const
const REQUIRED = Object.keys(REQUIRED_NAMES) as (keyof typeof REQUIRED_NAMES)[] // Object.keys returns string[].

/**
 * Recognizes a format by its headings, whatever their order and case.
 * @returns the columns, or the headings that are missing.
 */
export function recognizeColumns(
  headings: readonly string[],
):
  | { readonly ok: true; readonly format: MatchFormat; readonly columns: MatchColumns }
  | { readonly ok: false; readonly missing: readonly string[] } {
  // A column that occurs twice counts where it occurs first.
  const places = new Map(headings.map((heading, at) => [headerKey(heading), at] as const).toReversed())
  const duelsInk = findColumns(DUELS_INK, places)
  if (duelsInk.has('gameId') && REQUIRED.every((field) => duelsInk.has(field)))
    return { ok: true, format: 'duelsInk', columns: duelsInk }
  const columns = findColumns(GENERAL, places)
  const missing = REQUIRED.filter((field) => !columns.has(field)).map((field) => REQUIRED_NAMES[field])
  return missing.length > 0 ? { ok: false, missing } : { ok: true, format: 'general', columns }
}

function findColumns(headings: Headings, places: ReadonlyMap<string, number>): MatchColumns {
  // Object.entries widens the keys of a record to string.
  const entries = Object.entries(headings) as [MatchField, readonly string[]][]
  return new Map(
    entries.flatMap(([field, names]) => {
      const at = names.map((name) => places.get(headerKey(name))).find((place) => place !== undefined)
      return at === undefined ? [] : [[field, at] as const]
    }),
  )
}
